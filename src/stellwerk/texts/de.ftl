# Stellwerk: Deutsch

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug: { $who } muss handeln.
not-legal = „{ $action }“ ist hier nicht erlaubt.
no-such-action = „{ $action }“ gibt es in diesem Spiel nicht.
no-such-action-near = „{ $action }“ gibt es in diesem Spiel nicht. Meintest du „{ $near }“?
offer-plain = { $action }

undo-nothing = Es gibt nichts zurückzunehmen.
undo-over = Das Spiel ist zu Ende: Die Geheimnisse sind gezeigt, nichts kann zurückgenommen werden.
undo-other = Jetzt ist { $who } am Zug, also kann die letzte Aktion nicht zurückgenommen werden.
undo-random = Inzwischen hat der Zufall entschieden, also kann die letzte Aktion nicht zurückgenommen werden.
undo-revealed = Inzwischen wurde Verdecktes gezeigt, also kann die letzte Aktion nicht zurückgenommen werden.

bad-game = Es gibt kein Spiel „{ $found }“. Meintest du „{ $near }“? Spiele: { $known }.
bad-players = { $game } ist für { $few } bis { $many } Spieler, nicht { $found }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^63 - 1, nicht { $found }.
bad-seat = Es gibt keinen Platz { $found }: Plätze sind 0 bis { $last }, None ist ein Zuschauer.
bad-option = { $game } hat keine Option „{ $found }“. Optionen: { $known }.
bad-choice = „{ $found }“ steht bei der Option „{ $option }“ nicht zur Wahl. Zur Wahl: { $known }.
bad-first = Platz { $seat } kann nicht beginnen: Es spielen { $players } mit.
option-first = Startspieler
option-first-lot = Wird ausgelost
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-first-6 = Platz 6
bad-map = { $fault }
unknown-map = { $game } hat keinen Plan „{ $found }“. Pläne: { $known }.
bad-bot = Es gibt keinen Bot „{ $found }“. War „{ $near }“ gemeint? Bots: { $known }.
bad-bot-spec = Es gibt keinen Bot „{ $found }“ ({ $fault }). { $usage }
bot-random = „random“ nimmt nichts weiter.
bot-greedy = „greedy“ oder „greedy:30“, der in 30 von hundert Fällen irgendetwas spielt.
bot-playouts = „playouts“ oder „playouts:5000“ für so viele Zufallspartien.
bot-search = „search:1s“ oder „search:20000“ für Zeit oder Durchläufe, dazu Einstellungen wie in „search:1s,c=1.5“ (docs/bots.md).
bot-net = „net“ oder „net:30“: zieht seine Aktionen mit Temperatur 0,30.
bot-apprentice = Die Spielstärken nehmen nichts weiter.
bot-fireman = Die Spielstärken nehmen nichts weiter.
bot-driver = Die Spielstärken nehmen nichts weiter.
bot-stationmaster = Die Spielstärken nehmen nichts weiter.

# Der Trainer
coach-bot = Der Trainer denkt mit einer Suche wie „search:1s“, nicht mit „{ $found }“.
coach-not-over = Eine Partie wird analysiert, wenn sie zu Ende ist.
coach-chances = Gewinnaussichten
coach-better = besser: { $action }{ $why }, { $loss } % mehr wert
coach-no-turning = Diese Partie hatte keinen Wendepunkt: Niemandes Aussichten änderten sich je auf einen Schlag.

# Spielstärken
level-apprentice = Lehrling
level-apprentice-words = Kennt die Regeln, hat manche gute Idee und vergisst sie ab und zu wieder.
level-fireman = Heizer
level-fireman-words = Spielt solide, was am besten aussieht, ohne vorauszudenken.
level-driver = Lokführer
level-driver-words = Denkt voraus und antwortet sofort.
level-stationmaster = Bahnhofsvorsteher
level-stationmaster-words = Denkt eine Sekunde über jede Entscheidung nach und übersieht selten etwas.

bad-file = { $path } kann nicht gelesen werden: { $fault }
bad-format = Erwartet war ein Dokument im Format „{ $expected }“, gefunden „{ $found }“.
unknown-field = Unbekanntes Feld „{ $place }“. Bekannt: { $known }.
bad-place = { $place }: { $fault }
bad-position = Diese Stellung kann in keinem Spiel vorkommen. { $faults }
bad-both = { $first } { $second }
bad-action = Aktion { $n } („{ $action }“) ist nicht erlaubt: { $why }
hash-drift = Der Zustand nach { $n } Aktionen ist nicht der aufgezeichnete (Prüfsumme { $expected }, jetzt { $found }): Die Datei wurde geändert, oder die Regeln spielen anders.
other-version = Die Datei wurde mit Version { $made } der Regeln gemacht, dies ist Version { $now }, und sie spielt sich nicht mehr gleich: { $fault }
other-version-same = Die Datei wurde mit Version { $made } der Regeln gemacht; mit Version { $now } spielt sie sich gleich.

# Dokumente: was an einem falsch ist, hinter der Stelle
document-json = Das ist kein JSON-Dokument: { $fault }
document-deep = Das ist zu tief verschachtelt: Gelesen werden höchstens { $most } Ebenen.
document-type = „{ $found }“ gibt es in JSON nicht.
document-name = Namen in einem Objekt sind Texte, nicht { $found }.
document-number = Diese Zahl ist nicht lesbar: Ganze Zahlen haben höchstens 64 Bit, andere sind endlich.
document-surrogate = In diesem Text steht ein halbes Zeichen, er lässt sich nicht schreiben.
document-missing = Das fehlt.
document-no-text = Hierher gehört ein Text.
document-no-object = Hierher gehört ein Objekt.
document-seed-or-position = Eine Partie hat entweder einen Startwert (seed) oder eine Stellung (position).
document-seats = Hierher gehört eine Liste von { $count } Plätzen, jeder ein Objekt.
document-seat = Ein Platz hat „name“ und „bot“, jeweils ein Text oder null.
document-actions = Hierher gehört eine Liste von Aktionen, jede ein Text.
document-hashes = Hierher gehört ein Objekt: Prüfsummen nach der Zahl der Aktionen, 0 bis { $last }.
record-unknown = Dieses Feld gibt es nicht. Felder: { $known }.
record-missing = Dieses Feld fehlt ({ $doc }).
record-list = Hierher gehört eine Liste von { $count }, nicht { $found }.
record-object = Hier wird nach „{ $axis }“ geordnet; { $found } passt nicht.
record-label = { $axis }: { $found } gibt es nicht. Es gibt: { $known }.
record-twice = In dieser Liste steht etwas doppelt.
record-number = Hierher gehört eine ganze Zahl, nicht { $found }.
record-range = { $found } ist nicht möglich: erlaubt sind { $least } bis { $most }.
fault-players = Das Spiel ist für { $few } bis { $many } Personen, nicht { $found }.
fault-other-players = Hier stehen { $found } Personen, im Kopf des Dokuments { $players }.
fault-stray = Eine Zahl liegt hier außerhalb des Möglichen.
fault-actor = Niemand am Tisch muss handeln.
fault-no-answer = Platz { $seat } muss handeln, kann aber nichts tun.

terminal-turn = { $name }, du bist am Zug.
terminal-prompt = Nummer, Aktion oder „hilfe“
terminal-help =
    Gib die Nummer einer Wahl ein oder eine Aktion in Notation (etwa { $example }).
    zurück: eine Stufe höher in der Auswahl    undo: die letzte Aktion zurücknehmen    warum AKTION: warum sie nicht geht
    log: was geschah    zeig: den Plan noch einmal    sichern DATEI: Partie speichern    ende: aufhören
terminal-thinking = { $name } denkt nach …
terminal-saved = Gespeichert in { $path }.
terminal-hand-over = { $name }, nimm die Tastatur; die anderen schauen weg. Drücke Enter.
terminal-over = Das Spiel ist zu Ende.
terminal-undone = Zurückgenommen: { $action }
terminal-winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten!
}
terminal-bye = Bis zum nächsten Mal.
terminal-stays = Die Partie bis hierher liegt in { $path }; weiter geht es mit: stellwerk play { $game } --resume { $path }
seat-name = Platz { $seat }
you = Du

# Der Server: was er zurückweist, ohne weiter hinzusehen
refused-cross-site = Diese Anfrage kam nicht von einer Seite dieses Servers.
refused-large = Das ist zu groß: Mehr als { $kilobytes } KB werden nicht angenommen.
refused-rate = Das war zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.

# Benachrichtigungen
notify-turn = Du bist am Zug an einem Tisch von { $game }.
notify-test = Das ist ein Test: Benachrichtigungen von Stellwerk kommen hier an.
notify-code = Dein Code für Stellwerk ist { $code }. Wer ihn nicht angefordert hat, kann diese E-Mail übergehen.
notify-code-sent = An { $address } wurde ein Code geschickt. Gib ihn mit an, um zu bestätigen, dass die Adresse deine ist.
notify-bad-code = Das ist nicht der Code, der geschickt wurde.
notify-bad-address = Nachrichten gehen nur an https-Adressen.
notify-not-public = Nachrichten gehen nur an öffentliche Adressen, nicht in ein privates Netz.
notify-unreachable = Die Adresse war nicht zu erreichen.
notify-refused = Die Gegenseite hat die Nachricht nicht angenommen (sie antwortete { $status }).
notify-bad-email = Das ist keine E-Mail-Adresse.
notify-bad-push = Das ist keine Anmeldung für Push-Nachrichten.
notify-no-way = Der Weg „{ $found }“ für Benachrichtigungen ist unbekannt. Es gibt: { $known }.
notify-no-push = Es ist kein Browser für Push-Nachrichten eingerichtet.
notify-no-webhook = Es ist kein Webhook eingerichtet.
notify-no-email = Es ist keine E-Mail-Adresse eingerichtet.
notify-no-mail = Dieser Server verschickt keine E-Mails.

# Der Server
guest-name = Gast { $number }
refused-bad-input = Etwas an dieser Anfrage ist nicht so, wie es sein muss.
refused-illegal = Das geht hier nicht.
refused-not-signed-in = Wir kennen dich noch nicht: Lade die Seite neu.
refused-wrong-password = Name und Passwort gehören nicht zusammen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-yours = Das darf nur, wer den Tisch eröffnet hat.
refused-not-found = Unter dieser Adresse ist nichts.
refused-stale = Der Tisch ist inzwischen weiter: Sieh noch einmal hin.
refused-taken = Dieser Platz ist besetzt.
refused-busy = Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.
refused-other-version = Dieser Tisch lässt sich mit den heutigen Regeln nicht öffnen.
refused-not-now = Das geht jetzt nicht.
refused-not-running = Die Partie läuft nicht.
refused-still-running = Das geht erst, wenn die Partie zu Ende ist.
refused-started = Die Partie hat schon begonnen.
refused-own-map = Hier lassen sich nur Partien auf den Plänen öffnen, die zu Stellwerk gehören.
refused-no-action = „{ $action }“ ist keine Aktion dieses Spiels.
refused-bot-seat = Ein Platz für einen Bot nennt den Bot, und kein anderer Platz tut das.
refused-has-account = Du hast schon ein Konto.
refused-name-taken = Dieser Name ist vergeben.
table-undo = { $count ->
    [one] nimmt eine Aktion zurück
   *[other] nimmt { $count } Aktionen zurück
}
table-resignation = gibt auf
table-time = hat die Bedenkzeit überschritten
table-agreement = Die Partie wurde einvernehmlich beendet, ohne Ergebnis
refused-fault = Bei uns ist etwas schiefgegangen.
refused-hint-turn = Tipps gibt es, wenn du am Zug bist.
refused-hint-others = In einer Partie gegen andere Menschen gibt es keine Tipps.
refused-not-sent = Die Nachricht konnte nicht gesendet werden.
bot-any = Fahrgast
bot-any-words = Tut irgendetwas, das erlaubt ist

# Der Bericht des Labors
lab-about = { $games } Partien für jede Spielerzahl, alle Plätze gespielt von: { $bots }. Gezählt wird, was diese Bots tun: Bessere Spieler mögen für mehr Verwendung finden.
lab-players = { $players } Spieler
lab-facts = { $games } Partien ({ $speed } je Sekunde) mit { $length } Aktionen ({ $low } bis { $high } bei neun von zehn). Wer gewinnt, hat im Mittel { $winning } Punkte, { $margin } mehr als der Nächste; { $ties } der Partien werden geteilt.
lab-seat = Platz
lab-wins = Siege
lab-interval = 95-%-Intervall
lab-mean-score = Mittlere Punkte
lab-most-scores = Neun von zehn
lab-histogram-score = Punkte aller Plätze
lab-histogram-length = Aktionen einer Partie
lab-heat = Was genutzt wird
lab-never = nie
lab-evenness = Gleichmäßigkeit der Nutzung: { $evenness } (1: alles gleich; 0: nur eines).
lab-unreachable-used = Selbst von Zufallsspielern nie genutzt, vielleicht unerreichbar ({ $count }):
lab-never-used = Möglich, aber nie genutzt ({ $count }):
lab-rarely-used = Weniger als ein Hundertstel so oft genutzt wie das Beliebteste ({ $count }):
lab-strong-used = Wer es nutzt, gewinnt sicher über 15 % mehr als seinen Anteil ({ $count }):
lab-weak-used = Wer es nutzt, gewinnt sicher über 15 % weniger als seinen Anteil ({ $count }):
lab-findings = Einen Blick wert
lab-thing = Was
lab-games-used = In Partien genutzt
lab-per-game = Nutzungen je Partie
lab-wins-with = Siege derer, die es nutzen
lab-fair = Ohne jeden Einfluss würde { $share } gewinnen, wer etwas nutzt. Was Gewinner öfter nutzen, ist nicht immer der Grund, dass sie gewinnen.
lab-all = Alle { $count } mit ihren Zahlen
lab-comparison = Vergleich
lab-figure-length = Aktionen einer Partie
lab-figure-winning_score = Punkte des Gewinners
lab-figure-margin = Vorsprung des Gewinners
lab-figure-ties = Geteilte Partien
lab-figure-seat_gap = Siege des besten Platzes weniger die des schlechtesten
lab-figure-usage = Was genutzt wird: Gleichmäßigkeit · ungenutzt / alle
lab-endless = { $count } Partien fanden kein Ende und zählen nicht mit (Startzahlen { $seeds } …).

# Netze
net-none = Für { $game } gibt es noch kein Netz: trainiere eines mit „stellwerk train“ oder wähle einen anderen Bot.
net-other = Dieses Netz gehört zu { $game } mit Regeln { $made }; { $title } hat hier Regeln { $now } (anders: { $differs }). Trainiere ein neues mit „stellwerk train“.
