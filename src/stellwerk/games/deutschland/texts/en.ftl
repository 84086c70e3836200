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
deutschland-colour-locomotives = locomotives

deutschland-deck-short = short
deutschland-deck-long = long

# A name that differs from language to language; a route; some cards
deutschland-name = { $en }
deutschland-route = { $a } – { $z }
deutschland-numbered = { $n }. { $ticket } ({ $points })
deutschland-scored = { $ticket } { $points }
deutschland-list = { $first }, { $second }
deutschland-or = { $first } or { $second }
deutschland-sentences = { $first } { $second }
deutschland-cards = { $cards } { $colour }
deutschland-cards-locomotives = { $jokers ->
    [one] 1 locomotive
   *[other] { $jokers } locomotives
}
deutschland-cards-both = { $cards } { $colour } + { $jokers ->
    [one] 1 locomotive
   *[other] { $jokers } locomotives
}
deutschland-cards-none = none of these
deutschland-any-colour = { $length ->
    [one] 1 card of any colour
   *[other] { $length } cards of one colour
}
deutschland-on-track = { $cards } (track { $number })

# What happened (the player's name stands before it)
deutschland-told-take = takes { $colour } from the row
deutschland-told-take-locomotive = takes a locomotive from the row
deutschland-told-blind = draws a card blind
deutschland-told-blind-own = draws a card blind: { $colour }
deutschland-told-mix = draws tickets: { $short } short, { $long } long
deutschland-told-mix-hidden = draws four tickets; the mix is hidden until all have chosen
deutschland-told-mix-own = draws tickets: { $tickets }
deutschland-told-keep = keeps tickets: { $short } short, { $long } long (of { $offered })
deutschland-told-keep-hidden = has chosen
deutschland-told-keep-own = keeps { $tickets }
deutschland-told-claim = claims { $route } with { $payment } (+{ $gain })
deutschland-told-pass = can do nothing and passes
deutschland-told-reveal = { $who } has revealed the first tickets. Drawn: { $short } short, { $long } long. Kept: { $kept_short } short, { $kept_long } long.
deutschland-told-begin = All have chosen. Both ticket decks are shuffled again; { $who } begins.
deutschland-told-refill = New in the row: { $colour }.
deutschland-told-sweep = { $times ->
    [one] Three locomotives lie face up: the row is swept and dealt anew
   *[other] Three locomotives lie face up: the row is swept and dealt anew { $times } times
} ({ $cards }). Now in the row: { $row }.
deutschland-told-shuffle = { $count ->
    [one] The deck is used up: 1 discard becomes the new deck.
   *[other] The deck is used up: { $count } discards are shuffled into a new deck.
}
deutschland-told-last-round = { $wagons ->
    [0] { $who } has no wagons left: everybody has one more turn.
    [one] { $who } has 1 wagon left: everybody has one more turn.
   *[other] { $who } has { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} left: everybody has one more turn.
}
deutschland-told-end-round = The last round is over: the game ends.
deutschland-told-end-passes = Nobody can do anything any more: the game ends.
deutschland-told-tickets = Tickets of { $who }: { $tickets }.
deutschland-told-bonus = { $count ->
    [one] Most completed tickets: { $who } with 1 (+{ $gain }).
   *[other] Most completed tickets: { $who } with { $count } (+{ $gain }).
}
deutschland-told-score = { $who }: tracks { $tracks }, tickets { $tickets }, bonus { $bonus }, in all { $total }.
deutschland-told-win = { $who } wins: tracks { $tracks }, tickets { $tickets }, bonus { $bonus }, in all { $total }.

# Whose turn, and what can be done
deutschland-ask-mix = Choose your first tickets: announce how many of the four are short and how many long.
deutschland-ask-choose = { $least ->
    [one] Keep at least one of these tickets.
   *[other] Keep at least { $least } of these tickets.
}
deutschland-ask-turn = Take wagon cards, claim a route, or draw tickets.
deutschland-ask-second = Take your second card.

# Why an action is good (the coach)
deutschland-reason-completes = completes { $tickets } (+{ $points })
deutschland-reason-way = lies on the way of { $ticket }: { $wagons ->
    [0] then nothing is missing
    [one] then one wagon is missing
   *[other] then { $wagons } wagons are missing
}
deutschland-reason-points = scores { $points } { $points ->
    [one] point
   *[other] points
}
deutschland-reason-card = { $colour } is what { $route } takes ({ $held } of { $length } in hand)
deutschland-reason-locomotive = a locomotive fits everywhere
deutschland-reason-more = for { $route }, which scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: then you hold { $held } of { $length } in { $colour }
deutschland-reason-grey = for grey routes, which take any one colour: then you hold { $held } in { $colour }
deutschland-reason-blind = { $useful ->
    [yes] nobody sees which card it is, and the open ones stay
   *[other] none of the open cards is what your tickets still take
}
deutschland-reason-pass = nothing else can be done
deutschland-reason-least = cannot be completed any more, and costs the least: { $points } { $points ->
    [one] point
   *[other] points
}
deutschland-reason-keep = { $count ->
    [one] a ticket
   *[other] { $count } tickets
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}, with { $wagons } of { $have ->
    [one] 1 wagon
   *[other] { $have } wagons
}
deutschland-reason-tickets = { $wagons ->
    [0] no wagons are left
    [one] one wagon is left
   *[other] { $wagons } wagons are left
}, and { $open ->
    [0] all tickets are complete
    [one] one ticket is open
   *[other] { $open } tickets are open
}

# Refusals
deutschland-no-such-action = There is no such action on this map.
deutschland-first-tickets = You have to choose your first tickets before anything else: announce a mix, such as “tickets 2+2”.
deutschland-choose-first = { $least ->
    [one] You have to choose from the tickets you drew: keep at least one.
   *[other] You have to choose from the tickets you drew: keep at least { $least }.
}
deutschland-second-card = You have taken one card: take your second one first.
deutschland-nothing-offered = There are no tickets to keep: draw some first, with “tickets 2+2” for instance.
deutschland-no-pass = You may not pass while there is something you can do.
deutschland-deck-empty = No wagon cards can be taken, not even from the row: the deck and the discard pile are empty.
deutschland-not-face-up = No { $colour } card lies face up.
deutschland-not-face-up-locomotive = No locomotive lies face up.
deutschland-second-locomotive = A face-up locomotive cannot be your second card: it takes a whole turn.
deutschland-grey-card = There are no grey cards: grey tracks take cards of any one colour.
deutschland-one-card = Take your cards one after the other, not { $count } at once.
deutschland-no-tickets = Both ticket decks are empty.
deutschland-mix-how = Say how many short and how many long tickets you draw, such as “tickets 2+2”.
deutschland-mix-sum = { $count ->
    [4] You draw four tickets
    [one] You draw the one ticket that is left
   *[other] You draw the { $count } tickets that are left
}, not { $found }.
deutschland-mix-short = { $left ->
    [0] No short tickets are left.
    [one] Only one short ticket is left.
   *[other] Only { $left } short tickets are left.
}
deutschland-mix-long = { $left ->
    [0] No long tickets are left.
    [one] Only one long ticket is left.
   *[other] Only { $left } long tickets are left.
}
deutschland-not-offered = { $count ->
    [one] You have only one ticket to choose from.
   *[other] You have { $count } tickets to choose from, numbered 1 to { $count }.
}
deutschland-keep-more = { $least ->
    [one] You must keep at least one ticket
   *[other] You must keep at least { $least } tickets
}, not { $found }.
deutschland-taken = { $route } is taken: { $who } has claimed it.
deutschland-taken-track = { $who } has claimed track { $number } of { $route }.
deutschland-own = { $route } is yours already.
deutschland-parallel-closed = { $route } is closed: in a game for { $players }, only one of the parallel tracks is used.
deutschland-parallel-own = { $route } is yours already, on the track beside it: nobody owns two parallel tracks.
deutschland-wagons = { $length ->
    [one] { $route } needs 1 wagon
   *[other] { $route } needs { $length } wagons
}: you have { $wagons ->
    [0] none
   *[other] { $wagons }
} left.
deutschland-needs = { $route } needs { $takes } or locomotives: you hold { $held }.
deutschland-payment = You cannot pay { $payment }: you hold { $held }. { $ways } would do.
deutschland-say-payment = { $route } takes { $takes }: you could pay { $ways }.
deutschland-no-track = { $route } has { $count ->
    [one] only one track
   *[other] { $count } tracks
}: there is no track { $number }.
deutschland-no-route = No route leads straight from { $a } to { $z }.
deutschland-bad-hidden = For a hidden choice each deck must hold at least { $least }: on this map the { $deck } one has { $count }.

# The map
deutschland-colour-any = any colour
deutschland-track = { $route } · { $length ->
    [one] 1 wagon
   *[other] { $length } wagons
} · { $colour } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
deutschland-way-into = Way into { $country }

# The table
deutschland-row = Row
deutschland-deck = Deck
deutschland-discards = Discards
deutschland-tickets = Tickets
deutschland-hand = Hand
deutschland-points = Points
deutschland-last-round = Last round: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
deutschland-ticket-complete = connected
deutschland-ticket-to-go = { $wagons ->
    [one] 1 wagon to go
   *[other] { $wagons } wagons to go
}
deutschland-ticket-too-far = { $wagons ->
    [one] 1 wagon to go, more than you have
   *[other] { $wagons } wagons to go, more than you have
}
deutschland-ticket-lost = no way left
deutschland-closed = closed
deutschland-line = { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}
deutschland-held = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
deutschland-letter-blue = B
deutschland-letter-red = R
deutschland-letter-green = G
deutschland-letter-yellow = Y
deutschland-letter-black = K
deutschland-letter-purple = P
deutschland-letter-white = W
deutschland-letter-orange = O
deutschland-letter-locomotive = L
deutschland-letter-short = S
deutschland-letter-long = L
deutschland-pile-short = Short tickets
deutschland-pile-long = Long tickets
deutschland-mixes = Your first tickets: how many short, how many long?
deutschland-mix = { $short } short, { $long } long
deutschland-tickets-of = Tickets of { $who }
deutschland-ticket-missed = not connected
deutschland-known-cards = Surely held by the others
deutschland-routes = Routes claimed
deutschland-choosing = First tickets
deutschland-course = Fewest wagons left: { $wagons } ({ $who })
deutschland-score-tracks = Routes
deutschland-score-tickets = Completed tickets
deutschland-score-missed = Missed tickets
deutschland-score-bonus = Most tickets

# Faults of a position
deutschland-fault-cards = Cards of the kind “{ $colour }”: { $count } in hands, row, deck and discards, but there are { $of }.
deutschland-fault-known = Cards of the kind “{ $colour }”: { $who } is known to hold { $known }, but holds { $held }.
deutschland-fault-deck = The deck is empty, so the discards ({ $discards }) belong in it.
deutschland-fault-sweep = The row must be swept: it holds { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}.
deutschland-fault-parallel = { $track }: more of the parallel tracks are claimed than the rules allow.
deutschland-fault-wagons = Wagons of { $who }: the position says { $wagons }, the tracks say { $left }.
deutschland-fault-points = Points of { $who }: the position says { $points }, the tracks say { $worth }.
deutschland-fault-edition = { $ticket }: it is in play but not in the { $edition } edition, or the other way round.
deutschland-fault-offer = The tickets on offer and those marked as offered are not the same.
deutschland-fault-offer-order = Offered tickets lie in the first slots, short ones before long ones.
deutschland-fault-asked = { $count ->
    [0] Somebody has to choose tickets, but none are offered
   *[other] Tickets are offered, but nobody has to choose
}.
deutschland-fault-few = { $count ->
    [one] Only one ticket is offered
   *[other] Only { $count } tickets are offered
}, although there are more in the decks.
deutschland-fault-ticket = { $ticket }: it is with { $who }, who does not play.
deutschland-fault-seen = { $ticket }: { $who } has it and must know it.
deutschland-fault-returned = { $ticket }: it was put under its deck, so somebody must know it.
deutschland-fault-shuffled = { $ticket }: it is in the shuffled deck or not in play, so nobody can know it.
deutschland-fault-chosen = The phase does not go with { $chosen ->
    [one] 1 seat that has
   *[other] { $chosen } seats that have
} chosen first tickets.
deutschland-fault-early = This can only be so after everybody has chosen first tickets.
deutschland-fault-first-hand = Cards of { $who }: { $count }, but everybody begins with { $of }.
deutschland-fault-first-tickets = { $count ->
    [0] { $who } has chosen first tickets but holds none
    [one] { $who } holds 1 ticket, which does not go with the first choice
   *[other] { $who } holds { $count } tickets, which does not go with the first choice
}.
deutschland-fault-first = { $who } begins, so another seat has to choose now.
deutschland-fault-announced = { $who } must have announced a first mix if that seat has chosen or is choosing, but not otherwise.
deutschland-fault-mix = First tickets ({ $deck }): { $who } announced { $drawn }, but { $found } are there.
deutschland-fault-hidden = First choices are hidden only with the option for it, and until all have chosen.
deutschland-fault-second = A second card can only be taken by somebody who holds cards, and while the deck has some.
deutschland-fault-last = { $turns ->
    [one] 1 turn is
   *[other] { $turns } turns are
} more than the last round has.
deutschland-fault-no-last = { $who } has only { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} left, so the last round must have begun with that seat.
deutschland-fault-began = { $who } must have begun the last round, but has { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} left.
deutschland-fault-over = The game is over after the last round or when all have passed, and then only.
deutschland-fault-passed = { $count ->
    [one] 1 seat
   *[other] { $count } seats
} cannot have passed now.
deutschland-fault-could = { $who } cannot have passed: there is something to do.
deutschland-fault-under = Tickets ({ $deck }): those under the deck must be numbered 1, 2, 3 … and lie in the deck.

# Offers: what a button says
deutschland-ticket-worth = { $ticket } ({ $points })
deutschland-offer-take = Take { $colour } from the row
deutschland-offer-take-locomotive = Take a locomotive from the row
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
       *[other] Draw { $short } short and { $long ->
            [one] 1 long ticket
           *[other] { $long } long tickets
        }
    }
}
deutschland-offer-keep = Keep { $tickets }
deutschland-offer-claim = Claim { $route } with { $payment }
deutschland-offer-cost = { $payment }, { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
} (+{ $points })
deutschland-offer-pass = Pass
deutschland-then-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
deutschland-then-wagons = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
}
deutschland-then-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
deutschland-then-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}

# Options
deutschland-option-tickets = Tickets
deutschland-option-tickets-about = The newer edition has more tickets; its routes are the same.
deutschland-option-tickets-2012 = Edition of 2012 (62 tickets)
deutschland-option-tickets-2017 = Edition of 2017 (89 tickets)
deutschland-option-choice = First tickets
deutschland-option-choice-about = What the others learn while you choose your first tickets, one seat after the other.
deutschland-option-choice-open = The others see how many you draw and keep
deutschland-option-choice-hidden = Hidden until all have chosen

# What the lab counts
deutschland-things-track = Tracks claimed
deutschland-things-kept = Tickets kept
deutschland-things-completed = Tickets completed

# How to play
deutschland-learn-goal-title = What it is about
deutschland-learn-goal = Connect cities all over Germany with your wagons. You score for the routes you claim, and above all for your secret tickets: each names two places and pays if your routes connect them at the end. A ticket you miss costs you its value.
deutschland-learn-turn-title = Your turn: one of three things
deutschland-learn-turn = Take wagon cards, claim a route, or draw new tickets. Then it is the next player’s turn.
deutschland-learn-cards-title = Taking cards
deutschland-learn-cards = Take two cards, face up from the row or unseen from the deck. A locomotive stands for any colour; if you take one face up, it is your only card this turn. Three locomotives in the row clear it.
deutschland-learn-claim-title = Claiming a route
deutschland-learn-claim = Pay as many cards of the route’s colour as it has spaces. A grey route takes cards of any one colour. Long routes pay much better: 1, 2, 4, 7, 10, 15 or 18 points for one to seven wagons. With two or three players, only one of two parallel routes can be used.
deutschland-learn-tickets-title = Tickets
deutschland-learn-tickets = Say how many of four tickets you want from the short deck and how many from the long one, and keep at least one (at the start, at least two). Countries on the border can be reached at any of their end points, but connect nothing themselves.
deutschland-learn-end-title = The end
deutschland-learn-end = When somebody is down to two wagons or fewer, everybody gets one last turn. Whoever has completed the most tickets gets 15 extra points.

# What the coach says when a rule comes up
deutschland-lesson-mix = Tickets are your secret goals. Long ones bring more points but are harder. Two of each is a good start.
deutschland-lesson-choose = Point at a ticket and the map shows the way. Tickets that share part of their way are good. You must keep at least two at the start, one later on.
deutschland-lesson-turn = You can do one of three things: take two cards, claim a lit route, or draw tickets. Touch one of your tickets to see which routes it still needs.
deutschland-lesson-second = Now take your second card. A face-up locomotive counts as two cards, so it cannot be your second.

# Maps
deutschland-map-both = There is a city of this name already: a place is a city or a country.
deutschland-map-many-cities = There are too many cities and endpoints. Found: { $count }, at most: { $most }.
deutschland-map-many-tracks = There are too many tracks. Found: { $count }, at most: { $most }.
deutschland-map-many-payments = There are too many ways to pay for tracks: one for each space of a track and for each colour it takes, and one more for each track. Found: { $count }, at most: { $most }.
deutschland-map-nowhere = There is no city or country called { $place } on the map.
deutschland-map-circle = Both ends are { $place }: there must be two different places.
deutschland-map-again-routes = There is another route between { $a } and { $z }: parallel tracks belong to one route.
deutschland-map-again-tickets = There is another ticket for { $a } and { $z }.
deutschland-map-begins = { $place } is a country: name the city first and the country second.
deutschland-map-endpoint = { $count ->
    [one] The country { $place } has one endpoint: this must be 1.
   *[other] The country { $place } has { $count } endpoints: this must be a number from 1 to { $count }.
}
deutschland-map-used = Another route ends at endpoint { $endpoint } of { $place } already: each endpoint ends one route.
deutschland-map-no-country = { $place } is not a country: only a route into a country has an endpoint.
deutschland-map-spaces = A track has as many wagon spaces as its route is long. Needed: { $needed }, found: { $found }.
deutschland-map-editions = An edition is named twice: name each one once.
deutschland-map-few = There are too few tickets of the edition of { $edition } for five players. Needed: { $least }, found: { $count }.
deutschland-map-lost = No tracks lead from one end to the other of these tickets: { $tickets }.
deutschland-doubt-long = The shortest way takes { $way } wagons, and nobody has more than { $wagons }: this ticket cannot be completed.
deutschland-doubt-value = The ticket is worth { $points }, the shortest way takes { $way } wagons.
deutschland-doubt-lonely = No route leads to { $name }.

# The guided first game
deutschland-guide-welcome-title = All over Germany
deutschland-guide-welcome = You claim routes between cities and pay for them with cards. This first game takes you to the north: Hamburg, Rostock and, far away, Dresden. Ida plays against you.
deutschland-guide-hand-title = Your hand
deutschland-guide-hand = Four wagon cards to begin with. A route of two red spaces costs two red cards, and so on. Locomotives stand for any colour; you have none yet.
deutschland-guide-mix-title = First the tickets
deutschland-guide-mix = Tickets are your secret goals. You draw four and say how many of them are to be short and how many long. Long ones score more and are harder. Take 3 short and 1 long.
deutschland-guide-mix-done = Four tickets, each with two places and its points. You keep at least two; later, when you draw again, at least one.
deutschland-guide-mix-other = Any mix is allowed. For this game: 3 short, 1 long.
deutschland-guide-keep-title = Keep what fits
deutschland-guide-keep = Hamburg – Rostock and Dresden – Hamburg have a city in common, so one helps the other. Mark these two and keep them.
deutschland-guide-keep-done = If you complete a ticket, its points are yours; if not, you lose them at the end. Ida chooses hers, and the game begins.
deutschland-guide-keep-other = Those would do, but tickets that share part of their way are easier: the third and the fourth.
deutschland-guide-turn-title = One of three things
deutschland-guide-turn = In a turn you take two wagon cards, or claim one route, or draw tickets. Five cards lie face up in the row, the others in the deck.
deutschland-guide-first-title = Take a card
deutschland-guide-first = Rostock – Schwerin is two red spaces, and you have one red card. Take the red one from the row.
deutschland-guide-first-done = Its place is filled at once. You take two cards in a turn, so there is one more to come.
deutschland-guide-first-other = Red is what you need now.
deutschland-guide-second-title = And a second one
deutschland-guide-second = Schwerin – Hamburg is two green spaces. Take the green card.
deutschland-guide-second-done = You could also have drawn blind. Now Ida takes two cards: everybody sees what is taken from the row, nobody what comes from the deck.
deutschland-guide-second-other = Green is the other colour you need.
deutschland-guide-claim-title = Claim a route
deutschland-guide-claim = Two red cards: choose the lit route from Rostock to Schwerin and claim it.
deutschland-guide-claim-done = The cards are discarded, two of your wagons lie there, and the route is yours for good.
deutschland-guide-claim-other = You could do that. But first the route that nobody is to take from you: Rostock – Schwerin.
deutschland-guide-points-title = What it brings
deutschland-guide-points = Two spaces score 2 points, three 4, four 7, five 10, six 15, seven 18: long routes pay. Ida has drawn two cards.
deutschland-guide-ticket-title = Complete a ticket
deutschland-guide-ticket = Two green cards: claim Hamburg – Schwerin.
deutschland-guide-ticket-done = Your tracks now lead from Hamburg to Rostock: the ticket is complete and scores 4 points at the end. Any way would have done, short or long.
deutschland-guide-ticket-other = One more route and your ticket is done: Hamburg – Schwerin.
deutschland-guide-double-title = Two tracks
deutschland-guide-double = Ida has claimed Nürnberg – Würzburg, a route with two tracks. With two or three players the other one is closed now. With more it stays open, but not for her.
deutschland-guide-locomotive-title = A locomotive
deutschland-guide-locomotive = A locomotive lies in the row. It stands for any colour, and so, taken from the row, it is the only card of your turn. Take it.
deutschland-guide-locomotive-done = Had you drawn it blind, you could have taken a second card. If three lie in the row, all five cards are replaced.
deutschland-guide-locomotive-other = Two cards would be more. But a locomotive is worth it.
deutschland-guide-joker-title = Use it
deutschland-guide-joker = Hamburg – Kiel is black or purple. You have one purple card: with the locomotive it makes two. Claim the purple track.
deutschland-guide-joker-done = A route can be paid with locomotives alone, too. And the black track beside it is closed now.
deutschland-guide-joker-other = Show what a locomotive can do: the purple track from Hamburg to Kiel.
deutschland-guide-grey-title = Grey routes
deutschland-guide-grey = Grey routes, such as Bremerhaven – Hamburg, take cards of any one colour. And you may claim anywhere: a route need not touch yours.
deutschland-guide-country-title = Neighbours
deutschland-guide-country = Some tickets lead into a country. Any route across its border will do, but it ends there: from one crossing to the next there is no way through the country.
deutschland-guide-more-title = More tickets
deutschland-guide-more = If things go well, draw new tickets. That takes a whole turn and gives you four to choose from. Draw 4 short ones and keep one that you like.
deutschland-guide-more-done = Whoever completes most tickets gets 15 points more at the end. But late tickets are a risk.
deutschland-guide-more-other = That is another turn. Now draw 4 short tickets, and keep one of them.
deutschland-guide-end-title = The end
deutschland-guide-end = You began with 45 wagons. When somebody has two or fewer left, everybody has one more turn. Then tickets are shown: completed ones count for you, the others against you. Try it in a practice game: the coach stays with you.
