# Stellwerk: English.  Messages of all games; each game has its own file beside this one's kind.

game-over = The game is over.
not-your-turn = It is not your turn: { $who } has to act.
not-legal = “{ $action }” is not legal here.
no-such-action = “{ $action }” is no action of this game.
no-such-action-near = “{ $action }” is no action of this game. Did you mean “{ $near }”?
offer-plain = { $action }

undo-nothing = There is nothing to take back.
undo-over = The game is over: its secrets have been shown, so nothing can be taken back.
undo-other = It is { $who }’s turn now, so the last action cannot be taken back.
undo-random = Chance has spoken since, so the last action cannot be taken back.
undo-revealed = Hidden information has been shown since, so the last action cannot be taken back.

bad-game = There is no game “{ $found }”. Did you mean “{ $near }”? Games: { $known }.
bad-players = { $game } is for { $few } to { $many } players, not { $found }.
bad-seed = A seed is a whole number from 0 to 2^63 - 1, not { $found }.
bad-seat = There is no seat { $found }: seats are 0 to { $last }, None is a spectator.
bad-option = { $game } has no option “{ $found }”. Options: { $known }.
bad-choice = “{ $found }” is no choice for the option “{ $option }”. Choices: { $known }.
bad-first = Seat { $seat } cannot begin: { $players } play.
option-first = Starting player
option-first-lot = Drawn by lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
bad-map = { $fault }
unknown-map = { $game } has no map “{ $found }”. Maps: { $known }.
bad-bot = There is no bot “{ $found }”. Did you mean “{ $near }”? Bots: { $known }.
bad-bot-spec = There is no bot “{ $found }” ({ $fault }). { $usage }
bot-random = “random” takes nothing.
bot-greedy = “greedy”, or “greedy:30”, which plays anything 30 times in a hundred.
bot-playouts = “playouts”, or “playouts:5000” for so many random games.
bot-search = “search:1s” or “search:20000” for time or iterations, and settings as in “search:1s,c=1.5” (docs/bots.md).
bot-net = “net”, or “net:30”, which draws its actions with a temperature of 0.30.
bot-apprentice = The levels take nothing.
bot-fireman = The levels take nothing.
bot-driver = The levels take nothing.
bot-stationmaster = The levels take nothing.

# The coach
coach-bot = The coach thinks with a search, such as “search:1s”, not with “{ $found }”.
coach-not-over = A match is analysed when it is over.
coach-chances = Chances to win
coach-better = better: { $action }{ $why }, worth { $loss } % more
coach-no-turning = This match had no turning point: nobody's chances ever changed much at once.

# Levels of strength
level-apprentice = Apprentice
level-apprentice-words = Knows the rules, has some good ideas, and forgets them now and then.
level-fireman = Fireman
level-fireman-words = Plays soundly what looks best, without looking ahead.
level-driver = Driver
level-driver-words = Looks ahead, and answers at once.
level-stationmaster = Stationmaster
level-stationmaster-words = Thinks for a second about every decision, and seldom overlooks anything.

bad-file = { $path } cannot be read: { $fault }
bad-format = Expected a document of the format “{ $expected }”, found “{ $found }”.
unknown-field = Unknown field “{ $place }”. Known: { $known }.
bad-place = { $place }: { $fault }
bad-position = No game can have this position. { $faults }
bad-both = { $first } { $second }
bad-action = Action { $n } (“{ $action }”) is not legal: { $why }
hash-drift = The state after { $n } actions is not the one that was recorded (hash { $expected }, now { $found }): the file was changed, or the rules play differently.
other-version = The file was made with version { $made } of the rules, this is version { $now }, and it no longer plays the same: { $fault }
other-version-same = The file was made with version { $made } of the rules; it plays the same with version { $now }.

# Documents: what is wrong with one, after the place where it is
document-json = This is no JSON document: { $fault }
document-deep = This is nested too deeply: at most { $most } levels are read.
document-type = “{ $found }” is nothing that JSON has.
document-name = Names in an object are texts, not { $found }.
document-number = This number cannot be read: whole numbers have at most 64 bits, others are finite.
document-surrogate = This text has half a character in it and cannot be written.
document-missing = This is missing.
document-no-text = A text belongs here.
document-no-object = An object belongs here.
document-seed-or-position = A match has either a seed or a position.
document-seats = A list of { $count } seats belongs here, each an object.
document-seat = A seat has a “name” and a “bot”, each a text or null.
document-actions = A list of actions belongs here, each a text.
document-hashes = An object belongs here: hashes by the number of actions, 0 to { $last }.
record-unknown = There is no such field. Fields: { $known }.
record-missing = This field is missing ({ $doc }).
record-list = A list of { $count } belongs here, not { $found }.
record-object = This goes by { $axis }; { $found } does not.
record-label = There is no { $axis } { $found }. There are: { $known }.
record-twice = Something is in this list twice.
record-number = A whole number belongs here, not { $found }.
record-range = { $found } is out of range: it has to be { $least } to { $most }.
fault-players = The game is for { $few } to { $many } players, not { $found }.
fault-other-players = This says { $found } players, the document’s heading says { $players }.
fault-stray = A number here is out of its range.
fault-actor = Nobody at the table has to act.
fault-no-answer = Seat { $seat } has to act, but there is nothing it could do.

# The terminal
terminal-turn = { $name }, it is your turn.
terminal-prompt = Number, action, or “help”
terminal-help =
    Type the number of a choice, or an action in notation (such as { $example }).
    back: one step up in the choices    undo: take back your last action    why ACTION: why it is not possible
    log: what happened    show: the board again    save FILE: write a match file    quit: leave
terminal-thinking = { $name } is thinking …
terminal-saved = Saved to { $path }.
terminal-hand-over = { $name }, take the keyboard; the others look away. Press Enter.
terminal-over = The game is over.
terminal-undone = Taken back: { $action }
terminal-winners = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the win with { $points } points!
}
terminal-bye = Until next time.
terminal-stays = The match so far is in { $path }; go on with: stellwerk play { $game } --resume { $path }
seat-name = Seat { $seat }
you = You

# The server: what it refuses before looking any further
refused-cross-site = This request did not come from a page of this server.
refused-large = That is too large: at most { $kilobytes } KB are taken.
refused-rate = That was too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

# Notifications
notify-turn = It is your turn at a table of { $game }.
notify-test = This is a test: notifications from Stellwerk arrive here.
notify-code = Your code for Stellwerk is { $code }. Whoever did not ask for it may ignore this mail.
notify-code-sent = A code was mailed to { $address }. Send it along to confirm that the address is yours.
notify-bad-code = That is not the code that was mailed.
notify-bad-address = Messages go to https addresses only.
notify-not-public = Messages go to public addresses only, not into a private network.
notify-unreachable = The address could not be reached.
notify-refused = The other side did not take the message (it answered { $status }).
notify-bad-email = This is no e-mail address.
notify-bad-push = This is no push subscription.
notify-no-way = There is no way “{ $found }” to notify you. There are: { $known }.
notify-no-push = No browser is set up for push messages.
notify-no-webhook = No webhook is set up.
notify-no-email = No e-mail address is set up.
notify-no-mail = This server sends no e-mail.

# The server
guest-name = Guest { $number }
refused-bad-input = Something about this request is not as it has to be.
refused-illegal = This is not possible here.
refused-not-signed-in = We do not know you yet: reload the page.
refused-wrong-password = This name and password do not belong together.
refused-not-your-seat = This is not your seat.
refused-not-yours = Only who made the table may do this.
refused-not-found = There is nothing at this address.
refused-stale = The table has gone on meanwhile: look again.
refused-taken = This seat is taken.
refused-busy = The server is busy. Please try again in a moment.
refused-other-version = This table cannot be opened with the rules of today.
refused-not-now = This is not possible now.
refused-not-running = The match is not running.
refused-still-running = This is only possible when the match is over.
refused-started = The match has started already.
refused-own-map = Only matches on the maps that come with Stellwerk can be opened here.
refused-no-action = “{ $action }” is no action of this game.
refused-bot-seat = A seat for a bot names the bot, and no other seat does.
refused-has-account = You have an account already.
refused-name-taken = This name is taken.
table-undo = { $count ->
    [one] takes back an action
   *[other] takes back { $count } actions
}
table-resignation = gives up
table-time = has run out of time
table-agreement = The match was ended by agreement, without a result
refused-fault = Something went wrong on our side.
refused-hint-turn = There are hints when it is your turn.
refused-hint-others = There are no hints in a match against other people.
refused-not-sent = The message could not be sent.
bot-any = Passenger
bot-any-words = Does anything that is allowed

# The lab's report
lab-about = { $games } games for each number of players, all seats played by: { $bots }. What is counted is what these bots do: better players may find use for more.
lab-players = { $players } players
lab-facts = { $games } games ({ $speed } a second) of { $length } actions ({ $low } to { $high } for nine in ten). The winner has { $winning } points on average, { $margin } more than the next; { $ties } of the games are shared.
lab-seat = Seat
lab-wins = Wins
lab-interval = 95 % interval
lab-mean-score = Mean points
lab-most-scores = Nine in ten
lab-histogram-score = Points of all seats
lab-histogram-length = Actions in a game
lab-heat = What is used
lab-never = never
lab-evenness = Evenness of use: { $evenness } (1: all alike; 0: one alone).
lab-unreachable-used = Not even used by random players, perhaps out of reach ({ $count }):
lab-never-used = Possible, but never used ({ $count }):
lab-rarely-used = Used less than a hundredth as often as the favourite ({ $count }):
lab-strong-used = Those who use it surely win over 15 % more than their share ({ $count }):
lab-weak-used = Those who use it surely win over 15 % less than their share ({ $count }):
lab-findings = Worth a look
lab-thing = Thing
lab-games-used = Used in games
lab-per-game = Uses per game
lab-wins-with = Wins of those who use it
lab-fair = Without any influence, those who use something would win { $share }. What winners use more is not always why they win.
lab-all = All { $count } with their figures
lab-comparison = Comparison
lab-figure-length = Actions in a game
lab-figure-winning_score = Winner’s points
lab-figure-margin = Lead of the winner
lab-figure-ties = Shared games
lab-figure-seat_gap = Best seat’s wins less worst seat’s
lab-figure-usage = Things: evenness of use · unused / all
lab-endless = { $count } games found no end and were left out (seeds { $seeds } …).

# Networks
net-none = There is no network for { $game } yet: train one with “stellwerk train”, or choose another bot.
net-other = This network was made for { $game } with rules { $made }; { $title } has rules { $now } here ({ $differs } differ). Train a new one with “stellwerk train”.
