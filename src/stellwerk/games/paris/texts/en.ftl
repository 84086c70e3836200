# Paris Connection: English
paris-title = Paris Connection
paris-about = Build railways out of Paris, and own the companies that grow.

paris-colour-purple = Purple
paris-colour-brown = Brown
paris-colour-black = Black
paris-colour-yellow = Yellow
paris-colour-blue = Blue
paris-colour-red = Red
paris-letter-purple = P
paris-letter-brown = N
paris-letter-black = K
paris-letter-yellow = Y
paris-letter-blue = B
paris-letter-red = R

# Where: in a city, on a start space, on any other space
paris-in = in { $place }
paris-on = on { $place }
paris-at-start = on the start space { $place }

# What happened (the player's name stands before it)
paris-told-build = builds { $colour } on { $place }
paris-told-city = builds { $colour } in { $place } (+{ $gain }, { $colour } is now worth { $value })
paris-told-stop = ends the build
paris-told-trade = gives 1 { $give } and takes { $count } { $take }

# What followed
paris-tray-empty-now = The tray of { $colour } is empty: it can be neither built nor taken until somebody gives one back.
paris-tray-refilled-now = The tray of { $colour } has a locomotive again.
paris-build-over-five = Five locomotives are placed: the build is over.
paris-build-over-no-room = No other locomotive of { $colour } can be placed: the build is over.
paris-told-turn = { $who } is next.
paris-ending-goal = { $who } has reached { $place } with { $colour }: the game is over.
paris-ending-trays = { $who } has emptied all trays but that of { $colour }: the game is over.
paris-told-score = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $parts }.
paris-score-part = { $count } { $colour } × { $value }
paris-score-sum = { $left } + { $right }
paris-score-penalty = { $left } − { $penalty } ({ $over } over the limit)

# Whose turn, and what can be done
paris-ask-turn = Build a railway or trade.
paris-ask-build = Place another { $colour } locomotive ({ $placed } of 5 placed) or stop.

# Why an action is good (the coach)
paris-reason-city = raises { $colour } by { $gain } to { $value }; you hold { $held ->
    [0] none of it
   *[other] { $held }
}
paris-reason-way = brings { $colour } (you hold { $held ->
    [0] none
   *[other] { $held }
}) towards { $place }, { $steps ->
    [one] the next space
   *[other] { $steps } spaces away
}
paris-reason-trade = gives up { $give }, worth { $lost } now, for { $count } { $take }, worth { $won }
paris-reason-rise = { $count ->
    [one] {""}
   *[other] one locomotive more;{" "}
}{ $take } can still rise: { $tray ->
    [0] its tray is empty, but somebody may give it back some
    [one] one locomotive is left in its tray
   *[other] { $tray } locomotives are left in its tray
}
paris-reason-far = takes { $colour } (you hold { $held ->
    [0] none
   *[other] { $held }
}) into open country; { $tray ->
    [0] its tray is empty then
    [one] one is left in its tray
   *[other] { $tray } are left in its tray
}
paris-reason-stop = you hold { $held ->
    [0] no
   *[other] { $held }
} { $colour }; { $tray ->
    [0] nothing is left to build
    [one] one stays in its tray for later
   *[other] { $tray } stay in its tray for later
}

# Refusals
paris-no-such-space = There is no space { $found } on this map.
paris-no-such-space-near = There is no “{ $found }” on this map. Did you mean { $near }?
paris-no-such-colour = There is no company “{ $found }”: they are Purple, Brown, Black, Yellow, Blue and Red.
paris-no-pass = Nobody may pass: a turn is a build or a trade.
paris-nothing-built = You have to build or trade first: nobody may pass.
paris-other-colour = { $colour } cannot be built now: you are building { $building }. Go on with it or stop.
paris-tray-empty = { $colour } cannot be built: no locomotives are left in its tray.
paris-closed = Nobody may build { $at }: the Eiffel space and the start spaces are closed.
paris-same-colour = { $colour } already has a locomotive { $at }.
paris-city-taken = { $colour } cannot be built { $at }: a city holds only one locomotive.
paris-landscape-full = { $colour } cannot be built { $at }: two locomotives are there already.
paris-not-adjacent = { $colour } cannot be built { $at }: it has no locomotive next to it.
paris-behind-blocked = { $colour } cannot be built { $at }: the dashed edge to its locomotive next door is blocked.
paris-cuts-off = { $colour } may not be built { $at }: { $victim } has no city yet and could no longer reach one.
paris-trade-in-build = You are building { $building }: go on with it or stop. A turn is either a build or a trade.
paris-trade-same = You cannot give and take the same colour ({ $colour }).
paris-no-such-count = A trade gives one locomotive and takes one or two of another colour.
paris-trade-none-owned = You have no { $colour } locomotive to give.
paris-trade-tray = You cannot take { $count ->
    [one] a { $colour } locomotive
   *[other] { $count } { $colour } locomotives
}: { $left ->
    [0] its tray is empty
    [one] its tray has only one
   *[other] its tray has only { $left }
}.

# The table
paris-company = Company
paris-value = Value
paris-tray = Tray
paris-screen = Your locomotives
paris-locomotives = Locomotives: { $count } of { $limit }
paris-over-limit = { $over } over the limit: minus { $penalty } at the end
paris-worth = worth { $worth } now
paris-certain = surely { $what }
paris-screens = Behind the screens
paris-companies = Companies
paris-lines = Lines
paris-held = { $count } { $colour }
paris-line = { $owned } · surely { $certain }
paris-scored = { $colour } ({ $value })
paris-over = Over the limit
paris-course = { $trays ->
    [one] 1 tray
   *[other] { $trays } trays
} left · { $colour }: { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { $place }
paris-course-goal = The last city is reached
paris-course-trays = Only one tray is left

# The drawing
paris-space-landscape = Landscape
paris-space-eiffel = Eiffel Tower
paris-space-value = value { $value }
paris-space-ends = ends the game
paris-space-blocked = { $one } – { $other }: no line may cross here
paris-key-cities = Cities
paris-key-closed = no line
paris-reconstructed = Reconstructed map, not the printed board

# Faults of a position
paris-fault-locomotives = { $colour } must have { $of } in all, but { $count ->
    [one] one is
   *[other] { $count } are
} on the map, in the tray and behind screens.
paris-fault-eiffel = Nobody builds on the Eiffel space.
paris-fault-start = Each start space holds one locomotive, each of another colour.
paris-fault-room = There is room for { $room ->
    [one] one locomotive
   *[other] { $room } locomotives
} here, not for { $count }.
paris-fault-connected = { $place } is not connected to the start space of { $colour }.
paris-fault-value = { $colour } is worth { $worth } by the cities that it has reached, not { $value }.
paris-fault-draw = Going by screen and trades, { $who } drew { $drawn ->
    [one] one locomotive
   *[other] { $drawn } locomotives
}, but everybody draws { $of }.
paris-fault-screen = Trades prove at least { $certain } { $colour } behind this screen, not { $held }.
paris-fault-proven = Trades prove at least { $least } { $colour } in the first draw.
paris-fault-fewer = A trade takes at least as many locomotives as it gives, so nobody can have lost any.
paris-fault-first-trade = Somebody’s first trade proves something of their draw, but nothing is proven here.
paris-fault-bag = This means that { $drawn } { $colour } were drawn, but only { $of } were in the bag.
paris-fault-build = A build has a colour and at least one locomotive placed; a seat that is not building has neither.
paris-fault-fifth = The fifth locomotive ends a turn.
paris-fault-placed = Beyond its start { $colour } has only { $lying } on the map, but { $placed } are said to have been placed this turn.
paris-fault-goal-goes-on = { $place } has been reached, which ends the game.
paris-fault-goal-not-reached = A game ended by reaching Marseille has one locomotive there, of the colour being built.
paris-fault-goal-not-last = Marseille ends the game, so nothing can have been built on from there.
paris-fault-trays-go-on = Fewer than two trays have locomotives, so the game had ended before.
paris-fault-trays-left = A game ended by empty trays has one tray with locomotives, not { $count }.
paris-fault-tray-not-emptied = The build that ended the game emptied the tray of { $colour }.
paris-fault-trade-not-made = { $who } ended the game by a trade, but has never traded.
paris-fault-first = { $who } begins.
paris-fault-cannot-go-on = No other locomotive of { $colour } can be placed, so this build is over.
paris-fault-cut-off = { $colour } has no city and no way to one: nobody may cut it off while its tray has locomotives.

# Offers: what a button says
paris-offer-build = Build { $colour } on { $place }
paris-offer-city = Build { $colour } in { $place } (+{ $gain })
paris-offer-stop = End the build
paris-then-value-purple = { paris-colour-purple } worth { $count }
paris-then-value-brown = { paris-colour-brown } worth { $count }
paris-then-value-black = { paris-colour-black } worth { $count }
paris-then-value-yellow = { paris-colour-yellow } worth { $count }
paris-then-value-blue = { paris-colour-blue } worth { $count }
paris-then-value-red = { paris-colour-red } worth { $count }
paris-then-tray-purple = { $count ->
    [0] no { paris-colour-purple } left in the tray
   *[other] { $count } { paris-colour-purple } left in the tray
}
paris-then-tray-brown = { $count ->
    [0] no { paris-colour-brown } left in the tray
   *[other] { $count } { paris-colour-brown } left in the tray
}
paris-then-tray-black = { $count ->
    [0] no { paris-colour-black } left in the tray
   *[other] { $count } { paris-colour-black } left in the tray
}
paris-then-tray-yellow = { $count ->
    [0] no { paris-colour-yellow } left in the tray
   *[other] { $count } { paris-colour-yellow } left in the tray
}
paris-then-tray-blue = { $count ->
    [0] no { paris-colour-blue } left in the tray
   *[other] { $count } { paris-colour-blue } left in the tray
}
paris-then-tray-red = { $count ->
    [0] no { paris-colour-red } left in the tray
   *[other] { $count } { paris-colour-red } left in the tray
}
paris-then-owned = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}
paris-then-worth = yours worth { $count }
paris-offer-trade = Give 1 { $give }, take { $count } { $take }

# What the lab counts
paris-things-space = Spaces built in
paris-things-builds = Companies built
paris-things-takes = Companies taken in trades

# How to play
paris-learn-goal-title = What it is about
paris-learn-goal = Six railways grow out of Paris. Nobody owns any of them: behind your screen you hold locomotives of several companies, and each is worth what its company is worth at the end. Build up what you hold, and do not let the others notice.
paris-learn-turn-title = Your turn: build or trade
paris-learn-turn = Either build with any one company, or trade one of your locomotives. Passing is not allowed.
paris-learn-build-title = Building
paris-learn-build = Place one to five locomotives of one colour, each next to one of the same colour. A city holds one locomotive and raises the company’s value by the city’s number; open land holds two, of different colours. Marseille is worth 4 and ends the game at once.
paris-learn-cut-title = Cutting off
paris-learn-cut = You may not cut off a company that has no city yet from the last one it could reach. Once it has a city, it may be walled in.
paris-learn-trade-title = Trading
paris-learn-trade = Put one locomotive back on its tray and take one or two of another colour. Everybody sees it, so every trade gives something away.
paris-learn-limit-title = Not too many
paris-learn-limit = With three players you may own 20 locomotives, with more players fewer. Each one above the limit costs 20 points at the end.
paris-learn-end-title = The end
paris-learn-end = The game ends when Marseille is reached, or when only one tray still has locomotives.

# What the coach says when a rule comes up
paris-lesson-turn = Build where it helps the colours you hold: choose a lit space. Or trade: choose a company to take locomotives from its tray.
paris-lesson-build = Go on with the same colour, up to five locomotives, or stop. Cities make the company more valuable.

# The guided first game
paris-guide-welcome-title = Six railways, one city
paris-guide-welcome = Welcome to Paris. Six companies wait at the stations around the Eiffel Tower. Nobody owns them, and anybody may build with any of them. You play against Ida and Otto.
paris-guide-screen-title = Your secret
paris-guide-screen = These ten locomotives lie behind your screen. Only you can see them. At the end each one is worth as much as its company. You hold three red ones: so far your best hand.
paris-guide-companies-title = What they are worth
paris-guide-companies = All companies begin at 0. The second number is what is left in the tray: locomotives to build with, and to take in a trade.
paris-guide-build-title = Build
paris-guide-build = A turn is either a build or a trade. You hold Red, so build Red: place a locomotive on the lit space, next to the Gare de Lyon.
paris-guide-build-done = Red is under way. Open land is worth nothing, but it leads on. A build has up to five locomotives of one colour, so you can continue.
paris-guide-build-other = Any company would be allowed, and soon you will want to hide which one you like. For now: Red, on the lit space.
paris-guide-city-title = Reach a city
paris-guide-city = Auxerre is next door. Cities raise the value of a company by the number on them. Build Red there.
paris-guide-city-done = Red is worth 1. So each of your three red locomotives is worth 1 point, and so is every red one that the others hold.
paris-guide-city-other = You could stop, or turn elsewhere. But a city next door is too good to leave: build in Auxerre.
paris-guide-stop-title = Stop when you like
paris-guide-stop = You could place three more. But do not give away how much you love Red: end the build with the button.
paris-guide-stop-done = Well hidden. Now Ida and Otto take their turns: go on to see them.
paris-guide-stop-other = Three more would be allowed. Today we stop here: use the button.
paris-guide-others-title = Watch the others
paris-guide-others = Ida has built Black through Orléans to Bourges: does she hold Black, or does she bluff? Otto has put a purple locomotive back and taken two red ones. Trades are open, so that much is certain: he wants Red, too.
paris-guide-trade-title = Trade
paris-guide-trade = Give one locomotive away and take one or two of another colour. Your only blue one can be spared: choose Red, and give 1 blue for 2 red.
paris-guide-trade-done = Five red locomotives now, eleven in all. But now everybody knows that you have at least two of them. Go on, and see what Otto does with that.
paris-guide-trade-other = That trade would be allowed. Here we want two red for the blue one: more locomotives, and of the company that grows.
paris-guide-worth-title = Others build for you
paris-guide-worth = Otto has taken Red to Nevers and St-Étienne, and thanks to him your locomotives are worth 4 each. That is the heart of the game: get others to build what you hold. Ida has built Yellow.
paris-guide-share-title = Two on open land
paris-guide-share = Put up a smokescreen: build Brown. Place a locomotive on the lit space, then the next one beside the red one: open land holds two, if their colours differ.
paris-guide-share-done = Brown and Red share that space. There is no room for a third.
paris-guide-share-other = A good idea for later. Now build Brown where it is lit.
paris-guide-full-title = One in a city
paris-guide-full = A city holds only one locomotive. Auxerre belongs to Red for good: tap it, and you are told why Brown cannot go there. Every place on the map answers like that.
paris-guide-finish-title = Then a city of its own
paris-guide-finish = Troyes is free. Build Brown there, then end the build.
paris-guide-finish-done = Brown is worth 1, and your two brown ones with it. A small gain, and nobody knows what you are up to. Now the others once more.
paris-guide-finish-other = Not now. Troyes is waiting for Brown; then end the build.
paris-guide-cut-title = Nobody is cut off
paris-guide-cut = Purple and Blue have no city yet. As long as that is so, nobody may wall them in: a company without a city must always have a way to one that is free.
paris-guide-limit-title = Not too many
paris-guide-limit = With three players the limit is 20 locomotives. Each one above it costs 20 points at the end, and hardly any is worth that. You have room for nine more.
paris-guide-near-title = The sea in sight
paris-guide-near = Otto has built Red on to Avignon. Marseille is two spaces away: it counts 4 and ends the game at once. Whoever holds most of what is worth most should be the one to end it. That is you: build Red on the lit space.
paris-guide-near-done = One more. After this locomotive you could still stop. If Ida held as much Red as you, you would think twice.
paris-guide-near-other = In a game you might wait and trade first. But whoever ends the game chooses the moment: go for Marseille.
paris-guide-end-title = Marseille
paris-guide-end = Finish it: build Red in Marseille.
paris-guide-end-done = The sea! Red is worth 13, and the game is over. It would also have ended with locomotives left on one tray only.
paris-guide-end-other = So close! Build in Marseille.
paris-guide-count-title = The score
paris-guide-count = All screens are lifted. Five red locomotives at 13 each bring you 65 points, Brown, Black and Yellow the rest: you have won, and Otto, who built most of that line, has not. Now try it yourself in a practice game. The coach stays with you.

# Maps
paris-map-kind = { $space }: “{ $found }” is not a kind of space. Known kinds: { $known }
paris-map-shifted = Rows must be shifted by one column against each other. Out of line: { $space }.
paris-map-large = There are too many spaces. Found: { $count }, at most: { $most }.
paris-map-starts = Every company needs a start space (S). Needed: { $companies }, found: { $count }.
paris-map-eiffel = There must be exactly one Eiffel space (E). Found: { $count }.
paris-map-goal = There is no city of value 4: nothing on the map ends the game.
paris-map-no-cities = There is no city at { $space } ({ $name }).
paris-map-no-stations = There is no start space at { $space } ({ $name }).
paris-map-nameless-cities = The city at { $space } has no name.
paris-map-nameless-stations = The start space at { $space } has no name.
paris-map-namesakes = There are several places called { $name }.
paris-map-edge = { $one } and { $other } are not two spaces of the map that touch.
paris-map-unreachable = No company can ever reach { $places }.
paris-doubt-apart = The start space { $space } does not touch the Eiffel space.
paris-doubt-near = { $name } ends the game and is reached with { $steps ->
    [one] one locomotive
   *[other] { $steps } locomotives
}: games may be over before they have begun.
