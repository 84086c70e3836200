# The Grand Trunk Journey: English
grandtrunk-title = The Grand Trunk Journey
grandtrunk-about = Carry goods by rail through the east of Canada and the United States, day by day.

grandtrunk-good-coal = coal
grandtrunk-good-wood = wood
grandtrunk-good-iron = iron
grandtrunk-good-steel = steel

grandtrunk-card-junction = Grand Trunk Jct
grandtrunk-card-port = Port { $number }
grandtrunk-card-wagon = Wagon { $number }
grandtrunk-wagon-for = wagon for { $goods }
grandtrunk-develop-for = development: { $kinds }
grandtrunk-or = { $one } or { $other }

grandtrunk-does-depot = depot
grandtrunk-does-oversize = oversize trailer
grandtrunk-does-demand = change of demand
grandtrunk-does-overland = overland transport
grandtrunk-does-right-of-way = right of way
grandtrunk-does-develop = development
grandtrunk-does-station = new station
grandtrunk-does-progress = progress card
grandtrunk-does-objective = objective

grandtrunk-kind-power = more power
grandtrunk-kind-speed = more speed
grandtrunk-kind-station = a new station
grandtrunk-kind-progress = a progress card
grandtrunk-kind-objective = an objective

grandtrunk-progress-workshop = Railway Workshop
grandtrunk-progress-timber-exporter = Timber Exporter
grandtrunk-progress-coal-exporter = Coal Exporter
grandtrunk-progress-speculator = Speculator
grandtrunk-progress-early-delivery = Early Delivery
grandtrunk-progress-late-delivery = Late Delivery
grandtrunk-progress-warehouse = Warehouse
grandtrunk-progress-iron-mine = Iron Mine
grandtrunk-progress-coal-mine = Coal Mine
grandtrunk-progress-forestry = Forestry
grandtrunk-progress-siding = Siding
grandtrunk-progress-steel-contract = Foreign Steel Contract
grandtrunk-progress-signals = Railway Signals
grandtrunk-progress-large-car = Large Freight Car
grandtrunk-progress-roundhouse = Roundhouse
grandtrunk-progress-crane = Railway Crane

grandtrunk-effect-workshop = Power and speed cost no days.
grandtrunk-effect-timber-exporter = Ports take your wood.
grandtrunk-effect-coal-exporter = Ports take your coal.
grandtrunk-effect-speculator = 1 point whenever another player builds a station.
grandtrunk-effect-early-delivery = Special deliveries a day early.
grandtrunk-effect-late-delivery = Special deliveries a day late.
grandtrunk-effect-warehouse = Fill your hand up to 6 cards.
grandtrunk-effect-iron-mine = Once: 2 iron, without steel.
grandtrunk-effect-coal-mine = Once: 2 coal.
grandtrunk-effect-forestry = Once: 2 wood, without a step on the wood track.
grandtrunk-effect-siding = Park one wagon; hang it on later for 1 day, or discard it.
grandtrunk-effect-steel-contract = 1 day for 1 point after delivering steel at a port.
grandtrunk-effect-signals = Discard a card.
grandtrunk-effect-large-car = 1 day for a second steel in a wagon.
grandtrunk-effect-roundhouse = Discard a card and draw one.
grandtrunk-effect-crane = Before the move, 1 day to hang on and load a wagon from your hand.

grandtrunk-effect-ore-depot = 3 iron delivered: 1 point for each iron.
grandtrunk-effect-freight-station = 6 goods delivered: 2 points for every three.
grandtrunk-effect-common-deliveries = 3 coal, 3 wood, 3 iron delivered and power III: 5 points.
grandtrunk-effect-timber-depot = 3 wood delivered: 1 point for each wood.
grandtrunk-effect-coal-depot = 3 coal delivered: 1 point for each coal.
grandtrunk-effect-national-certificate = 10 goods delivered, 2 special deliveries, power IV and fast: 7 points.
grandtrunk-effect-heavy-train = 4 goods on the train: 3 points.
grandtrunk-effect-haulier-of-the-year = 4 special deliveries: 5 points.
grandtrunk-effect-specialised-deliveries = 6 of one good delivered: 5 points.
grandtrunk-effect-steel-warehouse = 3 steel delivered: 1 point for each steel.

grandtrunk-objective-ore-depot = Ore Depot
grandtrunk-objective-freight-station = Freight Station
grandtrunk-objective-common-deliveries = Common Deliveries
grandtrunk-objective-timber-depot = Timber Depot
grandtrunk-objective-coal-depot = Coal Depot
grandtrunk-objective-national-certificate = National Railway Certificate
grandtrunk-objective-heavy-train = Heavy Train
grandtrunk-objective-haulier-of-the-year = Haulier of the Year
grandtrunk-objective-specialised-deliveries = Specialised Deliveries
grandtrunk-objective-steel-warehouse = Steel Warehouse

# What happened (the player's name stands before it)
grandtrunk-days = { $days ->
    [0] {""}
    [one] {", 1 day"}
   *[other] {", "}{ $days } days
}{ $turned ->
    [0] {""}
    [one] {"; a special delivery is turned up"}
   *[other] {"; "}{ $turned } special deliveries are turned up
}
grandtrunk-told-begin = starts with { $good } on { $card }
grandtrunk-told-end = ends the turn and draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
grandtrunk-told-maintain = does maintenance{ grandtrunk-days }
grandtrunk-told-stop = stops for good
grandtrunk-told-contract = sells steel abroad (+1){ grandtrunk-days }
grandtrunk-told-clear = clears { $card } off the siding
grandtrunk-told-discard = discards { $card }
grandtrunk-told-move = goes to { $place }{ grandtrunk-days }
grandtrunk-told-deliver = delivers { $good } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-told-fulfil = makes a special delivery of { $good } in { $place } (+{ $points })
grandtrunk-told-dump = gets rid of { $good } in { $place } ({ $points })
grandtrunk-told-uncouple = takes { $card } off the train
grandtrunk-told-load = loads { $good } on { $card }
grandtrunk-told-couple = hangs on { $card } and loads { $good }
grandtrunk-told-play = plays { $card }: { $what }
grandtrunk-told-develop = plays { $card } for { $kind }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}{ grandtrunk-days }
grandtrunk-told-fetch = fetches { $card } from the discard pile and loads { $good }
grandtrunk-told-enlarge = puts a second { $good } on { $card }
grandtrunk-told-swap = exchanges the tiles of { $place } and { $to }
grandtrunk-told-haul = hauls a steel from { $place } to { $to }
grandtrunk-told-build = builds a station in { $place } (+{ $points }){ $pile ->
    [top] , the card goes on the deck
   *[other] {""}
}{ grandtrunk-days }
grandtrunk-told-acquire = acquires { $card }{ grandtrunk-days }
grandtrunk-told-achieve = achieves { $card } (+{ $points }){ grandtrunk-days }
grandtrunk-told-park = parks { $card } on the siding
grandtrunk-told-recall = hangs on { $card } from the siding and loads { $good }{ grandtrunk-days }
grandtrunk-told-signal = discards { $card } (Railway Signals)
grandtrunk-told-fill = puts a second steel on { $card }{ grandtrunk-days }
grandtrunk-told-turn = discards { $card } and draws one (Roundhouse)
grandtrunk-told-lift = lifts { $card } onto the rails with { $good }{ grandtrunk-days }

# Whose turn, and what can be done
grandtrunk-ask-start = Choose your start wagon and its load.
grandtrunk-ask-ready = Move your train, take an action, or do maintenance.
grandtrunk-ask-arrived = Unload, load, take actions, or end the turn.
grandtrunk-ask-loading = Load, take actions, or end the turn.
grandtrunk-ask-maintenance = Discard what you like, then end the turn.
grandtrunk-ask-depot = Choose a wagon from your discard pile and its load.
grandtrunk-ask-oversize = Choose the wagon for a second cube.
grandtrunk-ask-swap = Choose the two tiles to exchange.
grandtrunk-ask-haul = Choose where a steel goes.
grandtrunk-ask-station = Choose the city for the new station.
grandtrunk-ask-progress = Choose a progress card.
grandtrunk-ask-objective = Choose an objective.

# Why an action is good (the coach)
grandtrunk-reason-acquire = { $card } helps for the rest of the game
grandtrunk-reason-achieve = { $card } is fulfilled and counts at the end
grandtrunk-reason-points = brings { $points } { $points ->
    [one] point
   *[other] points
} at once
grandtrunk-reason-maintain = brings { $count } discarded cards back into the deck
grandtrunk-reason-uncouple = { $card } comes back to hand
grandtrunk-reason-special = { $place } is waiting for a special delivery of { $good } ({ $points } points)
grandtrunk-reason-demand = { $place } asks for { $good }, which you carry
grandtrunk-reason-too-late = the special at { $place } ({ $good }) is out of reach after this
grandtrunk-reason-for-special = { $good } is for the special at { $place } ({ $points } points)
grandtrunk-reason-wanted = { $good } is asked for in { $place }

# Refusals
grandtrunk-not-now = That cannot be done now.
grandtrunk-start-first = Choose your start wagon and its load first.
grandtrunk-start-over = Start wagons are chosen before the first turn only.
grandtrunk-answer-first = Finish what you have played first: { $what }.
grandtrunk-play-first = That needs a card played for it first: { $what }.
grandtrunk-in-maintenance = In maintenance you can only discard cards and end the turn.
grandtrunk-only-maintenance = Cards can only be discarded in maintenance.
grandtrunk-turn-begun = Your turn has begun: it must be a journey now.
grandtrunk-not-rung = You can only stop once the end of the game has been rung in.
grandtrunk-move-first = Move your train first.
grandtrunk-moved-already = Your train has moved already this turn.
grandtrunk-not-in-hand = You do not have { $card } in your hand.
grandtrunk-not-coupled = { $card } is not a wagon of your train.
grandtrunk-already-there = Your train is in { $place } already and has to go somewhere else.
grandtrunk-no-station = { $place } has no station yet.
grandtrunk-too-late = That takes { $days } days, but only { $left } are left up to day { $last }.
grandtrunk-not-slower = Going to { $place } takes { $days } days either way.
grandtrunk-wagon-empty = { $card } is empty.
grandtrunk-wagon-full = { $card } is loaded already.
grandtrunk-loading-begun = You have begun to load: nothing more is unloaded this turn.
grandtrunk-asked-for = { $place } asks for { $good }: deliver it instead.
grandtrunk-steel-full = { $place } holds { $room } steel already: no room for more.
grandtrunk-not-asked-for = { $place } does not ask for { $good }, but for { $asked }.
grandtrunk-wrong-day = The special delivery of { $good } in { $place } is for days { $first } to { $final }; your disc is on day { $day }.
grandtrunk-no-special = No special delivery of { $good } in { $place } is open.
grandtrunk-still-loaded = { $card } still carries something.
grandtrunk-empty-wagons = Your train has an empty wagon: load it or take it off.
grandtrunk-no-start-wagon = { $card } is no start wagon.
grandtrunk-not-discarded = { $card } is not in your discard pile.
grandtrunk-does-not-carry = { $card } does not carry { $good }.
grandtrunk-not-offered = There is no { $good } to load in { $place }.
grandtrunk-no-power = Your locomotive of power { $power } pulls no more than { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
grandtrunk-must-move = Your train has to move this turn: that would leave you no card or no day for it.
grandtrunk-say-which = { $card } is a development: say which.
grandtrunk-no-hurry = There is no move that would become shorter.
grandtrunk-no-depot = No wagon in your discard pile can be loaded here.
grandtrunk-no-oversize = No wagon of your train carries one cube of a good that is offered here.
grandtrunk-no-steel-anywhere = No city has steel.
grandtrunk-no-action = { $card } has no such action.
grandtrunk-no-such-development = { $card } does not allow { $kind }.
grandtrunk-strongest = Your locomotive has the greatest power already.
grandtrunk-needs-steel = Power { $power } needs { $needs } steel delivered, you have delivered { $has }.
grandtrunk-fast-already = Your train is fast already.
grandtrunk-needs-coal = A fast train needs { $needs } coal delivered, you have delivered { $has }.
grandtrunk-all-stations = All cities have a station.
grandtrunk-no-progress-left = No progress cards are left.
grandtrunk-no-objective = You meet the requirement of no objective laid out.
grandtrunk-no-objectives = No objectives are laid out.
grandtrunk-has-station = { $place } has a station already.
grandtrunk-not-laid-out = { $card } is not laid out.
grandtrunk-objective-unmet = You do not meet the requirement of { $card }.
grandtrunk-no-second = { $card } does not carry exactly one cube of a good that is offered here.
grandtrunk-printed = The goods of that port are printed on the board.
grandtrunk-swap-kinds = Tiles are exchanged between two cities or two ports.
grandtrunk-not-linked = { $place } and { $to } are not linked directly.
grandtrunk-no-steel = { $place } has no steel.
grandtrunk-not-yours = You do not have the progress card { $card }.
grandtrunk-used-already = You have used { $card } already this turn.
grandtrunk-siding-taken = { $card } stands on your siding.
grandtrunk-siding-empty = Your siding is empty.
grandtrunk-no-wagon = { $card } is no wagon.
grandtrunk-no-export = You have delivered no steel at a port this turn.

# The table
grandtrunk-day = Day
grandtrunk-points = Points
grandtrunk-place = Place
grandtrunk-demand = takes
grandtrunk-supply = gives
grandtrunk-steel = steel
grandtrunk-first = first
grandtrunk-station-none = no station
grandtrunk-specials = Special deliveries
grandtrunk-face-down = face down until day { $day }
grandtrunk-done = done
grandtrunk-progress = Progress cards
grandtrunk-objectives = Objectives
grandtrunk-train = Train
grandtrunk-fast = fast
grandtrunk-empty = empty
grandtrunk-hand = Hand
grandtrunk-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
grandtrunk-deck-size = { $count } in the deck
grandtrunk-discard = Discarded
grandtrunk-delivered = Delivered
grandtrunk-wood-track = Wood track
grandtrunk-ways = Days from here
grandtrunk-time-track = Time track
grandtrunk-rung = The end has been rung in.
grandtrunk-out = out
grandtrunk-reconstructed = Reconstructed board and cards, not the printed ones.

# Setting up
grandtrunk-too-many = This scenario is for at most { $most } players.

# Faults of a position
grandtrunk-fault-seats = { $players } players and seat { $turn } on turn do not fit together
grandtrunk-fault-seat = seat { $seat }: { $fault }
grandtrunk-fault-turn = phase, question, order of the discs and who is out do not fit together
grandtrunk-fault-tiles = the tiles do not lie on the kinds of places they are for
grandtrunk-fault-steel = a city holds 0 to { $room } steel
grandtrunk-fault-specials = the special deliveries do not fit their windows
grandtrunk-fault-progress = there must be { $of } progress cards in all, each once
grandtrunk-fault-objectives = there must be { $of } objectives in all or none, each once
grandtrunk-fault-stations = the start cities have stations
grandtrunk-fault-first = start cities have no first-delivery tile
grandtrunk-fault-companies = every seat needs a company of its own and a place
grandtrunk-fault-cards = each card of a city with a station, port, junction and wagon must be in exactly one place
grandtrunk-fault-known = a known card is not in hand
grandtrunk-fault-place = the location card does not fit the place
grandtrunk-fault-load = { $card } cannot carry that
grandtrunk-fault-wagon = { $card } is no wagon
grandtrunk-fault-empty = { $card } is an empty wagon
grandtrunk-fault-power = power and speed do not fit the train or the deliveries
grandtrunk-fault-track = a disc is off its track

# Offers: what a button says
grandtrunk-offer-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
grandtrunk-verb-begin = Start
grandtrunk-verb-end = End the turn
grandtrunk-verb-maintain = Maintenance
grandtrunk-verb-stop = Stop for good
grandtrunk-verb-contract = Steel contract
grandtrunk-verb-clear = Siding
grandtrunk-verb-discard = Discard
grandtrunk-verb-move = Move
grandtrunk-verb-deliver = Deliver
grandtrunk-verb-fulfil = Special delivery
grandtrunk-verb-dump = Get rid of a load
grandtrunk-verb-uncouple = Take a wagon off
grandtrunk-verb-load = Load
grandtrunk-verb-couple = Hang on a wagon
grandtrunk-verb-play = Play a card
grandtrunk-verb-develop = Develop
grandtrunk-verb-fetch = Depot
grandtrunk-verb-enlarge = Oversize trailer
grandtrunk-verb-swap = Change of demand
grandtrunk-verb-haul = Overland transport
grandtrunk-verb-build = New station
grandtrunk-verb-acquire = Progress card
grandtrunk-verb-achieve = Objective
grandtrunk-verb-park = Siding
grandtrunk-verb-recall = Siding
grandtrunk-verb-signal = Railway Signals
grandtrunk-verb-fill = Large Freight Car
grandtrunk-verb-turn = Roundhouse
grandtrunk-verb-lift = Railway Crane
grandtrunk-offer-begin = Start with { $good } on { $card }
grandtrunk-offer-end = End the turn
grandtrunk-offer-maintain = Do maintenance
grandtrunk-offer-stop = Stop for good
grandtrunk-offer-contract = Sell steel abroad (+1)
grandtrunk-offer-clear = Clear { $card } off the siding
grandtrunk-offer-discard = Discard { $card }
grandtrunk-offer-move = Go to { $place } with the card { $card }{ $pace ->
    [slow] , without the fast train’s day
   *[other] {""}
}
grandtrunk-offer-deliver = Deliver { $good } from { $card } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-offer-fulfil = Make the special delivery of { $good } in { $place } (+{ $points })
grandtrunk-offer-dump = Get rid of { $good } from { $card } ({ $points })
grandtrunk-offer-uncouple = Take { $card } off the train
grandtrunk-offer-load = Load { $good } on { $card }
grandtrunk-offer-couple = Hang on { $card } and load { $good }
grandtrunk-offer-play = Play { $card }: { $what }
grandtrunk-offer-develop = Play { $card } for { $kind }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-offer-fetch = Fetch { $card } from the discard pile and load { $good }
grandtrunk-offer-enlarge = Put a second { $good } on { $card }
grandtrunk-offer-swap = Exchange the tiles of { $place } and { $to }
grandtrunk-offer-haul = Haul a steel from { $place } to { $to }
grandtrunk-offer-build = Build a station in { $place } (+{ $points }), { $pile ->
    [top] its card on the deck
   *[other] its card to the discard pile
}
grandtrunk-offer-acquire = Acquire { $card }
grandtrunk-offer-achieve = Achieve { $card } (+{ $points })
grandtrunk-offer-park = Park { $card } on the siding
grandtrunk-offer-recall = Hang on { $card } from the siding and load { $good }
grandtrunk-offer-signal = Discard { $card } (Railway Signals)
grandtrunk-offer-fill = Put a second steel on { $card }
grandtrunk-offer-turn = Discard { $card } and draw one (Roundhouse)
grandtrunk-offer-lift = Lift { $card } onto the rails with { $good }

# Options
grandtrunk-option-start = Start
grandtrunk-option-start-classic = Classic
grandtrunk-option-start-adirondacks-advanced = Adirondacks (advanced)
grandtrunk-option-start-erie-canal-advanced = Erie Canal (advanced)
grandtrunk-option-start-erie-canal-expert = Erie Canal (expert)
grandtrunk-option-start-east-coast-advanced = East Coast (advanced)
grandtrunk-option-start-lake-ontario-advanced = Lake Ontario (advanced)
grandtrunk-option-start-new-england-advanced = New England (advanced)
grandtrunk-option-start-ontario-expert = Ontario (expert)
grandtrunk-option-start-gateway-advanced = Gateway (advanced)
grandtrunk-option-start-gateway-expert = Gateway (expert)
grandtrunk-option-objectives = Objectives
grandtrunk-option-objectives-without = Without
grandtrunk-option-objectives-with = With three objectives

# What the lab counts
grandtrunk-things-visit = Places gone to
grandtrunk-things-delivery = Places delivered to
grandtrunk-things-station = Stations built
grandtrunk-things-link = Links on the way
grandtrunk-things-special = Special deliveries, by days
grandtrunk-things-progress = Progress cards
grandtrunk-things-objective = Objectives
grandtrunk-things-company = Companies
grandtrunk-things-order = Places in the first order
