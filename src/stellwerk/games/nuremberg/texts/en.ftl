# First Train to Nuremberg: English
nuremberg-title = First Train to Nuremberg
nuremberg-about = Build short lines, empty them, and sell them to the big companies before they ruin you.
nuremberg-reconstructed = Reconstructed map and boards, not the printed ones.

nuremberg-place = { $en }
nuremberg-colour-white = white
nuremberg-colour-brown = brown
nuremberg-colour-red = red
nuremberg-colour-green = green
nuremberg-company-red = the red company
nuremberg-company-red-dat = the red company
nuremberg-company-green = the green company
nuremberg-company-green-dat = the green company
nuremberg-means-cube = an investment cube
nuremberg-means-white = white influence
nuremberg-means-brown = brown influence
nuremberg-means-red = red influence
nuremberg-means-green = green influence
nuremberg-piece-stone = stone
nuremberg-piece-beer = beer
nuremberg-piece-cheese = cheese
nuremberg-piece-post = post
nuremberg-piece-red = red passenger
nuremberg-piece-green = green passenger
nuremberg-piece-landlord = landlord
nuremberg-piece-stone-acc = stone
nuremberg-piece-beer-acc = beer
nuremberg-piece-cheese-acc = cheese
nuremberg-piece-post-acc = post
nuremberg-piece-red-acc = a red passenger
nuremberg-piece-green-acc = a green passenger
nuremberg-piece-stone-none = no stone
nuremberg-piece-beer-none = no beer
nuremberg-piece-cheese-none = no cheese
nuremberg-piece-post-none = no post
nuremberg-piece-red-none = no red passenger
nuremberg-piece-green-none = no green passenger
nuremberg-pieces-stone = { $count } stone
nuremberg-pieces-beer = { $count } beer
nuremberg-pieces-cheese = { $count } cheese
nuremberg-pieces-post = { $count } post
nuremberg-pieces-red = { $count } { $count ->
    [one] red passenger
   *[other] red passengers
}
nuremberg-pieces-green = { $count } { $count ->
    [one] green passenger
   *[other] green passengers
}
nuremberg-pieces-landlord = { $count } { $count ->
    [one] landlord
   *[other] landlords
}

nuremberg-phase-auction = the auction
nuremberg-phase-choice = the choice of a colour
nuremberg-phase-building = building track
nuremberg-phase-paying = paying
nuremberg-phase-transport = trains and transport
nuremberg-phase-takeovers = takeovers
nuremberg-phase-over = the end

# What has to be decided
nuremberg-ask-auction = Bid cubes on an influence box.
nuremberg-ask-choice = Take the point of two colours as red or green.
nuremberg-ask-building = Build a link, or { $laid ->
    [0] pass
   *[other] finish ({ $due } { $due ->
        [one] build point
       *[other] build points
    } so far)
}.
nuremberg-ask-paying = Pay { $due } more, one point at a time.
nuremberg-ask-transport = Buy a train, load a piece, or pass.
nuremberg-ask-takeovers = Sell links to a company, or { $laid ->
    [0] pass
   *[other] finish in a town or station
}.

# What happened (the player's name stands before it)
nuremberg-told-bid = bids { $amount } { $amount ->
    [one] cube
   *[other] cubes
} on box { $box }
nuremberg-told-take = takes the point of two colours as { $colour }
nuremberg-told-build = builds from { $here } to { $there } ({ $cost } { $cost ->
    [one] build point
   *[other] build points
}{ $influence ->
    [0] {""}
   *[other] , { $influence } influence
})
nuremberg-told-finish-build = ends a line of { $count } { $count ->
    [one] link
   *[other] links
} for { $cost } { $cost ->
    [one] build point
   *[other] build points
}
nuremberg-told-pay = pays { $means ->
    [cube] a cube
    [white] a white point
    [brown] a brown point
    [red] a red point
   *[green] a green point
}
nuremberg-told-buy = buys train { $train } (price { $price }{ $brown ->
    [0] {""}
   *[other] , { $brown } brown influence
})
nuremberg-told-load = loads { $what } in { $place } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
nuremberg-told-load-all = loads { $count ->
    [one] the only piece
   *[other] all { $count } pieces
} within reach ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) and passes
nuremberg-told-sell = sells the link from { $here } to { $there } to { $company }{ $influence ->
    [0] {""}
   *[other] {" "}({ $influence } influence)
}
nuremberg-told-finish-sell = has { $count } { $count ->
    [one] link
   *[other] links
} taken over by { $company }
nuremberg-told-pass-building = builds nothing
nuremberg-told-pass-transport = passes
nuremberg-told-pass-takeovers = sells nothing

# What followed from it
nuremberg-told-displaced = { $who } is displaced from box { $box } and takes { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} back.
nuremberg-told-paid = { $who } pays { $what }.
nuremberg-told-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
nuremberg-told-points = { $count } { $colour }
nuremberg-told-connection = { $one } and { $two } are connected.
nuremberg-told-connection-nobody = { $one } and { $two } are connected, by links of the companies alone: nobody scores.
nuremberg-told-bonus = { $who } scores { $points } { $points ->
    [one] point: one link is
   *[other] points: so many links are
} part of the connection.
nuremberg-told-joined = { $place } now belongs to { $company }.
nuremberg-told-removed = Out of the game, stuck in { $place } for good: { $what }.
nuremberg-told-credit = { $who } wins box { $box }: { $what }.
nuremberg-told-credit-nothing = { $who } wins box { $box }, but all its tracks are at their ends.
nuremberg-told-order-build-train = Track is built in the order { $build }, trains are bought in the order { $train }.
nuremberg-told-order-player = New player order: { $player }.
nuremberg-told-account = { $who } earns { $earned } and pays { $links } for { $links ->
    [one] a link
   *[other] links
}: profit { $before } becomes { $profit }.
nuremberg-told-turn = Turn { $turn } of { $turns } begins. Tokens drawn: { $tokens }.
nuremberg-told-token = { $box } { $colour }
nuremberg-told-draw = { $who } takes { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} from the stock.
nuremberg-told-end = Turn { $turns } was the last: the game is over.
nuremberg-told-score = { $who }: { $points } { $points ->
    [one] point
   *[other] points
} on the way, { $worth } for { $sets } { $sets ->
    [one] set
   *[other] sets
}, profit { $profit }, minus { $links } for { $links ->
    [one] a link
   *[other] links
} of one’s own: { $score } in all.
nuremberg-told-win = { $who } wins with { $score } { $score ->
    [one] point
   *[other] points
}.
nuremberg-told-win-tie = { $who } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}: others have as many, but stand lower on the profit and loss display.
nuremberg-skip-auction = { $who } has too few cubes for another bid.
nuremberg-skip-building = { $who } can build nothing.
nuremberg-skip-transport = { $who } can neither buy nor load anything and passes.
nuremberg-skip-takeovers = { $who } can sell nothing.

# Why an action is good (the coach)
nuremberg-reason-reach = brings { $count } { $count ->
    [one] piece
   *[other] pieces
} within reach
nuremberg-reason-points = brings { $points } { $points ->
    [one] point
   *[other] points
}
nuremberg-reason-sell = { $company } takes it over; you have { $links } { $links ->
    [one] link
   *[other] links
} to keep up
nuremberg-reason-buy = { $seats ->
    [0] no seat
    [one] 1 seat
   *[other] { $seats } seats
}, { $room ->
    [0] no wagon
    [one] 1 wagon
   *[other] { $room } wagons
}; { $count ->
    [0] nothing is
    [one] one piece is
   *[other] { $count } pieces are
} within reach
nuremberg-reason-take = you have { $have } { $colour }
nuremberg-reason-longer = a line of { $links } { $links ->
    [one] link
   *[other] links
}, on the way to what lies further off
nuremberg-reason-cube = keeps your influence; { $left } { $left ->
    [one] cube is
   *[other] cubes are
} left
nuremberg-reason-pay = { $cubes ->
    [0] {""}
   *[other] keeps your cubes;{" "}
}{ $left ->
    [0] no { $colour } is left then
    [one] 1 { $colour } is left then
   *[other] { $left } { $colour } are left then
}
nuremberg-reason-save = keeps your { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} for later
nuremberg-reason-place = a place in the order of play for { $amount } { $amount ->
    [one] cube
   *[other] cubes
}
nuremberg-reason-influence = { $count } { $colour }
nuremberg-reason-bid = influence for { $amount } { $amount ->
    [one] cube
   *[other] cubes
}: { $influence }

# Refusals
nuremberg-not-now = That belongs to { $then }; now it is { $now }.
nuremberg-no-pass = You cannot pass now: { $now } has to be done first.
nuremberg-pass-begun = You have begun a chain: go on with it or finish it.
nuremberg-finish-nothing = There is nothing to finish yet: pass if you want nothing.
nuremberg-finish-nowhere = A takeover ends in a town or station, and there is none in { $place }.
nuremberg-no-border = { $here } and { $there } do not touch: a link crosses the border between two areas.
nuremberg-no-border-same = A link runs from one area into another, not from { $here } to { $there }.
nuremberg-no-border-field = { $place } is { $field ->
    [hops] a hop field
   *[hill] a hill
}, where no link is ever built: a link into a station next to it fetches what lies there.
nuremberg-take-company = The two-coloured point can only be taken as red or green.

nuremberg-bid-no-box = There is no box { $box }: this side of the board has { $boxes }.
nuremberg-bid-own = Box { $box } already has your bid, and nobody overbids themselves.
nuremberg-bid-low = Box { $box } takes a bid of at least { $least ->
    [one] 1 cube
   *[other] { $least } cubes
}.
nuremberg-bid-over = { $there } { $there ->
    [one] cube lies
   *[other] cubes lie
} in box { $box }: bid at least { $least }.
nuremberg-bid-cubes = You have only { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.

nuremberg-build-no-border = No link can be built there.
nuremberg-build-forbidden = { $here } and { $there } may never be linked.
nuremberg-build-extension = { $there } is next to { $here } only when The South is extended.
nuremberg-build-taken = There is already a link between { $here } and { $there }; it belongs to { $owner }.
nuremberg-build-only-out = { $there } can only be built out of, never into.
nuremberg-build-no-links = All { $count } of your links are on the board.
nuremberg-build-first-turn = Your first line has to begin in a red or green town, which { $here } is not.
nuremberg-build-no-start = A line begins in a town or station of a company or where your own links run, so not in { $here }.
nuremberg-build-not-on = The line has come to { $head } and has to go on from there, not from { $here }.
nuremberg-build-closed = The line is back where it began; it can only be finished.
nuremberg-build-fork = The line has already been in { $there }: going there again would make a fork.
nuremberg-build-toll = To build from { $here } to { $there } you need { $need } influence with { $company }: you have { $have }.
nuremberg-build-landlords = { $need ->
    [one] A landlord lives
   *[other] { $need } landlords live
} in { $there }: you need { $need } white influence, you have { $have }.
nuremberg-build-dear = From { $here } to { $there } costs { $cost } { $cost ->
    [one] build point
   *[other] build points
}{ $tolls ->
    [0] {""}
   *[other] {" "}and { $tolls } influence
}: the line would cost { $total }, and you would have { $have } { $have ->
    [one] point
   *[other] points
} of cubes and influence left to pay.
nuremberg-pay-none = You have no more of that: { $means }.

nuremberg-buy-no-train = There is no train { $train } on this side of the board.
nuremberg-buy-sold = { $who } has already bought train { $train }.
nuremberg-buy-same-price = You already have a train of price { $price }.
nuremberg-buy-same-row = You already have a train of this row.
nuremberg-buy-three = You already have three trains.
nuremberg-buy-means = Train { $train } costs { $price }: you have { $brown } brown influence, and need { $need } { $need ->
    [one] other point
   *[other] other points
} for the rest, but have { $have }.
nuremberg-load-nothing = There is { $what } in { $place }.
nuremberg-load-no-area = There is no such area on this map.
nuremberg-load-no-goods = There is no { $what } on this map: its goods are { $white } and { $yellow }.
nuremberg-load-landlord = Landlords do not travel: whoever builds into their area pays them in white influence.
nuremberg-load-no-seat = None of your trains has a free seat for the { $what } in { $place }.
nuremberg-load-no-wagon = None of your trains has room for the { $what } in { $place }.
nuremberg-load-passenger = The { $what } in { $place } needs an unbroken line of your own links to a town or station of { $company }.
nuremberg-load-area = The { $what } in { $place } needs a link of yours that runs into that area.
nuremberg-load-field = The { $what } in { $place } needs a link of yours into a station next to it that belongs to no company: { $stations }.
nuremberg-load-all-rival = { $who } can fetch the { $what } in { $place } too, so load piece by piece.
nuremberg-load-all-room = Loading everything takes at least two pieces and room for all of them: you have room for { $goods ->
    [0] no goods
    [one] 1 piece of goods
   *[other] { $goods } pieces of goods
} and { $passengers ->
    [0] no passengers
    [one] 1 passenger
   *[other] { $passengers } passengers
}.

nuremberg-sell-no-border = There is no link there that could be sold.
nuremberg-sell-not-yours = The link between { $here } and { $there } is not yours: it belongs to { $owner }.
nuremberg-sell-nothing = There is no link between { $here } and { $there } to be sold.
nuremberg-sell-no-company = Only the red and the green company take links over.
nuremberg-sell-other = This takeover is by { $buyer }, not by { $company }.
nuremberg-sell-not-at-company = { $here } does not belong to { $company }: a takeover begins at one of its towns or stations.
nuremberg-sell-not-on = The takeover has come to { $head } and has to go on from there, not from { $here }.
nuremberg-sell-closed = The takeover is back where it began; it can only be finished.
nuremberg-sell-fork = The takeover has already been in { $there }: going there again would make a fork.
nuremberg-sell-no-influence = You have no influence left with { $company } (one point for two links).
nuremberg-sell-no-links = All { $count } of the links of { $company } are on the board.
nuremberg-sell-no-end = From { $there } your links lead to no town or station that your { $have } influence with { $company } reaches.

# The table
nuremberg-turn = Turn { $turn } of { $turns }
nuremberg-box = Box
nuremberg-boxes = Influence boxes
nuremberg-trains = Trains
nuremberg-seats = Players
nuremberg-areas = Areas
nuremberg-links = Links
nuremberg-cubes = Cubes
nuremberg-profit = Profit
nuremberg-points = points
nuremberg-score = now
nuremberg-order-player = Player order
nuremberg-order-build = Build order
nuremberg-order-train = Train order
nuremberg-company-stock = Links left: red { $red }, green { $green }

# Beside the map
nuremberg-prospects = What it comes to
nuremberg-own = Yours
nuremberg-course-auction = Auction
nuremberg-course-building = Building
nuremberg-course-transport = Transport
nuremberg-course-takeovers = Takeovers
nuremberg-chain-build = Line so far
nuremberg-chain-sell = Sold to { $company }
nuremberg-way = { $before } → { $next }
nuremberg-between = { $one } – { $two }
nuremberg-due = { $due } still to pay
nuremberg-line = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} · profit { $profit } · { $links ->
    [one] 1 link
   *[other] { $links } links
} left
nuremberg-account = Profit { $profit } now; { $next } at the end of the turn (earned { $earned }, links cost { $links })
nuremberg-upkeep = Profit { $profit } now; your links cost { $links } per turn
nuremberg-preview = Takeovers: red could take { $red ->
    [one] 1 link
   *[other] { $red } links
}, green { $green } (2 per point of influence)
nuremberg-links-left = Links left
nuremberg-train = Train { $train }
nuremberg-trains-price = Trains at price { $price }
nuremberg-room = { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
}, { $goods ->
    [one] 1 piece of goods
   *[other] { $goods } pieces of goods
}
nuremberg-room-left = Room left on your trains: { $what }
nuremberg-carried = Carried this turn: { $what }
nuremberg-box-title = Box { $box }
nuremberg-colour-either = red or green
nuremberg-token = { $colour } token
nuremberg-from = from { $minimum }
nuremberg-influence = Influence
nuremberg-display = Profit and loss
nuremberg-company-links = Links left to the companies
nuremberg-delivered = Delivered
nuremberg-sets = Sets
nuremberg-orders = Orders of play
nuremberg-score-points = Points during the game
nuremberg-score-sets = Sets
nuremberg-score-profit = Profit and loss
nuremberg-score-links = Links still owned

# The drawing
nuremberg-title-wensleydale = Last Train to Wensleydale
nuremberg-area-station = station
nuremberg-area-large = large station
nuremberg-area-town = town
nuremberg-area-hops = hop field
nuremberg-area-hill = stone hill
nuremberg-area-valley = valley
nuremberg-link-river = river
nuremberg-link-cost = costs { $cost }
nuremberg-link-only = only built out of { $place }
nuremberg-link-never = no link can be built here
nuremberg-link-free = free
nuremberg-link-closed = not open in this game
nuremberg-key-valley = valley · costs 2
nuremberg-key-river = river · costs 2
nuremberg-key-company = company
nuremberg-key-border = free border

# Faults of a position
nuremberg-fault-side = Side { $side } of the board is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
nuremberg-fault-option = The match was set up with { $option } = { $choice }.
nuremberg-fault-stock = A company has { $few ->
    [one] 1 link
   *[other] { $few } links
}, or { $many } in the game of 2009.
nuremberg-fault-turn = This game has { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
nuremberg-fault-over = The game is over only after turn { $turns }.
nuremberg-fault-at = Nobody is at this place.
nuremberg-fault-order = Not every seat is there once.
nuremberg-fault-stack = Not every marker is there once.
nuremberg-fault-track = The track ends at { $most }.
nuremberg-fault-profit = The display goes from { $least } to { $most }.
nuremberg-fault-player-order = The player order has to follow the profit and loss display.
nuremberg-fault-influence-order = Those who have not built yet are in the order of their influence.
nuremberg-fault-first-order = In the first turn players act as they sit, from the starting player on.
nuremberg-fault-first-turn = In the first turn it cannot have come to that yet.
nuremberg-fault-bid-owner = Cubes in a box belong to somebody, and a bid is made of cubes.
nuremberg-fault-bid-phase = Bids lie in the boxes only during the auction.
nuremberg-fault-bid-box = This side of the board has { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}.
nuremberg-fault-bid-low = This box takes at least { $least ->
    [one] 1 cube
   *[other] { $least } cubes
}.
nuremberg-fault-bids = { $who } has more than two bids.
nuremberg-fault-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} in hand and boxes, but there are only { $of }.
nuremberg-fault-cubes-drawn = { $count } { $count ->
    [one] cube
   *[other] cubes
} in hand and boxes, but at the start of a turn there are at least { $least }.
nuremberg-fault-token = One token lies in each of the boxes 1 to { $boxes } and none elsewhere.
nuremberg-fault-tokens = There { $of ->
    [one] is only 1 { $colour } token
   *[other] are only { $of } { $colour } tokens
} in the bag.
nuremberg-fault-no-bid = { $who } has two bids or too few cubes, so it is not their turn.
nuremberg-fault-first-bid = The first bid is the first player’s.
nuremberg-fault-choice = Nobody has won a point of two colours there.
nuremberg-fault-auction = { $who } still has to bid.
nuremberg-fault-link = No link can be there.
nuremberg-fault-owner = { $who } is not in play.
nuremberg-fault-links = { $count ->
    [one] One link is
   *[other] { $count } links are
} on the board.
nuremberg-fault-links-most = { $count ->
    [one] 1 link
   *[other] { $count } links
} on the board, but there are only { $of }.
nuremberg-fault-adrift = No line leads from a company town to this link.
nuremberg-fault-company = A town or station belongs to the companies whose links run there, a town to its own too, anything else to none.
nuremberg-fault-line-end = A line of the { $company } company ends here, but it can only end in a town or station.
nuremberg-fault-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} in all, but there should be { $of }.
nuremberg-fault-place = { $most ->
    [0] No such pieces
    [one] At most 1 such piece
   *[other] At most { $most } such pieces
} can lie here.
nuremberg-fault-landlord = A link runs here, so the landlord has left.
nuremberg-fault-stranded-field = All stations that serve this field belong to companies: the cubes have to be removed.
nuremberg-fault-stranded-area = A company’s link runs here: the cubes have to be removed.
nuremberg-fault-stranded-passenger = The station belongs to the { $company } company: its passengers have to be removed.
nuremberg-fault-scored = The connection has not been made.
nuremberg-fault-not-scored = The connection is there, so it has scored.
nuremberg-fault-no-train = There is no such train on this side of the board.
nuremberg-fault-train-phase = Trains are owned only in the transport phase.
nuremberg-fault-trains = { $who } can have { $most ->
    [one] 1 train
   *[other] { $most } trains
}, one of each price or row.
nuremberg-fault-riders = This train has { $seats ->
    [0] no seats
    [one] 1 seat
   *[other] { $seats } seats
} for passengers.
nuremberg-fault-carried-riders = { $riders ->
    [one] One passenger rides
   *[other] { $riders } passengers ride
} in these trains.
nuremberg-fault-carried-goods = These trains have { $room ->
    [0] no room for goods
    [one] room for 1 piece of goods
   *[other] room for { $room } pieces of goods
}.
nuremberg-fault-points = What was carried is worth at least { $least } and at most { $most }.
nuremberg-fault-phase = That cannot be while the phase is { $phase }.
nuremberg-fault-trail = The chain under way has { $count ->
    [0] no areas
    [one] 1 area
   *[other] { $count } areas
}.
nuremberg-fault-buyer = A takeover has a buyer as soon as it has begun, and not before.
nuremberg-fault-fork = The chain comes to an area twice.
nuremberg-fault-chain = The chain does not go on across a border with the right link.
nuremberg-fault-only-out = Nobody builds into this area.
nuremberg-fault-start = The chain cannot have begun there.
nuremberg-fault-due-line = The line under way costs { $cost }.
nuremberg-fault-due-most = What is due lies between 1 and { $most }.
nuremberg-fault-buying = { $who } is paying for this train, so it is theirs.
nuremberg-fault-due-too-much = { $have ->
    [0] No points are
    [one] Only 1 point is
   *[other] Only { $have } points are
} there to pay with.
nuremberg-fault-due-first = That has to be spent before anything else.
nuremberg-fault-due-forced = There is no choice of how to pay, so it is paid already.
nuremberg-fault-passed = { $who } has passed and is not asked again.
nuremberg-fault-in-vain = { $who } can do nothing in this phase ({ $phase }) and is passed over.

# Offers: what a button says
nuremberg-offer-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
nuremberg-offer-price = { $cost ->
    [one] 1 build point
   *[other] { $cost } build points
}
nuremberg-offer-influence = { $red ->
    [0] {""}
   *[other] { $red } red
}{ $green ->
    [0] {""}
   *[other] { $red ->
        [0] {""}
       *[other] {", "}
    }{ $green } green
}{ $white ->
    [0] {""}
   *[other] { $others ->
        [0] {""}
       *[other] {", "}
    }{ $white } white
} influence
nuremberg-offer-price-influence = { nuremberg-offer-price }, { nuremberg-offer-influence }
nuremberg-offer-train = { $brown ->
    [0] {""}
   *[other] { $brown } brown influence
}{ $more ->
    [0] {""}
   *[other] { $brown ->
        [0] {""}
       *[other] {" + "}
    }{ $more } other { $more ->
        [one] point
       *[other] points
    }
}
nuremberg-then-cubes = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
}
nuremberg-then-white = { $count } white
nuremberg-then-brown = { $count } brown
nuremberg-then-red = { $count } red
nuremberg-then-green = { $count } green
nuremberg-then-owed = { $count ->
    [0] nothing to pay
   *[other] { $count } still to pay
}
nuremberg-then-own = { $count ->
    [0] no links on the map
    [one] 1 link on the map
   *[other] { $count } links on the map
}
nuremberg-then-links = { $count ->
    [0] no links left
    [one] 1 link left
   *[other] { $count } links left
}
nuremberg-then-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
nuremberg-then-room = { $count ->
    [0] no room for goods
    [one] room for 1 piece of goods
   *[other] room for { $count } pieces of goods
}
nuremberg-then-seats = { $count ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $count } free seats
}
nuremberg-offer-due = { $due } still to pay
nuremberg-offer-bid = Bid { $amount } on box { $box }
nuremberg-offer-take = Take the point as { $colour }
nuremberg-offer-build = Build from { $here } to { $there }
nuremberg-offer-pay = Pay with { $means }
nuremberg-offer-buy = Buy train { $train } ({ $seats ->
    [one] 1 passenger
   *[other] { $seats } passengers
}, { $room ->
    [one] 1 piece of goods
   *[other] { $room } pieces of goods
})
nuremberg-offer-load = Load { $what } in { $place }
nuremberg-offer-load-all = Load everything within reach and pass
nuremberg-offer-sell = Sell the link from { $here } to { $there } to { $company }
nuremberg-offer-finish-build = Finish the line ({ $count ->
    [one] 1 link
   *[other] { $count } links
})
nuremberg-offer-finish-sell = Finish the takeover by { $company } ({ $count ->
    [one] 1 link
   *[other] { $count } links
})
nuremberg-offer-pass-building = Build nothing
nuremberg-offer-pass-transport = Pass
nuremberg-offer-pass-takeovers = Sell nothing

# What the lab counts
nuremberg-things-built = Links built
nuremberg-things-sold = Links sold
nuremberg-things-loaded = Areas loaded from
nuremberg-things-box = Influence boxes bid on
nuremberg-things-train = Trains bought

# Options
nuremberg-option-side = Influence & Play Order board
nuremberg-option-side-about = Decides boxes, bag and number of turns. Only three players can choose.
nuremberg-option-side-players = By the number of players (three: side 3-4)
nuremberg-option-side-3-4 = Side 3-4
nuremberg-option-side-2-3 = Side 2-3
nuremberg-option-train-side = Available Trains board
nuremberg-option-train-side-about = Decides which trains there are, and what passengers are worth.
nuremberg-option-train-side-same = The same side
nuremberg-option-train-side-3-4 = Side 3-4
nuremberg-option-train-side-2-3 = Side 2-3 (passengers by class)
nuremberg-option-trains = One train of each
nuremberg-option-trains-about = Nobody may have two trains of the same price, or of the same row.
nuremberg-option-trains-price = Price (2010)
nuremberg-option-trains-row = Row (2009)
nuremberg-option-south = The South
nuremberg-option-south-about = How far the area in the south reaches that links can only be built out of.
nuremberg-option-south-printed = As in 2009
nuremberg-option-south-extended = With its extension
nuremberg-option-bonus = Nuremberg – Fürth scores
nuremberg-option-bonus-about = Which links count when Nuremberg and Fürth are first connected.
nuremberg-option-bonus-shortest = On the shortest connection
nuremberg-option-bonus-all = On longer branches too
nuremberg-option-links = Links of each company
nuremberg-option-links-about = With fewer, they can run out: then nothing more is taken over, and the game is tighter.
nuremberg-option-links-35 = 35 (2010)
nuremberg-option-links-60 = 60 (2009)
nuremberg-refused-side = { $board }: with { $players ->
    [one] 1 player
   *[other] { $players } players
} side { $side } cannot be chosen, because only side { $printed } is printed for so many.

# How to play
nuremberg-learn-goal-title = What it is about
nuremberg-learn-goal = Small railways are expensive to run. Build short lines, carry what lies along them, and sell the lines to the two big companies before they eat up your profit.
nuremberg-learn-auction-title = 1. Auction
nuremberg-learn-auction = Bid cubes on boxes of influence; you can win two. White decides who builds first. Brown decides who is first to buy trains, and pays for them. Red and green let you build at the companies’ places and sell to them later.
nuremberg-learn-build-title = 2. Building
nuremberg-learn-build = Build one chain of links without a fork, on the first turn starting from a company’s town. A link costs 1, or 2 across a river or in a valley. At a company’s place you also pay a point of its influence, and a point of white for each landlord in the way. Cubes pay first, then influence.
nuremberg-learn-transport-title = 3. Trains and transport
nuremberg-learn-transport = One action at a time: buy a train with brown influence, or load a piece. Goods need a link of yours in or next to their area; passengers need an unbroken line of yours to a town or station of their colour.
nuremberg-learn-profit-title = 4. Profit and loss
nuremberg-learn-profit = What you carried brings money, but every link of yours on the board costs 1 per turn.
nuremberg-learn-takeover-title = 5. Takeovers
nuremberg-learn-takeover = A company takes over a chain of your links that starts at one of its places and ends in a station. One point of its influence pays for two links. You are rid of them, and the stations now belong to the company.
nuremberg-learn-end-title = The end
nuremberg-learn-end = After four or five turns, you have the points scored along the way, 2 for each set of four different pieces, plus your profit or minus your loss, minus 1 for each link you still own.

# What the coach says when a rule comes up
nuremberg-lesson-auction = Choose a box to bid for its coloured points. You can hold two boxes, and keep them if nobody bids more. Cubes also pay for building, so do not spend them all.
nuremberg-lesson-choice = You choose the colour of the two-coloured point: red or green, whichever company you want to deal with.
nuremberg-lesson-building = You can build on lit borders. On the first turn, start at a company’s town, build on from there, then finish. Remember: every link costs 1 profit per turn.
nuremberg-lesson-paying = Cubes pay for track, brown influence pays for trains. You choose how to pay the rest, one point at a time: give what you need least. For a train, three points stand for one brown.
nuremberg-lesson-transport = First a train, then pieces: each loaded piece brings a point and money. Others may fetch what you leave behind.
nuremberg-lesson-takeovers = Sell links along which nothing is left to carry. Start at one of the company’s places and end in a station.

# Maps
nuremberg-map-same-id = Several areas have the id { $name }.
nuremberg-map-same-name = Several areas are called { $name }.
nuremberg-map-company = A town has a company and nothing else has: { $area }.
nuremberg-map-pieces = A station has 2 or 3 pieces and nothing else has: { $area }.
nuremberg-map-passenger = A printed passenger stands in a station: { $area } is none.
nuremberg-map-no-town = There is no town for { $company }.
nuremberg-map-outline = Without an outline (the corners of its border), { $area } cannot be drawn.
nuremberg-map-no-area = There is no area { $area }.
nuremberg-map-link-field = { $area } is a field, where no link can be built.
nuremberg-map-link-twice = Only one link crosses a border, between two areas: { $one } and { $two }.
nuremberg-map-links = Too many links meet in { $area }. Found: { $count }, at most: { $most }.
nuremberg-map-no-field = { $area } is no field.
nuremberg-map-no-station = { $area } is no station.
nuremberg-map-station-twice = { $area } is named twice.
nuremberg-map-unserved = No station serves { $area }.
nuremberg-map-serves = { $area } serves too many fields. Found: { $count }, at most: { $most }.
nuremberg-map-bonus = { $one } and { $two } are one end of the connection that scores: a link between them must be forbidden.
nuremberg-map-goods = White and yellow goods must not be the same.
nuremberg-map-cubes = There are not enough goods cubes for the first layout. Needed: { $drawn }, in the box: { $there }.
nuremberg-map-people = There are not enough passengers and landlords for the first layout. Needed: { $drawn }, in the box: { $there }.
nuremberg-map-track = The track begins beyond its end.
nuremberg-map-profit = The display must begin between its lowest and its highest place.
nuremberg-map-sides = There must be two sides: { $one }, then { $two }.
nuremberg-map-players = No side is for so many players: { $players }.
nuremberg-map-bag = The bag needs a token for each box. Tokens: { $tokens }, boxes: { $boxes }.
nuremberg-map-points = A box has three points in the upper row and two in the lower.
nuremberg-map-either = Only one point of a box can be red or green.
nuremberg-map-prices = The rows of trains must have these prices: { $prices }.
nuremberg-map-unreachable = No line can ever reach { $area }.
nuremberg-map-no-way-out = No line can leave { $area }.
nuremberg-doubt-border = { $one } and { $two } have no border in common, so no link can cross one.
nuremberg-doubt-field = { $station } serves { $field }, but does not touch it.

# The guided first game: around Nuremberg
nuremberg-guide-welcome-title = Railways to be sold
nuremberg-guide-welcome = You found small railways around Nuremberg. They make money in their first year and lose it ever after. So you build, carry what lies there, and sell. Two companies buy: the green one sits in Nuremberg, the red one in Fürth. Ida plays against you.
nuremberg-guide-means-title = What you pay with
nuremberg-guide-means = Cubes are money. Influence comes in four colours: white is the government and decides who builds first; brown buys trains; red and green open the places of the two companies to you.
nuremberg-guide-boxes-title = Influence for sale
nuremberg-guide-boxes = Each turn begins with an auction. A box gives the points printed in it, and the one on the token drawn for it. In the end you will have two boxes. The upper row takes bids of 3 cubes or more, the lower one of 2.
nuremberg-guide-bid-title = Bid
nuremberg-guide-bid = Box 2 gives two white points, a brown one, and one that may be red or green. Bid 3 cubes on it.
nuremberg-guide-bid-done = Your cubes lie in the box. If Ida lays more there, you get them back and bid again. Go on: it is her turn.
nuremberg-guide-bid-other = That would be a bid, too. Box 2 suits our plans best: 3 cubes are enough.
nuremberg-guide-second-title = A second box
nuremberg-guide-second = Ida has taken box 1. You need another box: bid 2 cubes on box 4, for white, red and brown.
nuremberg-guide-second-done = Two bids, five cubes. The other seven will pay for track: whoever spends everything here builds nothing. Ida makes her second bid, and the auction is over.
nuremberg-guide-second-other = Save your cubes for track. 2 on box 4 will do.
nuremberg-guide-choice-title = Red or green?
nuremberg-guide-choice = You choose the colour of the mixed point. We want to build from Nuremberg, which is green: take green.
nuremberg-guide-choice-done = The points are credited box by box. Discs on the same space lie on top of each other, and whoever lies higher is ahead in a tie.
nuremberg-guide-choice-other = We are heading for Nuremberg, and that is green.
nuremberg-guide-order-title = Who comes first
nuremberg-guide-order = Whoever has most white builds first: you. Whoever has most brown is first to buy trains: you again. Being first is worth a lot, for there is only one of each border and each train.
nuremberg-guide-build-title = Build
nuremberg-guide-build = In the first turn a line begins in a company’s town. Build from Nuremberg South over the lit border to Steinbühl. It costs a cube, and a green point because Nuremberg is green.
nuremberg-guide-build-done = The first link. Post lies in Steinbühl, and whatever your line touches, you may be able to carry.
nuremberg-guide-build-other = That line could be built, but we want what lies in the south: from Nuremberg South to Steinbühl.
nuremberg-guide-line-title = One line, no fork
nuremberg-guide-line = Go on from where you are: to Lichtenhof, Gibitzenhof and Schweinau. A line goes on from its end and never forks, and every link costs a cube; across a river it would be two.
nuremberg-guide-line-done = Four links. At Schweinau a green passenger waits for a train to Nuremberg. More links would reach more, but each one costs you 1 every turn as long as it is yours.
nuremberg-guide-line-other = Not there: Lichtenhof, Gibitzenhof, Schweinau, as the lit borders go.
nuremberg-guide-finish-title = Finish
nuremberg-guide-finish = Four links are enough for today. Finish the line.
nuremberg-guide-finish-done = Four cubes go back to your stock: you get them again next turn. Now Ida builds.
nuremberg-guide-finish-other = Short lines earn more than long ones. Finish it here.
nuremberg-guide-rival-title = Towards you
nuremberg-guide-rival = Ida comes from Fürth, with red influence. When links of any owners first connect Nuremberg with Fürth, everybody scores a point for each link of their own on the shortest connection. Keep an eye on that.
nuremberg-guide-train-title = Buy a train
nuremberg-guide-train = Now it is one action each, in turn: buy a train, load a piece, or pass. Buy train 1.1 for 3 brown: three seats and two wagons. With two players a passenger scores as many points as the train costs.
nuremberg-guide-train-done = First class: your passengers score 3 each. Ida buys a cheaper train, where they score 2.
nuremberg-guide-train-other = Any train would run. For passengers take the expensive one with three seats: 1.1.
nuremberg-guide-passenger-title = A passenger
nuremberg-guide-passenger = A passenger travels to a place of the same colour, over your own links without a gap. From Schweinau your line leads to green Nuremberg: load the green passenger.
nuremberg-guide-passenger-done = 3 points. The red one next to it must stay: no line of yours leads to a red place.
nuremberg-guide-passenger-other = That is worth 1 and waits. The passenger is worth 3: Schweinau first.
nuremberg-guide-post-title = Post
nuremberg-guide-post = Post, the yellow cubes, needs a link of yours that runs into its area. Load the post in Steinbühl.
nuremberg-guide-post-done = 1 point, and later 1 in money. Fetch first what others can reach, too.
nuremberg-guide-post-other = Later. The post in Steinbühl is our next piece.
nuremberg-guide-beer-title = Beer
nuremberg-guide-beer = Beer, the white cubes, lies in hop fields where nobody builds. It needs a link of yours into a station beside them that belongs to no company. Lichtenhof lies beside Dutzendteich: load the beer there.
nuremberg-guide-beer-done = 1 point, and beer brings 2 in money. Your train has no wagon left now.
nuremberg-guide-beer-other = The beer in Dutzendteich is what we are after.
nuremberg-guide-another-title = A second train
nuremberg-guide-another = You have one brown left, and there is more to carry. Train 5.2 costs 1 and has three wagons: buy it. You may own up to three trains, each of another price.
nuremberg-guide-another-done = If you had no brown, three other points would stand for one. Ida has passed, so all the rest is for you.
nuremberg-guide-another-other = The wagons of 5.2 are what you need now.
nuremberg-guide-rest-title = Load the rest
nuremberg-guide-rest = Load the post in Gibitzenhof and one beer each from Hafenfeld and Höfen. Then pass.
nuremberg-guide-rest-done = Now money is counted: beer 3 × 2, post 2, a passenger 1, that makes 9. Four links cost 4. A profit of 5, the most there is. And whoever is ahead here goes first next turn.
nuremberg-guide-rest-other = There is still something to be loaded. Take what is lit, then pass.
nuremberg-guide-takeover-title = Sell
nuremberg-guide-takeover = The green company takes over links that begin at one of its places and end in a station. One green point pays for two. Sell the links from Nuremberg South to Steinbühl and on to Lichtenhof, then finish.
nuremberg-guide-takeover-done = Two links fewer to pay for, every turn. The price: Lichtenhof is green now, and nobody fetches post beside the company’s links.
nuremberg-guide-takeover-other = Begin at Nuremberg South, as the lit links go, and end at Lichtenhof.
nuremberg-guide-turn-title = The next turn
nuremberg-guide-turn = You take new cubes, and the next auction begins. From now on you may also build from your own links, and from stations that a company owns, such as Lichtenhof. There are five turns with two players.
nuremberg-guide-end-title = The end
nuremberg-guide-end = At the end your points count; 2 more for each set of a white cube, a yellow one, a red and a green passenger; your profit or loss; and minus 1 for each link that is still yours. So sell in time. Try it in a practice game: the coach stays with you.

# The guided game in Wensleydale: what is different
nuremberg-wensleydale-welcome-title = The other map
nuremberg-wensleydale-welcome = Wensleydale has the same rules as Nuremberg, but the land is different: hills, narrow valleys, and companies on two sides. One turn shows you what else is. If you have never played either, take the Nuremberg lesson first.
nuremberg-wensleydale-towns-title = West and east
nuremberg-wensleydale-towns = The towns of the red company lie in the west, those of the green one in the east. Passengers want to go to a place of their colour: from here often right across the dale.
nuremberg-wensleydale-goods-title = Stone and cheese
nuremberg-wensleydale-goods = White cubes are stone and lie in the hills, as beer does elsewhere: they need a station of yours next door. Yellow ones are cheese and need a link into their area, like post.
nuremberg-wensleydale-bid-title = The auction
nuremberg-wensleydale-bid = We begin in the east, so green is what we need. Bid 3 cubes on box 3: two white, a brown, a green.
nuremberg-wensleydale-bid-done = White will matter more here: many landlords are in the way.
nuremberg-wensleydale-bid-other = Box 3 has the green that we need: 3 cubes.
nuremberg-wensleydale-second-title = The second box
nuremberg-wensleydale-second = Bid 2 on box 5, for brown, green and white.
nuremberg-wensleydale-second-done = Five cubes are gone, seven are left. Links in valleys cost two, so you will need them.
nuremberg-wensleydale-second-other = 2 on box 5: cubes are precious in this land.
nuremberg-wensleydale-line-title = Into the dale
nuremberg-wensleydale-line = Build from Richmond through Hunton and Finghall to Leyburn. In the lowland a link costs one cube, and leaving green Richmond also a green point.
nuremberg-wensleydale-line-done = Leyburn is a station next to Bellerby Moor, where stone lies.
nuremberg-wensleydale-line-other = Richmond, Hunton, Finghall, Leyburn: that is our line.
nuremberg-wensleydale-valley-title = A valley, a landlord
nuremberg-wensleydale-valley = Redmire lies in a valley, so the link costs two cubes; and a landlord lives there, who costs a white point. Build to Redmire.
nuremberg-wensleydale-valley-done = The landlord leaves the game. In Nuremberg it is rivers that cost two, here it is every link into, out of or along a valley.
nuremberg-wensleydale-valley-other = Redmire is worth its price: go there.
nuremberg-wensleydale-finish-title = Finish
nuremberg-wensleydale-finish = Finish the line: five cubes for four links.
nuremberg-wensleydale-finish-done = Ida builds in the west. She has more brown than you, so she is also first to buy a train.
nuremberg-wensleydale-finish-other = Two cubes are left, and each link costs you every turn. Finish.
nuremberg-wensleydale-south-title = The South
nuremberg-wensleydale-south = You can build out of The South, never into it. An option makes it larger. There is no bonus here like the one for Nuremberg and Fürth.
nuremberg-wensleydale-train-title = A train
nuremberg-wensleydale-train = Ida has taken train 1.2. Buy 1.1 for three brown: with two players each passenger in it scores 3.
nuremberg-wensleydale-train-done = Three seats and two wagons. Ida loads a passenger at once.
nuremberg-wensleydale-train-other = For passengers the expensive train is best: 1.1.
nuremberg-wensleydale-stone-title = Stone
nuremberg-wensleydale-stone = Leyburn is your station next to Bellerby Moor. Load stone there.
nuremberg-wensleydale-stone-done = A point, and stone brings 2 in money.
nuremberg-wensleydale-stone-other = Stone first: Bellerby Moor.
nuremberg-wensleydale-passenger-title = Back to Richmond
nuremberg-wensleydale-passenger = In Finghall somebody wants to go to a green place. Your line leads to Richmond: load the green passenger.
nuremberg-wensleydale-passenger-done = 3 points. The red ones here want to go west: for that you would have to cross the dale.
nuremberg-wensleydale-passenger-other = The green passenger in Finghall is worth 3.
nuremberg-wensleydale-rest-title = While there is room
nuremberg-wensleydale-rest = Ida has passed. Load the green passenger in Redmire and the stone on Penhill.
nuremberg-wensleydale-rest-done = Your wagons are full. One brown point would still buy a small train.
nuremberg-wensleydale-rest-other = Redmire and Penhill are next.
nuremberg-wensleydale-all-title = Everything at once
nuremberg-wensleydale-all = Buy train 5.2. Then what is left is yours alone: a single button loads it all and passes.
nuremberg-wensleydale-all-done = Four stones bring 8, two passengers 2, four links cost 4: a profit of 5 is the most there is, so one is lost.
nuremberg-wensleydale-all-other = First train 5.2, then load everything.
nuremberg-wensleydale-takeover-title = Sell in time
nuremberg-wensleydale-takeover = One green point pays for two links. Sell those from Richmond to Hunton and Finghall to the green company, and finish.
nuremberg-wensleydale-takeover-done = Finghall is green now. Green passengers have a new goal there, and yours would travel no further than that.
nuremberg-wensleydale-takeover-other = From Richmond through Hunton to Finghall, then finish.
nuremberg-wensleydale-end-title = Across the dale
nuremberg-wensleydale-end = That was a turn in Wensleydale. Whoever links west and east carries passengers of both colours, and sets count 2 each at the end. Try it in a practice game: the coach stays with you.
