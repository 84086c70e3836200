# Running a house: English.  What keepers, and those they deal with, are told by the server.

# The database, from the command line
no-database-file = There is no database at { $path }. Start the server once, or name another with --database.
no-database-version = This database was left by another version of Stellwerk. Start this version’s server once: it brings the database up to date.
database-in-use = Another server is already working with { $path }. Stop it first, name another file with --database, or use PostgreSQL, which several servers can share.
no-database-answer = The database does not answer: { $fault }

# What those are told whom a keeper has dealt with
refused-banned = You have been banned from this house. Reason: { $why }
refused-banned-until = You have been banned from this house until { $en }. Reason: { $why }
refused-muted = You cannot chat or choose names here any more. Reason: { $why }
refused-muted-until = You cannot chat or choose names here until { $en }. Reason: { $why }
refused-blocked = The person who opened this table does not want to play with you.
refused-you-blocked = You have blocked the person who opened this table.
refused-blocked-rematch = Somebody at this table does not want to play with you again.
refused-no-neighbour = Choose somebody else at this table, by their seat or by what they said.
refused-many-blocks = You cannot block more than { $count ->
    [one] 1 person
   *[other] { $count } people
}.
refused-many-reports = Your earlier reports are still waiting. Please be patient.
refused-not-keeper = Only a keeper of this house can do this.
refused-switched-off = This is switched off here at the moment.
refused-off-sign-up = New accounts are switched off here at the moment.
refused-off-guests = This house is for people with an account at the moment. Please sign in.
refused-off-tables = New tables are switched off here at the moment.
refused-off-chat = Chat is switched off here at the moment.
refused-off-analyses = Opening match files and analyses is switched off here at the moment.
refused-off-webhooks = Webhooks are switched off here at the moment.
table-closed = The game was ended by a keeper of this house, without a result

# What keepers are told
keeper-nobody = Nobody here has the id, account or name “{ $name }”.
keeper-several = Several people are called “{ $name }”. Choose one by id: { $known }
keeper-no-table = There is no table “{ $name }”.
keeper-no-report = No report “{ $name }” is waiting.
keeper-no-role = “{ $name }” is not a role. Choose one of: { $known }.
keeper-no-feature = “{ $name }” cannot be switched. Choose one of: { $known }.
keeper-guest = { $name } is a guest. Only people with an account can have a role.
keeper-not-two-step = { $name } does not sign in in two steps.
keeper-yourself = You cannot do this to yourself.
keeper-of-keepers = Only a keeper can do this.
keeper-a-month = Moderators can ban for a month at most.
keeper-past = The end must lie in the future.
keeper-address-end = A ban by address must have an end: addresses change hands.
keeper-no-address = We do not know the address of { $name }: only guests are banned by address.
keeper-not-ban = { $name } is not banned.
keeper-not-mute = { $name } is not muted.

# The page: neighbours
house-neighbour = Report or block
house-about = Whom or what is it about?
house-about-line = Report or block: { $name }
house-this-table = This table
house-report = Report
house-report-why = What should the keepers of this house know?
house-reported = Thank you. The keepers of this house will look at it.
house-block = Block
house-block-about = If you block someone, you no longer see what they write, and the two of you do not sit down at each other’s tables. They are not told.
house-blocked = Blocked. You can change that on your account page.
house-blocks = People you have blocked
house-unblock = Unblock
house-barred = Closed to you

# The page: for keepers and moderators
keeper-link = House
keeper-title = Keeping the house
keeper-tab = { $tab ->
    [reports] Reports
    [people] People
    [tables] Tables
    [log] Log
   *[other] At a glance
}
keeper-tables = Tables
keeper-log = What keepers and moderators did
keeper-done = Done.
keeper-act = { $act ->
    [mute] Mute
    [unmute] Unmute
    [ban] Ban
    [unban] Lift ban
    [rename] Rename
    [role] Role
    [close] Close table
    [hide] Hide line
    [settle] Settle report
    [switch] Switch
    [two-step] Two-step sign-in off
   *[other] Delete
}
keeper-act-about = { $act ->
    [mute] They can play on, but neither chat nor choose names. They are told why.
    [unmute] They can chat and choose names again.
    [ban] They are signed out at once and cannot come in. They are told until when, and why.
    [unban] They can come in again.
    [rename] The new name is seen everywhere. How they sign in stays the same.
    [role] Keepers can do everything here. Moderators settle reports, mute, hide chat, and ban for up to a month.
   *[other] This cannot be undone. Their running games are resigned; what they did stays, without their name.
}
keeper-role = Role
keeper-role-of = { $role ->
    [keeper] Keeper
    [moderator] Moderator
    [guest] Guest
   *[other] No role
}
keeper-length = How long
keeper-lasts = { $length ->
    [hour] An hour
    [day] A day
    [week] A week
    [month] A month
   *[other] For good
}
keeper-address = Also all guests who call from the same address
keeper-reason = Reason
keeper-find = Find by name or id
keeper-found = { $count ->
    [one] 1 person found
   *[other] { $count } people found
}
keeper-nobody-found = Nobody found.
keeper-seen = Seen { $when }
keeper-under = { $kind ->
    [ban] Banned
   *[other] Muted
} { $until ->
    [ever] for good
   *[other] until { $until }
}: { $why }
keeper-status = Show
keeper-status-of = { $status ->
    [lobby] Waiting for players
    [running] Running
    [over] Over
   *[other] All tables
}
keeper-only-of = Only the tables of { $name }.
keeper-show-all = Show all
keeper-made-by = Made by { $name }, last moved { $when }
keeper-no-tables = No tables.
keeper-close = Close table
keeper-hide = Hide line
keeper-hidden = hidden
keeper-settled = Show settled reports
keeper-settle = Settle
keeper-outcome = Outcome
keeper-a-table = A table
keeper-reported = Reported by { $name }, { $when }
keeper-no-reports = No reports.
keeper-column = { $column ->
    [when] When
    [who] Who
    [what] What
    [whom] Whom
    [how] How
    [why] Why
    [statement] Statement
    [count] Times
    [seconds] Altogether
    [mean] On average
   *[other] Longest
}
keeper-switched = { $on ->
    [on] on
   *[other] off
}
keeper-no-deeds = Nothing was done yet.
keeper-more = Show more
keeper-count = { $name ->
    [accounts] Accounts
    [guests] Guests
    [lobby] Tables waiting
    [running] Tables running
    [over] Tables finished
    [bots] Bots waiting to think
    [notices] Notifications waiting
    [reports] Reports waiting
    [rooms] Tables in memory
    [connections] Open connections
    [streams] Programs listening
    [memory] Most memory used
   *[other] Running for
}
keeper-switches = Switches
keeper-feature = { $feature ->
    [sign-up] New accounts
    [guests] Guests
    [tables] New tables
    [chat] Chat
    [analyses] Match files and analyses
   *[other] Webhooks
}
keeper-budgets = Budgets most used
keeper-whose = { $whose ->
    [address] an address
    [person] somebody
   *[other] the whole house
}
keeper-no-budgets = Nobody is near a limit.
keeper-statements = Slowest statements to the database
