# Was liest, wer ein Haus betreibt: check-database, backup, restore

keeper-checking = Tische werden nachgespielt
keeper-sound = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}: Alles ist, wie es sein soll.
keeper-faulty = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}:
keeper-backed-up = Die Sicherung ist in { $path } ({ $megabytes } MB). Nur du kannst sie lesen: Sie enthält die Schlüssel des Servers und die Prüfsummen der Passwörter.
keeper-restored = Die Sicherung ist eingespielt.

keeper-damage = Die Datei der Datenbank ist beschädigt: { $fault }
keeper-stray = Gehört zu { $id }, und das gibt es nicht.
keeper-gap = Ereignis { $n } fehlt.
keeper-unreadable = Nicht lesbar: { $fault }
keeper-no-turn = Es ist nicht gespeichert, wer am Zug ist.
keeper-turn = Gespeichert ist für „{ $name }“ { $found }, das Nachspielen ergibt aber { $expected }.
keeper-seat = Platz { $seat } gehört laut Datenbank { $found }, das Nachspielen ergibt aber { $expected }.

keeper-database = Die Datenbank { $address } lässt sich nicht benutzen: { $fault }
keeper-no-file = Unter { $path } gibt es keine Datenbank. Nenne eine andere mit --database.
keeper-no-house = In dieser Datenbank ist nichts von Stellwerk. Nenne eine andere mit --database.
keeper-other-schema = Diese Datenbank hat das Schema { $found }, dieses Programm arbeitet mit { $now }. Starte den Server einmal: Er bringt sie auf den neuen Stand.
keeper-newer = Das stammt von einem neueren Stellwerk (Schema { $found }; dieses hier kennt die Schemas bis { $now }). Bringe Stellwerk zuerst auf den neuen Stand.
keeper-in-use = Diese Datenbank wird gerade benutzt. Halte zuerst alle Server an.
keeper-exists = { $path } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --replace.
keeper-write = { $path } kann nicht geschrieben werden: { $fault }
keeper-read = { $path } kann nicht gelesen werden: { $fault }
keeper-not-empty = In dieser Datenbank gibt es schon Menschen oder Tische. Nimm eine leere, oder gib mit --replace auf, was darin ist.
keeper-damaged-file = Das ist keine vollständige Sicherung von Stellwerk. Nichts wurde geändert.

keeper-key = In fünf Minuten unterschreibt ein neuer Schlüssel. { $count ->
    [one] 1 älterer Schlüssel gilt
   *[other] { $count } ältere Schlüssel gelten
} weiter, solange Cookies leben: Niemand wird abgemeldet.
keeper-key-at-once = Ab jetzt unterschreibt ein neuer Schlüssel, und kein älterer gilt mehr. Binnen einer Minute sind alle abgemeldet, und verschickte Einladungen sind ungültig.
no-database-newer = Diese Datenbank hat ein neueres Stellwerk auf den neuen Stand gebracht (Schema { $found }). Bringe auch dieses auf den neuen Stand.
