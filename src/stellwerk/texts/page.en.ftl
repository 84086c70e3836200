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
page-starting = Starting …
page-new-table = New table
page-table = Table
page-learn = Learn
page-games = The games
page-my-tables = My tables
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
page-webhook = Webhook address (Discord, Slack or your own)
page-email = E-mail
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
