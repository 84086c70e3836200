# Umweg: English
umweg-title = Umweg
umweg-about = Lay one railway together, and be paid for every mile of detour.
umweg-material-wood = wood
umweg-material-stone = stone
umweg-material-steel = steel
umweg-letter-wood = w
umweg-letter-stone = s
umweg-letter-steel = i

# What a button says, and what happened
umweg-offer-draw = Draw two cubes
umweg-offer-accept = Accept { $order }
umweg-offer-lay = Lay { $track } with { $material }
umweg-told-draw = draws two cubes
umweg-told-accept = accepts the order { $order }
umweg-told-lay = lays { $track } with { $material }

# Why not
umweg-too-many-cubes = You may hold ten cubes at most: lay a track first.
umweg-no-such-order = There is no order { $order } on this map.
umweg-not-on-display = The order { $order } is not on display.
umweg-too-many-orders = You have five orders already: nobody may have more.
umweg-no-such-track = There is no track { $track } on this map.
umweg-is-laid = { $track } is laid already.
umweg-closes-circle = { $track } would close a circle: the railway reaches both towns.
umweg-not-linked = { $track } does not lead on from the railway: it reaches neither town.
umweg-too-few-cubes = You have too few cubes of { $material } for { $track }: it takes one for each mile, and one more if it is not built with { $material }.

# The table
umweg-view-reached = Towns reached
umweg-view-laid = Tracks and who laid them
umweg-view-bag = Cubes in the bag
umweg-view-display = Orders on display
umweg-view-pile = Orders in the pile
umweg-view-points = Points
umweg-view-miles = Miles laid
umweg-view-cubes = Cubes
umweg-view-orders = Orders
umweg-view-pays = What they pay
umweg-view-held = Own cubes
umweg-card-draw = Draw { $count ->
    [one] one cube
   *[other] { $count } cubes
}
umweg-card-bag = { $count } in the bag
umweg-card-accept = on display: accept it
umweg-card-pile = { $count } more in the pile
umweg-card-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} · { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}

# Faults of a position
umweg-fault-bag = There are { $of } of { $material } in all, in the bag and behind screens.
umweg-fault-cubes = { $who } may not hold more than { $most }.
umweg-fault-orders = Of { $who }’s orders { $secret } are secret, and they are { $most } at most.
umweg-fault-display = Three orders lie on display as long as there are that many, and the rest in the pile.
umweg-fault-tree = { $track } does not lead on from the depot, or closes a circle.

# Faults of a map

# How to play
umweg-learn-goal-title = What it is about
umweg-learn-goal = All of you build one railway out of Kreuzweg, town by town, until it reaches every town. Each order names two towns and pays a point for every mile that the way between them is longer than it could have been. So send your own goods the long way round.
umweg-learn-turn-title = Your turn
umweg-learn-turn = Do one thing: draw two cubes, accept one of the three orders on display, or lay a track. You may hold ten cubes and five orders.
umweg-learn-lay-title = Laying a track
umweg-learn-lay = A track leads from a town that the railway reaches to one that it does not: no circle is ever closed. It takes cubes of one material, one for each mile, and one more if it is not the track’s own. Each mile is a point at once.
umweg-learn-end-title = The end
umweg-learn-end = When the last town is reached, all orders are shown. Miles and detours are added up: most points win.
umweg-lesson-turn = Lay what makes the way between your towns long (they are ringed), before somebody joins them directly.
