# The page: English.  Messages that only the browser shows.

page-skip = Skip to content
page-nav = Navigation
page-close = Close
page-cancel = Cancel
page-home = Go to the home page
page-missing = No such station
page-missing-more = There is nothing at this address.
page-offline = No connection to the server. Trying again …
offline-title = No connection to the server
offline-text = Stellwerk is played over the network: rules, opponents and your tables are on the server. Nothing is lost, all tables stay as they are.
offline-again = Try again
docs-not-built = The documentation has not been built. In a checkout, “make docs” builds it; a released wheel brings it along.
docs-api = What programs can ask of this server
page-theme = { $theme ->
    [light] Appearance: light
    [dark] Appearance: dark
   *[other] Appearance: same as device
}
page-footer = Stellwerk is free software. Titles and designers are named only to say which games these are; all text, artwork and code are our own.
page-docs = Documentation

## The start page
page-hero = Railway games that run like clockwork
page-hero-more = Great board games, with the rules taken care of. Play bots right away, or friends at the same screen or far away.
page-play-now = Play now
page-play-now-what = { $game } against two bots. No account, no waiting.
page-compiling = Preparing the rules for this machine. This happens once and takes up to a minute.
page-starting = Starting …
page-new-table = New table
page-table = Table
page-learn = Learn
page-studio = Maps
page-games = The games
page-my-tables = My tables
page-show-all = Show all { $count }
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players right now.
page-watch = Watch
page-no-watch = No public games right now.
page-study = Study
page-open-file = Open a match file
page-open-file-about = Got a match file? Step through it move by move, and try out what might have been.
page-no-match-file = This is not a match file.
page-map-of = Map: { $map }
page-by = by { $designer }
page-minutes = { $few }–{ $many } min
page-maps = { $count ->
    [one] 1 map
   *[other] { $count } maps
}
page-free-seat = free
page-state-lobby = { $free ->
    [0] about to start
    [one] 1 seat free
   *[other] { $free } seats free
}
page-state-over = finished
page-state-yours = your turn
page-state-turn = { $name }’s turn
page-state-running = in progress

## A new table
page-game = Game
page-map = Map
page-players = Players
page-who = Who sits where
page-seat = Seat { $n }
page-me = You
page-me-named = You ({ $name })
page-friend = A friend on this device
page-friend-name = Your friend’s name
page-bots = Bots
page-online = Online
page-clock = Clock
page-clock-none = No clock
page-clock-live = Live: a clock for each player
page-clock-days = Over several days: a limit per turn
page-clock-minutes = Minutes
page-clock-increment = Seconds added per turn
page-clock-each = Days per turn
page-several = Allow several seats per person
page-several-more = Otherwise everyone who joins takes one seat. You can always play several yourself.
page-create = Open the table
page-start = Start the game

## Account
page-account = Account
page-account-guest = You are playing as a guest. With an account, you find your tables on every device.
page-name = Name
page-password = Password
page-password-new = New password
page-save = Save
page-saved = Saved.
page-sign-up = Create an account
page-log-in = Log in
page-log-out = Log out
page-sessions = Where you are logged in
page-sessions-about = If there is a browser here that you do not know or no longer use, end its session. It is logged out at once.
page-session-here = This browser
page-session-seen = Last seen: { $time }
page-session-unknown = Unknown browser
page-session-end = End
page-session-end-this = End the session of { $browser }
page-session-end-others = End all others
page-session-ended = Logged out there.
page-signed-out = You have been logged out.
page-account-export = Download my data
page-account-delete = Delete my account
page-account-delete-sure = Your name will disappear from all tables. This cannot be undone.
page-language = Language
page-appearance = Appearance
page-notifications = Notifications when it is your turn
page-notifications-about = For games that take days. You are notified after a minute, once per turn, and never while you are looking at the table. The first method that works is used.
page-push = This browser
page-push-start = Notify me in this browser
page-push-here = This browser notifies you, even when the page is closed.
page-push-elsewhere = Another browser notifies you at the moment. Only one can.
page-push-on = This browser will notify you.
page-push-off = Turn off
page-push-denied = The browser does not allow notifications from this page. You can change that in its settings for this site.
page-push-failed = The browser could not reach its push service. Try again later, or choose another method.
page-push-impossible = Not possible here: this needs an https address (or a server on your own computer) and a browser with push notifications.
page-email = E-mail
page-email-address = Address
page-email-send-code = Send a code to this address
page-email-code-sent = A code is on its way to you.
page-email-code = Code sent to { $email }
page-email-confirm = Confirm
page-webhook = Webhook
page-webhook-address = Address of a Discord or Slack channel, or one of your own
page-send-test = Send a test
page-sent = Sent.
page-tokens = API keys
page-tokens-about = With a key, a program can play in your name through the open API.
page-tokens-how = How that works
page-token-new = New key
page-token-for = What is it for?
page-token-may = It may
page-token-scope = { $scope ->
    [play] play: sit down, act, chat
    [tables] open tables and analyses
    [account] change your account
   *[watch] look at tables
  }
page-token-days = Valid
page-token-valid = { $days ->
    [30] for 30 days
    [90] for 90 days
    [365] for a year
   *[never] without end
  }
page-token-until = until { $time }
page-token-never = without end
page-token-over = expired
page-token-used = last used: { $time }
page-token-unused = never used
page-token-drop = Remove the key “{ $label }”
page-token-once = Copy it now; it is shown only once:
page-remove = Remove

## The table
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-thinking = { $name } is thinking …
page-waiting = Waiting for { $name }
page-over = The game is over
page-won = { $count ->
    [one] { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $names } share the win with { $points } { $points ->
        [one] point
       *[other] points
    }
}
page-take-back = Take back
page-undo-wish = Ask to take back your last action
page-undo-wished = { $name } would like to take back { $count ->
    [one] one action.
   *[other] { $count } actions.
}
page-undo-waiting = Waiting for the others to agree to taking back.
page-undo-withdraw = Never mind
page-hint = Hint
page-choices = All choices
page-choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choose = What would you like to do?
page-costs = Costs { $cost }
page-sure = Do it
page-early = Something else could still be done before.
page-final-random = This leaves something to chance and cannot be taken back.
page-final-revealed = This reveals something hidden and cannot be taken back.
page-final-turn = Your turn ends with this.
page-final-over = The game ends with this.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-board = Board
page-board-of = Board: { $game }
page-board-keys = The arrow keys step through what is possible, Enter does it.
page-players-panel = Players
page-log = Log
page-log-empty = Nothing yet.
page-log-jump = Jump to the moment after move { $n }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-notes = My notes
page-notes-about = Only you can read this.
page-more = More
page-text-view = The board in words
page-mine = Yours
page-course = How far the game is
page-order = Turn order
page-day = Day { $day }
page-mark = Mark what you choose
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-you = you
page-bot = bot
page-absent = away
page-connection-back = Connected again.
page-settings = Settings
page-set-confirm = Tap twice for
page-set-confirm-all = every step
page-set-confirm-final = what cannot be taken back
page-set-confirm-none = nothing
page-set-motion = Moving pieces
page-set-motion-off = off
page-set-motion-fast = fast
page-set-motion-normal = normal
page-set-motion-slow = slow
page-set-sound = Sound: cards, trains, and a bell when it is your turn
page-sound = Sound
page-set-pace = Bots play
page-set-pace-instant = as fast as they can
page-set-pace-normal = so that one can follow
page-set-pace-slow = slowly
page-set-pace-step = step by step, when I say so
page-next-step = Next step
page-set-coach = Coach: explain rules as they come up
page-shortcuts = Keyboard shortcuts
page-menu = Menu
page-resign = Resign
page-resign-sure = Really resign? You will lose your seat.
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
page-analysis-about = Play every side and take back anything.

## Passing the device
page-curtain-title = Pass the device to { $name }
page-curtain-about = Everyone else looks away. What { $name } holds stays covered until then.
page-curtain-ready = I am { $name }

## Replay
page-replay = Replay
page-replay-at = Move { $n } of { $last }
page-replay-live = Back to the game
page-replay-start = To the start
page-replay-end = To the end
page-replay-back = One move back
page-replay-next = One move forward
page-replay-play = Play
page-replay-pause = Pause
page-what-if = What if?
page-what-if-about = Play on from here as you like
page-recap = Since your last turn
page-recap-play = Watch it again

## The end
page-score = Final scoring
page-score-where = Where the points came from
page-score-total = Total
page-score-print = Print the score sheet
page-winner = Winner
page-ending-skip = Show the result
page-ending-picture = Save a picture
page-ending-copied = The result is copied.
page-chart = Over time
page-chart-load = Draw the chart
page-table-of = As a table

## Keys
page-key-focus = Step through what is possible
page-key-do = Do it
page-key-undo = Take back
page-key-list = List all choices
page-key-zoom = Zoom in, zoom out, whole map
page-key-replay = Replay: back, forward
page-key-help = This list
page-key-text = The board in words
page-key-sound = Sound on or off

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
page-kind-dump = Unload at a loss
page-kind-load = Load
page-kind-couple = Couple
page-kind-uncouple = Uncouple
page-kind-develop = Develop
page-kind-turn = Replace a card
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
page-kind-lift = Crane
page-kind-fetch = Fetch
page-kind-enlarge = Second cube
page-kind-swap = Swap tiles
page-kind-haul = Haul steel
page-kind-park = Park
page-kind-recall = From the siding
page-kind-clear = Clear the siding
page-kind-signal = Signals
page-kind-fill = Second steel
page-kind-contract = Sell abroad

## The coach
page-coach = Coach
page-coach-heard = Got it
page-coach-off = Turn the coach off

## In words
page-words-table = On the table
page-words-seat = Seat { $n }: { $line }

## The coach's advice
page-hint-thinking = The coach is thinking …
page-hint-better = The coach is looking more closely …
page-hint-chance = { $percent } % chance to win (± { $doubt })
page-hint-alike = about as good
page-analysis-chances = Chances of winning
page-analysis-start = Analyse this game
page-analysis-short = Analyse
page-analysis-thinking = The coach is going through the game …
page-analysis-turning = Turning points
page-analysis-move = Move { $n }
page-analysis-change = ({ $before } % → { $after } %)
page-analysis-better = Better: { $action } (+{ $percent } %)

## Learning
learn-title = Learn to play
learn-intro = Each game with a lesson to be played, a short introduction, and the whole rules in our own words. Then a practice game: the coach explains each rule when it comes up.
learn-guided = Practice game with the coach
learn-lesson = Lesson: ten minutes
learn-lesson-on = Lesson: { $map }
learn-lesson-what = The lesson is a first game that takes you by the hand. You can leave at any time and come back to where you were.
learn-all = All games
learn-need-rulebook = These are our own words. The rulebooks come from the games’ authors and publishers.
learn-exact = The map and the cards are those of the printed game.
learn-reconstructed = We did not have the printed map: this one is a reconstruction based on real places. The rules are complete.
learn-how-long = { $few } to { $many } { $many ->
    [one] player
   *[other] players
}, about { $short } to { $long } { $long ->
    [one] minute
   *[other] minutes
}

# Lessons and rules
page-lesson = Lesson
page-lesson-step = Step { $step } of { $of }
page-lesson-next = Next
page-lesson-skip = Do it for me
page-lesson-back = Back
page-lesson-leave = Leave
page-lesson-practice = Practice game
page-key-lesson = In a lesson: next step, step back
page-first-time = New to it? Learn it in ten minutes
page-strength = Opponents
page-rules = Rules
page-rule = The rule
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] 1 section found
   *[other] { $count } sections found
}
page-rules-nothing = No section has these words.
