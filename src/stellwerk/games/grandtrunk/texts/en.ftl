# The Grand Trunk Journey: English
grandtrunk-title = The Grand Trunk Journey
grandtrunk-about = Carry goods by rail through the east of Canada and the United States, day by day.

grandtrunk-good-coal = coal
grandtrunk-good-wood = wood
grandtrunk-good-iron = iron
grandtrunk-good-steel = steel

grandtrunk-card-junction = Grand Trunk Jct
grandtrunk-card-port-1 = Port 1
grandtrunk-card-port-2 = Port 2
grandtrunk-card-wagon-1 = Wagon 1
grandtrunk-card-wagon-2 = Wagon 2
grandtrunk-card-wagon-3 = Wagon 3
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
grandtrunk-effect-siding = Park one wagon; couple it later for 1 day, or discard it.
grandtrunk-effect-steel-contract = 1 day for 1 point after delivering steel at a port.
grandtrunk-effect-signals = Discard a card.
grandtrunk-effect-large-car = 1 day for a second steel in a wagon.
grandtrunk-effect-roundhouse = Discard a card and draw one.
grandtrunk-effect-crane = Before the move, 1 day to couple and load a wagon from your hand.

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
}
grandtrunk-plus = (+{ $points })
grandtrunk-told-choose = chooses { $company }
grandtrunk-told-begin = starts with { $good } on { $card }
grandtrunk-told-end = ends the turn and draws { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
grandtrunk-told-maintain = does maintenance{ grandtrunk-days }
grandtrunk-told-stop = stops for good
grandtrunk-told-contract = sells steel abroad { grandtrunk-plus }{ grandtrunk-days }
grandtrunk-told-clear = clears { $card } off the siding onto the discard pile
grandtrunk-told-discard = discards { $card }
grandtrunk-told-move = goes to { $place }{ $by ->
    [city] {""}
   *[other] {" "}with { $card }
}{ grandtrunk-days }
grandtrunk-told-move-why = goes to { $place }{ $by ->
    [city] {""}
   *[other] {" "}with { $card }
}{ grandtrunk-days } ({ $links ->
    [one] 1 link
   *[other] { $links } links
}{ $junction ->
    [0] {""}
   *[other] {", "}1 day more for the junction card
}{ $hurry ->
    [0] {""}
    [one] {", "}1 day less by right of way
   *[other] {", "}{ $hurry } days less by right of way
}{ $fast ->
    [0] {""}
   *[other] {", "}1 day less for the fast train
})
grandtrunk-told-deliver = delivers { $good } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-told-fulfil = makes a special delivery of { $good } in { $place } { grandtrunk-plus }
grandtrunk-told-dump = unloads { $good } in { $place } at a loss ({ $points })
grandtrunk-told-uncouple = uncouples { $card } onto the discard pile
grandtrunk-told-load = loads { $good } on { $card }
grandtrunk-told-couple = couples { $card } and loads { $good }
grandtrunk-told-play = plays { $card }: { $what }
grandtrunk-told-develop = plays { $card } for { $kind }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}{ grandtrunk-days }
grandtrunk-told-fetch = fetches { $card } from the discard pile and loads { $good }
grandtrunk-told-enlarge = puts a second { $good } on { $card }
grandtrunk-told-swap = exchanges the tiles of { $place } and { $to }
grandtrunk-told-haul = hauls a steel from { $place } to { $to }
grandtrunk-told-build = builds a station in { $place } { grandtrunk-plus }, { $pile ->
    [top] its card goes on the deck
   *[other] its card goes to the discard pile
}
grandtrunk-told-acquire = acquires { $card }
grandtrunk-told-achieve = achieves { $card } { grandtrunk-plus }
grandtrunk-told-park = parks { $card } on the siding
grandtrunk-told-recall = couples { $card } from the siding and loads { $good }{ grandtrunk-days }
grandtrunk-told-signal = discards { $card } (Railway Signals)
grandtrunk-told-fill = puts a second steel on { $card }{ grandtrunk-days }
grandtrunk-told-turn = discards { $card } and draws { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} (Roundhouse)
grandtrunk-told-lift = couples { $card } with { $good } (Railway Crane){ grandtrunk-days }

# What followed
grandtrunk-log-placed = { $who } begins in { $place }.
grandtrunk-log-draw = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
grandtrunk-log-new-deck = { $who } shuffles the discard pile into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
grandtrunk-log-special = A special delivery is turned up: { $good } to { $place }, { $long ->
    [0] day { $first }
   *[other] days { $first } to { $final }
}, { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
grandtrunk-log-first = { $who } takes the first-delivery tile of { $place } (+{ $points }).
grandtrunk-log-steel = The iron becomes { $count } steel in { $place }.
grandtrunk-log-wood = { $who } moves to space { $space } of the wood track: { $worth ->
    [one] 1 point
   *[other] { $worth } points
} for each progress card.
grandtrunk-log-power = The locomotive of { $who } now pulls { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
grandtrunk-log-fast = The train of { $who } is fast from now on.
grandtrunk-log-card = The others put the card { $place } on their discard piles.
grandtrunk-log-speculator = { $who } earns from it as Speculator (+{ $points }).
grandtrunk-log-mined = { $who } gets { $count } { $good } at once ({ $card }).
grandtrunk-log-rung = { $who } has reached day { $day }: the end of the game is rung in.
grandtrunk-log-out = { $who } takes no more turns.
grandtrunk-log-over = Everybody has reached day { $day } or stopped: the game is over.
grandtrunk-log-score = { $who }: { $track } on the track, { $time } for days saved, { $sets } for sets, { $progress } for progress cards: { $total } in all.
grandtrunk-log-won = { $how ->
    [alone] { $who } wins.
    [steel] { $who } wins the tie with more steel delivered.
    [goods] { $who } wins the tie with more goods delivered.
   *[shared] { $who } shares the win.
}

# Whose turn, and what can be done
grandtrunk-ask-choose = Choose your company.
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
grandtrunk-reason-acquire = { $card }: { $effect }
grandtrunk-reason-achieve = its requirement is met now: { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
grandtrunk-reason-points = brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
grandtrunk-reason-maintain = { $stuck ->
    [yes] no card in your hand takes the train anywhere
    [empty] costs one day, and the train keeps all it has
   *[other] lets you discard what you do not need and draw new cards
}
grandtrunk-reason-uncouple = { $card } goes to the discard pile: no wagon may stay empty
grandtrunk-reason-special = { $place } is waiting for a special delivery of { $good } (+{ $points })
grandtrunk-reason-demand = you can deliver { $good } in { $place }
grandtrunk-reason-for-special = { $good } can still make the special delivery in { $place } (+{ $points })
grandtrunk-reason-wanted = { $place } wants { $good }
grandtrunk-reason-later = { $good } will be wanted once another station is built
grandtrunk-reason-offers = { $place } offers { $good } for your train
grandtrunk-reason-towards = { $place } wants { $good } and is { $days } { $days ->
    [one] day
   *[other] days
} away from there
grandtrunk-reason-day = you arrive on day { $day } and can use your cards there
grandtrunk-reason-choose = its cards decide where you go and what you can pull
grandtrunk-reason-power = one more wagon for your locomotive
grandtrunk-reason-speed = every longer way takes a day less
grandtrunk-reason-station = a new station: 2 points at once, and a city more that wants and offers goods
grandtrunk-reason-progress = a progress card: an ability now, and points at the end for your wood
grandtrunk-reason-objective = an objective: points at once for what you have done already
grandtrunk-reason-deliver = then you have delivered { $count } { $good }; sets of coal, wood and iron score at the end
grandtrunk-reason-dump = makes room for a good that somebody wants
grandtrunk-reason-enlarge = a second { $good } on the same wagon
grandtrunk-reason-fill = a second { $good } on the same wagon
grandtrunk-reason-play-depot = a wagon comes back from your discards, with a load from here
grandtrunk-reason-play-oversize = a second cube of the same good rides on one wagon
grandtrunk-reason-play-demand = two tiles change places, so that what you carry may be wanted nearer
grandtrunk-reason-play-overland = a steel comes to a neighbouring place, where your train may fetch it
grandtrunk-reason-play-right-of-way = this journey takes a day less
grandtrunk-reason-swap = what { $place } wants changes, for trains that come later
grandtrunk-reason-haul = steel comes to { $place }, where your train may fetch it
grandtrunk-reason-discard = makes room for a new card
grandtrunk-reason-turn = another card in its place
grandtrunk-reason-signal = makes room for a new card
grandtrunk-reason-park = the wagon is kept for later, and the train is free for another
grandtrunk-reason-clear = the siding is free for another wagon
grandtrunk-reason-contract = a day for a point
grandtrunk-reason-end = the { $cards } { $cards ->
    [one] card
   *[other] cards
} in your hand stay for your next turn, and your hand is filled up

# Refusals
grandtrunk-start-first = Choose your start wagon and its load first.
grandtrunk-start-over = Start wagons are chosen before the first turn only.
grandtrunk-choose-first = Choose your company first.
grandtrunk-choose-over = Companies are chosen before the game begins, and only if the players have agreed to choose them.
grandtrunk-company-taken = { $company } belongs to { $who } already.
grandtrunk-company-elsewhere = { $company } is not played with these start cities.
grandtrunk-said-like = Say it like this: “{ $example }”.
grandtrunk-two-places = Name two different places.
grandtrunk-port-station = { $place } is a port: ports need no station.
grandtrunk-port-steel = { $place } is a port: steel lies in cities, and goes overland from one to the next.
grandtrunk-say-card = { $place } is a port: say with which card you go there, as in “move port-1 { $label }”.
grandtrunk-no-location = { $card } is not a location card and takes the train nowhere.
grandtrunk-port-card = { $card } goes to ports only, not to { $place }.
grandtrunk-city-card = The card { $card } goes to { $card } only, not to { $place }.
grandtrunk-answer-first = Finish what you have played first: { $what }.
grandtrunk-play-first = You have to play a card for that first: { $what }.
grandtrunk-in-maintenance = In maintenance you only discard cards and end the turn.
grandtrunk-only-maintenance = Cards can only be discarded in maintenance.
grandtrunk-turn-begun = Your turn has begun: it is a journey now.
grandtrunk-not-rung = You can only stop once the end of the game has been rung in.
grandtrunk-move-first = Move your train first.
grandtrunk-moved-already = Your train has moved already this turn.
grandtrunk-not-in-hand = You do not have { $card } in your hand.
grandtrunk-not-coupled = { $card } is not a wagon of your train.
grandtrunk-already-there = Your train is in { $place } already and has to go somewhere else.
grandtrunk-no-station = { $place } has no station yet.
grandtrunk-too-late = That takes { $days ->
    [one] 1 day
   *[other] { $days } days
}, but { $left ->
    [0] none is
    [one] only 1 is
   *[other] only { $left } are
} left up to day { $last }.
grandtrunk-not-slower = Going to { $place } takes { $days ->
    [one] 1 day
   *[other] { $days } days
} either way.
grandtrunk-wagon-empty = { $card } is empty.
grandtrunk-wagon-full = { $card } is loaded already.
grandtrunk-loading-begun = You have begun to load: nothing more is unloaded this turn.
grandtrunk-asked-for = { $place } wants { $good }: that is delivered, not unloaded at a loss.
grandtrunk-steel-full = { $place } holds { $room } steel already: no room for more.
grandtrunk-iron-full = { $place } holds { $room } steel already: no more iron can be unloaded here, except for a special delivery.
grandtrunk-not-asked-for = { $place } does not want { $good }, but { $asked }.
grandtrunk-wrong-day = The special delivery of { $good } in { $place } is for { $long ->
    [0] day { $first }
   *[other] days { $first } to { $final }
}; your disc is on day { $day }.
grandtrunk-no-special = No special delivery of { $good } in { $place } is open.
grandtrunk-still-loaded = { $card } still carries something.
grandtrunk-empty-wagons = Your train has an empty wagon: load it or uncouple it.
grandtrunk-no-start-wagon = { $card } is not a start wagon.
grandtrunk-not-discarded = { $card } is not in your discard pile.
grandtrunk-does-not-carry = { $card } cannot carry { $good }.
grandtrunk-not-offered = There is no { $good } to load in { $place }.
grandtrunk-no-power = Your locomotive of power { $power } pulls no more than { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
grandtrunk-must-move = Your train has to move this turn: that would leave no card or no day for it.
grandtrunk-say-which = { $card } is a development: say which one.
grandtrunk-no-hurry = No journey would become shorter.
grandtrunk-no-depot = No wagon in your discard pile can be loaded here.
grandtrunk-no-oversize = No wagon of your train carries a single cube of coal, wood or iron that is offered here.
grandtrunk-two-already = { $card } carries two cubes already.
grandtrunk-oversize-steel = The oversize trailer is for coal, wood and iron, but { $card } carries { $good }.
grandtrunk-car-steel = The Large Freight Car is for a second steel, but { $card } carries { $good }.
grandtrunk-no-haul = Steel goes to a neighbouring city with room for it: all of them hold { $room } already.
grandtrunk-no-steel-anywhere = There is no steel in any city.
grandtrunk-no-action = { $card } has no action.
grandtrunk-no-such-development = { $card } does not allow { $kind }.
grandtrunk-strongest = Your locomotive has the greatest power already.
grandtrunk-needs-steel = For power { $power } you must have delivered { $needs } steel, and you have delivered { $has ->
    [0] none
   *[other] { $has }
}.
grandtrunk-fast-already = Your train is fast already.
grandtrunk-needs-coal = For a fast train you must have delivered { $needs } coal, and you have delivered { $has ->
    [0] none
   *[other] { $has }
}.
grandtrunk-all-stations = All cities already have a station.
grandtrunk-no-progress-left = No progress cards are left.
grandtrunk-no-objective = You do not meet the requirement of any objective laid out.
grandtrunk-no-objectives = No objectives are laid out.
grandtrunk-has-station = { $place } has a station already.
grandtrunk-not-laid-out = { $card } is not laid out.
grandtrunk-objective-unmet = You do not meet the requirement of { $card }.
grandtrunk-printed = The goods of that port are printed on the board: they stay.
grandtrunk-swap-kinds = Tiles are exchanged between two cities or two ports.
grandtrunk-not-linked = { $place } and { $to } are not linked directly.
grandtrunk-no-steel = { $place } has no steel.
grandtrunk-not-yours = You do not have the progress card { $card }.
grandtrunk-used-already = You have used { $card } already this turn.
grandtrunk-siding-taken = { $card } stands on your siding.
grandtrunk-siding-empty = Your siding is empty.
grandtrunk-no-wagon = { $card } is not a wagon.
grandtrunk-no-export = You have delivered no steel at a port this turn.

# The table
grandtrunk-day = Day
grandtrunk-place = Place
grandtrunk-demand = wants
grandtrunk-supply = offers
grandtrunk-station-none = no station
grandtrunk-face-down = face down until day { $day }
grandtrunk-progress = Progress cards
grandtrunk-objectives = Objectives
grandtrunk-delivered = Delivered
grandtrunk-wood-track = Wood track
grandtrunk-reconstructed = Reconstructed board and cards, not the printed ones.

# Setting up
grandtrunk-too-many = This scenario is for at most { $most ->
    [one] 1 player
   *[other] { $most } players
}.

# Faults of a position
grandtrunk-fault-option = This does not fit the option “{ $option }”: { $choice }.
grandtrunk-fault-company-missing = Every seat needs a company here.
grandtrunk-fault-company-early = This seat has not chosen yet.
grandtrunk-fault-company-other = The scenario is not for this company.
grandtrunk-fault-company-twice = Two seats have the same company.
grandtrunk-fault-stations = The start cities have stations.
grandtrunk-fault-tile-twice = Every tile lies in exactly one place.
grandtrunk-fault-tile-place = Tiles of cities lie in cities, tiles of ports in ports, and one port’s goods are printed.
grandtrunk-fault-at-early = Trains are placed once all companies have been chosen.
grandtrunk-fault-at = A train stands in a port or in a city with a station.
grandtrunk-fault-location = The location card does not go where the train is.
grandtrunk-fault-card-twice = One of this seat’s cards is in two places.
grandtrunk-fault-cards = A seat’s cards are those of ports, junction, wagons and cities with a station: one is missing or too many.
grandtrunk-fault-top-gap = The known cards on a deck lie on one another, without a gap.
grandtrunk-fault-top-built = Only cards of stations built in the game are put on a deck.
grandtrunk-fault-top-twice = Two seats have put the same card on their decks, but a station is built once.
grandtrunk-fault-hand = A hand here has no more than { $most ->
    [one] 1 card
   *[other] { $most } cards
}.
grandtrunk-fault-known = A card that is known to be in hand is not there.
grandtrunk-fault-wagon = { $card } is not a wagon of this company.
grandtrunk-fault-siding = Only the seat that owns the Siding parks there, and only a wagon.
grandtrunk-fault-train = The locomotive pulls no more than { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
grandtrunk-fault-load = A good needs cubes, and cubes need a good.
grandtrunk-fault-carries = Only a wagon of the train carries this, and only a good that it takes.
grandtrunk-fault-two-steel = Two steel in one wagon need the Large Freight Car.
grandtrunk-fault-empty = { $card } is empty: wagons are empty only between unloading and loading.
grandtrunk-fault-loading = Whoever is loading has loaded something.
grandtrunk-fault-shown = With a disc on day { $day }, { $count ->
    [one] 1 special delivery lies
   *[other] { $count } special deliveries lie
} open.
grandtrunk-fault-special-open = A tile lies in each window that was turned up, and in no other.
grandtrunk-fault-special-length = The tile is not as many days long as its window.
grandtrunk-fault-special-twice = Every special tile lies in one window.
grandtrunk-fault-specials = The seats’ special deliveries and those that were made are not the same number.
grandtrunk-fault-done-early = Special delivery { $window } cannot have been made yet.
grandtrunk-fault-done-station = Special delivery { $window } cannot have been made: its city has no station.
grandtrunk-fault-progress = { $count ->
    [one] 1 progress card is in play.
   *[other] { $count } progress cards are in play, each once.
}
grandtrunk-fault-objectives = { $count ->
    [one] 1 objective is in play.
   *[other] { $count } objectives are in play, each once.
}
grandtrunk-fault-no-objectives = This game is played without objectives.
grandtrunk-fault-rank = The discs have arrived one after the other: every place in the order is taken once.
grandtrunk-fault-rank-start = Before the first turn the discs lie in the order of the seats, from the starting player on.
grandtrunk-fault-rank-turn = Whoever is on turn has moved the disc last.
grandtrunk-fault-turn = Another disc is further back: that seat is on turn.
grandtrunk-fault-turn-out = This seat takes no more turns.
grandtrunk-fault-day = No disc goes past day { $last }.
grandtrunk-fault-out-due = A seat whose disc is on day { $day } or later takes no more turns.
grandtrunk-fault-rung = The end is rung in once a seat has ended its turn on day { $day } or later, and not before.
grandtrunk-fault-stopped = Nobody stops before the end has been rung in.
grandtrunk-fault-stopped-early = Whoever stopped was on turn: nobody still playing can be further back.
grandtrunk-fault-over = The game is over when nobody takes another turn, and not before.
grandtrunk-fault-acted = What counts for one turn does not fit where the turn stands.
grandtrunk-fault-acted-card = An action was taken, but no card for it lies on the discard pile.
grandtrunk-fault-exported = No steel can have been delivered at a port this turn.
grandtrunk-fault-hurry = More days are taken off the move than cards were played for it.
grandtrunk-fault-used = A seat only uses progress cards of its own that have an action.
grandtrunk-fault-used-contract = The Foreign Steel Contract is used after steel was delivered at a port.
grandtrunk-fault-used-car = The Large Freight Car is used while loading.
grandtrunk-fault-asked = No card that asks for this can have been played.
grandtrunk-fault-mined = The mine or forest of this seat has given { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
grandtrunk-fault-wood = The wood disc counts the wood that was delivered: { $count }.
grandtrunk-fault-power = Too little steel was delivered for this power.
grandtrunk-fault-fast = Too little coal was delivered for a fast train.
grandtrunk-fault-steel = There are { $steel } steel, but the iron delivered makes { $most } at most.
grandtrunk-fault-first-start = Start cities have no first-delivery tile.
grandtrunk-fault-first-taken = Nobody can have taken the first-delivery tile of a city without a station.
grandtrunk-fault-first-points = There is no such first-delivery tile left.
grandtrunk-fault-first-deliveries = More first-delivery tiles were taken than deliveries were made.
grandtrunk-fault-days = Cards and deliveries of this seat took more days than that.
grandtrunk-fault-stations-days = The stations took more days than the seats have spent.
grandtrunk-fault-fresh = Before the first turn this is still as it was set up.
grandtrunk-fault-start-twice = Every train begins in a city of its own.
grandtrunk-fault-start-order = Start wagons are chosen in turn order, one each.
grandtrunk-fault-start-wagon = A start wagon is a plain one and carries one good of its start city.
grandtrunk-fault-no-move = An action was taken before the move, but no card or no days are left for the move.
grandtrunk-fault-unmet = This seat does not meet the requirement of { $card }.
grandtrunk-fault-points = The points of this seat lie between { $least } and { $most }.

# Offers: what a button says
grandtrunk-offer-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
grandtrunk-then-days = day { $count }
grandtrunk-then-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
grandtrunk-then-wagons = { $count ->
    [0] no room for another wagon
    [one] room for 1 more wagon
   *[other] room for { $count } more wagons
}
grandtrunk-then-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
grandtrunk-offer-choose = Play { $company }
grandtrunk-offer-begin = { $card } with { $good }
grandtrunk-offer-end = End the turn
grandtrunk-offer-maintain = Do maintenance
grandtrunk-offer-stop = Stop for good
grandtrunk-offer-contract = Sell steel abroad { grandtrunk-plus }
grandtrunk-offer-clear = Clear { $card } off the siding (to the discard pile)
grandtrunk-offer-discard = Discard { $card }
grandtrunk-offer-move = Go to { $place }{ $by ->
    [city] {""}
   *[other] {" "}with { $card }
}{ $pace ->
    [slow] , without the fast train’s day
   *[other] {""}
}
grandtrunk-offer-deliver = Deliver { $good } from { $card } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-offer-fulfil = Make the special delivery of { $good } in { $place } { grandtrunk-plus }
grandtrunk-offer-dump = Unload { $good } from { $card } at a loss ({ $points })
grandtrunk-offer-uncouple = Uncouple { $card } (to the discard pile)
grandtrunk-offer-load = Load { $good } on { $card }
grandtrunk-offer-couple = Couple { $card } and load { $good }
grandtrunk-offer-play = Play { $card }: { $what }
grandtrunk-offer-develop = Play { $card } for { $kind }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-offer-fetch = Fetch { $card } from the discard pile and load { $good }
grandtrunk-offer-enlarge = Put a second { $good } on { $card }
grandtrunk-offer-swap = Exchange the tiles of { $place } and { $to }
grandtrunk-offer-haul = Haul a steel from { $place } to { $to }
grandtrunk-offer-build = Build a station in { $place } { grandtrunk-plus }, { $pile ->
    [top] its card on the deck
   *[other] its card to the discard pile
}
grandtrunk-offer-acquire = Acquire { $card }
grandtrunk-offer-achieve = Achieve { $card } { grandtrunk-plus }
grandtrunk-offer-park = Park { $card } on the siding
grandtrunk-offer-recall = Couple { $card } from the siding and load { $good }
grandtrunk-offer-signal = Discard { $card } (Railway Signals)
grandtrunk-offer-fill = Put a second steel on { $card }
grandtrunk-offer-turn = Discard { $card } and draw one (Roundhouse)
grandtrunk-offer-lift = Couple { $card } with { $good } (Railway Crane)

# Options
grandtrunk-option-start = Start cities
grandtrunk-option-start-about = Where the first cities lie, and how hard the journey is. Begin with the classic one.
grandtrunk-option-start-classic = Classic
grandtrunk-option-start-adirondacks-advanced = Adirondacks (advanced)
grandtrunk-option-start-erie-canal-advanced = Erie Canal (advanced)
grandtrunk-option-start-erie-canal-expert = Erie Canal (expert)
grandtrunk-option-start-east-coast-advanced = East Coast (advanced)
grandtrunk-option-start-lake-ontario-advanced = Lake Ontario (advanced)
grandtrunk-option-start-new-england-advanced = New England (advanced)
grandtrunk-option-start-ontario-expert = Ontario (expert)
grandtrunk-option-start-gateway-advanced = Québec-Ontario Gateway (advanced)
grandtrunk-option-start-gateway-expert = Québec-Ontario Gateway (expert)
grandtrunk-option-objectives = Objectives
grandtrunk-option-objectives-about = Three tasks for all, with points for whoever fulfils them.
grandtrunk-option-objectives-without = Without
grandtrunk-option-objectives-with = With three objectives
grandtrunk-option-companies = Companies
grandtrunk-option-companies-about = Every company has a strength of its own.
grandtrunk-option-companies-lot = Drawn by lot
grandtrunk-option-companies-chosen = Chosen in turn order

# What the lab counts
grandtrunk-things-visit = Places visited
grandtrunk-things-delivery = Places delivered to
grandtrunk-things-station = Stations built
grandtrunk-things-link = Links on the way
grandtrunk-things-special = Special deliveries, by days
grandtrunk-things-progress = Progress cards
grandtrunk-things-objective = Objectives
grandtrunk-things-company = Companies
grandtrunk-things-order = Positions in the first turn order

# The table beside the map
grandtrunk-letter-coal = C
grandtrunk-letter-wood = W
grandtrunk-letter-iron = I
grandtrunk-letter-steel = S
grandtrunk-port = port
grandtrunk-station = station
grandtrunk-wants = wants { $good }
grandtrunk-offers = offers { $goods }
grandtrunk-stored = { $count } steel in store
grandtrunk-first-delivery = first delivery +{ $points }
grandtrunk-trains-here = trains: { $who }
grandtrunk-special = { $good } to { $place }, { $long ->
    [0] day { $first }
   *[other] days { $first } to { $final }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
grandtrunk-way = { $place } { $days ->
    [one] 1 day
   *[other] { $days } days
}
grandtrunk-reach = Within reach: { $ways }
grandtrunk-companies = Companies
grandtrunk-own-cards = Your cards
grandtrunk-piles = deck { $deck } · discards { $discard }
grandtrunk-discards = Discarded: { $cards }
grandtrunk-acquired = Your progress cards and objectives
grandtrunk-own-train = Your train
grandtrunk-trains = The other trains
grandtrunk-all-trains = Trains
grandtrunk-power = Power { $power }{ $fast ->
    [1] , fast
   *[other] {""}
}
grandtrunk-wagons = { $count } of { $most ->
    [one] 1 wagon
   *[other] { $most } wagons
}
grandtrunk-siding = on the siding
grandtrunk-load = { $count } { $good }
grandtrunk-empty-for = empty, for { $goods }
grandtrunk-time = Days and special deliveries
grandtrunk-development = Power of the locomotives
grandtrunk-needs-power = { $power }: { $steel } steel{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-needs-fast = fast: { $coal } coal{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-wood-points = Points per progress card, by wood delivered: { $line }
grandtrunk-cards = Everybody’s cards
grandtrunk-cards-hand = hand
grandtrunk-cards-deck = deck
grandtrunk-cards-discards = discards
grandtrunk-known = surely holds { $cards }
grandtrunk-top = on the deck: { $cards }
grandtrunk-places = Places
grandtrunk-course = Day { $day } of { $end }{ $rung ->
    [1] {" "}· the end has been rung in
   *[other] {""}
}
grandtrunk-course-move = Move
grandtrunk-course-unload = Unload
grandtrunk-course-load = Load
grandtrunk-line = { $company } · day { $day } · power { $power }{ $fast ->
    [1] , fast
   *[other] {""}
}{ $out ->
    [1] {" "}· takes no more turns
   *[other] {""}
}
grandtrunk-score-points = Deliveries, stations, objectives
grandtrunk-score-time = Days left
grandtrunk-score-sets = Sets of goods
grandtrunk-score-progress = Progress cards

# How to play
grandtrunk-learn-goal-title = What it is about
grandtrunk-learn-goal = Run a train through the east of Canada and the United States. Carry coal, wood and iron to the cities that want them and steel to the ports, and be on time for special deliveries.
grandtrunk-learn-time-title = Days instead of rounds
grandtrunk-learn-time = Everything takes days. Whoever is furthest behind on the time track goes next, perhaps several times in a row. Short trips mean more turns.
grandtrunk-learn-turn-title = Your turn
grandtrunk-learn-turn = Play the card of a place and go there: one day for each link. Then unload, load, and take actions with other cards. Or spend a day on maintenance to change your hand.
grandtrunk-learn-cards-title = Every card has two uses
grandtrunk-learn-cards = A card is a destination, or else a wagon, an action or a development. You use it as one of them; in the end it goes to your discard pile, and from there back to your hand.
grandtrunk-learn-deliver-title = Delivering
grandtrunk-learn-deliver = A city takes the good it wants (▼) and offers others (▲). The first delivery to a city brings extra points. Iron leaves steel behind, which pays 3 points at a port. Unloading a good that nobody wants costs you a point.
grandtrunk-learn-special-title = Special deliveries
grandtrunk-learn-special = A special delivery calls for one good in one city within certain days. The time track shows when.
grandtrunk-learn-develop-title = Getting better
grandtrunk-learn-develop = More power pulls more wagons and requires delivered steel; speed requires coal. New stations open up cities. Progress cards bring abilities, and score more the more wood you have delivered.
grandtrunk-learn-end-title = The end
grandtrunk-learn-end = From day 36 on, trains stop. Days left over, sets of coal, wood and iron, and progress cards bring the last points.

# What the coach says when a rule comes up
grandtrunk-lesson-start = Choose the wagon and the good you start with. Best is a good that a city nearby wants (▼): that is where you score your first points.
grandtrunk-lesson-ready = Choose a lit place to go there with a card from your hand. It costs a day for each link. Where your load is wanted (▼), you can deliver it.
grandtrunk-lesson-arrived = Deliver first, then load something that another city wants. No wagon may be empty when you end the turn.
grandtrunk-lesson-loading = Load what a city within your reach wants, then end the turn.
grandtrunk-lesson-maintenance = Discard what you do not need: when you end the turn, you draw back up to a full hand.
grandtrunk-lesson-station = A new station pays 2 points, and everyone gets that city’s card.
grandtrunk-lesson-progress = A progress card is yours for good. Some always work, some once, some every turn.

# Maps
grandtrunk-map-namesakes = There are several called { $name }.
grandtrunk-map-order = The “{ $name }” of the entries must be, in this order: { $known }.
grandtrunk-map-no-place = There is no place { $found }. Places: { $known }.
grandtrunk-map-no-city = There is no city { $found }. Cities: { $known }.
grandtrunk-map-no-company = There is no company { $found }. Companies: { $known }.
grandtrunk-map-nowhere = Either “sign” or “at” (latitude and longitude) must say where this is drawn.
grandtrunk-map-link = A link joins two places that are not linked yet: { $one } and { $other } already are, or are the same.
grandtrunk-map-apart = No way leads from { $place } to { $lost }.
grandtrunk-map-printed = The last port, and no other, has its “tile” printed on the board.
grandtrunk-map-offers = A tile does not offer what it asks for: { $good }.
grandtrunk-map-days = The first day must not come after the last, and neither after day { $last }.
grandtrunk-map-overlap = This special delivery must open after the one before it has closed (day { $day }).
grandtrunk-map-shown-first = The first two special deliveries are face up from the start: this must be 0.
grandtrunk-map-shown = This must be later than for the special delivery before it (day { $day }), and day { $last } at the latest.
grandtrunk-map-tiles = There are too few tiles for special deliveries of { $days ->
    [one] 1 day
   *[other] { $days } days
}. Needed: { $needed }, found: { $found }.
grandtrunk-map-cards = A company has exactly these cards: { $known }.
grandtrunk-map-does = “{ $found }” is nothing that a card does. Cards do this: “wagon” and goods ({ $goods }), “develop” and kinds of development ({ $kinds }), or one of { $known }.
grandtrunk-map-wagons = The cards wagon-1 to wagon-3 must be wagons.
grandtrunk-map-start-wagon = None of the cards wagon-1 to wagon-3 takes anything offered by { $tile }.
grandtrunk-doubt-covers = The signs of { $one } and { $other } cover each other.

# The guided first game
grandtrunk-guide-welcome-title = One train, forty days
grandtrunk-guide-welcome = You run a railway company with a single train. Four cities have a station so far; you begin in Watertown, Ida elsewhere. Each place wants one good, on the left of its tile, and offers others, on the right.
grandtrunk-guide-start-title = The first load
grandtrunk-guide-start = Watertown offers wood and iron, and Burlington wants wood. Choose the start wagon with wood.
grandtrunk-guide-start-done = Your train: a place, a locomotive of power I, and one wagon with wood. More power would pull more wagons.
grandtrunk-guide-start-other = That wagon would do as well. But wood is wanted next door: take the wood.
grandtrunk-guide-time-title = Who is next
grandtrunk-guide-time = Whatever takes time moves your disc along the days. Whoever is furthest behind is next; of two discs on the same day, the lower one. Be quick, and you have two turns in a row.
grandtrunk-guide-hand-title = Five cards
grandtrunk-guide-hand = Each card is a place to go to, or a wagon, or an action: you decide when you play it, and then it is nothing else. After your turn you draw up to five again.
grandtrunk-guide-move-title = Go
grandtrunk-guide-move = A turn begins with a journey: play a place and go there, one day for each link. Burlington is next door. Go there.
grandtrunk-guide-move-done = One day. The old place, Watertown, lies on your discards and comes back with your deck.
grandtrunk-guide-move-other = You could go there, but Burlington wants your wood.
grandtrunk-guide-deliver-title = Deliver
grandtrunk-guide-deliver = Burlington wants wood. Deliver it from your wagon.
grandtrunk-guide-deliver-done = You keep the cube. Coal, wood and iron together are 3 points at the end. And wood moves your disc up the wood track: each progress card is worth a point more.
grandtrunk-guide-deliver-other = First the wood: it is wanted here.
grandtrunk-guide-progress-title = Develop
grandtrunk-guide-progress = A port card can also be a development: play it for a progress card, which takes two days, and choose the Speculator.
grandtrunk-guide-progress-done = From now on you get a point when Ida builds a station. And the card scores at the end, by the wood track. But a port card spent like this takes you to no port this time.
grandtrunk-guide-progress-other = That would be another use. Here it is the port card for a progress card, and then the Speculator.
grandtrunk-guide-empty-title = No empty wagons
grandtrunk-guide-empty = At the end of a turn no wagon may be empty. This one carries wood, and Burlington has none: put it on the discards.
grandtrunk-guide-empty-done = It comes back with your deck, like everything you discard.
grandtrunk-guide-empty-other = First make room: the empty wagon goes to the discards.
grandtrunk-guide-couple-title = Couple
grandtrunk-guide-couple = From your hand you may couple wagons, each with a load that is offered here. Couple the third wagon, with iron.
grandtrunk-guide-couple-done = Iron is wanted in two cities, and it becomes something there. You will see.
grandtrunk-guide-couple-other = That would work, too. We want the iron.
grandtrunk-guide-finish-title = End the turn
grandtrunk-guide-finish = Delivered, developed, loaded: end your turn and draw.
grandtrunk-guide-finish-done = Three days are gone. Ida is further behind now: it is her turn.
grandtrunk-guide-finish-other = Enough for one turn: end it.
grandtrunk-guide-order-title = Five days
grandtrunk-guide-order = Ida has brought iron to White River Jct and taken two progress cards: five days. You have spent three, so it is your turn again. Whenever a disc passes certain days, another special delivery is turned up.
grandtrunk-guide-iron-title = Iron becomes steel
grandtrunk-guide-iron = White River Jct wants iron. Go there and deliver it.
grandtrunk-guide-iron-done = You keep the iron, and two steel appear in the city. They belong to nobody: whoever comes by may take them.
grandtrunk-guide-iron-other = Iron is wanted in White River Jct: go there first, then deliver.
grandtrunk-guide-steel-title = Load steel
grandtrunk-guide-steel = Ports want steel, and it scores 3 points at once. Your wagon can carry it: load a steel.
grandtrunk-guide-steel-done = Delivered steel is also what more power takes: one for II, two for III, three for IV.
grandtrunk-guide-steel-other = Steel is the best load there is now.
grandtrunk-guide-again-title = One more
grandtrunk-guide-again = You have a port card to spare. Play it for a progress card, choose Late Delivery, and end your turn.
grandtrunk-guide-again-done = Special deliveries a day late are fine for you from now on. Ida has her turn.
grandtrunk-guide-again-other = First the port card for a progress card, Late Delivery, then the end of the turn.
grandtrunk-guide-way-title = Right of way
grandtrunk-guide-way = Ida was in Albany first and has more power now. Albany is two days away for you. Grand Trunk Jct can give you right of way, which saves a day: play it for that.
grandtrunk-guide-way-done = It could also have taken you to any station or port, for an extra day. A journey always takes at least one day.
grandtrunk-guide-way-other = Not yet. First play Grand Trunk Jct for right of way.
grandtrunk-guide-port-title = To the port
grandtrunk-guide-port = A port card leads to any of the four ports. Go to Albany and deliver the steel.
grandtrunk-guide-port-done = 3 points at once, and your locomotive may have power II as soon as you have a card for it.
grandtrunk-guide-port-other = To Albany, with the steel.
grandtrunk-guide-load-title = Never empty
grandtrunk-guide-load = Albany offers iron. Load it, and end your turn.
grandtrunk-guide-load-done = A load that nobody wants can be dumped anywhere, but that costs a point. So look ahead when you load.
grandtrunk-guide-load-other = Load the iron of Albany, then end the turn.
grandtrunk-guide-special-title = Special deliveries
grandtrunk-guide-special = These tiles name a city, a good and some days. Whoever brings it there while their disc is on one of these days gets the points, 3 to 7; the cube goes back to the supply.
grandtrunk-guide-develop-title = Growing
grandtrunk-guide-develop = Cards with a development can give you power (more wagons), speed (after three coal: a day less for each journey), a station (2 points and a new city for all) or progress.
grandtrunk-guide-end-title = The end
grandtrunk-guide-end = Day 36 brings the end: the others may go on until they have reached it, too. Then you score a point for each day you are behind the first, 3 for each set of coal, wood and iron, and your progress cards by the wood track. Try it in a practice game: the coach stays with you.
