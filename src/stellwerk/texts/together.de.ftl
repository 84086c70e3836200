# Zusammen spielen: Deutsch.  Tische, die warten, wer da ist, was gesagt wird.

page-lobby = Der Tisch wartet auf Mitspieler
page-lobby-invited = Setz dich dazu
page-lobby-free = { $free ->
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
page-lobby-missing = Alle sind da. Noch nicht bereit: { $names }.
page-lobby-name = Wie sollen die anderen dich nennen?
page-lobby-how = Die Partie und alle Uhren beginnen, wenn alle Plätze besetzt und alle bereit sind.
page-lobby-how-maker = Die Partie und alle Uhren beginnen, wenn alle Plätze besetzt und alle bereit sind. Du kannst sie auch jetzt beginnen: Dann spielen Bots auf den freien Plätzen.
page-lobby-share = Wer diesen Link hat, kann sich auf einen freien Platz setzen:
page-lobby-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zuschauen.
page-lobby-closed = Die freien Plätze sind für alle, die den Einladungslink haben.
page-join = Hier sitzen
page-ready = Ich bin bereit
page-wait = Moment, noch nicht
page-is-ready = bereit
page-not-ready = noch nicht bereit
page-start-now = Jetzt beginnen
page-free = frei
page-free-invited = frei, mit Einladung
page-clock-is-live = je { $minutes } min + { $increment } s pro Spielzug
page-clock-is-days = { $days ->
    [one] 1 Tag pro Spielzug
   *[other] { $days } Tage pro Spielzug
}

page-seat-open = Irgendwer (steht unter „Offene Tische“)
page-seat-invite = Wer den Einladungslink hat
page-public = Andere dürfen zuschauen
page-public-more = Die Partie steht unter „Zuschauen“. Sonst findet sie nur, wer den Link hat.
page-listed = Dieser Tisch steht unter „Offene Tische“, bis alle Plätze besetzt sind, und alle dürfen zuschauen.

page-connection-lost = Keine Verbindung seit { $time }. Neuer Versuch läuft …
page-connection-lost-for = ({ $minutes } min)
page-my-clock = Deine Zeit
page-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-writing = { $count ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
}

page-minus = minus { $words }
page-plus = plus { $words }
