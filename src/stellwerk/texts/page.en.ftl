# The page: English.  Words that only the browser says.

page-skip = To the content
page-nav = Page
page-close = Close
page-cancel = Cancel
page-home = To the start page
page-missing = No such station
page-missing-more = There is nothing at this address.
page-offline = No connection to the server. It is tried again by itself.
page-theme = { $theme ->
    [light] Appearance: light
    [dark] Appearance: dark
   *[other] Appearance: as the device
}
page-footer = Stellwerk is free software. Names of games and designers are mentioned as facts; all words, drawings and code are our own.

## The start page
page-hero = Railway games that run like clockwork
page-hero-more = Four great board games, their rules kept for you. Against bots at once, with friends at one screen or far away.
page-play-now = Play now
page-play-now-what = { $game } against two bots. No account, no waiting.
page-compiling = The rules are being made ready for this machine. That happens once and takes up to a minute.
page-starting = Starting …
page-new-table = New table
page-table = Table
page-learn = Learn
page-games = The games
page-my-tables = My tables
page-show-all = Show all { $count }
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players just now.
page-watch = Watch
page-no-watch = No public game is being played just now.
page-study = Study
page-open-file = Open a match file
page-open-file-about = Saved a match? Look at it move by move, and try what would have happened.
page-no-match-file = This is no match file.
page-map-of = Map: { $map }
page-by = by { $designer }
page-minutes = { $few }–{ $many } min
page-maps = { $count } maps
page-free-seat = free
page-state-lobby = { $free ->
    [0] about to start
    [one] 1 seat free
   *[other] { $free } seats free
}
page-state-over = finished
page-state-yours = your turn
page-state-turn = { $name } to move
page-state-running = running

## A new table
page-game = Game
page-map = Map
page-players = Players
page-who = Who sits where
page-seat = Seat { $n }
page-me = I
page-me-named = I ({ $name })
page-friend = A friend at this screen
page-friend-name = The friend’s name
page-bots = Bots
page-online = Online
page-seat-open = Open to anyone
page-seat-invite = By invitation link
page-clock = Clock
page-clock-none = No clock
page-clock-live = Live, with a clock for each player
page-clock-days = Days for each turn
page-clock-minutes = Minutes
page-clock-increment = Seconds added per turn
page-clock-each = Days per turn
page-public = Show this table to everyone
page-public-more = Others can find it and watch. Otherwise only those with the link.
page-create = Open the table
page-start = Start the game

## Account
page-account = Account
page-account-guest = You play as a guest. An account keeps your tables on every device.
page-name = Name
page-password = Password
page-password-new = New password
page-save = Save
page-saved = Saved.
page-sign-up = Create an account
page-log-in = Log in
page-log-out = Log out
page-account-export = Download my data
page-account-delete = Delete my account
page-account-delete-sure = Your name disappears from all tables. This cannot be undone.
page-language = Language
page-appearance = Appearance
page-notifications = Messages when it is your turn
page-notifications-about = For games that take days: you are told after a minute, once per turn, and never while you are looking at the table. The first way that works is used.
page-push = This browser
page-push-start = Tell me in this browser
page-push-here = This browser tells you, even when the page is closed.
page-push-elsewhere = Another browser tells you now. There can be one.
page-push-on = This browser will tell you.
page-push-off = No longer
page-push-denied = The browser does not allow messages from this page. Its settings for this site can change that.
page-push-failed = The browser could not reach its message service. Try again later, or choose another way.
page-push-impossible = Here the browser cannot: it needs an https address (or this very machine) and a browser with push messages.
page-email = E-mail
page-email-address = Address
page-email-send-code = Send a code to this address
page-email-code-sent = A code is on its way to you.
page-email-code = Code that was sent to { $email }
page-email-confirm = Confirm
page-webhook = Webhook
page-webhook-address = Address of a Discord or Slack channel, or your own
page-send-test = Send a test
page-sent = Sent.
page-tokens = Keys for programs
page-tokens-about = With a key a program plays in your name, by the open interface.
page-token-new = New key
page-token-once = Copy it now, it is shown only once:
page-remove = Remove

## The table
page-your-turn = Your turn
page-turn-of = { $name } to move
page-thinking = { $name } is thinking …
page-waiting = Waiting for { $name }
page-over = The game is over
page-won = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the win with { $points } points
}
page-take-back = Take back
page-hint = Hint
page-choices = All choices
page-choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choose = What would you like to do?
page-costs = Costs { $cost }
page-sure = Do it
page-final-random = Chance decides then: it cannot be taken back.
page-final-revealed = Something hidden is shown then: it cannot be taken back.
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = Whole map
page-board = Board
page-board-of = Board: { $game }
page-board-keys = Arrow keys walk through what is possible, Enter does it.
page-players-panel = Players
page-log = What happened
page-log-empty = Nothing yet.
page-log-jump = To the moment after move { $n }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-notes = My notes
page-notes-about = Only you can read this.
page-more = More
page-text-view = The board in words
page-mine = Yours
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-you = you
page-bot = bot
page-absent = away
page-connection-lost = Connection lost. Trying again …
page-connection-back = Connected again.
page-settings = Settings
page-set-confirm = Ask before steps that cannot be taken back
page-set-motion = Show moves in motion
page-set-coach = Coach: explain rules as they come up
page-shortcuts = Keyboard
page-menu = Menu
page-resign = Resign
page-resign-sure = Really resign? Your seat is lost.
page-offer-end = Offer to end the game
page-end-offered = { $name } offers to end the game without a result.
page-accept = Agree
page-decline = Decline
page-export = Save the match file
page-export-view = Save my view of the game
page-rematch = Play again
page-leave = Leave the table
page-share = Share
page-link-copied = Link copied.
page-copy-link = Copy the link
page-copy-moment = Copy a link to this moment
page-watching = You are watching.
page-analysis = Analysis table
page-analysis-about = Play for all sides, take back anything.
page-lobby = The table is waiting for players
page-lobby-share = Send this link to whoever shall play:
page-lobby-invite = Seat { $n }: personal link
page-join = Take this seat
page-start-now = Start now
page-free = free

## Passing the device
page-curtain-title = Pass the device to { $name }
page-curtain-about = The others look away. What { $name } holds is covered until then.
page-curtain-ready = I am { $name }

## Replay
page-replay = Replay
page-replay-at = Move { $n } of { $last }
page-replay-live = Back to the game
page-replay-start = To the beginning
page-replay-end = To the end
page-replay-back = One move back
page-replay-next = One move on
page-replay-play = Play
page-replay-pause = Pause
page-what-if = What if?
page-what-if-about = Play on from this moment, as you like

## The end
page-score = Final scoring
page-score-where = Where the points came from
page-score-total = Total
page-score-print = Print the score sheet
page-winner = Winner
page-chart = Over time
page-chart-load = Draw the chart
page-table-of = As a table

## Keys
page-key-focus = Walk through what is possible
page-key-do = Do it
page-key-undo = Take back
page-key-list = List all choices
page-key-zoom = Closer, further, whole map
page-key-replay = Replay: back, on
page-key-help = This list
page-key-text = The board in words

## Kinds of actions
page-kind-begin = Start
page-kind-build = Build
page-kind-trade = Trade
page-kind-stop = Stop
page-kind-draw = Cards
page-kind-tickets = Tickets
page-kind-keep = Keep
page-kind-claim = Claim
page-kind-pass = Pass
page-kind-move = Move
page-kind-deliver = Deliver
page-kind-fulfil = Special delivery
page-kind-dump = Throw off
page-kind-load = Load
page-kind-couple = Hang on
page-kind-uncouple = Take off
page-kind-develop = Develop
page-kind-turn = Use a card
page-kind-end = End the turn
page-kind-maintain = Maintenance
page-kind-discard = Discard
page-kind-acquire = Progress
page-kind-achieve = Objective
page-kind-bid = Bid
page-kind-take = Take
page-kind-finish = Finish
page-kind-pay = Pay
page-kind-buy = Buy a train
page-kind-load-all = Load all
page-kind-sell = Sell
page-kind-other = More
page-kind-play = Play a card
page-kind-lift = Lift on
page-kind-fetch = Fetch
page-kind-enlarge = Second cube
page-kind-swap = Exchange tiles
page-kind-haul = Haul steel
page-kind-park = Park
page-kind-recall = From the siding
page-kind-clear = Clear
page-kind-signal = Signals
page-kind-fill = Second steel
page-kind-contract = Sell abroad

## The coach
page-coach = Coach
page-coach-heard = Got it
page-coach-off = No coach

## In words
page-words-table = On the table
page-words-seat = Seat { $n }: { $line }

## Deutschland
page-deutschland-seat = { $wagons } wagons · { $cards } cards · { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}
page-deutschland-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-deutschland-short = Short tickets
page-deutschland-long = Long tickets
page-deutschland-keep = { $count ->
    [0] Choose tickets to keep
    [one] Keep this ticket
   *[other] Keep these { $count } tickets
}
page-deutschland-mix = Which tickets first?
page-deutschland-score-tracks = Tracks
page-deutschland-score-tickets = Tickets reached
page-deutschland-score-missed = Tickets missed
page-deutschland-score-bonus = Most tickets

## Paris
page-paris-companies = Companies
page-paris-chart = Values over time
page-paris-penalty = Over the limit

## Grand Trunk
page-grandtrunk-hand = Your cards
page-grandtrunk-deck = deck { $deck } · discards { $discard }
page-grandtrunk-trains = Trains
page-grandtrunk-power = Power { $power }
page-grandtrunk-siding = On the siding
page-grandtrunk-reach = Within reach:
page-grandtrunk-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-grandtrunk-day = day { $day }
page-grandtrunk-time = Days and special deliveries
page-grandtrunk-progress = Progress cards
page-grandtrunk-wood = Points for each progress card, by { $wood } delivered: { $points }
page-grandtrunk-places = Places
page-grandtrunk-specials = Special deliveries
page-grandtrunk-place = asks for { $demand }, offers { $supply }{ $station ->
    [no] , no station yet
   *[other] {""}
}
page-grandtrunk-special = { $good } to { $city }, days { $first } to { $last }, { $points } points{ $done ->
    [yes] {" "}(done)
   *[other] {""}
}
page-grandtrunk-seat = day { $day } · power { $power }{ $fast ->
    [yes] , fast
   *[other] {""}
}
page-grandtrunk-score-points = Deliveries, stations, objectives
page-grandtrunk-score-time = Days left
page-grandtrunk-score-sets = Sets of goods
page-grandtrunk-score-progress = Progress cards

## Nuremberg
page-nuremberg-phase-auction = Auction
page-nuremberg-phase-building = Building
page-nuremberg-phase-transport = Transport
page-nuremberg-phase-takeovers = Takeovers
page-nuremberg-order = Order
page-nuremberg-line = Line so far:
page-nuremberg-sale = Sold to { $company }:
page-nuremberg-due = { $due } still to pay
page-nuremberg-seat = { $cubes } cubes · profit { $profit } · { $links } links left
page-nuremberg-profit = Profit { $profit } now
page-nuremberg-links = { $links ->
    [one] 1 own link on the board
   *[other] { $links } own links on the board
}: each costs 1 profit a turn ({ $left } left to build)
page-nuremberg-sets = { $sets ->
    [one] 1 complete set
   *[other] { $sets } complete sets
}, 2 points each
page-nuremberg-preview = Takeovers: red could take { $red } links, green { $green } (2 for each influence)
page-nuremberg-train = Train { $train }
page-nuremberg-room = { $passengers } passengers, { $goods } goods
page-nuremberg-carried = Carried:
page-nuremberg-could = { $count ->
    [one] 1 piece can be loaded now
   *[other] { $count } pieces can be loaded now
}
page-nuremberg-token = with a { $colour } token
page-nuremberg-from = from { $minimum }
page-nuremberg-bid = seat { $n } bids { $bid }
page-nuremberg-price = Price { $price }
page-nuremberg-influence = Influence
page-nuremberg-score-points = Points on the way
page-nuremberg-score-sets = Sets
page-nuremberg-score-profit = Profit and loss
page-nuremberg-score-links = Own links left

## The coach's advice
page-hint-thinking = The coach is thinking …
page-hint-chance = { $percent } % to win
page-hint-alike = about as good
page-analysis-chances = How the chances went
page-analysis-start = Analyse this game
page-analysis-short = Analyse
page-analysis-thinking = The coach goes through the game …
page-analysis-turning = Turning points
page-analysis-move = Move { $n }
page-analysis-change = ({ $before } % → { $after } %)
page-analysis-better = Better: { $action } (+{ $percent } %)
