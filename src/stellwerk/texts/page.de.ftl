# Die Seite: Deutsch.  Worte, die nur der Browser sagt.

page-skip = Zum Inhalt
page-nav = Seite
page-close = Schließen
page-cancel = Abbrechen
page-home = Zur Startseite
page-missing = Kein solcher Bahnhof
page-missing-more = Unter dieser Adresse gibt es nichts.
page-offline = Keine Verbindung zum Server. Es wird von selbst wieder versucht.
page-theme = { $theme ->
    [light] Aussehen: hell
    [dark] Aussehen: dunkel
   *[other] Aussehen: wie das Gerät
}
page-footer = Stellwerk ist freie Software. Namen von Spielen und Autoren werden als Tatsachen genannt; alle Worte, Zeichnungen und Programme sind eigene.

## Die Startseite
page-hero = Eisenbahnspiele, die wie am Schnürchen laufen
page-hero-more = Vier große Brettspiele, und die Regeln sind immer im Blick. Sofort gegen Bots, mit Freunden an einem Bildschirm oder weit weg.
page-play-now = Jetzt spielen
page-play-now-what = { $game } gegen zwei Bots. Ohne Konto, ohne Warten.
page-compiling = Die Regeln werden für diesen Rechner vorbereitet. Das geschieht einmal und dauert bis zu einer Minute.
page-starting = Es geht los …
page-new-table = Neuer Tisch
page-table = Tisch
page-learn = Lernen
page-games = Die Spiele
page-my-tables = Meine Tische
page-show-all = Alle { $count } zeigen
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand auf Mitspieler.
page-watch = Zuschauen
page-no-watch = Gerade wird nirgends öffentlich gespielt.
page-study = Studieren
page-open-file = Partiedatei öffnen
page-open-file-about = Eine Partie gespeichert? Sieh sie dir Zug für Zug an und probiere, was gewesen wäre.
page-no-match-file = Das ist keine Partiedatei.
page-map-of = Plan: { $map }
page-by = von { $designer }
page-minutes = { $few }–{ $many } Min.
page-maps = { $count } Pläne
page-free-seat = frei
page-state-lobby = { $free ->
    [0] geht gleich los
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
page-state-over = beendet
page-state-yours = du bist am Zug
page-state-turn = { $name } ist am Zug
page-state-running = läuft

## Ein neuer Tisch
page-game = Spiel
page-map = Plan
page-players = Spieler
page-who = Wer wo sitzt
page-seat = Platz { $n }
page-me = Ich
page-me-named = Ich ({ $name })
page-friend = Jemand an diesem Bildschirm
page-friend-name = Name dieser Person
page-bots = Bots
page-online = Online
page-seat-open = Offen für alle
page-seat-invite = Mit Einladungslink
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-live = Live, mit einer Uhr für jeden
page-clock-days = Tage für jeden Zug
page-clock-minutes = Minuten
page-clock-increment = Sekunden dazu pro Zug
page-clock-each = Tage pro Zug
page-public = Diesen Tisch allen zeigen
page-public-more = Andere können ihn finden und zuschauen. Sonst nur, wer den Link hat.
page-create = Tisch eröffnen
page-start = Spiel beginnen

## Konto
page-account = Konto
page-account-guest = Du spielst als Gast. Mit einem Konto hast du deine Tische auf jedem Gerät.
page-name = Name
page-password = Passwort
page-password-new = Neues Passwort
page-save = Speichern
page-saved = Gespeichert.
page-sign-up = Konto anlegen
page-log-in = Anmelden
page-log-out = Abmelden
page-account-export = Meine Daten herunterladen
page-account-delete = Mein Konto löschen
page-account-delete-sure = Dein Name verschwindet von allen Tischen. Das lässt sich nicht rückgängig machen.
page-language = Sprache
page-appearance = Aussehen
page-notifications = Nachricht, wenn du dran bist
page-notifications-about = Für Partien über Tage: Du erfährst es nach einer Minute, einmal je Zug und nie, während du auf den Tisch schaust. Der erste Weg, der geht, wird genommen.
page-push = Dieser Browser
page-push-start = In diesem Browser Bescheid sagen
page-push-here = Dieser Browser sagt dir Bescheid, auch wenn die Seite zu ist.
page-push-elsewhere = Zurzeit sagt ein anderer Browser Bescheid. Es kann nur einer sein.
page-push-on = Dieser Browser sagt dir Bescheid.
page-push-off = Nicht mehr
page-push-denied = Der Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-push-failed = Der Browser hat seinen Nachrichtendienst nicht erreicht. Versuch es später oder wähle einen anderen Weg.
page-push-impossible = Hier geht es nicht: Dazu braucht es eine https-Adresse (oder diesen Rechner selbst) und einen Browser mit Push-Nachrichten.
page-email = E-Mail
page-email-address = Adresse
page-email-send-code = Code an diese Adresse schicken
page-email-code-sent = Ein Code ist unterwegs zu dir.
page-email-code = Code, der an { $email } ging
page-email-confirm = Bestätigen
page-webhook = Webhook
page-webhook-address = Adresse eines Discord- oder Slack-Kanals, oder deine eigene
page-send-test = Test senden
page-sent = Gesendet.
page-tokens = Schlüssel für Programme
page-tokens-about = Mit einem Schlüssel spielt ein Programm in deinem Namen, über die offene Schnittstelle.
page-token-new = Neuer Schlüssel
page-token-once = Kopiere ihn jetzt, er wird nur einmal gezeigt:
page-remove = Entfernen

## Der Tisch
page-your-turn = Du bist am Zug
page-turn-of = { $name } ist am Zug
page-thinking = { $name } denkt nach …
page-waiting = Warten auf { $name }
page-over = Das Spiel ist zu Ende
page-won = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
page-take-back = Zurücknehmen
page-hint = Tipp
page-choices = Alle Möglichkeiten
page-choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-choose = Was möchtest du tun?
page-costs = Kostet { $cost }
page-sure = Ausführen
page-final-random = Dann entscheidet der Zufall: Es kann nicht zurückgenommen werden.
page-final-revealed = Dann wird Verdecktes gezeigt: Es kann nicht zurückgenommen werden.
page-zoom-in = Näher
page-zoom-out = Weiter weg
page-zoom-fit = Ganzer Plan
page-board = Spielplan
page-board-of = Spielplan: { $game }
page-board-keys = Pfeiltasten gehen durch alles, was möglich ist, die Eingabetaste führt es aus.
page-players-panel = Spieler
page-log = Was geschah
page-log-empty = Noch nichts.
page-log-jump = Zum Augenblick nach Zug { $n }
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-send = Senden
page-notes = Meine Notizen
page-notes-about = Das kannst nur du lesen.
page-more = Mehr
page-text-view = Der Spielplan in Worten
page-mine = Deins
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-you = du
page-bot = Bot
page-absent = nicht da
page-connection-lost = Verbindung verloren. Es wird wieder versucht …
page-connection-back = Wieder verbunden.
page-settings = Einstellungen
page-set-confirm = Vor Schritten fragen, die sich nicht zurücknehmen lassen
page-set-motion = Züge in Bewegung zeigen
page-set-coach = Trainer: Regeln erklären, wenn sie vorkommen
page-shortcuts = Tastatur
page-menu = Menü
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben? Dein Platz ist dann verloren.
page-offer-end = Spielende anbieten
page-end-offered = { $name } bietet an, das Spiel ohne Ergebnis zu beenden.
page-accept = Einverstanden
page-decline = Ablehnen
page-export = Partiedatei speichern
page-export-view = Meine Sicht des Spiels speichern
page-rematch = Noch einmal
page-leave = Tisch verlassen
page-share = Teilen
page-link-copied = Link kopiert.
page-copy-link = Link kopieren
page-copy-moment = Link zu diesem Augenblick kopieren
page-watching = Du schaust zu.
page-analysis = Analysetisch
page-analysis-about = Spiele für alle Seiten, nimm alles zurück.
page-lobby = Der Tisch wartet auf Mitspieler
page-lobby-share = Schick diesen Link allen, die mitspielen sollen:
page-lobby-invite = Platz { $n }: persönlicher Link
page-join = Hier Platz nehmen
page-start-now = Jetzt beginnen
page-free = frei

## Das Gerät weitergeben
page-curtain-title = Gib das Gerät an { $name }
page-curtain-about = Die anderen schauen weg. Bis dahin ist verdeckt, was { $name } hat.
page-curtain-ready = Ich bin { $name }

## Wiederholung
page-replay = Wiederholung
page-replay-at = Zug { $n } von { $last }
page-replay-live = Zurück zum Spiel
page-replay-start = Zum Anfang
page-replay-end = Zum Ende
page-replay-back = Einen Zug zurück
page-replay-next = Einen Zug weiter
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-what-if = Was wäre, wenn?
page-what-if-about = Ab diesem Augenblick nach Belieben weiterspielen

## Das Ende
page-score = Schlusswertung
page-score-where = Woher die Punkte kamen
page-score-total = Gesamt
page-score-print = Wertungsblatt drucken
page-winner = Gewonnen
page-chart = Im Lauf der Zeit
page-chart-load = Kurve zeichnen
page-table-of = Als Tabelle

## Tasten
page-key-focus = Durch alles gehen, was möglich ist
page-key-do = Ausführen
page-key-undo = Zurücknehmen
page-key-list = Alle Möglichkeiten aufzählen
page-key-zoom = Näher, weiter weg, ganzer Plan
page-key-replay = Wiederholung: zurück, weiter
page-key-help = Diese Liste
page-key-text = Der Spielplan in Worten

## Arten von Aktionen
page-kind-begin = Beginnen
page-kind-build = Bauen
page-kind-trade = Tauschen
page-kind-stop = Aufhören
page-kind-draw = Karten
page-kind-tickets = Zielkarten
page-kind-keep = Behalten
page-kind-claim = Strecke nehmen
page-kind-pass = Passen
page-kind-move = Fahren
page-kind-deliver = Liefern
page-kind-fulfil = Sonderlieferung
page-kind-dump = Abwerfen
page-kind-load = Laden
page-kind-couple = Ankuppeln
page-kind-uncouple = Abkuppeln
page-kind-develop = Entwickeln
page-kind-turn = Karte nutzen
page-kind-end = Zug beenden
page-kind-maintain = Wartung
page-kind-discard = Ablegen
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
page-kind-lift = Aufgleisen
page-kind-fetch = Holen
page-kind-enlarge = Zweiter Würfel
page-kind-swap = Plättchen tauschen
page-kind-haul = Stahl befördern
page-kind-park = Abstellen
page-kind-recall = Vom Abstellgleis
page-kind-clear = Räumen
page-kind-signal = Signale
page-kind-fill = Zweiter Stahl
page-kind-contract = Ins Ausland

## Der Trainer
page-coach = Trainer
page-coach-heard = Verstanden
page-coach-off = Kein Trainer

## In Worten
page-words-table = Auf dem Tisch
page-words-seat = Platz { $n }: { $line }

## Deutschland
page-deutschland-seat = { $wagons } Wagen · { $cards } Karten · { $tickets ->
    [one] 1 Zielkarte
   *[other] { $tickets } Zielkarten
}
page-deutschland-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-deutschland-short = Kurze Ziele
page-deutschland-long = Lange Ziele
page-deutschland-keep = { $count ->
    [0] Wähle Zielkarten zum Behalten
    [one] Diese Zielkarte behalten
   *[other] Diese { $count } Zielkarten behalten
}
page-deutschland-mix = Welche Zielkarten zuerst?
page-deutschland-score-tracks = Strecken
page-deutschland-score-tickets = Erfüllte Zielkarten
page-deutschland-score-missed = Verfehlte Zielkarten
page-deutschland-score-bonus = Die meisten Zielkarten

## Paris
page-paris-companies = Gesellschaften
page-paris-chart = Werte im Lauf der Zeit
page-paris-penalty = Über der Grenze

## Grand Trunk
page-grandtrunk-hand = Deine Karten
page-grandtrunk-deck = Stapel { $deck } · Ablage { $discard }
page-grandtrunk-trains = Züge
page-grandtrunk-power = Stärke { $power }
page-grandtrunk-siding = Auf dem Abstellgleis
page-grandtrunk-reach = In Reichweite:
page-grandtrunk-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-grandtrunk-day = Tag { $day }
page-grandtrunk-time = Tage und Sonderlieferungen
page-grandtrunk-progress = Fortschrittskarten
page-grandtrunk-wood = Punkte für jede Fortschrittskarte, nach geliefertem { $wood }: { $points }
page-grandtrunk-places = Orte
page-grandtrunk-specials = Sonderlieferungen
page-grandtrunk-place = verlangt { $demand }, bietet { $supply }{ $station ->
    [no] , noch ohne Bahnhof
   *[other] {""}
}
page-grandtrunk-special = { $good } nach { $city }, Tage { $first } bis { $last }, { $points } Punkte{ $done ->
    [yes] {" "}(erledigt)
   *[other] {""}
}
page-grandtrunk-seat = Tag { $day } · Stärke { $power }{ $fast ->
    [yes] , schnell
   *[other] {""}
}
page-grandtrunk-score-points = Lieferungen, Bahnhöfe, Aufgaben
page-grandtrunk-score-time = Übrige Tage
page-grandtrunk-score-sets = Sätze von Waren
page-grandtrunk-score-progress = Fortschrittskarten

## Nürnberg
page-nuremberg-phase-auction = Versteigerung
page-nuremberg-phase-building = Bau
page-nuremberg-phase-transport = Transport
page-nuremberg-phase-takeovers = Übernahmen
page-nuremberg-order = Reihenfolge
page-nuremberg-line = Strecke bisher:
page-nuremberg-sale = Verkauft an { $company }:
page-nuremberg-due = Noch { $due } zu bezahlen
page-nuremberg-seat = { $cubes } Steine · Gewinn { $profit } · { $links } Strecken übrig
page-nuremberg-profit = Gewinn jetzt { $profit }
page-nuremberg-links = { $links ->
    [one] 1 eigene Strecke
   *[other] { $links } eigene Strecken
} auf dem Plan: jede kostet 1 Gewinn pro Runde ({ $left } noch zu bauen)
page-nuremberg-sets = { $sets ->
    [one] 1 vollständiger Satz
   *[other] { $sets } vollständige Sätze
}, je 2 Punkte
page-nuremberg-preview = Übernahmen: Rot könnte { $red } Strecken nehmen, Grün { $green } (2 je Einfluss)
page-nuremberg-train = Zug { $train }
page-nuremberg-room = { $passengers } Fahrgäste, { $goods } Güter
page-nuremberg-carried = Befördert:
page-nuremberg-could = { $count ->
    [one] 1 Stück kann jetzt geladen werden
   *[other] { $count } Stück können jetzt geladen werden
}
page-nuremberg-token = mit einem Marker: { $colour }
page-nuremberg-from = ab { $minimum }
page-nuremberg-bid = Platz { $n } bietet { $bid }
page-nuremberg-price = Preis { $price }
page-nuremberg-influence = Einfluss
page-nuremberg-score-points = Punkte unterwegs
page-nuremberg-score-sets = Sätze
page-nuremberg-score-profit = Gewinn und Verlust
page-nuremberg-score-links = Übrige eigene Strecken

## Der Rat des Trainers
page-hint-thinking = Der Trainer denkt nach …
page-hint-chance = { $percent } % Gewinnchance
page-hint-alike = etwa gleich gut
page-analysis-chances = Wie die Chancen verliefen
page-analysis-start = Diese Partie analysieren
page-analysis-short = Analysieren
page-analysis-thinking = Der Trainer geht die Partie durch …
page-analysis-turning = Wendepunkte
page-analysis-move = Zug { $n }
page-analysis-change = ({ $before } % → { $after } %)
page-analysis-better = Besser: { $action } (+{ $percent } %)
