# Paris Connection: English
paris-title = Paris Connection
paris-about = Build railways out of Paris, and own the companies that grow.

paris-colour-purple = Purple
paris-colour-brown = Brown
paris-colour-black = Black
paris-colour-yellow = Yellow
paris-colour-blue = Blue
paris-colour-red = Red

# What happened (the player's name stands before it)
paris-told-build = builds { $colour } in { $place }{ $gain ->
    [0] {""}
   *[other] {" "}(+{ $gain }, { $colour } is now worth { $value })
}
paris-told-stop = ends the build
paris-told-trade = gives 1 { $give } and takes { $count } { $take }

# Whose turn, and what can be done
paris-ask-turn = Build a railway or trade.
paris-ask-build = Place another { $colour } locomotive ({ $placed } of 5 placed) or stop.

# Why an action is good (the coach)
paris-reason-city = raises { $colour } by { $gain } to { $value }, of which you hold { $held ->
    [0] none
   *[other] { $held }
}
paris-reason-way = leads { $colour }, of which you hold { $held ->
    [0] none
   *[other] { $held }
}, towards { $place }, { $steps ->
    [one] the next space
   *[other] { $steps } spaces further
}
paris-reason-trade = gives up { $give }, worth { $lost } now, for { $count } { $take }, worth { $won }

# Refusals
paris-no-such-space = There is no such space on this map.
paris-nothing-built = You have to build or trade first: passing is not allowed.
paris-other-colour = { $colour } cannot be built now: this build is { $building }. Go on with it or stop.
paris-tray-empty = { $colour } cannot be built: no locomotives are left in its tray.
paris-closed = Nobody may build on { $place }: Eiffel and start spaces are closed.
paris-same-colour = { $colour } already has a locomotive in { $place }.
paris-city-taken = { $colour } cannot be built in { $place }: a city holds only one locomotive.
paris-landscape-full = { $colour } cannot be built on { $place }: two locomotives are there already.
paris-not-adjacent = { $colour } cannot be built in { $place }: it has no locomotive next to it.
paris-behind-blocked = { $colour } cannot be built in { $place }: the dashed edge to its locomotive next door is blocked.
paris-cuts-off = { $colour } may not be built in { $place }: { $victim } has no city yet and could no longer reach one.
paris-trade-in-build = You are building { $building }: go on with it or stop. A turn is a build or a trade, never both.
paris-trade-same = You cannot give and take the same colour ({ $colour }).
paris-trade-none-owned = You own no { $colour } locomotive to give.
paris-trade-tray = You cannot take { $count } { $colour }: { $left ->
    [0] its tray is empty
    [one] its tray has only one
   *[other] its tray has only { $left }
}.

# Endings
paris-ending-goal = Marseille has been reached.
paris-ending-trays = Only one tray still has locomotives.
paris-ending-nobody = Nobody can build or trade.

# The table
paris-company = Company
paris-value = Value
paris-tray = Tray
paris-screen = Your locomotives
paris-locomotives = { $count } of { $limit } locomotives
paris-over-limit = { $over } over the limit: { $penalty } points lost at the end
paris-worth = worth { $worth } now
paris-certain = surely { $what }
paris-reconstructed = Reconstructed map, not the printed board.

# Faults of a position
paris-fault-seats = { $players } players and seat { $turn } on turn do not fit together
paris-fault-pieces = { $colour }: { $count } locomotives on the map, in the tray and behind screens, but there are { $of }
paris-fault-value = { $colour }: the value is { $value }, but its cities make { $worth }
paris-fault-start = { $colour } must have exactly one locomotive on a start space
paris-fault-room = { $space }: more locomotives than its room for { $room }
paris-fault-draw = seat { $seat }: what is behind the screen less what was traded makes a first draw of { $drawn }, but it was { $of }, or less than trades have proven
paris-fault-turn = building, placed and ended do not fit together

# Offers: what a button says
paris-verb-build = Build
paris-verb-stop = End the build
paris-verb-trade = Trade
paris-offer-build = Build { $colour } in { $place }{ $gain ->
    [0] {""}
   *[other] {" "}(+{ $gain })
}
paris-offer-stop = End the build
paris-offer-trade = Give 1 { $give }, take { $count } { $take }

# What the lab counts
paris-things-space = Spaces built in
paris-things-builds = Companies built
paris-things-takes = Companies taken in trades
