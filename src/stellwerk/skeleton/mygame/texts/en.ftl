# Mygame: English
mygame-title = Mygame
mygame-about = Lay as much track as you can before anybody arrives.

# What a button says, and what happened
mygame-offer-load = Load two coal
mygame-offer-go = Go { $track }
mygame-told-load = loads two coal
mygame-told-go = goes { $track }

# Why not
mygame-tender-full = Your tender is too full: nobody may have more than five coal.
mygame-no-such-track = There is no track { $track } on this map.
mygame-elsewhere = Your train is at neither end of { $track }.
mygame-too-little-coal = You have too little coal for { $track }: it takes one for each mile.

# The table
mygame-view-laid = Tracks and who laid them
mygame-view-pile = Coal in the pile
mygame-view-points = Points
mygame-view-coal = Coal
mygame-view-at = Where the train is
mygame-view-been = Where it has been
mygame-view-goal = Where it is going
mygame-card-pile = { $coal } coal in the pile
mygame-card-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coal } coal
mygame-card-at = is in { $town }
mygame-card-goal = is going to { $town }

# Faults of a position, and of a map
mygame-fault-been = The train of { $who } began in the depot, and is in a town where it has been.
mygame-fault-destination = { $who } is going to a town that is no destination on this map.
mygame-fault-goal = The first to arrive ends the game: { $who } cannot have been there before or arrive as well.
mygame-fault-laid = { $who } cannot have laid { $track } without having been at both ends.
mygame-map-goal = A destination is a town other than the depot, and is named once.

# How to play
mygame-learn-goal-title = What it is about
mygame-learn-goal = Your train leaves the depot for a town that only you know: it is ringed. The game ends as soon as a train reaches its destination, or the pile of coal is empty. To arrive is five points, and each mile that you have laid is one. Most points win.
mygame-learn-turn-title = Your turn
mygame-learn-turn = Load two coal from the pile (nobody may have more than five), or go along a track from the town where your train is, for a coal a mile. If nobody has laid that track yet, you lay it.
