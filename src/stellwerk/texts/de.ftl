# Stellwerk: Deutsch

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug, sondern { $who }.
not-legal = „{ $action }“ ist hier nicht erlaubt.
no-such-action = „{ $action }“ gibt es in diesem Spiel nicht.
no-such-action-near = „{ $action }“ gibt es in diesem Spiel nicht. Meintest du „{ $near }“?
no-such-thing = „{ $found }“ gibt es hier nicht.
no-such-thing-near = „{ $found }“ gibt es hier nicht. Meintest du { $near }?
told-turn = { $who } ist am Zug.
told-score = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
offer-plain = { $action }
offer-then = Danach: { $what }

undo-nothing = Es gibt nichts zurückzunehmen.
lesson-other = Das wäre auch erlaubt. Hier geht es aber um etwas anderes: Schau, was leuchtet.
lesson-changed = Diese Lektion hat sich inzwischen geändert: Fang sie neu an.
undo-over = Das Spiel ist zu Ende, und alles Geheime liegt offen: Nichts kann mehr zurückgenommen werden.
undo-other = Seitdem hat { $who } etwas getan: Deine letzte Aktion kannst du nicht mehr zurücknehmen.
undo-random = Seitdem hat der Zufall entschieden: Die letzte Aktion kann nicht mehr zurückgenommen werden.
undo-revealed = Seitdem wurde Verdecktes aufgedeckt: Die letzte Aktion kann nicht mehr zurückgenommen werden.

bad-game = Es gibt kein Spiel „{ $found }“. Meintest du „{ $near }“? Spiele: { $known }.
bad-players = { $game } ist für { $few } bis { $many } Spieler, nicht für { $found }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^63 - 1, nicht { $found }.
bad-seat = Es gibt keinen Platz { $found }. Programme zählen Plätze ab 0, hier also von 0 bis { $last }; None steht für Zuschauer.
bad-option = { $game } hat keine Option „{ $found }“. Optionen: { $known }.
bad-choice = „{ $found }“ steht bei der Option „{ $option }“ nicht zur Wahl. Zur Wahl: { $known }.
bad-first = Platz { $seat } kann an einem Tisch für { $players } nicht beginnen.
option-first = Startspieler
option-first-about = Das Los entscheidet, oder du wählst einen Platz.
option-first-lot = Wird ausgelost
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-first-6 = Platz 6
bad-map = Plan { $map }: { $fault }
map-nowhere = { $game } hat keinen solchen Plan, und eine solche Datei gibt es nicht. Pläne: { $known }.
map-unreadable = Die Datei kann nicht gelesen werden ({ $fault }).
map-no-town = „towns“ nennt keinen Ort { $town }.
map-twice = Nenne hier zwei Orte, und kein Paar von Orten zweimal.
map-apart = Vom Depot führt keine Strecke bis nach { $town }.
doubt-namesake = Ein weiterer Eintrag heißt { $name }.
correction-format = Das ist keine Berichtigung eines Plans: Erwartet wird ein Dokument im Format „{ $format }“ mit einer Liste „changes“.
correction-game = Diese Berichtigung gehört zu { $game }, der Plan zu { $other }.
correction-change = Eine Änderung hat eine Liste „at“, die sagt, wo sie ist.
correction-nowhere = { $place }: So etwas gibt es auf diesem Plan nicht.
correction-long = Diese Berichtigung hat zu viele Änderungen für eine Karte dieser Größe. Teile sie in mehrere auf.
correction-other = { $place }: Die Berichtigung erwartet „{ $was }“, gefunden: „{ $found }“.
change-value = { $place }: { $was } → { $now }
change-new = { $place }: neu, { $now }
change-gone = { $place }: entfernt, war { $was }
unknown-map = { $game } hat keinen Plan „{ $found }“. Pläne: { $known }.
bad-bot = Es gibt keinen Bot „{ $found }“. Meintest du „{ $near }“? Bots: { $known }.
bad-bot-spec = Es gibt keinen Bot „{ $found }“ ({ $fault }). { $usage }
bad-own-bot = Der Bot „{ $found }“ ist nicht zu haben: { $fault }
bot-foul = Der Bot „{ $bot }“ tut, was er nicht darf: „{ $action }“ auf Platz { $seat } nach Zug { $n }.
bot-own = Was „{ $name }“ annimmt, sagt, wer ihn geschrieben hat.
bot-random = „random“ hat keine Einstellungen.
bot-greedy = Möglich ist „greedy“ oder „greedy:30“, das in 30 % der Fälle zufällig spielt.
bot-playouts = Möglich ist „playouts“ oder „playouts:5000“ für so viele Zufallspartien.
bot-search = Möglich ist „search:1s“ (Zeit) oder „search:20000“ (Durchläufe), dazu Einstellungen wie in „search:1s,c=1.5“ (siehe docs/reference/bots.md).
bot-net = Möglich ist „net“, „net:30“ (bis 100), das seine Aktionen mit Temperatur 0,30 zieht, oder „net:1s“ (Zeit) oder „net:400“ (Blicke, mehr als 100), das damit sucht.
bot-apprentice = Die Spielstärken haben keine Einstellungen.
bot-fireman = Die Spielstärken haben keine Einstellungen.
bot-driver = Die Spielstärken haben keine Einstellungen.
bot-stationmaster = Die Spielstärken haben keine Einstellungen.
bot-master = Die Spielstärken haben keine Einstellungen.

# Der Trainer
coach-bot = Der Trainer denkt mit einer Suche wie „search:1s“, nicht mit „{ $found }“.
coach-not-over = Eine Partie kann erst analysiert werden, wenn sie zu Ende ist.
coach-chances = Gewinnchancen
coach-better = besser: { $action }{ $why }, mit { $loss } % mehr Gewinnchance
coach-no-turning = Diese Partie hatte keinen Wendepunkt: Niemandes Chancen änderten sich je stark auf einmal.

# Spielstärken
level-apprentice = Lehrling
level-apprentice-words = Kennt die Regeln, hat gute Ideen und vergisst sie ab und zu wieder.
level-fireman = Heizer
level-fireman-words = Spielt solide, was am besten aussieht, ohne vorauszudenken.
level-driver = Lokführer
level-driver-words = Denkt voraus und antwortet trotzdem sofort.
level-stationmaster = Bahnhofsvorsteher
level-stationmaster-words = Denkt eine Sekunde über jede Entscheidung nach und übersieht selten etwas.
level-master = Meister
level-master-words = Hat das Spiel in Millionen Partien gegen sich selbst gelernt und denkt außerdem voraus.

bad-file = { $path } kann nicht gelesen werden: { $fault }
bad-format = Erwartet war ein Dokument im Format „{ $expected }“, gefunden „{ $found }“.
unknown-field = Unbekanntes Feld „{ $place }“. Bekannt: { $known }.
bad-place = { $place }: { $fault }
bad-position = Diese Stellung kann es nicht geben. { $faults }
bad-both = { $first } { $second }
bad-more = { $faults } Und { $count ->
    [one] ein weiterer Fehler
   *[other] { $count } weitere Fehler
}.
bad-action = Aktion { $n } („{ $action }“) ist nicht erlaubt: { $why }
hash-drift = Nach { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} ist der Zustand nicht der aufgezeichnete (Prüfsumme { $expected }, jetzt { $found }): Die Datei wurde verändert, oder die Regeln haben sich geändert.
other-version = Diese Datei wurde mit Version { $made } der Regeln erstellt; mit Version { $now } verläuft die Partie nicht mehr gleich: { $fault }
other-version-same = Diese Datei wurde mit Version { $made } der Regeln erstellt; mit Version { $now } verläuft die Partie gleich.

# Dokumente: was an einem falsch ist, hinter der Stelle
document-json = Das ist kein JSON-Dokument: { $fault }
document-deep = Das ist zu tief verschachtelt; die Grenze ist { $most }.
document-type = „{ $found }“ gibt es in JSON nicht.
document-name = Namen in einem Objekt sind Texte, nicht { $found }.
document-number = Diese Zahl ist nicht lesbar: Ganze Zahlen haben höchstens 64 Bit, andere sind endlich.
document-surrogate = In diesem Text steht ein halbes Zeichen, er lässt sich nicht schreiben.
document-missing = Das fehlt.
shape-unknown = Ein solches Feld gibt es nicht.
shape-text = Hierher gehört ein Text, nicht { $found }.
shape-name = Hierher gehört ein Text, den man zeigen kann, höchstens 200 lang, nicht { $found }.
shape-number = Hierher gehört eine Zahl, nicht { $found }.
shape-line = Eine Linie besteht aus Punkten zu je zwei Zahlen (x, y, x, y …), nicht aus { $found }.
shape-truth = Hierher gehört true oder false, nicht { $found }.
shape-list = Hierher gehört eine Liste, nicht { $found }.
shape-object = Hierher gehört ein Objekt, nicht { $found }.
shape-choice = Hierher gehört { $expected }, nicht { $found }.
shape-either = { $first } oder { $last }
shape-small = Hierher gehört mindestens { $ge }, nicht { $found }.
shape-large = Hierher gehört höchstens { $le }, nicht { $found }.
shape-beyond = Diese Zahl ist zu groß oder zu klein: { $found }.
shape-short = Das sind zu wenige Einträge. Nötig: { $min_length }, gefunden: { $actual_length }.
shape-long = Das sind zu viele Einträge. Höchstens: { $max_length }, gefunden: { $actual_length }.
shape-pattern = Hierher gehören kleine Buchstaben und Ziffern wie in koeln (als Muster: { $pattern }), nicht { $found }.
shape-other = Das gehört nicht hierher: { $found }.
document-no-text = Hierher gehört ein Text.
document-no-object = Hierher gehört ein Objekt.
document-seed-or-position = Eine Partie hat entweder einen Startwert (seed) oder eine Stellung (position).
document-seats = Hierher gehört eine Liste mit einem Objekt für jeden Platz, insgesamt { $count }.
document-seat = Ein Platz hat „name“ und „bot“, jeweils ein Text oder null.
document-actions = Hierher gehört eine Liste von Aktionen, jede ein Text.
document-hashes = Hierher gehört ein Objekt: Prüfsummen nach der Zahl der Aktionen, 0 bis { $last }.
record-unknown = Dieses Feld gibt es nicht. Felder: { $known }.
record-missing = Dieses Feld fehlt ({ $doc }).
record-list = Hierher gehört eine Liste von { $count }, nicht { $found }.
record-object = Das muss nach „{ $axis }“ geordnet sein; { $found } ist es nicht.
record-label = { $axis }: { $found } gibt es nicht. Es gibt: { $known }.
record-twice = In dieser Liste steht etwas doppelt.
record-number = Hierher gehört eine ganze Zahl, nicht { $found }.
record-range = { $found } ist nicht möglich: erlaubt sind { $least } bis { $most }.
fault-players = Es spielen { $few } bis { $many }, nicht { $found }.
fault-other-players = Hier steht { $found }, im Kopf des Dokuments { $players }.
fault-stray = Eine Zahl liegt hier außerhalb des Möglichen.
fault-actor = Niemand am Tisch muss handeln.
fault-no-answer = Platz { $seat } muss handeln, kann aber nichts tun.

terminal-turn = { $name }, du bist am Zug.
terminal-prompt = Nummer, Aktion oder „hilfe“
terminal-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion in Notation (etwa { $example }).
    zurück: eine Stufe höher    undo: die letzte Aktion zurücknehmen    warum AKTION: warum sie nicht geht
    log: was bisher geschah    zeig: den Spielplan noch einmal    sichern DATEI: Partie speichern    ende: aufhören
terminal-thinking = { $name } denkt nach …
terminal-saved = Gespeichert in { $path }.
terminal-hand-over = { $name }, nimm die Tastatur; alle anderen schauen weg. Drücke die Eingabetaste.
terminal-over = Das Spiel ist zu Ende.
terminal-undone = Zurückgenommen: { $action }
terminal-winners = { $count ->
    [one] { $names } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }!
   *[other] { $names } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }!
}
terminal-bye = Bis zum nächsten Mal.
terminal-stays = Die Partie ist in { $path } gespeichert. Weiter geht es mit: stellwerk play { $game } --resume { $path }
seat-name = Platz { $seat }
listed = { $before }, { $next }
you = Du

# Der Server: was er zurückweist, ohne weiter hinzusehen
refused-host = Auf den Namen { $host } hört dieser Server nicht. Wer ihn betreibt, kann den Namen erlauben: stellwerk serve --allow-host oder --public-url.
refused-cross-site = Diese Anfrage kam nicht von einer Seite dieses Servers.
refused-large = Das ist zu groß: Höchstens { $kilobytes } KB sind erlaubt.
refused-too-slow = Die Anfrage kam nicht rechtzeitig an. Bitte versuche es noch einmal.
refused-rate = Das war zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.

# Benachrichtigungen
notify-turn = Du bist bei { $game } am Zug.
notify-test = Das ist ein Test: Benachrichtigungen von Stellwerk kommen hier an.
notify-code = Dein Code für Stellwerk ist { $code }. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail bitte.
notify-code-sent = Wir haben einen Code an { $address } geschickt. Gib ihn ein, um zu bestätigen, dass die Adresse dir gehört.
notify-bad-code = Das ist nicht der Code, den wir geschickt haben.
notify-bad-address = Benachrichtigungen gehen nur an https-Adressen.
notify-not-public = Benachrichtigungen gehen nur an öffentliche Adressen, nicht in ein privates Netz.
notify-unreachable = Die Adresse war nicht zu erreichen.
notify-refused = Die Gegenseite hat die Benachrichtigung abgelehnt (Status { $status }).
notify-bad-email = Das ist keine E-Mail-Adresse.
notify-bad-push = Das ist keine Anmeldung für Push-Benachrichtigungen.
notify-no-way = „{ $found }“ ist keine Art der Benachrichtigung. Es gibt: { $known }.
notify-no-push = Es ist kein Browser für Push-Benachrichtigungen eingerichtet.
notify-no-webhook = Es ist kein Webhook eingerichtet.
notify-no-email = Es ist keine E-Mail-Adresse eingerichtet.
notify-no-mail = Dieser Server verschickt keine E-Mails.

# Der Server
guest-name = { $how ->
    [0] Rote
    [1] Flinke
    [2] Stille
    [3] Alte
    [4] Kleine
    [5] Helle
    [6] Frühe
    [7] Goldene
    [8] Grüne
    [9] Blaue
    [10] Kühne
    [11] Muntere
    [12] Kluge
    [13] Ferne
    [14] Kurvige
    [15] Stolze
    [16] Kupferne
    [17] Silberne
    [18] Sanfte
    [19] Glückliche
    [20] Neblige
    [21] Sonnige
    [22] Hohe
   *[other] Wilde
} { $what ->
    [0] Laterne
    [1] Blockstelle
    [2] Kreuzung
    [3] Weiche
    [4] Dampfpfeife
    [5] Draisine
    [6] Schranke
    [7] Drehscheibe
    [8] Brücke
    [9] Kupplung
    [10] Nebenbahn
    [11] Rampe
    [12] Bahnhofsuhr
    [13] Dampflok
    [14] Glocke
    [15] Zahnradbahn
    [16] Röhre
    [17] Lore
    [18] Achse
   *[other] Seilbahn
}
refused-bad-input = Etwas an dieser Anfrage stimmt nicht.
refused-illegal = Das geht hier nicht.
refused-not-signed-in = Wir kennen dich noch nicht. Bitte lade die Seite neu.
refused-wrong-password = Name oder Passwort ist falsch.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-yours = Das darf nur, wer den Tisch eröffnet hat.
refused-missing-scope = Dieser API-Schlüssel darf das nicht. Er braucht dafür die Berechtigung „{ $scope }“: Auf der Kontoseite kannst du einen neuen Schlüssel mit ihr anlegen.
refused-browser-only = Das darf kein API-Schlüssel, sondern nur du selbst: Melde dich mit einem Browser an.
refused-token = Dieser API-Schlüssel gilt nicht: Er wurde entfernt oder ist abgelaufen. Auf der Kontoseite kannst du einen neuen anlegen.
refused-more-scopes = Ein API-Schlüssel kann nur Schlüssel anlegen, die nicht mehr dürfen als er selbst.
refused-not-found = Unter dieser Adresse ist nichts.
refused-stale = Am Tisch ging es inzwischen weiter. Bitte sieh noch einmal hin.
refused-taken = Dieser Platz ist besetzt.
refused-one-seat = Du hast hier schon einen Platz. Mehrere Plätze bekommt eine Person nur, wenn es erlaubt, wer den Tisch eröffnet hat.
refused-busy = Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.
refused-unknown-event = Diese Fassung des Programms kennt „{ $kind }“ nicht: Das muss eine neuere gespeichert haben.
refused-other-version = Dieser Tisch lässt sich mit den jetzigen Regeln nicht öffnen.
refused-not-now = Das geht jetzt nicht.
refused-no-wish = Es wartet niemand darauf, etwas zurücknehmen zu dürfen.
refused-not-running = Die Partie läuft nicht.
refused-still-running = Das geht erst, wenn die Partie zu Ende ist.
refused-started = Die Partie hat schon begonnen.
studio-stumbled = { $game } kann mit diesem Plan nichts anfangen. Das ist ein Fehler im Spiel, das sagen müsste, was nicht stimmt.
refused-no-action = „{ $action }“ gibt es in diesem Spiel nicht.
refused-bot-seat = Der Platz eines Bots muss seinen Bot nennen; kein anderer Platz darf das.
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
refused-too-many-tables = Du hast { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} offen, mehr geht nicht. Beende zuerst einen; was eine Woche lang niemand anrührt, zählt nicht mehr.
refused-too-many-address-tables = Von deinem Anschluss aus { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
} offen, mehr geht nicht. Bitte warte, bis einige zu Ende sind.
refused-too-many-seats = Du sitzt an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
}, mehr geht nicht. Beende zuerst eine Partie.
refused-name = Ein Name hat höchstens 40 Zeichen, die sich alle darstellen lassen.
refused-name-mixed = Ein Name hat Buchstaben aus nur einem Alphabet.
refused-characters = Es sind Zeichen darin, die sich nicht anzeigen lassen.
refused-length = Der Text hat mindestens ein und höchstens { $most ->
    [one] ein Zeichen
   *[other] { $most } Zeichen
}.
refused-name-alike = Dieser Name sieht aus wie der von jemandem, der hier ein Konto hat. Bitte wähle einen anderen.
bot-any = Fahrgast
bot-any-words = Tut irgendetwas, das die Regeln erlauben.
bot-own-name = { $name }
bot-own-words = Ein Bot, den dieses Haus mitbringt.
bot-numbered = { $name } { $n }

# Ein neues Spiel
new-game-written = { $folder } ist ein kleines Spiel für den Anfang. Du installierst es mit „pip install -e { $folder }“, spielst es mit „stellwerk play { $game }“ und prüfst es mit „pytest { $folder }“. In seinem README steht, was wo ist.
new-game-name = „{ $name }“ kann ein Spiel nicht heißen: Sein Name besteht aus 3 bis 20 kleinen Buchstaben und Ziffern, beginnt mit einem Buchstaben und ist kein Wort von Python. Ein Beispiel: tinyrail.
new-game-taken = „{ $name }“ heißt schon ein Spiel oder etwas anderes, das Python kennt. Wähle einen anderen Namen.
new-game-there = { $folder } gibt es schon und wird nicht überschrieben. Nenne mit --to einen anderen Ordner.
new-game-unwritable = Nach { $folder } kann nichts geschrieben werden ({ $fault }). Nenne mit --to einen anderen Ordner.

# Der Bericht des Labors
lab-about = { $games } { $games ->
    [one] Partie
   *[other] Partien
} für jede Spielerzahl, alle Plätze gespielt von: { $bots }. Die Zahlen zeigen, was diese Bots tun; bessere Spieler können vielleicht mehr nutzen.
lab-players = { $players } Spieler
lab-facts = { $games } { $games ->
    [one] Partie
   *[other] Partien
} ({ $speed } je Sekunde) mit im Schnitt { $length } { $length ->
    [one] Aktion
   *[other] Aktionen
} ({ $low } bis { $high } in neun von zehn). Wer gewinnt, hat im Schnitt { $winning } { $winning ->
    [one] Punkt
   *[other] Punkte
}, { $margin } mehr als der zweite Rang; { $ties } der Partien enden mit geteiltem Sieg.
lab-seat = Platz
lab-wins = Siege
lab-interval = 95-%-Intervall
lab-mean-score = Punkte im Schnitt
lab-most-scores = 90-%-Bereich
lab-histogram-score = Punkte aller Plätze
lab-histogram-length = Aktionen pro Partie
lab-heat = Was genutzt wird
lab-never = nie
lab-evenness = Gleichmäßigkeit der Nutzung: { $evenness } (1: alles gleich oft; 0: nur eines).
lab-unreachable-used = Selbst von Zufallsspielern nie genutzt, vielleicht unerreichbar ({ $count }):
lab-never-used = Möglich, aber nie genutzt ({ $count }):
lab-rarely-used = Weniger als ein Hundertstel so oft genutzt wie das Beliebteste ({ $count }):
lab-strong-used = Wer es nutzt, gewinnt zweifelsfrei über 15 % mehr als den fairen Anteil ({ $count }):
lab-weak-used = Wer es nutzt, gewinnt zweifelsfrei über 15 % weniger als den fairen Anteil ({ $count }):
lab-findings = Einen Blick wert
lab-thing = Was
lab-games-used = Partien damit
lab-per-game = Nutzungen pro Partie
lab-wins-with = Siege derer, die es nutzen
lab-fair = Hätte es keinen Einfluss, würde { $share } gewinnen, wer etwas nutzt. Was Gewinner öfter nutzen, ist nicht immer der Grund für ihren Sieg.
lab-all = Alle { $count } mit ihren Zahlen
lab-comparison = Vergleich
lab-figure-length = Aktionen pro Partie
lab-figure-winning_score = Punkte beim Sieg
lab-figure-margin = Vorsprung beim Sieg
lab-figure-ties = Geteilte Siege
lab-figure-seat_gap = Siege des besten Platzes minus die des schlechtesten
lab-figure-usage = Was genutzt wird: Gleichmäßigkeit · ungenutzt / alle
lab-endless = { $count ->
    [one] 1 Partie fand kein Ende und zählt
   *[other] { $count } Partien fanden kein Ende und zählen
} nicht mit (Startwerte: { $seeds } …).

# Netze
net-none = Für { $game } gibt es noch kein Netz. Trainiere eines mit „stellwerk train“ oder wähle einen anderen Bot.
net-other = Dieses Netz gehört zu { $game } mit Regeln { $made }; { $title } hat hier Regeln { $now } (anders: { $differs }). Trainiere ein neues mit „stellwerk train“.
