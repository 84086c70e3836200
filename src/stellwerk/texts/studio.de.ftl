# Die Planwerkstatt.
studio-title = Planwerkstatt
studio-intro = Zeichne einen eigenen Plan, oder berichtige einen von unseren nach dem Brett auf deinem Tisch. Er wird beim Tippen geprüft und so gezeichnet, wie das Spiel ihn zeichnet. Was du machst, bleibt in diesem Browser; sichere es als Datei, oder spiel gleich darauf.
studio-continue = Weiter an: { $title }
studio-new = Ein kleiner neuer Plan
studio-file = Datei öffnen …
studio-open = Öffnen …
studio-save = Datei sichern
studio-back = Andere Pläne
studio-undo = Rückgängig
studio-redo = Wiederholen
studio-find = Suchen
studio-play = Darauf spielen
studio-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
studio-sheets = Teile des Plans
studio-single = Einzelne Werte
studio-rows = Zeilen
studio-field = Feld
studio-value = Wert
studio-label = Kürzel
studio-number = Nummer
studio-add = Hinzufügen
studio-duplicate = Verdoppeln
studio-remove = Entfernen
studio-copy = Alles kopieren
studio-copied = Kopiert
studio-count = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
studio-none = Hier ist nichts.
studio-check = Prüfung
studio-sound = Auf diesem Plan lässt sich spielen.
studio-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
studio-doubts = { $count ->
    [one] Eines ist vielleicht nicht so gemeint:
   *[other] { $count } Dinge sind vielleicht nicht so gemeint:
}
studio-facts = Was es darauf gibt
studio-places = Orte
studio-nearer = Näher
studio-farther = Weiter weg
studio-whole = Ganzer Plan
studio-picture = Bild darüber …
studio-opacity = Wie viel man vom Bild sieht
studio-space = Feld { $space }
studio-blank = leer
studio-drawing = Der Plan wird geprüft und gezeichnet …
studio-undrawn = Sind die Fehler behoben, wird der Plan hier gezeichnet.
studio-full = Dieser Browser behält nicht noch mehr: Sichere den Plan als Datei.
studio-no-game = Diese Datei ist kein Plan für ein Spiel, das es hier gibt („{ $game }“). Spiele: { $known }.
studio-no-json = Diese Datei ist kein Plan: { $fault }
studio-changes = Änderungen
studio-unchanged = Nichts ist anders als auf dem Plan, mit dem du begonnen hast.
studio-source = Woher die neuen Werte kommen
studio-source-printed = auf dem Brett gedruckt
studio-source-measured = gemessen
studio-source-guessed = geraten
studio-save-correction = Als Berichtigung sichern
studio-drawings = Zeichnung
studio-print = Drucken
studio-print-size = Größe auf Papier
studio-print-sheets = { $count ->
    [one] { $size }, auf einem Blatt
   *[other] etwa { $size }, { $count } Blatt A4 nebeneinander
}
