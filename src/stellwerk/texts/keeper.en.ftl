# What the keeper of a house reads: check-database, backup, restore

keeper-checking = Replaying tables
keeper-sound = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
}: everything is as it should be.
keeper-faulty = { $count ->
    [one] 1 fault
   *[other] { $count } faults
} in { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}:
keeper-backed-up = The backup is in { $path } ({ $megabytes } MB), readable by you alone: it holds the server’s keys and the hashes of passwords.
keeper-restored = The backup is restored.

keeper-damage = The file of the database is damaged: { $fault }
keeper-stray = Belongs to { $id }, which does not exist.
keeper-gap = Event { $n } is missing.
keeper-unreadable = Cannot be read: { $fault }
keeper-no-turn = Nothing is stored about whose turn it is.
keeper-turn = Stored for “{ $name }” is { $found }, but replaying gives { $expected }.
keeper-seat = Seat { $seat } is stored as held by { $found }, but replaying gives { $expected }.

keeper-database = The database at { $address } cannot be used: { $fault }
keeper-no-file = There is no database at { $path }. Name another one with --database.
keeper-no-house = This database has nothing of Stellwerk in it. Name another one with --database.
keeper-other-schema = This database has schema { $found }, and this program works with { $now }. Start the server once: it brings the database up to date.
keeper-newer = This was made by a newer Stellwerk (schema { $found }; this one knows schemas up to { $now }). Update Stellwerk first.
keeper-in-use = Somebody is using this database. Stop all servers first.
keeper-exists = { $path } exists already. Choose another name, or replace it with --replace.
keeper-write = { $path } cannot be written: { $fault }
keeper-read = { $path } cannot be read: { $fault }
keeper-not-empty = There are people or tables in this database already. Restore into an empty one, or give up what is there with --replace.
keeper-damaged-file = This is not a complete backup of Stellwerk. Nothing was changed.

keeper-key = In five minutes a new key begins to sign. { $count ->
    [one] 1 older key is
   *[other] { $count } older keys are
} still believed, for as long as cookies live: nobody is signed out.
keeper-key-at-once = A new key signs from now on, and no older one is believed. Within a minute everybody is signed out, and invitations that were sent are void.
no-database-newer = This database was brought up to date by a newer Stellwerk (schema { $found }). Update this one, too.
