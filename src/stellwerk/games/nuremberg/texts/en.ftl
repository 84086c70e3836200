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
nuremberg-company-green = the green company
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
   *[other] finish ({ $due } build points so far)
}.
nuremberg-ask-paying = Pay { $due } more, one point at a time.
nuremberg-ask-transport = Buy a train, load a piece, or pass.
nuremberg-ask-takeovers = Sell links to a company, or { $laid ->
    [0] pass
   *[other] finish at a station
}.

# What happened (the player's name stands before it)
nuremberg-told-bid = bids { $amount } on box { $box }
nuremberg-told-overbid = bids { $amount } on box { $box } and displaces { $other }
nuremberg-told-take = takes the point of two colours as { $colour }
nuremberg-told-build = builds from { $here } to { $there } ({ $cost } { $cost ->
    [one] build point
   *[other] build points
}{ $influence ->
    [0] {""}
   *[other] , { $influence } influence
})
nuremberg-told-connection = builds from { $here } to { $there } ({ $cost } { $cost ->
    [one] build point
   *[other] build points
}{ $influence ->
    [0] {""}
   *[other] , { $influence } influence
}) and connects the two towns: { $shares }
nuremberg-told-finish-build = ends a line of { $count } { $count ->
    [one] link
   *[other] links
} for { $cost } { $cost ->
    [one] build point
   *[other] build points
}
nuremberg-told-pay = pays with { $means }
nuremberg-told-buy = buys train { $train } (price { $price })
nuremberg-told-load = loads { $what } in { $place } (+{ $gain })
nuremberg-told-load-all = loads all { $count } pieces within reach (+{ $gain }) and passes
nuremberg-told-sell = sells the link from { $here } to { $there } to { $company }
nuremberg-told-finish-sell = has { $count } { $count ->
    [one] link
   *[other] links
} taken over by { $company }
nuremberg-told-pass-building = builds nothing
nuremberg-told-pass-transport = passes
nuremberg-told-pass-takeovers = sells nothing

# Why an action is good (the coach)
nuremberg-reason-reach = brings { $count } { $count ->
    [one] piece
   *[other] pieces
} within reach
nuremberg-reason-points = brings { $points } { $points ->
    [one] point
   *[other] points
}
nuremberg-reason-sell = { $company } takes it over; you have { $links } links to keep up
nuremberg-reason-buy = { $count ->
    [one] one piece is
   *[other] { $count } pieces are
} within reach
nuremberg-reason-take = you have { $have } { $colour }
nuremberg-reason-influence = { $count } { $colour }
nuremberg-reason-list = { $one }, { $two }
nuremberg-reason-bid = influence for { $amount } cubes: { $influence }

# Refusals
nuremberg-not-now = That belongs to { $then }; now it is { $now }.
nuremberg-no-pass = You cannot pass: { $now } has to be done.
nuremberg-pass-begun = You have begun a chain: go on with it or finish it.
nuremberg-finish-nothing = There is nothing to finish yet: pass if you want nothing.
nuremberg-finish-nowhere = A takeover ends in a town or station, and there is none in { $place }.
nuremberg-no-area = There is no such area on this map.

nuremberg-bid-no-box = There is no box { $box }: this side of the board has { $boxes }.
nuremberg-bid-own = Box { $box } already has your bid, and nobody overbids themselves.
nuremberg-bid-low = Box { $box } takes a bid of at least { $least } cubes.
nuremberg-bid-over = { $there } cubes lie in box { $box }: bid at least { $least }.
nuremberg-bid-cubes = You have only { $cubes } cubes.

nuremberg-build-no-border = No link can be built there.
nuremberg-build-forbidden = { $here } and { $there } may never be linked.
nuremberg-build-extension = { $there } is next to { $here } only when The South is extended.
nuremberg-build-taken = There is already a link between { $here } and { $there } ({ $owner }).
nuremberg-build-only-out = { $there } can only be built out of, never into.
nuremberg-build-no-links = All { $count } of your links are on the board.
nuremberg-build-first-turn = Your first line has to begin in a red or green town, which { $here } is not.
nuremberg-build-no-start = A line begins in a town or station of a company or where your own links run, so not in { $here }.
nuremberg-build-not-on = The line has come to { $head} and has to go on from there, not from { $here }.
nuremberg-build-closed = The line is back where it began; it can only be finished.
nuremberg-build-fork = The line has already been in { $there }: going there again would make a fork.
nuremberg-build-toll = From { $here } to { $there } you need { $need } influence with { $company }, you have { $have }.
nuremberg-build-landlords = { $need ->
    [one] A landlord lives
   *[other] { $need } landlords live
} in { $there }: you need { $need } white influence, you have { $have }.
nuremberg-build-dear = From { $here } to { $there } costs { $cost } build points{ $tolls ->
    [0] {""}
   *[other] {" "}and { $tolls } influence
}: the line would cost { $total }, and you would have { $have } cubes and influence left to pay.
nuremberg-pay-none = You have no more of that: { $means }.

nuremberg-buy-no-train = There is no train { $train } on this side of the board.
nuremberg-buy-sold = Train { $train } is already sold ({ $owner }).
nuremberg-buy-same-price = You already have a train of price { $price }.
nuremberg-buy-same-row = You already have a train of this row.
nuremberg-buy-three = You already have three trains.
nuremberg-buy-means = Train { $train } costs { $price }: you have { $brown } brown influence, and need { $need } other points for the rest, but have { $have }.
nuremberg-load-nothing = There is no { $what } in { $place }.
nuremberg-load-no-seat = None of your trains has a free seat for the { $what } in { $place }.
nuremberg-load-no-wagon = None of your trains has room for the { $what } in { $place }.
nuremberg-load-passenger = The { $what } in { $place } needs an unbroken line of your own links to a town or station of { $company }.
nuremberg-load-area = The { $what } in { $place } needs a link of yours that runs into it.
nuremberg-load-field = The { $what } in { $place } needs a link of yours into a station next to it that is no company's: { $stations }.
nuremberg-load-all-rival = { $what } in { $place } can also be fetched by seat { $seat }, so load piece by piece.
nuremberg-load-all-room = Loading everything takes at least two pieces, and room for all; you have room for { $goods } goods and { $passengers } passengers.

nuremberg-sell-not-yours = The link between { $here } and { $there } is not yours.
nuremberg-sell-other = This takeover is by { $buyer }, not by { $company }.
nuremberg-sell-not-at-company = { $here } does not belong to { $company }: a takeover begins at one of its towns or stations.
nuremberg-sell-not-on = The takeover has come to { $head } and has to go on from there, not from { $here }.
nuremberg-sell-closed = The takeover is back where it began; it can only be finished.
nuremberg-sell-fork = The takeover has already been in { $there }: going there again would make a fork.
nuremberg-sell-no-influence = You have no influence left with { $company } (one point for two links).
nuremberg-sell-no-links = All { $count } links of { $company } are on the board.
nuremberg-sell-no-end = From { $there } your links lead to no town or station that your { $have } influence with { $company } reaches.

# The table
nuremberg-turn = Turn { $turn } of { $turns }
nuremberg-box = Box
nuremberg-boxes = Influence boxes
nuremberg-trains = Trains
nuremberg-seats = Players
nuremberg-areas = Areas
nuremberg-links = Links
nuremberg-cubes = cubes
nuremberg-profit = profit
nuremberg-points = points
nuremberg-score = now
nuremberg-order-player = Player order
nuremberg-order-build = Build order
nuremberg-order-train = Train order
nuremberg-company-stock = Links left: red { $red }, green { $green }

# Faults of a position
nuremberg-fault-game = { $players } players in turn { $turn } do not fit the side of the board
nuremberg-fault-empty-seat = seat { $seat } is not in play but has something
nuremberg-fault-cubes = seat { $seat } has { $count } cubes in hand and boxes, but there are { $of }
nuremberg-fault-track = seat { $seat }: a marker is beyond the end of its track
nuremberg-fault-order = { $order }: not every seat is there once
nuremberg-fault-turn = phase and player do not fit together
nuremberg-fault-tokens = the tokens in the boxes are not such as can be drawn
nuremberg-fault-bid = box { $box }: that cannot be a bid
nuremberg-fault-bids = seat { $seat } has more than two bids
nuremberg-fault-links = { $owner }: { $count } links on the board, { $track } counted, and there are { $of }
nuremberg-fault-link = { $link }: no link can be there
nuremberg-fault-landlord = { $link }: a landlord stands in its way
nuremberg-fault-pieces = { $kind }: { $count } pieces, but there are { $of }
nuremberg-fault-place = { $area }: pieces that cannot lie there
nuremberg-fault-company = { $area }: that cannot be its company
nuremberg-fault-stranded = { $area }: pieces that should have been removed
nuremberg-fault-trains = seat { $seat }: trains that cannot be owned together
nuremberg-fault-carried = seat { $seat }: what is carried does not fit the trains
nuremberg-fault-chain = the chain under way is none
nuremberg-fault-due = what is due cannot be paid, or is due at the wrong time

# Offers: what a button says
nuremberg-verb-bid = Bid
nuremberg-verb-take = Take a colour
nuremberg-verb-build = Build
nuremberg-verb-pay = Pay
nuremberg-verb-buy = Buy a train
nuremberg-verb-load = Load
nuremberg-verb-load-all = Load everything
nuremberg-verb-sell = Sell
nuremberg-verb-finish = Finish
nuremberg-verb-pass = Pass
nuremberg-to-red = the red company
nuremberg-to-green = the green company
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
    }{ $more } other points
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
