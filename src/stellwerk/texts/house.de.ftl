# Ein Haus führen: Deutsch.  Was der Server denen sagt, die es führen, und denen, um die es geht.

# Die Datenbank, von der Befehlszeile aus
no-database-file = Unter { $path } gibt es keine Datenbank. Starte den Server einmal oder nenne mit --database eine andere.
no-database-version = Diese Datenbank stammt von einer anderen Version von Stellwerk. Starte einmal den Server dieser Version: Er bringt sie auf den neuesten Stand.
database-in-use = Mit { $path } arbeitet schon ein anderer Server. Beende ihn zuerst, nenne mit --database eine andere Datei oder nimm PostgreSQL, das sich mehrere Server teilen können.
no-database-answer = Die Datenbank antwortet nicht: { $fault }

# Was denen gesagt wird, um die es geht
refused-banned = Du bist hier ausgesperrt. Grund: { $why }
refused-banned-until = Du bist hier bis { $de } ausgesperrt. Grund: { $why }
refused-muted = Du kannst hier nicht mehr chatten und keine Namen vergeben. Grund: { $why }
refused-muted-until = Du kannst hier bis { $de } nicht chatten und keine Namen vergeben. Grund: { $why }
refused-blocked = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
refused-you-blocked = Du hast die Person blockiert, die diesen Tisch eröffnet hat.
refused-blocked-rematch = Jemand an diesem Tisch möchte nicht noch einmal mit dir spielen.
refused-no-neighbour = Wähle jemand anderen an diesem Tisch, nach dem Platz oder nach dem, was gesagt wurde.
refused-many-blocks = Du kannst höchstens { $count ->
    [one] 1 Person
   *[other] { $count } Personen
} blockieren.
refused-many-reports = Deine früheren Meldungen warten noch. Bitte hab etwas Geduld.
refused-not-keeper = Das kann nur, wer dieses Haus leitet.
refused-switched-off = Das ist hier zurzeit abgeschaltet.
refused-off-sign-up = Neue Konten sind hier zurzeit abgeschaltet.
refused-off-guests = Hier spielen zurzeit nur Leute mit Konto. Bitte melde dich an.
refused-off-tables = Neue Tische sind hier zurzeit abgeschaltet.
refused-off-chat = Der Chat ist hier zurzeit abgeschaltet.
refused-off-analyses = Spieldateien und Analysen sind hier zurzeit abgeschaltet.
refused-off-webhooks = Webhooks sind hier zurzeit abgeschaltet.
table-closed = Die Leitung dieses Hauses hat die Partie ohne Ergebnis beendet

# Was der Leitung gesagt wird
keeper-nobody = Hier hat niemand die Kennung, das Konto oder den Namen „{ $name }“.
keeper-several = Mehrere heißen „{ $name }“. Wähle eine Kennung: { $known }
keeper-no-table = Es gibt keinen Tisch „{ $name }“.
keeper-no-report = Es wartet keine Meldung „{ $name }“.
keeper-no-role = „{ $name }“ ist keine Rolle. Wähle eine von: { $known }.
keeper-no-feature = „{ $name }“ lässt sich nicht schalten. Wähle eins von: { $known }.
keeper-guest = { $name } ist als Gast hier. Eine Rolle kann nur haben, wer ein Konto hat.
keeper-not-two-step = { $name } meldet sich nicht in zwei Schritten an.
keeper-yourself = Dir selbst kannst du das nicht antun.
keeper-of-keepers = Das kann nur die Leitung des Hauses.
keeper-a-month = Wer moderiert, kann höchstens für einen Monat aussperren.
keeper-past = Das Ende muss in der Zukunft liegen.
keeper-address-end = Eine Sperre nach Adresse braucht ein Ende: Adressen wechseln den Besitzer.
keeper-no-address = Die Adresse von { $name } kennen wir nicht: Nur Gäste werden nach Adresse ausgesperrt.
keeper-not-ban = { $name } ist nicht ausgesperrt.
keeper-not-mute = { $name } ist nicht stumm.

# Die Seite: Nachbarn
house-neighbour = Melden oder blockieren
house-about = Um wen oder was geht es?
house-about-line = Melden oder blockieren: { $name }
house-this-table = Dieser Tisch
house-report = Melden
house-report-why = Was soll die Leitung des Hauses wissen?
house-reported = Danke. Die Leitung des Hauses sieht es sich an.
house-block = Blockieren
house-block-about = Wen du blockierst, dessen Worte siehst du nicht mehr, und ihr setzt euch nicht mehr an die Tische des anderen. Davon erfährt sonst niemand.
house-blocked = Blockiert. Ändern kannst du das auf der Seite deines Kontos.
house-blocks = Von dir blockiert
house-unblock = Nicht mehr blockieren
house-barred = Für dich geschlossen

# Die Seite: für die Leitung und Moderation
keeper-link = Haus
keeper-title = Das Haus führen
keeper-tab = { $tab ->
    [reports] Meldungen
    [people] Leute
    [tables] Tische
    [log] Protokoll
   *[other] Überblick
}
keeper-tables = Tische
keeper-log = Was Leitung und Moderation getan haben
keeper-done = Erledigt.
keeper-act = { $act ->
    [mute] Stumm schalten
    [unmute] Reden lassen
    [ban] Aussperren
    [unban] Wieder einlassen
    [rename] Umbenennen
    [role] Rolle
    [close] Tisch schließen
    [hide] Zeile verbergen
    [settle] Meldung erledigen
    [switch] Schalten
    [two-step] Zweiten Schritt abschalten
   *[other] Löschen
}
keeper-act-about = { $act ->
    [mute] Weiterspielen geht, Chatten und Namen vergeben nicht. Der Grund wird mitgeteilt.
    [unmute] Chatten und Namen vergeben geht wieder.
    [ban] Die Abmeldung gilt sofort, der Zutritt ist gesperrt. Ende und Grund werden mitgeteilt.
    [unban] Der Zutritt ist wieder frei.
    [rename] Den neuen Namen sehen alle. Das Anmelden bleibt, wie es war.
    [role] Die Leitung kann hier alles. Wer moderiert, erledigt Meldungen, schaltet stumm, verbirgt Chat und sperrt für höchstens einen Monat aus.
   *[other] Das lässt sich nicht rückgängig machen. Laufende Partien werden aufgegeben; was getan wurde, bleibt ohne den Namen.
}
keeper-role = Rolle
keeper-role-of = { $role ->
    [keeper] Leitung
    [moderator] Moderation
    [guest] Gast
   *[other] Keine Rolle
}
keeper-length = Wie lange
keeper-lasts = { $length ->
    [hour] Eine Stunde
    [day] Einen Tag
    [week] Eine Woche
    [month] Einen Monat
   *[other] Für immer
}
keeper-address = Auch alle Gäste, die von derselben Adresse kommen
keeper-reason = Grund
keeper-find = Nach Name oder Kennung suchen
keeper-found = { $count ->
    [one] 1 Person gefunden
   *[other] { $count } Personen gefunden
}
keeper-nobody-found = Niemand gefunden.
keeper-seen = Zuletzt da: { $when }
keeper-under = { $kind ->
    [ban] Ausgesperrt
   *[other] Stumm
} { $until ->
    [ever] für immer
   *[other] bis { $until }
}: { $why }
keeper-status = Zeige
keeper-status-of = { $status ->
    [lobby] Wartet auf Spieler
    [running] Läuft
    [over] Beendet
   *[other] Alle Tische
}
keeper-only-of = Nur die Tische von { $name }.
keeper-show-all = Alle zeigen
keeper-made-by = Eröffnet von { $name }, zuletzt bewegt { $when }
keeper-no-tables = Keine Tische.
keeper-close = Tisch schließen
keeper-hide = Zeile verbergen
keeper-hidden = verborgen
keeper-settled = Erledigte Meldungen zeigen
keeper-settle = Erledigen
keeper-outcome = Ergebnis
keeper-a-table = Ein Tisch
keeper-reported = Gemeldet von { $name }, { $when }
keeper-no-reports = Keine Meldungen.
keeper-column = { $column ->
    [when] Wann
    [who] Wer
    [what] Was
    [whom] Wem
    [how] Wie
    [why] Warum
    [statement] Anweisung
    [count] Mal
    [seconds] Insgesamt
    [mean] Im Mittel
   *[other] Längste
}
keeper-switched = { $on ->
    [on] an
   *[other] aus
}
keeper-no-deeds = Noch wurde nichts getan.
keeper-more = Mehr zeigen
keeper-count = { $name ->
    [accounts] Konten
    [guests] Gäste
    [lobby] Wartende Tische
    [running] Laufende Tische
    [over] Beendete Tische
    [bots] Bots, die nachdenken wollen
    [notices] Wartende Nachrichten
    [reports] Wartende Meldungen
    [rooms] Tische im Speicher
    [connections] Offene Verbindungen
    [streams] Lauschende Programme
    [memory] Speicher, höchstens
   *[other] Läuft seit
}
keeper-switches = Schalter
keeper-feature = { $feature ->
    [sign-up] Neue Konten
    [guests] Gäste
    [tables] Neue Tische
    [chat] Chat
    [analyses] Spieldateien und Analysen
   *[other] Webhooks
}
keeper-budgets = Am stärksten genutzte Budgets
keeper-whose = { $whose ->
    [address] eine Adresse
    [person] jemand
   *[other] das ganze Haus
}
keeper-no-budgets = Niemand ist nahe an einer Grenze.
keeper-statements = Langsamste Anweisungen an die Datenbank
