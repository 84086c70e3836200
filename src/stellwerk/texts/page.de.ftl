# Die Seite: Deutsch.  Meldungen, die nur der Browser zeigt.

page-skip = Zum Inhalt
page-nav = Navigation
page-close = Schließen
page-cancel = Abbrechen
page-home = Zur Startseite
page-missing = Kein solcher Bahnhof
page-missing-more = Unter dieser Adresse gibt es nichts.
page-offline = Keine Verbindung zum Server. Neuer Versuch läuft …
offline-title = Keine Verbindung zum Server
offline-text = Stellwerk braucht das Netz: Regeln, Gegner und deine Tische sind auf dem Server. Verloren geht nichts, alle Tische bleiben, wie sie sind.
offline-again = Noch einmal versuchen
docs-not-built = Die Dokumentation ist nicht gebaut. In einer Arbeitskopie baut sie „make docs“, ein veröffentlichtes Wheel bringt sie mit.
docs-api = Was Programme diesen Server fragen können
page-theme = { $theme ->
    [light] Darstellung: hell
    [dark] Darstellung: dunkel
   *[other] Darstellung: wie das Gerät
}
page-footer = Stellwerk ist freie Software. Titel und Autoren werden nur genannt, damit klar ist, um welche Spiele es geht; alle Texte, Zeichnungen und Programme sind unsere eigenen.
page-docs = Dokumentation

## Die Startseite
page-hero = Eisenbahnspiele, die wie am Schnürchen laufen
page-hero-more = Große Brettspiele, und auf die Regeln achtet Stellwerk. Spiel sofort gegen Bots oder mit Freunden, an einem Bildschirm oder weit entfernt.
page-play-now = Jetzt spielen
page-play-now-what = { $game } gegen zwei Bots. Ohne Konto, ohne Warten.
page-compiling = Die Regeln werden für diesen Rechner vorbereitet. Das geschieht einmal und dauert bis zu einer Minute.
page-starting = Es geht los …
page-new-table = Neuer Tisch
page-table = Tisch
page-learn = Lernen
page-studio = Pläne
page-games = Die Spiele
page-my-tables = Meine Tische
page-show-all = Alle { $count } zeigen
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand auf Mitspieler.
page-watch = Zuschauen
page-no-watch = Gerade wird nirgends öffentlich gespielt.
page-study = Studieren
page-open-file = Partiedatei öffnen
page-open-file-about = Eine Partie gespeichert? Sieh sie dir Schritt für Schritt an und probiere aus, was hätte sein können.
page-no-match-file = Das ist keine Partiedatei.
page-map-of = Plan: { $map }
page-by = von { $designer }
page-minutes = { $few }–{ $many } Min.
page-maps = { $count ->
    [one] 1 Plan
   *[other] { $count } Pläne
}
page-free-seat = frei
page-state-lobby = { $free ->
    [0] geht gleich los
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
page-state-over = beendet
page-state-yours = Du bist am Zug
page-state-turn = { $name } ist am Zug
page-state-running = läuft

## Ein neuer Tisch
page-game = Spiel
page-map = Plan
page-players = Spieler
page-who = Wer sitzt wo
page-seat = Platz { $n }
page-me = Du
page-me-named = Du ({ $name })
page-friend = Jemand an diesem Gerät
page-friend-name = Name der Person
page-bots = Bots
page-online = Online
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-live = Live: eine Uhr für jeden Platz
page-clock-days = Über mehrere Tage: Frist pro Spielzug
page-clock-minutes = Minuten
page-clock-increment = Sekunden zusätzlich pro Spielzug
page-clock-each = Tage pro Spielzug
page-several = Mehrere Plätze pro Person erlauben
page-several-more = Sonst nimmt jeder, der dazukommt, einen Platz. Du selbst kannst immer mehrere spielen.
page-create = Tisch eröffnen
page-start = Partie beginnen

## Konto
page-account = Konto
page-account-guest = Du spielst als Gast. Mit einem Konto findest du deine Tische auf jedem Gerät.
page-name = Name
page-password = Passwort
page-password-new = Neues Passwort
page-save = Speichern
page-saved = Gespeichert.
page-sign-up = Konto anlegen
page-log-in = Anmelden
page-log-out = Abmelden
page-sessions = Wo du angemeldet bist
page-sessions-about = Wenn hier ein Browser steht, den du nicht kennst oder nicht mehr benutzt, beende seine Sitzung. Er ist sofort abgemeldet.
page-session-here = Dieser Browser
page-session-seen = Zuletzt gesehen: { $time }
page-session-unknown = Unbekannter Browser
page-session-end = Beenden
page-session-end-this = Sitzung beenden: { $browser }
page-session-end-others = Alle anderen beenden
page-session-ended = Dort abgemeldet.
page-signed-out = Du bist abgemeldet worden.
page-account-export = Meine Daten herunterladen
page-account-delete = Mein Konto löschen
page-account-delete-sure = Dein Name verschwindet von allen Tischen. Das lässt sich nicht rückgängig machen.
page-language = Sprache
page-appearance = Darstellung
page-notifications = Benachrichtigung, wenn du am Zug bist
page-notifications-about = Für Partien, die Tage dauern: Du wirst nach einer Minute benachrichtigt, einmal pro Spielzug und nie, während du auf den Tisch schaust. Der erste Weg, der funktioniert, wird genommen.
page-push = Dieser Browser
page-push-start = In diesem Browser benachrichtigen
page-push-here = Dieser Browser benachrichtigt dich, auch wenn die Seite geschlossen ist.
page-push-elsewhere = Zurzeit benachrichtigt dich ein anderer Browser. Es kann nur einer sein.
page-push-on = Dieser Browser benachrichtigt dich.
page-push-off = Ausschalten
page-push-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal oder wähle einen anderen Weg.
page-push-impossible = Hier geht es nicht: Dafür braucht es eine https-Adresse (oder einen Server auf deinem eigenen Rechner) und einen Browser mit Push-Benachrichtigungen.
page-email = E-Mail
page-email-address = Adresse
page-email-send-code = Code an diese Adresse schicken
page-email-code-sent = Ein Code ist unterwegs zu dir.
page-email-code = Code, der an { $email } geschickt wurde
page-email-confirm = Bestätigen
page-webhook = Webhook
page-webhook-address = Adresse eines Discord- oder Slack-Kanals oder eine eigene
page-send-test = Test senden
page-sent = Gesendet.
page-tokens = API-Schlüssel
page-tokens-about = Mit einem Schlüssel kann ein Programm über die offene Schnittstelle in deinem Namen spielen.
page-tokens-how = Wie das geht
page-token-new = Neuer Schlüssel
page-token-for = Wofür ist er?
page-token-may = Er darf
page-token-scope = { $scope ->
    [play] spielen: sich setzen, ziehen, chatten
    [tables] Tische und Analysen eröffnen
    [account] dein Konto ändern
   *[watch] Tische ansehen
  }
page-token-days = Gültig
page-token-valid = { $days ->
    [30] 30 Tage lang
    [90] 90 Tage lang
    [365] ein Jahr lang
   *[never] ohne Ende
  }
page-token-until = bis { $time }
page-token-never = ohne Ende
page-token-over = abgelaufen
page-token-used = zuletzt benutzt: { $time }
page-token-unused = noch nie benutzt
page-token-drop = Schlüssel „{ $label }“ entfernen
page-token-once = Kopiere ihn jetzt; er wird nur einmal gezeigt:
page-remove = Entfernen

## Der Tisch
page-your-turn = Du bist am Zug
page-turn-of = { $name } ist am Zug
page-thinking = { $name } denkt nach …
page-waiting = Warten auf { $name }
page-over = Das Spiel ist zu Ende
page-won = { $count ->
    [one] { $names } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
   *[other] { $names } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
}
page-take-back = Zurücknehmen
page-undo-wish = Bitten, deine letzte Aktion zurücknehmen zu dürfen
page-undo-wished = { $name } möchte { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurücknehmen.
page-undo-waiting = Die anderen müssen dem Zurücknehmen noch zustimmen.
page-undo-withdraw = Doch nicht
page-hint = Tipp
page-choices = Alle Möglichkeiten
page-choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-choose = Was möchtest du tun?
page-costs = Kostet { $cost }
page-sure = Ausführen
page-early = Vorher wäre noch etwas anderes möglich.
page-final-random = Dabei entscheidet der Zufall: Das lässt sich nicht zurücknehmen.
page-final-revealed = Dabei wird Verdecktes aufgedeckt: Das lässt sich nicht zurücknehmen.
page-final-turn = Damit endet dein Spielzug.
page-final-over = Damit endet das Spiel.
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganzer Plan
page-board = Spielplan
page-board-of = Spielplan: { $game }
page-board-keys = Die Pfeiltasten führen durch alles, was möglich ist, die Eingabetaste führt es aus.
page-players-panel = Spieler
page-log = Verlauf
page-log-empty = Noch nichts.
page-log-jump = Zum Stand nach Schritt { $n }
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-send = Senden
page-notes = Meine Notizen
page-notes-about = Das kannst nur du lesen.
page-more = Mehr
page-text-view = Der Spielplan in Worten
page-mine = Deins
page-course = Stand der Partie
page-order = Reihenfolge
page-day = Tag { $day }
page-mark = Auswahl markieren
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-you = du
page-bot = Bot
page-absent = nicht da
page-connection-back = Wieder verbunden.
page-settings = Einstellungen
page-set-confirm = Zweimal tippen
page-set-confirm-all = bei jedem Schritt
page-set-confirm-final = wenn sich etwas nicht zurücknehmen lässt
page-set-confirm-none = nie
page-set-motion = Bewegte Steine und Karten
page-set-motion-off = aus
page-set-motion-fast = schnell
page-set-motion-normal = normal
page-set-motion-slow = langsam
page-set-sound = Ton: Karten, Züge und eine Glocke, wenn du am Zug bist
page-sound = Ton
page-set-pace = Bots spielen
page-set-pace-instant = so schnell sie können
page-set-pace-normal = so, dass man folgen kann
page-set-pace-slow = langsam
page-set-pace-step = Schritt für Schritt, wenn ich es sage
page-next-step = Nächster Schritt
page-set-coach = Trainer: Regeln erklären, wenn sie vorkommen
page-shortcuts = Tastenkürzel
page-menu = Menü
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben? Dein Platz ist dann verloren.
page-offer-end = Ende der Partie anbieten
page-end-offered = { $name } bietet an, die Partie ohne Ergebnis zu beenden.
page-accept = Einverstanden
page-decline = Ablehnen
page-export = Partiedatei speichern
page-export-view = Meine Sicht der Partie speichern
page-rematch = Noch einmal
page-leave = Tisch verlassen
page-share = Teilen
page-link-copied = Link kopiert.
page-copy-link = Link kopieren
page-copy-moment = Link zu diesem Stand kopieren
page-watching = Du schaust zu.
page-analysis = Analysetisch
page-analysis-about = Spiel alle Seiten und nimm zurück, was du willst.

## Das Gerät weitergeben
page-curtain-title = Gib das Gerät { $name }
page-curtain-about = Alle anderen schauen weg. Bis dahin bleibt verdeckt, was { $name } hat.
page-curtain-ready = Ich bin { $name }

## Wiederholung
page-replay = Wiederholung
page-replay-at = Schritt { $n } von { $last }
page-replay-live = Zurück zur Partie
page-replay-start = Zum Anfang
page-replay-end = Zum Ende
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-what-if = Was wäre, wenn?
page-what-if-about = Ab hier nach Belieben weiterspielen
page-recap = Seit deinem letzten Zug
page-recap-play = Noch einmal ansehen

## Das Ende
page-score = Schlusswertung
page-score-where = Woher die Punkte kamen
page-score-total = Gesamt
page-score-print = Wertungsblatt drucken
page-winner = Gewonnen
page-ending-skip = Ergebnis zeigen
page-ending-picture = Bild speichern
page-ending-copied = Das Ergebnis ist kopiert.
page-chart = Im Lauf der Zeit
page-chart-load = Kurve zeichnen
page-table-of = Als Tabelle

## Tasten
page-key-focus = Durch alles gehen, was möglich ist
page-key-do = Ausführen
page-key-undo = Zurücknehmen
page-key-list = Alle Möglichkeiten aufzählen
page-key-zoom = Vergrößern, verkleinern, ganzer Plan
page-key-replay = Wiederholung: zurück, weiter
page-key-help = Diese Liste
page-key-text = Der Spielplan in Worten
page-key-sound = Ton an oder aus

## Arten von Aktionen
page-kind-begin = Beginnen
page-kind-build = Bauen
page-kind-trade = Tauschen
page-kind-stop = Aufhören
page-kind-draw = Karten
page-kind-tickets = Zielkarten
page-kind-keep = Behalten
page-kind-claim = Strecke nutzen
page-kind-pass = Passen
page-kind-move = Fahren
page-kind-deliver = Liefern
page-kind-fulfil = Sonderlieferung
page-kind-dump = Mit Verlust abladen
page-kind-load = Laden
page-kind-couple = Anhängen
page-kind-uncouple = Abhängen
page-kind-develop = Entwickeln
page-kind-turn = Karte austauschen
page-kind-end = Spielzug beenden
page-kind-maintain = Instandhaltung
page-kind-discard = Abwerfen
page-kind-acquire = Fortschritt
page-kind-achieve = Aufgabe
page-kind-bid = Bieten
page-kind-take = Nehmen
page-kind-finish = Abschließen
page-kind-pay = Bezahlen
page-kind-buy = Zug kaufen
page-kind-load-all = Alles laden
page-kind-sell = Verkaufen
page-kind-other = Mehr
page-kind-play = Karte spielen
page-kind-lift = Drehkran
page-kind-fetch = Holen
page-kind-enlarge = Zweiter Würfel
page-kind-swap = Plättchen tauschen
page-kind-haul = Stahl transportieren
page-kind-park = Abstellen
page-kind-recall = Vom Abstellgleis
page-kind-clear = Abstellgleis räumen
page-kind-signal = Signale
page-kind-fill = Zweiter Stahl
page-kind-contract = Ins Ausland verkaufen

## Der Trainer
page-coach = Trainer
page-coach-heard = Verstanden
page-coach-off = Trainer ausschalten

## In Worten
page-words-table = Auf dem Tisch
page-words-seat = Platz { $n }: { $line }

## Der Rat des Trainers
page-hint-thinking = Der Trainer denkt nach …
page-hint-better = Der Trainer sieht noch genauer hin …
page-hint-chance = { $percent } % Gewinnchance (± { $doubt })
page-hint-alike = etwa gleich gut
page-analysis-chances = Gewinnchancen
page-analysis-start = Diese Partie analysieren
page-analysis-short = Analysieren
page-analysis-thinking = Der Trainer geht die Partie durch …
page-analysis-turning = Wendepunkte
page-analysis-move = Schritt { $n }
page-analysis-change = ({ $before } % → { $after } %)
page-analysis-better = Besser: { $action } (+{ $percent } %)

## Lernen
learn-title = Spielen lernen
learn-intro = Jedes Spiel mit einer Lektion zum Mitspielen, einer kurzen Einführung und den ganzen Regeln in unseren eigenen Worten. Danach ein Übungsspiel: Der Trainer erklärt dir jede Regel, wenn sie vorkommt.
learn-guided = Übungsspiel mit Trainer
learn-lesson = Lektion: zehn Minuten
learn-lesson-on = Lektion: { $map }
learn-lesson-what = Die Lektion ist ein erstes Spiel, das dich an die Hand nimmt. Du kannst jederzeit gehen und später dort weitermachen.
learn-all = Alle Spiele
learn-need-rulebook = Das sind unsere eigenen Worte. Die Spielregeln selbst stammen von den Autoren und Verlagen.
learn-exact = Plan und Karten sind die des gedruckten Spiels.
learn-reconstructed = Der gedruckte Plan lag uns nicht vor: Dieser ist eine Rekonstruktion mit wirklichen Orten. Die Regeln sind vollständig.
learn-how-long = { $few } bis { $many } Spieler, etwa { $short } bis { $long } { $long ->
    [one] Minute
   *[other] Minuten
}

# Lektionen und Regeln
page-lesson = Lektion
page-lesson-step = Schritt { $step } von { $of }
page-lesson-next = Weiter
page-lesson-skip = Mach es für mich
page-lesson-back = Zurück
page-lesson-leave = Verlassen
page-lesson-practice = Übungsspiel
page-key-lesson = In einer Lektion: nächster Schritt, Schritt zurück
page-first-time = Neu hier? Lern es in zehn Minuten
page-strength = Gegner
page-rules = Regeln
page-rule = Zur Regel
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
    [one] 1 Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
}
page-rules-nothing = In keinem Abschnitt stehen diese Wörter.
