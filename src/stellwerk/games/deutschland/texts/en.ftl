# Zug um Zug: Deutschland: English
deutschland-title = Zug um Zug: Deutschland
deutschland-about = Collect wagon cards, claim tracks all over Germany, and connect the cities on your tickets.

deutschland-colour-blue = blue
deutschland-colour-red = red
deutschland-colour-green = green
deutschland-colour-yellow = yellow
deutschland-colour-black = black
deutschland-colour-purple = purple
deutschland-colour-white = white
deutschland-colour-orange = orange
deutschland-colour-grey = grey
deutschland-colour-locomotive = locomotive

deutschland-deck-short = short
deutschland-deck-long = long

# A name that differs from language to language; a route; some cards
deutschland-name = { $en }
deutschland-route = { $a } – { $z }
deutschland-numbered = { $n }. { $ticket } ({ $points })
deutschland-list = { $first }, { $second }
deutschland-cards = { $cards } { $colour }
deutschland-cards-locomotives = { $jokers ->
    [one] 1 locomotive
   *[other] { $jokers } locomotives
}
deutschland-cards-both = { $cards } { $colour } + { $jokers ->
    [one] 1 locomotive
   *[other] { $jokers } locomotives
}

# What happened (the player's name stands before it)
deutschland-told-take = takes { $colour } from the row
deutschland-told-blind = draws a card blind
deutschland-told-blind-own = draws a card blind: { $colour }
deutschland-told-mix = draws tickets: { $short } short, { $long } long
deutschland-told-mix-own = draws tickets: { $tickets }
deutschland-told-keep = keeps { $short } short and { $long } long of { $offered } tickets
deutschland-told-keep-own = keeps { $tickets }
deutschland-told-claim = claims { $route } with { $payment } (+{ $gain })
deutschland-told-pass = can do nothing and passes

# Whose turn, and what can be done
deutschland-ask-mix = Choose your first tickets: announce how many of the four are short and how many long.
deutschland-ask-choose = Keep at least { $least } of these tickets.
deutschland-ask-turn = Take wagon cards, claim a route, or draw tickets.
deutschland-ask-second = Take your second card.
deutschland-ask-over = The game is over.

# Why an action is good (the coach)
deutschland-reason-completes = completes { $tickets } (+{ $points })
deutschland-reason-way = lies on the way of { $ticket }: { $wagons ->
    [0] nothing is missing then
    [one] one wagon is missing then
   *[other] { $wagons } wagons are missing then
}
deutschland-reason-points = scores { $points } { $points ->
    [one] point
   *[other] points
}
deutschland-reason-card = { $colour } is what { $route } takes ({ $held } of { $length } in hand)
deutschland-reason-locomotive = a locomotive fits everywhere
deutschland-reason-keep = { $count ->
    [one] a ticket for { $points } points
   *[other] { $count } tickets for { $points } points
}, with { $wagons } of { $have } wagons
deutschland-reason-tickets = { $wagons } wagons are left, and { $open ->
    [0] all tickets are complete
    [one] one ticket is open
   *[other] { $open } tickets are open
}

# Refusals
deutschland-no-such-action = There is no such action on this map.
deutschland-first-tickets = You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.
deutschland-choose-first = You have to choose from the tickets you drew: keep at least { $least }.
deutschland-second-card = You have taken one card: take your second one first.
deutschland-nothing-offered = There are no tickets to keep: draw some first, with “tickets 2+2” for instance.
deutschland-no-pass = You may not pass while there is something you can do.
deutschland-deck-empty = There are no wagon cards to draw: the deck and the discard pile are empty.
deutschland-not-face-up = No { $colour } lies face up.
deutschland-second-locomotive = A face-up locomotive cannot be the second card: it is a whole turn.
deutschland-no-tickets = Both decks of tickets are empty.
deutschland-mix-sum = { $count ->
    [4] You draw four tickets
   *[other] You draw the { $count } that are left
}, not { $found }.
deutschland-mix-deck = { $left ->
    [0] No { $deck } tickets are left.
    [one] Only one { $deck } ticket is left.
   *[other] Only { $left } { $deck } tickets are left.
}
deutschland-not-offered = You have only { $count } tickets to choose from.
deutschland-keep-more = You must keep at least { $least } tickets, not { $found }.
deutschland-taken = { $route } is taken: seat { $seat } has claimed it.
deutschland-own = { $route } is yours already.
deutschland-parallel-closed = { $route } is closed: with { $players } players only one of the parallel tracks is used.
deutschland-parallel-own = { $route } is yours on the track beside it: nobody owns two parallel tracks.
deutschland-wagons = { $route } needs { $length } wagons: you have { $wagons } left.
deutschland-needs = { $route } needs { $length } { $colour } or locomotives: you hold { $held }.
deutschland-needs-any = { $route } needs { $length } of one colour or locomotives: your best is { $held }.
deutschland-payment = You cannot pay { $payment }: you hold { $held }.
deutschland-say-payment = { $route } can be yours: say with which cards ({ $ways }).

# The table
deutschland-row = Row
deutschland-deck = Deck
deutschland-discards = Discards
deutschland-tickets = Tickets
deutschland-ticket-decks = Tickets: { $short } short, { $long } long
deutschland-hand = Hand
deutschland-points = Points
deutschland-wagons-left = Wagons
deutschland-cards-held = Cards
deutschland-known = surely { $what }
deutschland-last-round = Last round: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
deutschland-ticket-complete = connected
deutschland-ticket-to-go = { $wagons ->
    [one] 1 wagon to go
   *[other] { $wagons } wagons to go
}
deutschland-ticket-too-far = { $wagons } wagons to go, more than you have
deutschland-ticket-lost = no way left
deutschland-final = Tracks { $tracks }, tickets { $tickets }, bonus { $bonus }: { $total }
deutschland-closed = closed

# Faults of a position
deutschland-fault-seats = { $players } players and seat { $turn } on turn do not fit together
deutschland-fault-cards = { $colour }: { $count } cards in hands, row, deck and discards, but there are { $of }
deutschland-fault-known = seat { $seat }: fewer cards in hand than were taken face up and not spent
deutschland-fault-deck = a deck of { $deck }, { $discards } discards and { $row } cards face up do not fit together
deutschland-fault-owner = { $track }: there is no seat { $owner }
deutschland-fault-parallel = { $track }: more of the parallel tracks are claimed than the rules allow
deutschland-fault-wagons = seat { $seat }: { $wagons } wagons, but its tracks leave { $left }
deutschland-fault-points = seat { $seat }: { $points } points, but its tracks are worth { $worth }
deutschland-fault-edition = the tickets in play are those of no edition
deutschland-fault-offer = the tickets on offer and those marked as offered are not the same
deutschland-fault-ticket = { $ticket }: it is with a seat that does not play
deutschland-fault-seen = { $ticket }: whoever holds a ticket has seen it
deutschland-fault-under = { $deck } tickets: those under the deck must be numbered 1, 2, 3 … and lie in the deck
deutschland-fault-turn = phase, chosen, last and the tickets on offer do not fit together

# Offers: what a button says
deutschland-verb-draw = Take cards
deutschland-verb-tickets = Draw tickets
deutschland-verb-keep = Keep tickets
deutschland-verb-claim = Claim a route
deutschland-verb-pass = Pass
deutschland-ticket-worth = { $ticket } ({ $points })
deutschland-offer-take = Take { $colour } from the row
deutschland-offer-blind = Draw a card blind
deutschland-offer-mix = { $long ->
    [0] Draw { $short ->
        [one] 1 short ticket
       *[other] { $short } short tickets
    }
   *[other] { $short ->
        [0] Draw { $long ->
            [one] 1 long ticket
           *[other] { $long } long tickets
        }
       *[other] Draw { $count } tickets: { $short } short, { $long } long
    }
}
deutschland-offer-keep = Keep { $tickets }
deutschland-offer-claim = Claim { $route } with { $payment }
deutschland-offer-cost = { $payment }, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} (+{ $gain })
deutschland-offer-pass = Pass

# Options
deutschland-option-tickets = Tickets
deutschland-option-tickets-2012 = Edition of 2012 (62 tickets)
deutschland-option-tickets-2017 = Edition of 2017 (89 tickets)

# What the lab counts
deutschland-things-track = Tracks claimed
deutschland-things-kept = Tickets kept
deutschland-things-completed = Tickets completed
