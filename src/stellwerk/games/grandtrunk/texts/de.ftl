# The Grand Trunk Journey: Deutsch
grandtrunk-title = The Grand Trunk Journey
grandtrunk-about = Bringe Güter auf der Schiene durch den Osten Kanadas und der USA, Tag für Tag.

grandtrunk-good-coal = Kohle
grandtrunk-good-wood = Holz
grandtrunk-good-iron = Eisen
grandtrunk-good-steel = Stahl

grandtrunk-card-junction = Grand Trunk Jct
grandtrunk-card-port = Hafen { $number }
grandtrunk-card-wagon = Waggon { $number }
grandtrunk-wagon-for = Waggon für { $goods }
grandtrunk-develop-for = Entwicklung: { $kinds }
grandtrunk-or = { $one } oder { $other }

grandtrunk-does-depot = Depot
grandtrunk-does-oversize = Großraumanhänger
grandtrunk-does-demand = Nachfrage ändern
grandtrunk-does-overland = Überlandtransport
grandtrunk-does-right-of-way = Vorfahrt
grandtrunk-does-develop = Entwicklung
grandtrunk-does-station = neuer Güterbahnhof
grandtrunk-does-progress = Fortschrittskarte
grandtrunk-does-objective = Aufgabe

grandtrunk-kind-power = mehr Antriebskraft
grandtrunk-kind-speed = mehr Geschwindigkeit
grandtrunk-kind-station = einen neuen Güterbahnhof
grandtrunk-kind-progress = eine Fortschrittskarte
grandtrunk-kind-objective = eine Aufgabe

grandtrunk-progress-workshop = Eisenbahnwerkstatt
grandtrunk-progress-timber-exporter = Holz-Exporteur
grandtrunk-progress-coal-exporter = Kohle-Exporteur
grandtrunk-progress-speculator = Spekulant
grandtrunk-progress-early-delivery = Vorzeitige Lieferung
grandtrunk-progress-late-delivery = Verspätete Lieferung
grandtrunk-progress-warehouse = Warenlager
grandtrunk-progress-iron-mine = Eisenerzmine
grandtrunk-progress-coal-mine = Kohlenmine
grandtrunk-progress-forestry = Wald-Bewirtschaftung
grandtrunk-progress-siding = Abstellgleis
grandtrunk-progress-steel-contract = Ausländischer Stahlvertrag
grandtrunk-progress-signals = Eisenbahnsignale
grandtrunk-progress-large-car = Großer Güterwagen
grandtrunk-progress-roundhouse = Ringlokschuppen
grandtrunk-progress-crane = Schienendrehkran

grandtrunk-effect-workshop = Antriebskraft und Geschwindigkeit kosten keine Tage.
grandtrunk-effect-timber-exporter = Häfen nehmen dein Holz an.
grandtrunk-effect-coal-exporter = Häfen nehmen deine Kohle an.
grandtrunk-effect-speculator = 1 Punkt, sooft jemand anders einen Güterbahnhof baut.
grandtrunk-effect-early-delivery = Sonderlieferungen einen Tag früher.
grandtrunk-effect-late-delivery = Sonderlieferungen einen Tag später.
grandtrunk-effect-warehouse = Fülle deine Hand auf 6 Karten auf.
grandtrunk-effect-iron-mine = Einmal: 2 Eisen, ohne Stahl.
grandtrunk-effect-coal-mine = Einmal: 2 Kohle.
grandtrunk-effect-forestry = Einmal: 2 Holz, ohne Schritt auf der Holzleiste.
grandtrunk-effect-siding = Stelle einen Waggon ab; hänge ihn später für 1 Tag an oder wirf ihn ab.
grandtrunk-effect-steel-contract = 1 Tag für 1 Punkt nach einer Stahllieferung an einen Hafen.
grandtrunk-effect-signals = Wirf eine Karte ab.
grandtrunk-effect-large-car = 1 Tag für einen zweiten Stahl in einem Waggon.
grandtrunk-effect-roundhouse = Wirf eine Karte ab und ziehe eine.
grandtrunk-effect-crane = Vor der Fahrt 1 Tag, um einen Waggon aus der Hand anzuhängen und zu beladen.

grandtrunk-effect-ore-depot = 3 Eisen geliefert: 1 Punkt je Eisen.
grandtrunk-effect-freight-station = 6 Güter geliefert: 2 Punkte je drei Güter.
grandtrunk-effect-common-deliveries = 3 Kohle, 3 Holz, 3 Eisen geliefert und Antriebskraft III: 5 Punkte.
grandtrunk-effect-timber-depot = 3 Holz geliefert: 1 Punkt je Holz.
grandtrunk-effect-coal-depot = 3 Kohle geliefert: 1 Punkt je Kohle.
grandtrunk-effect-national-certificate = 10 Güter geliefert, 2 Sonderlieferungen, Antriebskraft IV und schnell: 7 Punkte.
grandtrunk-effect-heavy-train = 4 Güter auf dem Zug: 3 Punkte.
grandtrunk-effect-haulier-of-the-year = 4 Sonderlieferungen: 5 Punkte.
grandtrunk-effect-specialised-deliveries = 6 von einer Güterart geliefert: 5 Punkte.
grandtrunk-effect-steel-warehouse = 3 Stahl geliefert: 1 Punkt je Stahl.

grandtrunk-objective-ore-depot = Eisenerzdepot
grandtrunk-objective-freight-station = Frachtstation
grandtrunk-objective-common-deliveries = Gewöhnliche Lieferungen
grandtrunk-objective-timber-depot = Holzdepot
grandtrunk-objective-coal-depot = Kohledepot
grandtrunk-objective-national-certificate = Nationales Eisenbahnzertifikat
grandtrunk-objective-heavy-train = Schwerlastzug
grandtrunk-objective-haulier-of-the-year = Spediteur des Jahres
grandtrunk-objective-specialised-deliveries = Spezialisierte Lieferungen
grandtrunk-objective-steel-warehouse = Stahl-Warenlager

# Was geschah (davor steht der Name des Spielers)
grandtrunk-days = { $days ->
    [0] {""}
    [one] {", 1 Tag"}
   *[other] {", "}{ $days } Tage
}{ $turned ->
    [0] {""}
    [one] {"; eine Sonderlieferung wird aufgedeckt"}
   *[other] {"; "}{ $turned } Sonderlieferungen werden aufgedeckt
}
grandtrunk-told-begin = beginnt mit { $good } auf { $card }
grandtrunk-told-end = beendet den Zug und zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
grandtrunk-told-maintain = hält instand{ grandtrunk-days }
grandtrunk-told-stop = hört endgültig auf
grandtrunk-told-contract = verkauft Stahl ins Ausland (+1){ grandtrunk-days }
grandtrunk-told-clear = räumt { $card } vom Abstellgleis
grandtrunk-told-discard = wirft { $card } ab
grandtrunk-told-move = fährt nach { $place }{ grandtrunk-days }
grandtrunk-told-deliver = liefert { $good } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-told-fulfil = erfüllt eine Sonderlieferung von { $good } in { $place } (+{ $points })
grandtrunk-told-dump = lädt { $good } in { $place } mit Verlust ab ({ $points })
grandtrunk-told-uncouple = hängt { $card } ab
grandtrunk-told-load = lädt { $good } auf { $card }
grandtrunk-told-couple = hängt { $card } an und lädt { $good }
grandtrunk-told-play = spielt { $card }: { $what }
grandtrunk-told-develop = spielt { $card } für { $kind }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}{ grandtrunk-days }
grandtrunk-told-fetch = holt { $card } vom Ablagestapel und lädt { $good }
grandtrunk-told-enlarge = lädt ein zweites Mal { $good } auf { $card }
grandtrunk-told-swap = tauscht die Plättchen von { $place } und { $to }
grandtrunk-told-haul = bringt einen Stahl von { $place } nach { $to }
grandtrunk-told-build = baut einen Güterbahnhof in { $place } (+{ $points }){ $pile ->
    [top] , die Karte kommt auf das Deck
   *[other] {""}
}{ grandtrunk-days }
grandtrunk-told-acquire = erwirbt { $card }{ grandtrunk-days }
grandtrunk-told-achieve = erwirbt { $card } (+{ $points }){ grandtrunk-days }
grandtrunk-told-park = stellt { $card } auf das Abstellgleis
grandtrunk-told-recall = hängt { $card } vom Abstellgleis an und lädt { $good }{ grandtrunk-days }
grandtrunk-told-signal = wirft { $card } ab (Eisenbahnsignale)
grandtrunk-told-fill = lädt einen zweiten Stahl auf { $card }{ grandtrunk-days }
grandtrunk-told-turn = wirft { $card } ab und zieht eine Karte (Ringlokschuppen)
grandtrunk-told-lift = hebt { $card } mit { $good } auf die Schienen{ grandtrunk-days }

# Wer am Zug ist und was geht
grandtrunk-ask-start = Wähle deinen Startwaggon und seine Ladung.
grandtrunk-ask-ready = Fahre mit deinem Zug, spiele eine Aktion oder wähle die Instandhaltung.
grandtrunk-ask-arrived = Lade ab, lade auf, spiele Aktionen oder beende den Zug.
grandtrunk-ask-loading = Lade auf, spiele Aktionen oder beende den Zug.
grandtrunk-ask-maintenance = Wirf ab, was du willst, und beende den Zug.
grandtrunk-ask-depot = Wähle einen Waggon vom Ablagestapel und seine Ladung.
grandtrunk-ask-oversize = Wähle den Waggon für einen zweiten Würfel.
grandtrunk-ask-swap = Wähle die beiden Plättchen zum Tausch.
grandtrunk-ask-haul = Wähle, wohin ein Stahl kommt.
grandtrunk-ask-station = Wähle die Stadt für den neuen Güterbahnhof.
grandtrunk-ask-progress = Wähle eine Fortschrittskarte.
grandtrunk-ask-objective = Wähle eine Aufgabe.

# Warum eine Aktion gut ist (der Trainer)
grandtrunk-reason-acquire = { $card } hilft für den Rest der Partie
grandtrunk-reason-achieve = { $card } ist erfüllt und zählt am Ende
grandtrunk-reason-points = bringt sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
grandtrunk-reason-maintain = bringt { $count } abgelegte Karten zurück ins Deck
grandtrunk-reason-uncouple = { $card } kommt zurück auf die Hand
grandtrunk-reason-special = { $place } wartet auf eine Sonderlieferung { $good } ({ $points } Punkte)
grandtrunk-reason-demand = { $place } verlangt { $good }, und du hast es geladen
grandtrunk-reason-too-late = die Sonderlieferung in { $place } ({ $good }) ist danach nicht mehr zu erreichen
grandtrunk-reason-for-special = { $good } ist für die Sonderlieferung in { $place } ({ $points } Punkte)
grandtrunk-reason-wanted = { $good } wird in { $place } verlangt

# Ablehnungen
grandtrunk-not-now = Das geht jetzt nicht.
grandtrunk-start-first = Wähle zuerst deinen Startwaggon und seine Ladung.
grandtrunk-start-over = Startwaggons werden nur vor dem ersten Zug gewählt.
grandtrunk-answer-first = Führe zuerst zu Ende, was du gespielt hast: { $what }.
grandtrunk-play-first = Dafür muss erst eine Karte gespielt werden: { $what }.
grandtrunk-in-maintenance = Bei der Instandhaltung kannst du nur Karten abwerfen und den Zug beenden.
grandtrunk-only-maintenance = Karten werden nur bei der Instandhaltung abgeworfen.
grandtrunk-turn-begun = Dein Zug hat begonnen: Jetzt musst du fahren.
grandtrunk-not-rung = Aufhören kannst du erst, wenn das Spielende eingeläutet ist.
grandtrunk-move-first = Fahre zuerst mit deinem Zug.
grandtrunk-moved-already = Du bist in diesem Spielzug schon gefahren.
grandtrunk-not-in-hand = { $card } hast du nicht auf der Hand.
grandtrunk-not-coupled = { $card } ist kein Waggon deines Zugs.
grandtrunk-already-there = Dein Zug steht schon in { $place } und muss woandershin.
grandtrunk-no-station = { $place } hat noch keinen Güterbahnhof.
grandtrunk-too-late = Das dauert { $days } Tage, aber bis Tag { $last } sind nur noch { $left } übrig.
grandtrunk-not-slower = Nach { $place } dauert es so oder so { $days } Tage.
grandtrunk-wagon-empty = { $card } ist leer.
grandtrunk-wagon-full = { $card } ist schon beladen.
grandtrunk-loading-begun = Du hast schon aufgeladen: In diesem Spielzug wird nichts mehr abgeladen.
grandtrunk-asked-for = { $place } fragt { $good } nach: Liefere es ab.
grandtrunk-steel-full = In { $place } liegen schon { $room } Stahl: Für mehr ist kein Platz.
grandtrunk-not-asked-for = { $place } fragt nicht { $good } nach, sondern { $asked }.
grandtrunk-wrong-day = Die Sonderlieferung von { $good } in { $place } gilt von Tag { $first } bis { $final }; deine Scheibe liegt auf Tag { $day }.
grandtrunk-no-special = Für { $good } liegt in { $place } keine Sonderlieferung offen.
grandtrunk-still-loaded = { $card } ist noch beladen.
grandtrunk-empty-wagons = Dein Zug hat einen leeren Waggon: Belade ihn oder hänge ihn ab.
grandtrunk-no-start-wagon = { $card } ist kein Startwaggon.
grandtrunk-not-discarded = { $card } liegt nicht auf deinem Ablagestapel.
grandtrunk-does-not-carry = { $card } nimmt { $good } nicht auf.
grandtrunk-not-offered = In { $place } gibt es kein Angebot an { $good }.
grandtrunk-no-power = Deine Lokomotive mit Antriebskraft { $power } zieht nicht mehr als { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}.
grandtrunk-must-move = Du musst in diesem Spielzug fahren: Dafür bliebe dir keine Karte oder kein Tag.
grandtrunk-say-which = { $card } ist eine Entwicklung: Sage, welche.
grandtrunk-no-hurry = Es gibt keine Fahrt, die kürzer würde.
grandtrunk-no-depot = Kein Waggon auf deinem Ablagestapel kann hier beladen werden.
grandtrunk-no-oversize = Kein Waggon deines Zugs trägt einen Würfel eines Guts, das es hier gibt.
grandtrunk-no-steel-anywhere = In keiner Stadt liegt Stahl.
grandtrunk-no-action = { $card } hat keine solche Aktion.
grandtrunk-no-such-development = { $card } erlaubt das nicht: { $kind }.
grandtrunk-strongest = Deine Lokomotive hat schon die größte Antriebskraft.
grandtrunk-needs-steel = Antriebskraft { $power } braucht { $needs } gelieferten Stahl, du hast { $has } geliefert.
grandtrunk-fast-already = Dein Zug ist schon schnell.
grandtrunk-needs-coal = Ein schneller Zug braucht { $needs } gelieferte Kohle, du hast { $has } geliefert.
grandtrunk-all-stations = Alle Städte haben einen Güterbahnhof.
grandtrunk-no-progress-left = Es sind keine Fortschrittskarten mehr da.
grandtrunk-no-objective = Du erfüllst die Anforderung keiner ausliegenden Aufgabe.
grandtrunk-no-objectives = Es liegen keine Aufgaben aus.
grandtrunk-has-station = { $place } hat schon einen Güterbahnhof.
grandtrunk-not-laid-out = { $card } liegt nicht aus.
grandtrunk-objective-unmet = Du erfüllst die Anforderung von { $card } nicht.
grandtrunk-no-second = { $card } trägt nicht genau einen Würfel eines Guts, das es hier gibt.
grandtrunk-printed = Die Güter dieses Hafens sind aufgedruckt.
grandtrunk-swap-kinds = Plättchen werden zwischen zwei Städten oder zwei Häfen getauscht.
grandtrunk-not-linked = { $place } und { $to } sind nicht direkt verbunden.
grandtrunk-no-steel = In { $place } liegt kein Stahl.
grandtrunk-not-yours = Die Fortschrittskarte { $card } hast du nicht.
grandtrunk-used-already = { $card } hast du in diesem Spielzug schon benutzt.
grandtrunk-siding-taken = Auf deinem Abstellgleis steht { $card }.
grandtrunk-siding-empty = Dein Abstellgleis ist leer.
grandtrunk-no-wagon = { $card } ist kein Waggon.
grandtrunk-no-export = Du hast in diesem Spielzug keinen Stahl an einen Hafen geliefert.

# Der Tisch
grandtrunk-day = Tag
grandtrunk-points = Punkte
grandtrunk-place = Ort
grandtrunk-demand = braucht
grandtrunk-supply = bietet
grandtrunk-steel = Stahl
grandtrunk-first = Erste
grandtrunk-station-none = kein Bahnhof
grandtrunk-specials = Sonderlieferungen
grandtrunk-face-down = verdeckt bis Tag { $day }
grandtrunk-done = erfüllt
grandtrunk-progress = Fortschrittskarten
grandtrunk-objectives = Aufgaben
grandtrunk-train = Zug
grandtrunk-fast = schnell
grandtrunk-empty = leer
grandtrunk-hand = Hand
grandtrunk-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
grandtrunk-deck-size = { $count } im Deck
grandtrunk-discard = Abgelegt
grandtrunk-delivered = Geliefert
grandtrunk-wood-track = Holzleiste
grandtrunk-ways = Tage von hier
grandtrunk-time-track = Zeitleiste
grandtrunk-rung = Das Spielende ist eingeläutet.
grandtrunk-out = fertig
grandtrunk-reconstructed = Rekonstruierter Plan und Karten, nicht die gedruckten.

# Aufbau
grandtrunk-too-many = Dieses Szenario ist für höchstens { $most } Spieler.

# Fehler einer Stellung
grandtrunk-fault-seats = { $players } Spieler und Platz { $turn } am Zug passen nicht zusammen
grandtrunk-fault-seat = Platz { $seat }: { $fault }
grandtrunk-fault-turn = Phase, Frage, Reihenfolge der Scheiben und wer fertig ist, passen nicht zusammen
grandtrunk-fault-tiles = die Plättchen liegen nicht auf den Orten, für die sie sind
grandtrunk-fault-steel = in einer Stadt liegen 0 bis { $room } Stahl
grandtrunk-fault-specials = die Sonderlieferungen passen nicht zu ihren Zeiträumen
grandtrunk-fault-progress = es muss insgesamt { $of } Fortschrittskarten geben, jede einmal
grandtrunk-fault-objectives = es muss insgesamt { $of } Aufgaben geben oder keine, jede einmal
grandtrunk-fault-stations = die Startstädte haben Güterbahnhöfe
grandtrunk-fault-first = Startstädte haben kein Erste-Lieferungs-Plättchen
grandtrunk-fault-companies = jeder Platz braucht eine eigene Gesellschaft und einen Ort
grandtrunk-fault-cards = jede Karte einer Stadt mit Güterbahnhof, jeder Hafen, die Junction und jeder Waggon muss an genau einem Ort sein
grandtrunk-fault-known = eine bekannte Karte ist nicht auf der Hand
grandtrunk-fault-place = die Ortskarte passt nicht zum Ort
grandtrunk-fault-load = { $card } kann das nicht tragen
grandtrunk-fault-wagon = { $card } ist kein Waggon
grandtrunk-fault-empty = { $card } ist ein leerer Waggon
grandtrunk-fault-power = Antriebskraft und Geschwindigkeit passen nicht zum Zug oder zu den Lieferungen
grandtrunk-fault-track = eine Scheibe liegt nicht auf ihrer Leiste

# Angebote: was auf einem Knopf steht
grandtrunk-offer-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
grandtrunk-verb-begin = Beginnen
grandtrunk-verb-end = Zug beenden
grandtrunk-verb-maintain = Instandhaltung
grandtrunk-verb-stop = Endgültig aufhören
grandtrunk-verb-contract = Stahlvertrag
grandtrunk-verb-clear = Abstellgleis
grandtrunk-verb-discard = Abwerfen
grandtrunk-verb-move = Fahren
grandtrunk-verb-deliver = Liefern
grandtrunk-verb-fulfil = Sonderlieferung
grandtrunk-verb-dump = Mit Verlust abladen
grandtrunk-verb-uncouple = Waggon abhängen
grandtrunk-verb-load = Laden
grandtrunk-verb-couple = Waggon anhängen
grandtrunk-verb-play = Karte spielen
grandtrunk-verb-develop = Entwickeln
grandtrunk-verb-fetch = Depot
grandtrunk-verb-enlarge = Großraumanhänger
grandtrunk-verb-swap = Nachfrage ändern
grandtrunk-verb-haul = Überlandtransport
grandtrunk-verb-build = Neuer Güterbahnhof
grandtrunk-verb-acquire = Fortschrittskarte
grandtrunk-verb-achieve = Aufgabe
grandtrunk-verb-park = Abstellgleis
grandtrunk-verb-recall = Abstellgleis
grandtrunk-verb-signal = Eisenbahnsignale
grandtrunk-verb-fill = Großer Güterwagen
grandtrunk-verb-turn = Ringlokschuppen
grandtrunk-verb-lift = Schienendrehkran
grandtrunk-offer-begin = Mit { $good } auf { $card } beginnen
grandtrunk-offer-end = Zug beenden
grandtrunk-offer-maintain = Instand halten
grandtrunk-offer-stop = Endgültig aufhören
grandtrunk-offer-contract = Stahl ins Ausland verkaufen (+1)
grandtrunk-offer-clear = { $card } vom Abstellgleis räumen
grandtrunk-offer-discard = { $card } abwerfen
grandtrunk-offer-move = Nach { $place } fahren mit der Karte { $card }{ $pace ->
    [slow] , ohne den Tag des schnellen Zuges
   *[other] {""}
}
grandtrunk-offer-deliver = { $good } von { $card } in { $place } liefern{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-offer-fulfil = Sonderlieferung von { $good } in { $place } erfüllen (+{ $points })
grandtrunk-offer-dump = { $good } von { $card } mit Verlust abladen ({ $points })
grandtrunk-offer-uncouple = { $card } abhängen
grandtrunk-offer-load = { $good } auf { $card } laden
grandtrunk-offer-couple = { $card } anhängen und { $good } laden
grandtrunk-offer-play = { $card } spielen: { $what }
grandtrunk-offer-develop = { $card } für { $kind } spielen{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
grandtrunk-offer-fetch = { $card } vom Ablagestapel holen und { $good } laden
grandtrunk-offer-enlarge = Ein zweites Mal { $good } auf { $card } laden
grandtrunk-offer-swap = Plättchen von { $place } und { $to } tauschen
grandtrunk-offer-haul = Einen Stahl von { $place } nach { $to } bringen
grandtrunk-offer-build = Güterbahnhof in { $place } bauen (+{ $points }), { $pile ->
    [top] seine Karte auf das Deck
   *[other] seine Karte auf den Ablagestapel
}
grandtrunk-offer-acquire = { $card } erwerben
grandtrunk-offer-achieve = { $card } erwerben (+{ $points })
grandtrunk-offer-park = { $card } auf das Abstellgleis stellen
grandtrunk-offer-recall = { $card } vom Abstellgleis anhängen und { $good } laden
grandtrunk-offer-signal = { $card } abwerfen (Eisenbahnsignale)
grandtrunk-offer-fill = Einen zweiten Stahl auf { $card } laden
grandtrunk-offer-turn = { $card } abwerfen und eine Karte ziehen (Ringlokschuppen)
grandtrunk-offer-lift = { $card } mit { $good } auf die Schienen heben

# Optionen
grandtrunk-option-start = Start
grandtrunk-option-start-classic = Klassisch
grandtrunk-option-start-adirondacks-advanced = Adirondacks (fortgeschritten)
grandtrunk-option-start-erie-canal-advanced = Eriekanal (fortgeschritten)
grandtrunk-option-start-erie-canal-expert = Eriekanal (für Kenner)
grandtrunk-option-start-east-coast-advanced = Ostküste (fortgeschritten)
grandtrunk-option-start-lake-ontario-advanced = Ontariosee (fortgeschritten)
grandtrunk-option-start-new-england-advanced = Neuengland (fortgeschritten)
grandtrunk-option-start-ontario-expert = Ontario (für Kenner)
grandtrunk-option-start-gateway-advanced = Gateway (fortgeschritten)
grandtrunk-option-start-gateway-expert = Gateway (für Kenner)
grandtrunk-option-objectives = Aufgaben
grandtrunk-option-objectives-without = Ohne
grandtrunk-option-objectives-with = Mit drei Aufgaben

# What the lab counts
grandtrunk-things-visit = Angefahrene Orte
grandtrunk-things-delivery = Belieferte Orte
grandtrunk-things-station = Gebaute Bahnhöfe
grandtrunk-things-link = Verbindungen auf dem Weg
grandtrunk-things-special = Sonderlieferungen, nach Tagen
grandtrunk-things-progress = Fortschrittskarten
grandtrunk-things-objective = Aufträge
grandtrunk-things-company = Gesellschaften
grandtrunk-things-order = Plätze in der ersten Reihenfolge
