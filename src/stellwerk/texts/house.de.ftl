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
keeper-yourself = Dir selbst kannst du das nicht antun.
keeper-of-keepers = Das kann nur die Leitung des Hauses.
keeper-a-month = Wer moderiert, kann höchstens für einen Monat aussperren.
keeper-past = Das Ende muss in der Zukunft liegen.
keeper-address-end = Eine Sperre nach Adresse braucht ein Ende: Adressen wechseln den Besitzer.
keeper-no-address = Die Adresse von { $name } kennen wir nicht: Nur Gäste werden nach Adresse ausgesperrt.
keeper-not-ban = { $name } ist nicht ausgesperrt.
keeper-not-mute = { $name } ist nicht stumm.
