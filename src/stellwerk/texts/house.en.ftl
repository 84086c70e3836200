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
keeper-yourself = You cannot do this to yourself.
keeper-of-keepers = Only a keeper can do this.
keeper-a-month = Moderators can ban for a month at most.
keeper-past = The end must lie in the future.
keeper-address-end = A ban by address must have an end: addresses change hands.
keeper-no-address = We do not know the address of { $name }: only guests are banned by address.
keeper-not-ban = { $name } is not banned.
keeper-not-mute = { $name } is not muted.
