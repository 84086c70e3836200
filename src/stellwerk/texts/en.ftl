# Stellwerk: English.  Messages shared by all games; each game has a file of its own in its folder.

game-over = The game is over.
not-your-turn = It is not your turn; it is { $who }’s.
not-legal = “{ $action }” is not legal here.
no-such-action = “{ $action }” is not an action in this game.
no-such-action-near = “{ $action }” is not an action in this game. Did you mean “{ $near }”?
no-such-thing = There is no “{ $found }” here.
no-such-thing-near = There is no “{ $found }” here. Did you mean { $near }?
told-turn = { $who } is next.
told-score = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
offer-plain = { $action }
offer-then = Then: { $what }

undo-nothing = There is nothing to take back.
lesson-other = That is allowed, too. But here something else is to be done: look for what is lit.
lesson-changed = This lesson has changed since: begin it anew.
undo-over = The game is over and its secrets are out, so nothing can be taken back.
undo-other = { $who } has acted since, so your last action can no longer be taken back.
undo-random = Something has been drawn at random since, so the last action can no longer be taken back.
undo-revealed = Something hidden has been revealed since, so the last action can no longer be taken back.

bad-game = There is no game “{ $found }”. Did you mean “{ $near }”? Games: { $known }.
bad-players = { $game } is for { $few } to { $many } { $many ->
    [one] player
   *[other] players
}, not { $found }.
bad-seed = A seed is a whole number from 0 to 2^63 - 1, not { $found }.
bad-seat = There is no seat { $found }. Programs count seats from 0, so here they are 0 to { $last }; None is a spectator.
bad-option = { $game } has no option “{ $found }”. Options: { $known }.
bad-choice = “{ $found }” is not a choice for the option “{ $option }”. Choices: { $known }.
bad-first = Seat { $seat } cannot go first at a table for { $players }.
option-first = Starting player
option-first-about = Lots decide, or a seat that you choose.
option-first-lot = Drawn by lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
bad-map = Map { $map }: { $fault }
map-nowhere = { $game } has no such map, and there is no such file. Maps: { $known }.
map-unreadable = The file cannot be read ({ $fault }).
map-no-town = “towns” names no town { $town }.
map-twice = Name two towns here, and no pair of towns twice.
map-apart = No track leads to { $town }, however one goes on from the depot.
doubt-namesake = There is another entry called { $name }.
correction-format = This is no correction of a map: expected a document of the format “{ $format }” with a list “changes”.
correction-game = This correction is for { $game }, and the map for { $other }.
correction-change = A change has a list “at”, which says where it is.
correction-nowhere = { $place }: there is no such place on this map.
correction-long = This correction has too many changes for a map of this size. Split it into several.
correction-other = { $place }: the correction expects “{ $was }”, but there is “{ $found }”.
change-value = { $place }: { $was } → { $now }
change-new = { $place }: new, { $now }
change-gone = { $place }: gone, was { $was }
unknown-map = { $game } has no map “{ $found }”. Maps: { $known }.
bad-bot = There is no bot “{ $found }”. Did you mean “{ $near }”? Bots: { $known }.
bad-bot-spec = There is no bot “{ $found }” ({ $fault }). { $usage }
bad-own-bot = The bot “{ $found }” cannot be had: { $fault }
bot-foul = The bot “{ $bot }” does what it may not: “{ $action }”, from seat { $seat }, after action { $n }.
bot-own = What “{ $name }” takes is said by whoever wrote it.
bot-random = “random” takes no settings.
bot-greedy = Use “greedy”, or “greedy:30” for one that plays at random 30 % of the time.
bot-playouts = Use “playouts”, or “playouts:5000” for that many random games.
bot-search = Use “search:1s” (time) or “search:20000” (iterations), with settings as in “search:1s,c=1.5” (see docs/reference/bots.md).
bot-net = Use “net”, “net:30” (up to 100) to draw actions at a temperature of 0.30, or “net:1s” (time) or “net:400” (looks, more than 100) to search with it.
bot-apprentice = The levels take no settings.
bot-fireman = The levels take no settings.
bot-driver = The levels take no settings.
bot-stationmaster = The levels take no settings.
bot-master = The levels take no settings.

# The coach
coach-bot = The coach thinks with a search such as “search:1s”, not with “{ $found }”.
coach-not-over = A match can only be analysed once it is over.
coach-chances = Chances of winning
coach-better = better: { $action }{ $why }, with { $loss } % more chance of winning
coach-no-turning = This match had no turning point: nobody’s chances ever changed much at once.

# Levels of strength
level-apprentice = Apprentice
level-apprentice-words = Knows the rules and has good ideas, but forgets them now and then.
level-fireman = Fireman
level-fireman-words = A sound player who does what looks best, without looking ahead.
level-driver = Driver
level-driver-words = Looks ahead, and still answers at once.
level-stationmaster = Stationmaster
level-stationmaster-words = Thinks about every decision for a second, and rarely misses anything.
level-master = Master
level-master-words = Has learnt the game by playing against itself millions of times, and looks ahead as well.

bad-file = { $path } cannot be read: { $fault }
bad-format = Expected a document of the format “{ $expected }”, found “{ $found }”.
unknown-field = Unknown field “{ $place }”. Known: { $known }.
bad-place = { $place }: { $fault }
bad-position = This position is impossible. { $faults }
bad-both = { $first } { $second }
bad-more = { $faults } And { $count ->
    [one] 1 more fault
   *[other] { $count } more faults
}.
bad-action = Action { $n } (“{ $action }”) is not legal: { $why }
hash-drift = The state after { $n ->
    [one] 1 action
   *[other] { $n } actions
} is not the one that was recorded (hash { $expected }, now { $found }): the file was edited, or the rules have changed.
other-version = This file was made with version { $made } of the rules; under version { $now } it no longer plays the same: { $fault }
other-version-same = This file was made with version { $made } of the rules; it plays the same under version { $now }.

# Documents: what is wrong with one, after the place where it is
document-json = This is not a JSON document: { $fault }
document-deep = This is nested too deeply; the limit is { $most }.
document-type = JSON has no “{ $found }”.
document-name = Names in an object must be texts, not { $found }.
document-number = This number cannot be read. Whole numbers may have up to 64 bits, and no number may be infinite.
document-surrogate = This text contains half a character and cannot be written.
document-missing = This is missing.
shape-unknown = There is no such field.
shape-text = This must be a text, not { $found }.
shape-name = This must be a text that can be shown, at most 200 long, not { $found }.
shape-number = This must be a number, not { $found }.
shape-line = A line is points of two numbers each (x, y, x, y …), not { $found }.
shape-truth = This must be true or false, not { $found }.
shape-list = This must be a list, not { $found }.
shape-object = This must be an object, not { $found }.
shape-choice = This must be { $expected }, not { $found }.
shape-either = { $first } or { $last }
shape-small = This must be at least { $ge }, not { $found }.
shape-large = This must be at most { $le }, not { $found }.
shape-beyond = This number is too large or too small: { $found }.
shape-short = This has too few entries. Needed: { $min_length }, found: { $actual_length }.
shape-long = This has too many entries. At most: { $max_length }, found: { $actual_length }.
shape-pattern = This must be small letters and digits, such as koeln (as a pattern: { $pattern }), not { $found }.
shape-other = This does not belong here: { $found }.
document-no-text = This must be a text.
document-no-object = This must be an object.
document-seed-or-position = A match has either a seed or a position.
document-seats = This must be a list with an object for each seat, { $count } in all.
document-seat = A seat has a “name” and a “bot”, each a text or null.
document-actions = This must be a list of actions, each a text.
document-hashes = This must be an object: hashes by the number of actions, 0 to { $last }.
record-unknown = There is no such field. Fields: { $known }.
record-missing = This field is missing ({ $doc }).
record-list = This must be a list of { $count }, not { $found }.
record-object = This must be sorted by { $axis }; { $found } is not.
record-label = There is no { $axis } { $found }. Known: { $known }.
record-twice = Something is listed twice.
record-number = This must be a whole number, not { $found }.
record-range = { $found } is out of range; it must be from { $least } to { $most }.
fault-players = The game takes { $few } to { $many }, not { $found }.
fault-other-players = This says { $found }, but the document’s heading says { $players }.
fault-stray = A number in here is out of range.
fault-actor = Nobody at the table is to act.
fault-no-answer = Seat { $seat } is to act but can do nothing.

# The terminal
terminal-turn = { $name }, it is your turn.
terminal-prompt = Number, action or “help”
terminal-help =
    Type the number of a choice, or an action in notation (such as { $example }).
    back: one level up    undo: take back your last action    why ACTION: why it is not possible
    log: what happened so far    show: show the board again    save FILE: save the match    quit: leave
terminal-thinking = { $name } is thinking …
terminal-saved = Saved to { $path }.
terminal-hand-over = { $name }, take the keyboard; everyone else looks away. Press Enter.
terminal-over = The game is over.
terminal-undone = Taken back: { $action }
terminal-winners = { $count ->
    [one] { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }!
   *[other] { $names } share the win with { $points } { $points ->
        [one] point
       *[other] points
    }!
}
terminal-bye = See you next time.
terminal-stays = Your match is saved in { $path }. Continue with: stellwerk play { $game } --resume { $path }
seat-name = Seat { $seat }
listed = { $before }, { $next }
you = You

# The server: what it refuses at once
refused-host = This server does not answer to the name { $host }. Whoever runs it can allow the name: stellwerk serve --allow-host, or --public-url.
refused-cross-site = This request did not come from a page of this server.
refused-large = That is too large: the limit is { $kilobytes } KB.
refused-too-slow = The request did not arrive in time. Please try again.
refused-rate = That was too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

# Notifications
notify-turn = It is your turn in { $game }.
notify-test = This is a test: notifications from Stellwerk will arrive here.
notify-code = Your Stellwerk code is { $code }. If you did not ask for it, please ignore this e-mail.
notify-code-sent = We sent a code to { $address }. Enter it to confirm that the address is yours.
notify-bad-code = That is not the code we sent.
notify-bad-address = Notifications can only be sent to https addresses.
notify-not-public = Notifications can only be sent to public addresses, not into a private network.
notify-unreachable = The address could not be reached.
notify-refused = The other side refused the notification (status { $status }).
notify-bad-email = This is not an e-mail address.
notify-bad-push = This is not a push subscription.
notify-no-way = “{ $found }” is not a way to notify you. Choose one of: { $known }.
notify-no-push = No browser is set up for push notifications.
notify-no-webhook = No webhook is set up.
notify-no-email = No e-mail address is set up.
notify-no-mail = This server does not send e-mail.

# The server
guest-name = { $how ->
    [0] Red
    [1] Swift
    [2] Quiet
    [3] Old
    [4] Small
    [5] Bright
    [6] Early
    [7] Golden
    [8] Green
    [9] Blue
    [10] Bold
    [11] Merry
    [12] Clever
    [13] Distant
    [14] Winding
    [15] Proud
    [16] Copper
    [17] Silver
    [18] Gentle
    [19] Lucky
    [20] Misty
    [21] Sunny
    [22] Tall
   *[other] Wild
} { $what ->
    [0] Lantern
    [1] Signal Box
    [2] Crossing
    [3] Switch
    [4] Whistle
    [5] Handcar
    [6] Barrier
    [7] Turntable
    [8] Bridge
    [9] Coupling
    [10] Branch Line
    [11] Ramp
    [12] Station Clock
    [13] Steam Engine
    [14] Bell
    [15] Rack Railway
    [16] Tunnel
    [17] Tender
    [18] Axle
   *[other] Cable Car
}
refused-bad-input = Something in this request is wrong.
refused-illegal = That is not possible here.
refused-not-signed-in = We do not know you yet. Please reload the page.
refused-wrong-password = Wrong name or password.
refused-not-your-seat = That is not your seat.
refused-not-yours = Only the person who opened the table can do this.
refused-missing-scope = This API key may not do that. It needs the permission “{ $scope }”: you can make a new key with it on the account page.
refused-browser-only = An API key may not do this, only you yourself: log in with a browser.
refused-token = This API key is not valid: it was removed, or it has expired. You can make a new one on the account page.
refused-more-scopes = An API key can only make keys that may do no more than itself.
refused-not-found = There is nothing at this address.
refused-stale = The table has moved on in the meantime. Please look again.
refused-taken = This seat is taken.
refused-one-seat = You already have a seat here. Only one seat per person, unless whoever opened the table allows more.
refused-busy = The server is busy. Please try again in a moment.
refused-unknown-event = This version of the program does not know what “{ $kind }” means: a newer one must have stored it.
refused-other-version = This table cannot be opened with the current rules.
refused-not-now = That is not possible right now.
refused-no-wish = Nobody is waiting for an answer about taking something back.
refused-not-running = The game is not running.
refused-still-running = That is only possible once the game is over.
refused-started = The game has already started.
studio-stumbled = { $game } cannot make anything of this map. That is a mistake in the game, which should say what is wrong.
refused-no-action = “{ $action }” is not an action in this game.
refused-bot-seat = A bot’s seat must name its bot, and no other seat may name one.
refused-has-account = You already have an account.
refused-name-taken = This name is taken.
table-undo = { $count ->
    [one] takes back an action
   *[other] takes back { $count } actions
}
table-resignation = resigns
table-time = runs out of time
table-agreement = The game was ended by agreement, without a result
refused-fault = Something went wrong on our side.
refused-hint-turn = You can ask for a hint when it is your turn.
refused-hint-others = There are no hints in a game against other people.
refused-not-sent = The message could not be sent.
refused-too-many-tables = You have { $most ->
    [one] a table
   *[other] { $most } tables
} open, and that is as many as may be. Finish one first; what nobody touches for a week no longer counts.
refused-too-many-address-tables = { $most ->
    [one] A table is
   *[other] { $most } tables are
} open from where you are, and that is as many as may be. Please wait until some are finished.
refused-too-many-seats = You sit at { $most ->
    [one] a table
   *[other] { $most } tables
}, and that is as many as may be. Finish one first.
refused-name = A name has at most 40 characters, all of which can be shown.
refused-name-mixed = A name has letters of one alphabet.
refused-characters = There are characters in it that cannot be shown.
refused-length = It has at least one letter and at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
refused-name-alike = This name looks like that of someone who has an account here. Please choose another one.
bot-any = Passenger
bot-any-words = Does anything the rules allow.
bot-own-name = { $name }
bot-own-words = A bot of this house’s own.
bot-numbered = { $name } { $n }

# A new game
new-game-written = { $folder } is a small game to start from. Install it with “pip install -e { $folder }”, play it with “stellwerk play { $game }”, and try it with “pytest { $folder }”. Its README says what is where.
new-game-name = A game cannot be called “{ $name }”: its name is 3 to 20 small letters and digits, begins with a letter, and is no word of Python. For example: tinyrail.
new-game-taken = There is a game, or something else that Python knows, called “{ $name }” already. Choose another name.
new-game-there = { $folder } is there already, and is not overwritten. Name another folder with --to.
new-game-unwritable = Nothing can be written to { $folder } ({ $fault }). Name another folder with --to.

# The lab's report
lab-about = { $games } { $games ->
    [one] game
   *[other] games
} for each number of players, with every seat played by: { $bots }. The figures show what these bots do; better players may find uses for more.
lab-players = { $players } { $players ->
    [one] player
   *[other] players
}
lab-facts = { $games } { $games ->
    [one] game
   *[other] games
} ({ $speed } a second) of { $length } { $length ->
    [one] action
   *[other] actions
} on average ({ $low } to { $high } in nine out of ten). The winner scores { $winning } { $winning ->
    [one] point
   *[other] points
} on average, { $margin } more than the runner-up; { $ties } of the games end in a shared win.
lab-seat = Seat
lab-wins = Wins
lab-interval = 95 % interval
lab-mean-score = Average score
lab-most-scores = 90 % range
lab-histogram-score = Scores of all seats
lab-histogram-length = Actions per game
lab-heat = What is used
lab-never = never
lab-evenness = Evenness of use: { $evenness } (1: all used alike; 0: only one used).
lab-unreachable-used = Not used even by random players, perhaps out of reach ({ $count }):
lab-never-used = Possible, but never used ({ $count }):
lab-rarely-used = Used less than a hundredth as often as the favourite ({ $count }):
lab-strong-used = Players who use it win over 15 % more than their share, beyond doubt ({ $count }):
lab-weak-used = Players who use it win over 15 % less than their share, beyond doubt ({ $count }):
lab-findings = Worth a look
lab-thing = Thing
lab-games-used = Games with it
lab-per-game = Uses per game
lab-wins-with = Wins of those who used it
lab-fair = If it made no difference, those who use something would win { $share }. What winners use more often is not always why they win.
lab-all = All { $count } with figures
lab-comparison = Comparison
lab-figure-length = Actions per game
lab-figure-winning_score = Winner’s score
lab-figure-margin = Winner’s lead
lab-figure-ties = Shared wins
lab-figure-seat_gap = Wins of the best seat minus the worst
lab-figure-usage = Things: evenness of use · unused / all
lab-endless = { $count ->
    [one] 1 game never ended and was
   *[other] { $count } games never ended and were
} left out (seeds { $seeds } …).

# Networks
net-none = There is no network for { $game } yet. Train one with “stellwerk train”, or choose another bot.
net-other = This network was made for { $game } with rules { $made }; { $title } has rules { $now } here. What differs: { $differs }. Train a new one with “stellwerk train”.
