# The Grand Trunk Journey: Deutsch
grandtrunk-title = The Grand Trunk Journey
grandtrunk-about = Bringe Güter auf der Schiene durch den Osten Kanadas und der USA, Tag für Tag.

grandtrunk-good-coal = Kohle
grandtrunk-good-wood = Holz
grandtrunk-good-iron = Eisen
grandtrunk-good-steel = Stahl

grandtrunk-card-junction = Grand Trunk Jct
grandtrunk-card-port-1 = Hafen 1
grandtrunk-card-port-2 = Hafen 2
grandtrunk-card-wagon-1 = Waggon 1
grandtrunk-card-wagon-2 = Waggon 2
grandtrunk-card-wagon-3 = Waggon 3
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
grandtrunk-effect-freight-station = 6 Güter geliefert: 2 Punkte für je drei Güter.
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
}
grandtrunk-plus = (+{ $points })
grandtrunk-told-choose = wählt { $company }
grandtrunk-told-begin = beginnt mit { $good } auf { $card }
grandtrunk-told-end = beendet den Spielzug und zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
grandtrunk-told-maintain = wählt die Instandhaltung{ grandtrunk-days }
grandtrunk-told-stop = hört endgültig auf
grandtrunk-told-contract = verkauft Stahl ins Ausland { grandtrunk-plus }{ grandtrunk-days }
grandtrunk-told-clear = räumt { $card } vom Abstellgleis auf den Ablagestapel
grandtrunk-told-discard = wirft { $card } ab
grandtrunk-told-move = fährt{ $by ->
    [city] {""}
   *[other] {" "}mit { $card }
} nach { $place }{ grandtrunk-days }
grandtrunk-told-move-why = fährt{ $by ->
    [city] {""}
   *[other] {" "}mit { $card }
} nach { $place }{ grandtrunk-days } ({ $links ->
    [one] 1 Schienenverbindung
   *[other] { $links } Schienenverbindungen
}{ $junction ->
    [0] {""}
   *[other] {", "}1 Tag mehr für die Karte Grand Trunk Jct
}{ $hurry ->
    [0] {""}
    [one] {", "}1 Tag weniger durch Vorfahrt
   *[other] {", "}{ $hurry } Tage weniger durch Vorfahrt
}{ $fast ->
    [0] {""}
   *[other] {", "}1 Tag weniger für den schnellen Zug
})
grandtrunk-told-deliver = liefert { $good } in { $place }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-told-fulfil = erfüllt eine Sonderlieferung von { $good } in { $place } { grandtrunk-plus }
grandtrunk-told-dump = lädt { $good } in { $place } mit Verlust ab ({ $points })
grandtrunk-told-uncouple = hängt { $card } ab und legt die Karte auf den Ablagestapel
grandtrunk-told-load = lädt { $good } auf { $card }
grandtrunk-told-couple = hängt { $card } an und lädt { $good }
grandtrunk-told-play = spielt { $card }: { $what }
grandtrunk-told-develop = spielt { $card } für { $kind }{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}{ grandtrunk-days }
grandtrunk-told-fetch = holt { $card } vom Ablagestapel und lädt { $good }
grandtrunk-told-enlarge = lädt ein zweites Mal { $good } auf { $card }
grandtrunk-told-swap = tauscht die Plättchen von { $place } und { $to }
grandtrunk-told-haul = bringt einen Stahl von { $place } nach { $to }
grandtrunk-told-build = baut einen Güterbahnhof in { $place } { grandtrunk-plus }, { $pile ->
    [top] die Karte kommt auf das Deck
   *[other] die Karte kommt auf den Ablagestapel
}
grandtrunk-told-acquire = erwirbt { $card }
grandtrunk-told-achieve = erwirbt die Aufgabe { $card } { grandtrunk-plus }
grandtrunk-told-park = stellt { $card } auf das Abstellgleis
grandtrunk-told-recall = hängt { $card } vom Abstellgleis an und lädt { $good }{ grandtrunk-days }
grandtrunk-told-signal = wirft { $card } ab (Eisenbahnsignale)
grandtrunk-told-fill = lädt einen zweiten Stahl auf { $card }{ grandtrunk-days }
grandtrunk-told-turn = wirft { $card } ab und zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
} (Ringlokschuppen)
grandtrunk-told-lift = hängt { $card } mit { $good } an (Schienendrehkran){ grandtrunk-days }

# Was daraus folgte
grandtrunk-log-placed = { $who } beginnt in { $place }.
grandtrunk-log-draw = { $who } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
grandtrunk-log-new-deck = { $who } mischt den Ablagestapel zu einem neuen Deck aus { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
grandtrunk-log-special = Eine Sonderlieferung wird aufgedeckt: { $good } nach { $place }, { $long ->
    [0] Tag { $first }
   *[other] Tag { $first } bis { $final }
}, { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}.
grandtrunk-log-first = { $who } nimmt das Erste-Lieferungs-Plättchen von { $place } (+{ $points }).
grandtrunk-log-steel = Aus dem Eisen { $count ->
    [one] wird 1 Stahl
   *[other] werden { $count } Stahl
} in { $place }.
grandtrunk-log-wood = { $who } rückt auf der Holzleiste auf Feld { $space }: { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} je Fortschrittskarte.
grandtrunk-log-power = Die Lokomotive von { $who } zieht jetzt { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}.
grandtrunk-log-fast = Der Zug von { $who } ist von nun an schnell.
grandtrunk-log-card = Alle anderen legen die Karte { $place } auf ihren Ablagestapel.
grandtrunk-log-speculator = { $who } verdient als Spekulant mit (+{ $points }).
grandtrunk-log-mined = { $who } bekommt sofort { $count } { $good } ({ $card }).
grandtrunk-log-rung = { $who } hat Tag { $day } erreicht: Das Spielende ist eingeläutet.
grandtrunk-log-out = { $who } kommt nicht mehr an die Reihe.
grandtrunk-log-over = Alle haben Tag { $day } erreicht oder aufgehört: Das Spiel ist zu Ende.
grandtrunk-log-score = { $who }: { $track } auf der Leiste, { $time } für übrige Tage, { $sets } für Sätze, { $progress } für Fortschrittskarten: zusammen { $total }.
grandtrunk-log-won = { $how ->
    [alone] { $who } gewinnt.
    [steel] { $who } gewinnt den Gleichstand mit mehr geliefertem Stahl.
    [goods] { $who } gewinnt den Gleichstand mit mehr gelieferten Gütern.
   *[shared] { $who } teilt sich den Sieg.
}

# Wer an der Reihe ist und was geht
grandtrunk-ask-choose = Wähle deine Gesellschaft.
grandtrunk-ask-start = Wähle deinen Startwaggon und seine Ladung.
grandtrunk-ask-ready = Fahre mit deinem Zug, spiele eine Aktion oder wähle die Instandhaltung.
grandtrunk-ask-arrived = Lade ab, lade auf, spiele Aktionen oder beende den Spielzug.
grandtrunk-ask-loading = Lade auf, spiele Aktionen oder beende den Spielzug.
grandtrunk-ask-maintenance = Wirf ab, was du willst, und beende den Spielzug.
grandtrunk-ask-depot = Wähle einen Waggon vom Ablagestapel und seine Ladung.
grandtrunk-ask-oversize = Wähle den Waggon für einen zweiten Würfel.
grandtrunk-ask-swap = Wähle die beiden Plättchen zum Tausch.
grandtrunk-ask-haul = Wähle, wohin ein Stahl kommt.
grandtrunk-ask-station = Wähle die Stadt für den neuen Güterbahnhof.
grandtrunk-ask-progress = Wähle eine Fortschrittskarte.
grandtrunk-ask-objective = Wähle eine Aufgabe.

# Warum eine Aktion gut ist (der Trainer)
grandtrunk-reason-acquire = { $card }: { $effect }
grandtrunk-reason-achieve = die Anforderung ist jetzt erfüllt: sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
grandtrunk-reason-points = bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
grandtrunk-reason-maintain = { $stuck ->
    [yes] keine Karte auf deiner Hand bringt den Zug irgendwohin
    [empty] kostet nur einen Tag, und der Zug behält alles
   *[other] du kannst abwerfen, was du nicht brauchst, und neue Karten ziehen
}
grandtrunk-reason-uncouple = { $card } kommt auf den Ablagestapel: Kein Waggon darf leer bleiben
grandtrunk-reason-special = { $place } wartet auf eine Sonderlieferung von { $good } (+{ $points })
grandtrunk-reason-demand = in { $place } kannst du { $good } liefern
grandtrunk-reason-for-special = { $good } reicht noch für die Sonderlieferung in { $place } (+{ $points })
grandtrunk-reason-wanted = { $good } wird in { $place } nachgefragt
grandtrunk-reason-later = { $good } wird gebraucht, sobald ein weiterer Bahnhof gebaut ist
grandtrunk-reason-offers = in { $place } gibt es { $good } für deinen Zug
grandtrunk-reason-towards = { $place } braucht { $good } und ist von dort { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} entfernt
grandtrunk-reason-day = du kommst an Tag { $day } an und kannst dort deine Karten nutzen
grandtrunk-reason-choose = ihre Karten bestimmen, wohin du fährst und was du ziehst
grandtrunk-reason-power = ein Waggon mehr für deine Lokomotive
grandtrunk-reason-speed = jeder längere Weg dauert einen Tag weniger
grandtrunk-reason-station = ein neuer Güterbahnhof: sofort 2 Punkte, und eine Stadt mehr, die Güter braucht und bietet
grandtrunk-reason-progress = eine Fortschrittskarte: jetzt eine Fähigkeit, am Ende Punkte für dein Holz
grandtrunk-reason-objective = eine Aufgabe: sofort Punkte für das, was du schon geschafft hast
grandtrunk-reason-deliver = danach hast du { $count } { $good } geliefert; Sätze aus Kohle, Holz und Eisen zählen am Ende
grandtrunk-reason-dump = schafft Platz für eine Ware, die jemand braucht
grandtrunk-reason-enlarge = ein zweites Mal { $good } auf demselben Waggon
grandtrunk-reason-fill = ein zweites Mal { $good } auf demselben Waggon
grandtrunk-reason-play-depot = ein Waggon kommt vom Ablagestapel zurück, mit einer Ladung von hier
grandtrunk-reason-play-oversize = ein zweiter Würfel desselben Guts fährt auf einem Waggon mit
grandtrunk-reason-play-demand = zwei Plättchen tauschen ihren Ort: Was du geladen hast, kann dann näher gebraucht werden
grandtrunk-reason-play-overland = ein Stahl kommt in einen Nachbarort, wo dein Zug ihn holen kann
grandtrunk-reason-play-right-of-way = diese Fahrt dauert einen Tag weniger
grandtrunk-reason-swap = was { $place } braucht, ändert sich für Züge, die später kommen
grandtrunk-reason-haul = Stahl kommt nach { $place }, wo dein Zug ihn holen kann
grandtrunk-reason-discard = schafft Platz für eine neue Karte
grandtrunk-reason-turn = eine andere Karte an ihrer Stelle
grandtrunk-reason-signal = schafft Platz für eine neue Karte
grandtrunk-reason-park = der Waggon bleibt dir für später, und im Zug ist Platz für einen anderen
grandtrunk-reason-clear = das Abstellgleis wird frei für einen anderen Waggon
grandtrunk-reason-contract = ein Tag für einen Punkt
grandtrunk-reason-end = deine { $cards ->
    [one] Karte bleibt
   *[other] { $cards } Karten bleiben
} für den nächsten Zug, und die Hand wird aufgefüllt

# Ablehnungen
grandtrunk-start-first = Wähle zuerst deinen Startwaggon und seine Ladung.
grandtrunk-start-over = Startwaggons werden nur vor dem ersten Spielzug gewählt.
grandtrunk-choose-first = Wähle zuerst deine Gesellschaft.
grandtrunk-choose-over = Gesellschaften werden vor Beginn gewählt, und nur, wenn das so vereinbart ist.
grandtrunk-company-taken = { $company } gehört schon { $who }.
grandtrunk-company-elsewhere = { $company } spielt mit diesen Startstädten nicht mit.
grandtrunk-said-like = Schreib es so: „{ $example }“.
grandtrunk-two-places = Nenne zwei verschiedene Orte.
grandtrunk-port-station = { $place } ist ein Hafen: Häfen brauchen keinen Güterbahnhof.
grandtrunk-port-steel = { $place } ist ein Hafen: Stahl liegt in Städten und kommt über Land von einer zur nächsten.
grandtrunk-say-card = { $place } ist ein Hafen: Sag, mit welcher Karte du hinfährst, etwa „move port-1 { $label }“.
grandtrunk-no-location = { $card } ist keine Ortskarte und bringt den Zug nirgendwohin.
grandtrunk-port-card = { $card } führt nur zu Häfen, nicht nach { $place }.
grandtrunk-city-card = Die Karte { $card } führt nur nach { $card }, nicht nach { $place }.
grandtrunk-answer-first = Führe zuerst zu Ende, was du gespielt hast: { $what }.
grandtrunk-play-first = Dafür musst du zuerst eine Karte spielen: { $what }.
grandtrunk-in-maintenance = Bei der Instandhaltung wirfst du nur Karten ab und beendest den Spielzug.
grandtrunk-only-maintenance = Karten werden nur bei der Instandhaltung abgeworfen.
grandtrunk-turn-begun = Dein Spielzug hat begonnen: Jetzt musst du fahren.
grandtrunk-not-rung = Aufhören kannst du erst, wenn das Spielende eingeläutet ist.
grandtrunk-move-first = Fahre zuerst mit deinem Zug.
grandtrunk-moved-already = Du bist in diesem Spielzug schon gefahren.
grandtrunk-not-in-hand = { $card } hast du nicht auf der Hand.
grandtrunk-not-coupled = { $card } ist kein Waggon deines Zugs.
grandtrunk-already-there = Dein Zug steht schon in { $place } und muss woandershin.
grandtrunk-no-station = { $place } hat noch keinen Güterbahnhof.
grandtrunk-too-late = Das dauert { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, aber bis Tag { $last } { $left ->
    [0] ist keiner mehr
    [one] ist nur noch 1
   *[other] sind nur noch { $left }
} übrig.
grandtrunk-not-slower = Nach { $place } dauert es so oder so { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
grandtrunk-wagon-empty = { $card } ist leer.
grandtrunk-wagon-full = { $card } ist schon beladen.
grandtrunk-loading-begun = Du hast schon aufgeladen: In diesem Spielzug wird nichts mehr abgeladen.
grandtrunk-asked-for = In { $place } wird { $good } nachgefragt: Das wird geliefert, nicht mit Verlust abgeladen.
grandtrunk-steel-full = In { $place } liegen schon { $room } Stahl: Für mehr ist kein Platz.
grandtrunk-iron-full = In { $place } liegen schon { $room } Stahl: Hier kann kein Eisen mehr abgeladen werden, außer für eine Sonderlieferung.
grandtrunk-not-asked-for = In { $place } wird nicht { $good } nachgefragt, sondern { $asked }.
grandtrunk-wrong-day = Die Sonderlieferung von { $good } in { $place } gilt { $long ->
    [0] an Tag { $first }
   *[other] von Tag { $first } bis { $final }
}; deine Scheibe liegt auf Tag { $day }.
grandtrunk-no-special = Für { $good } liegt in { $place } keine Sonderlieferung offen.
grandtrunk-still-loaded = { $card } ist noch beladen.
grandtrunk-empty-wagons = Dein Zug hat einen leeren Waggon: Belade ihn oder hänge ihn ab.
grandtrunk-no-start-wagon = { $card } ist kein Startwaggon.
grandtrunk-not-discarded = { $card } liegt nicht auf deinem Ablagestapel.
grandtrunk-does-not-carry = { $card } kann { $good } nicht aufnehmen.
grandtrunk-not-offered = { $good } wird in { $place } nicht angeboten.
grandtrunk-no-power = Deine Lokomotive mit Antriebskraft { $power } zieht nicht mehr als { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}.
grandtrunk-must-move = Du musst in diesem Spielzug fahren: Dafür bliebe dir keine Karte oder kein Tag.
grandtrunk-say-which = { $card } ist eine Entwicklung: Sag, welche du willst.
grandtrunk-no-hurry = Es gibt keine Fahrt, die kürzer würde.
grandtrunk-no-depot = Kein Waggon auf deinem Ablagestapel kann hier beladen werden.
grandtrunk-no-oversize = Kein Waggon deines Zugs trägt einen einzelnen Würfel Kohle, Holz oder Eisen, den es hier gibt.
grandtrunk-two-already = { $card } trägt schon zwei Würfel.
grandtrunk-oversize-steel = Der Großraumanhänger ist für Kohle, Holz und Eisen, aber { $card } trägt { $good }.
grandtrunk-car-steel = Der Große Güterwagen ist für einen zweiten Stahl, aber { $card } trägt { $good }.
grandtrunk-no-haul = Stahl kommt in eine Nachbarstadt, die Platz für ihn hat: In allen liegen schon { $room }.
grandtrunk-no-steel-anywhere = In keiner Stadt liegt Stahl.
grandtrunk-no-action = { $card } hat keine Aktion.
grandtrunk-no-such-development = Die Karte { $card } erlaubt diese Entwicklung nicht: { $kind }.
grandtrunk-strongest = Deine Lokomotive hat schon die größte Antriebskraft.
grandtrunk-needs-steel = Für Antriebskraft { $power } musst du { $needs } Stahl geliefert haben, bisher { $has ->
    [0] hast du keinen geliefert
   *[other] sind es { $has }
}.
grandtrunk-fast-already = Dein Zug ist schon schnell.
grandtrunk-needs-coal = Für einen schnellen Zug musst du { $needs } Kohle geliefert haben, bisher { $has ->
    [0] hast du keine geliefert
   *[other] sind es { $has }
}.
grandtrunk-all-stations = Alle Städte haben einen Güterbahnhof.
grandtrunk-no-progress-left = Es sind keine Fortschrittskarten mehr da.
grandtrunk-no-objective = Du erfüllst die Anforderung keiner ausliegenden Aufgabe.
grandtrunk-no-objectives = Es liegen keine Aufgaben aus.
grandtrunk-has-station = { $place } hat schon einen Güterbahnhof.
grandtrunk-not-laid-out = { $card } liegt nicht aus.
grandtrunk-objective-unmet = Du erfüllst die Anforderung von { $card } nicht.
grandtrunk-printed = Die Güter dieses Hafens sind aufgedruckt: Sie bleiben.
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
grandtrunk-place = Ort
grandtrunk-demand = braucht
grandtrunk-supply = bietet
grandtrunk-station-none = kein Güterbahnhof
grandtrunk-face-down = verdeckt bis Tag { $day }
grandtrunk-progress = Fortschrittskarten
grandtrunk-objectives = Aufgaben
grandtrunk-delivered = Geliefert
grandtrunk-wood-track = Holzleiste
grandtrunk-reconstructed = Rekonstruierter Plan und Karten, nicht die gedruckten.

# Aufbau
grandtrunk-too-many = Dieses Szenario ist für höchstens { $most ->
    [one] 1 Person
   *[other] { $most } Personen
}.

# Fehler einer Stellung
grandtrunk-fault-option = Das passt nicht zur Option „{ $option }“: { $choice }.
grandtrunk-fault-company-missing = Hier braucht jeder Platz eine Gesellschaft.
grandtrunk-fault-company-early = Dieser Platz hat noch nicht gewählt.
grandtrunk-fault-company-other = Das Szenario ist nicht für diese Gesellschaft.
grandtrunk-fault-company-twice = Zwei Plätze haben dieselbe Gesellschaft.
grandtrunk-fault-stations = Die Startstädte haben Güterbahnhöfe.
grandtrunk-fault-tile-twice = Jedes Plättchen liegt an genau einem Ort.
grandtrunk-fault-tile-place = Stadtplättchen liegen in Städten, Hafenplättchen in Häfen, und bei einem Hafen sind die Güter aufgedruckt.
grandtrunk-fault-at-early = Züge werden aufgestellt, wenn alle ihre Gesellschaft gewählt haben.
grandtrunk-fault-at = Ein Zug steht in einem Hafen oder in einer Stadt mit Güterbahnhof.
grandtrunk-fault-location = Die Ortskarte führt nicht dorthin, wo der Zug steht.
grandtrunk-fault-card-twice = Eine Karte dieses Platzes ist an zwei Orten.
grandtrunk-fault-cards = Die Karten eines Platzes sind Häfen, Grand Trunk Jct, Waggons und Städte mit Güterbahnhof: Eine fehlt oder ist zu viel.
grandtrunk-fault-top-gap = Die bekannten Karten auf einem Deck liegen ohne Lücke aufeinander.
grandtrunk-fault-top-built = Auf ein Deck kommen nur Karten von Güterbahnhöfen, die im Spiel gebaut wurden.
grandtrunk-fault-top-twice = Zwei Plätze haben dieselbe Karte auf ihr Deck gelegt, aber jeder Güterbahnhof wird nur einmal gebaut.
grandtrunk-fault-hand = Mehr als { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
} kann diese Hand nicht haben.
grandtrunk-fault-known = Eine Karte, die bekanntlich auf der Hand ist, ist nicht dort.
grandtrunk-fault-wagon = { $card } ist kein Waggon dieser Gesellschaft.
grandtrunk-fault-siding = Auf dem Abstellgleis steht nur ein Waggon, und nur bei dem, dem die Karte gehört.
grandtrunk-fault-train = Die Lokomotive zieht nicht mehr als { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}.
grandtrunk-fault-load = Zu einem Gut gehören Würfel und zu Würfeln ein Gut.
grandtrunk-fault-carries = Das trägt nur ein Waggon des Zugs, und nur, wenn er dieses Gut aufnimmt.
grandtrunk-fault-two-steel = Zwei Stahl in einem Waggon brauchen den Großen Güterwagen.
grandtrunk-fault-empty = { $card } ist leer: Leer sind Waggons nur zwischen Abladen und Aufladen.
grandtrunk-fault-loading = Wer auflädt, hat etwas aufgeladen.
grandtrunk-fault-shown = Liegt eine Scheibe auf Tag { $day }, { $count ->
    [one] liegt 1 Sonderlieferung
   *[other] liegen { $count } Sonderlieferungen
} offen.
grandtrunk-fault-special-open = In jedem aufgedeckten Zeitraum liegt ein Plättchen und in keinem anderen.
grandtrunk-fault-special-length = Das Plättchen ist nicht so viele Tage lang wie sein Zeitraum.
grandtrunk-fault-special-twice = Jedes Sonderlieferungsplättchen liegt nur einmal aus.
grandtrunk-fault-specials = Die Sonderlieferungen der Plätze und die erfüllten sind nicht gleich viele.
grandtrunk-fault-done-early = Sonderlieferung { $window } kann noch nicht erfüllt sein.
grandtrunk-fault-done-station = Sonderlieferung { $window } kann nicht erfüllt sein: Ihre Stadt hat keinen Güterbahnhof.
grandtrunk-fault-progress = { $count ->
    [one] 1 Fortschrittskarte ist im Spiel.
   *[other] { $count } Fortschrittskarten sind im Spiel, jede einmal.
}
grandtrunk-fault-objectives = { $count ->
    [one] 1 Aufgabe ist im Spiel.
   *[other] { $count } Aufgaben sind im Spiel, jede einmal.
}
grandtrunk-fault-no-objectives = Es wird ohne Aufgaben gespielt.
grandtrunk-fault-rank = Die Scheiben kamen nacheinander an: Jede Stelle der Reihenfolge gibt es einmal.
grandtrunk-fault-rank-start = Vor dem ersten Spielzug liegen die Scheiben in der Reihenfolge der Plätze, vom Startspieler an.
grandtrunk-fault-rank-turn = Wer an der Reihe ist, hat seine Scheibe zuletzt bewegt.
grandtrunk-fault-turn = Eine andere Scheibe liegt weiter hinten: Jener Platz ist an der Reihe.
grandtrunk-fault-turn-out = Dieser Platz kommt nicht mehr an die Reihe.
grandtrunk-fault-day = Keine Scheibe rückt über Tag { $last } hinaus.
grandtrunk-fault-out-due = Wessen Scheibe auf Tag { $day } oder später liegt, kommt nicht mehr an die Reihe.
grandtrunk-fault-rung = Das Spielende ist eingeläutet, sobald jemand auf Tag { $day } oder später seinen Spielzug beendet hat, und nicht früher.
grandtrunk-fault-stopped = Niemand hört auf, bevor das Spielende eingeläutet ist.
grandtrunk-fault-stopped-early = Wer aufhört, ist an der Reihe: Von denen, die noch spielen, kann niemand weiter hinten liegen.
grandtrunk-fault-over = Das Spiel ist zu Ende, wenn niemand mehr an die Reihe kommt, und nicht früher.
grandtrunk-fault-acted = Was nur für einen Spielzug gilt, passt nicht dazu, wie weit der Spielzug ist.
grandtrunk-fault-acted-card = Es wurde eine Aktion ausgeführt, aber keine Karte dafür liegt auf dem Ablagestapel.
grandtrunk-fault-exported = In diesem Spielzug kann kein Stahl an einen Hafen geliefert worden sein.
grandtrunk-fault-hurry = Für die Fahrt sind mehr Tage abgezogen, als Karten dafür gespielt wurden.
grandtrunk-fault-used = Benutzt werden nur eigene Fortschrittskarten mit einer Aktion.
grandtrunk-fault-used-contract = Der Ausländische Stahlvertrag wird nach einer Stahllieferung an einen Hafen benutzt.
grandtrunk-fault-used-car = Der Große Güterwagen wird beim Aufladen benutzt.
grandtrunk-fault-asked = Keine Karte, die danach fragt, kann gespielt worden sein.
grandtrunk-fault-mined = So viele Würfel haben Mine oder Wald dieses Platzes gebracht: { $count }.
grandtrunk-fault-wood = Die Scheibe auf der Holzleiste zählt das gelieferte Holz: { $count }.
grandtrunk-fault-power = Für diese Antriebskraft wurde zu wenig Stahl geliefert.
grandtrunk-fault-fast = Für einen schnellen Zug wurde zu wenig Kohle geliefert.
grandtrunk-fault-steel = Es gibt { $steel } Stahl, aber das gelieferte Eisen ergibt höchstens { $most }.
grandtrunk-fault-first-start = Startstädte haben kein Erste-Lieferungs-Plättchen.
grandtrunk-fault-first-taken = Das Erste-Lieferungs-Plättchen einer Stadt ohne Güterbahnhof kann niemand haben.
grandtrunk-fault-first-points = So ein Erste-Lieferungs-Plättchen ist nicht mehr übrig.
grandtrunk-fault-first-deliveries = Es sind mehr Erste-Lieferungs-Plättchen weg, als geliefert wurde.
grandtrunk-fault-days = Karten und Lieferungen dieses Platzes haben mehr Tage gebraucht.
grandtrunk-fault-stations-days = Die Güterbahnhöfe haben mehr Tage gebraucht, als verbraucht sind.
grandtrunk-fault-fresh = Vor dem ersten Spielzug ist das noch wie nach dem Aufbau.
grandtrunk-fault-start-twice = Jeder Zug beginnt in einer eigenen Stadt.
grandtrunk-fault-start-order = Startwaggons werden in Zugreihenfolge gewählt, je einer.
grandtrunk-fault-start-wagon = Ein Startwaggon ist ein einfacher Waggon und trägt ein Gut der Startstadt.
grandtrunk-fault-no-move = Vor der Fahrt wurde eine Aktion ausgeführt, aber für die Fahrt bleibt keine Karte oder kein Tag.
grandtrunk-fault-unmet = Dieser Platz erfüllt die Anforderung nicht: { $card }.
grandtrunk-fault-points = Die Punkte dieses Platzes liegen zwischen { $least } und { $most }.

# Angebote: was auf einem Knopf steht
grandtrunk-offer-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
grandtrunk-then-days = Tag { $count }
grandtrunk-then-cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
grandtrunk-then-wagons = { $count ->
    [0] kein Platz für weitere Waggons
    [one] Platz für 1 weiteren Waggon
   *[other] Platz für { $count } weitere Waggons
}
grandtrunk-then-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
grandtrunk-offer-choose = { $company } spielen
grandtrunk-offer-begin = { $card } mit { $good }
grandtrunk-offer-end = Spielzug beenden
grandtrunk-offer-maintain = Instandhaltung wählen
grandtrunk-offer-stop = Endgültig aufhören
grandtrunk-offer-contract = Stahl ins Ausland verkaufen { grandtrunk-plus }
grandtrunk-offer-clear = { $card } vom Abstellgleis räumen (auf den Ablagestapel)
grandtrunk-offer-discard = { $card } abwerfen
grandtrunk-offer-move = Nach { $place } fahren{ $by ->
    [city] {""}
   *[other] {" "}mit { $card }
}{ $pace ->
    [slow] , ohne den Tag des schnellen Zugs
   *[other] {""}
}
grandtrunk-offer-deliver = { $good } von { $card } in { $place } liefern{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-offer-fulfil = Sonderlieferung von { $good } in { $place } erfüllen { grandtrunk-plus }
grandtrunk-offer-dump = { $good } von { $card } mit Verlust abladen ({ $points })
grandtrunk-offer-uncouple = { $card } abhängen (auf den Ablagestapel)
grandtrunk-offer-load = { $good } auf { $card } laden
grandtrunk-offer-couple = { $card } anhängen und { $good } laden
grandtrunk-offer-play = { $card } spielen: { $what }
grandtrunk-offer-develop = { $card } für { $kind } spielen{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-offer-fetch = { $card } vom Ablagestapel holen und { $good } laden
grandtrunk-offer-enlarge = Ein zweites Mal { $good } auf { $card } laden
grandtrunk-offer-swap = Plättchen von { $place } und { $to } tauschen
grandtrunk-offer-haul = Einen Stahl von { $place } nach { $to } bringen
grandtrunk-offer-build = Güterbahnhof in { $place } bauen { grandtrunk-plus }, { $pile ->
    [top] Karte auf das Deck
   *[other] Karte auf den Ablagestapel
}
grandtrunk-offer-acquire = { $card } erwerben
grandtrunk-offer-achieve = Aufgabe { $card } erwerben { grandtrunk-plus }
grandtrunk-offer-park = { $card } auf das Abstellgleis stellen
grandtrunk-offer-recall = { $card } vom Abstellgleis anhängen und { $good } laden
grandtrunk-offer-signal = { $card } abwerfen (Eisenbahnsignale)
grandtrunk-offer-fill = Einen zweiten Stahl auf { $card } laden
grandtrunk-offer-turn = { $card } abwerfen und eine Karte ziehen (Ringlokschuppen)
grandtrunk-offer-lift = { $card } mit { $good } anhängen (Schienendrehkran)

# Optionen
grandtrunk-option-start = Startstädte
grandtrunk-option-start-about = Wo die ersten Städte liegen und wie schwer die Reise wird. Fang mit der klassischen an.
grandtrunk-option-start-classic = Klassisch
grandtrunk-option-start-adirondacks-advanced = Adirondacks (fortgeschritten)
grandtrunk-option-start-erie-canal-advanced = Erie Canal (fortgeschritten)
grandtrunk-option-start-erie-canal-expert = Erie Canal (Experten)
grandtrunk-option-start-east-coast-advanced = East Coast (fortgeschritten)
grandtrunk-option-start-lake-ontario-advanced = Lake Ontario (fortgeschritten)
grandtrunk-option-start-new-england-advanced = New England (fortgeschritten)
grandtrunk-option-start-ontario-expert = Ontario (Experten)
grandtrunk-option-start-gateway-advanced = Québec-Ontario Gateway (fortgeschritten)
grandtrunk-option-start-gateway-expert = Québec-Ontario Gateway (Experten)
grandtrunk-option-objectives = Aufgaben
grandtrunk-option-objectives-about = Drei Aufgaben für alle, mit Punkten für jeden, der sie erfüllt.
grandtrunk-option-objectives-without = Ohne
grandtrunk-option-objectives-with = Mit drei Aufgaben
grandtrunk-option-companies = Gesellschaften
grandtrunk-option-companies-about = Jede Gesellschaft hat ihre eigene Stärke.
grandtrunk-option-companies-lot = Werden ausgelost
grandtrunk-option-companies-chosen = Werden in Zugreihenfolge gewählt

# Was das Labor zählt
grandtrunk-things-visit = Angefahrene Orte
grandtrunk-things-delivery = Belieferte Orte
grandtrunk-things-station = Gebaute Güterbahnhöfe
grandtrunk-things-link = Schienenverbindungen auf dem Weg
grandtrunk-things-special = Sonderlieferungen, nach Tagen
grandtrunk-things-progress = Fortschrittskarten
grandtrunk-things-objective = Aufgaben
grandtrunk-things-company = Gesellschaften
grandtrunk-things-order = Plätze in der ersten Zugreihenfolge

# Der Tisch neben dem Plan
grandtrunk-letter-coal = K
grandtrunk-letter-wood = H
grandtrunk-letter-iron = E
grandtrunk-letter-steel = S
grandtrunk-port = Hafen
grandtrunk-station = Güterbahnhof
grandtrunk-wants = braucht { $good }
grandtrunk-offers = bietet { $goods }
grandtrunk-stored = { $count } Stahl auf Lager
grandtrunk-first-delivery = erste Lieferung +{ $points }
grandtrunk-trains-here = Züge: { $who }
grandtrunk-special = { $good } nach { $place }, { $long ->
    [0] Tag { $first }
   *[other] Tage { $first } bis { $final }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
grandtrunk-way = { $place } { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
grandtrunk-reach = In Reichweite: { $ways }
grandtrunk-companies = Gesellschaften
grandtrunk-own-cards = Deine Karten
grandtrunk-piles = Deck { $deck } · Ablagestapel { $discard }
grandtrunk-discards = Abgelegt: { $cards }
grandtrunk-acquired = Deine Fortschrittskarten und Aufgaben
grandtrunk-own-train = Dein Zug
grandtrunk-trains = Die anderen Züge
grandtrunk-all-trains = Züge
grandtrunk-power = Antriebskraft { $power }{ $fast ->
    [1] , schnell
   *[other] {""}
}
grandtrunk-wagons = { $count } von { $most ->
    [one] 1 Waggon
   *[other] { $most } Waggons
}
grandtrunk-siding = auf dem Abstellgleis
grandtrunk-load = { $count } { $good }
grandtrunk-empty-for = leer, für { $goods }
grandtrunk-time = Tage und Sonderlieferungen
grandtrunk-development = Antriebskraft der Lokomotiven
grandtrunk-needs-power = { $power }: { $steel } Stahl{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-needs-fast = schnell: { $coal } Kohle{ $points ->
    [0] {""}
   *[other] {" "}{ grandtrunk-plus }
}
grandtrunk-wood-points = Punkte je Fortschrittskarte, nach geliefertem Holz: { $line }
grandtrunk-cards = Karten aller Spieler
grandtrunk-cards-hand = Hand
grandtrunk-cards-deck = Deck
grandtrunk-cards-discards = Ablage
grandtrunk-known = hat sicher { $cards }
grandtrunk-top = auf dem Deck: { $cards }
grandtrunk-places = Orte
grandtrunk-course = Tag { $day } von { $end }{ $rung ->
    [1] {" "}· das Ende ist eingeläutet
   *[other] {""}
}
grandtrunk-course-move = Fahren
grandtrunk-course-unload = Entladen
grandtrunk-course-load = Laden
grandtrunk-line = { $company } · Tag { $day } · Antriebskraft { $power }{ $fast ->
    [1] , schnell
   *[other] {""}
}{ $out ->
    [1] {" "}· fährt nicht mehr
   *[other] {""}
}
grandtrunk-score-points = Lieferungen, Güterbahnhöfe, Aufgaben
grandtrunk-score-time = Übrige Tage
grandtrunk-score-sets = Sätze von Gütern
grandtrunk-score-progress = Fortschrittskarten

# So wird gespielt
grandtrunk-learn-goal-title = Worum es geht
grandtrunk-learn-goal = Du fährst mit einem Zug durch den Osten Kanadas und der USA. Bring Kohle, Holz und Eisen in die Städte, die sie nachfragen, und Stahl in die Häfen, und sei pünktlich bei den Sonderlieferungen.
grandtrunk-learn-time-title = Tage statt Runden
grandtrunk-learn-time = Alles braucht Tage. Wer auf der Zeitleiste am weitesten zurückliegt, ist als Nächster am Zug, vielleicht mehrmals nacheinander. Kurze Fahrten bedeuten mehr Spielzüge.
grandtrunk-learn-turn-title = Dein Spielzug
grandtrunk-learn-turn = Spiel die Karte eines Ortes und fahr hin: ein Tag für jede Strecke. Dann lade ab, lade auf und führe mit anderen Karten Aktionen aus. Oder nimm dir einen Tag für die Instandhaltung und tausche Handkarten aus.
grandtrunk-learn-cards-title = Jede Karte kann zweierlei
grandtrunk-learn-cards = Eine Karte ist ein Ziel oder aber ein Waggon, eine Aktion oder eine Entwicklung. Du nutzt sie für eines davon; am Ende kommt sie auf deinen Ablagestapel und von dort wieder auf die Hand.
grandtrunk-learn-deliver-title = Liefern
grandtrunk-learn-deliver = Eine Stadt nimmt das Gut, das sie nachfragt (▼), und bietet andere an (▲). Die erste Lieferung in eine Stadt bringt Zusatzpunkte. Eisen hinterlässt Stahl, der im Hafen 3 Punkte zählt. Ein Gut abzuladen, das niemand nachfragt, kostet einen Punkt.
grandtrunk-learn-special-title = Sonderlieferungen
grandtrunk-learn-special = Eine Sonderlieferung verlangt ein Gut in einer Stadt innerhalb bestimmter Tage. Die Zeitleiste zeigt, wann.
grandtrunk-learn-develop-title = Besser werden
grandtrunk-learn-develop = Mehr Antriebskraft zieht mehr Waggons und braucht gelieferten Stahl, Geschwindigkeit braucht Kohle. Neue Güterbahnhöfe erschließen Städte. Fortschrittskarten bringen Fähigkeiten und zählen umso mehr, je mehr Holz du geliefert hast.
grandtrunk-learn-end-title = Das Ende
grandtrunk-learn-end = Ab Tag 36 stehen die Züge still. Übrige Tage, Sätze aus Kohle, Holz und Eisen und Fortschrittskarten bringen die letzten Punkte.

# Was der Trainer sagt, wenn eine Regel drankommt
grandtrunk-lesson-start = Wähle den Waggon und das Gut für den Anfang. Am besten ist ein Gut, das eine Stadt in der Nähe nachfragt (▼): Dort verdienst du deine ersten Punkte.
grandtrunk-lesson-ready = Wähle einen leuchtenden Ort und fahr mit einer Handkarte hin. Das kostet einen Tag pro Strecke. Wo deine Ladung nachgefragt wird (▼), kannst du sie abliefern.
grandtrunk-lesson-arrived = Liefere zuerst ab, dann lade etwas, das eine andere Stadt nachfragt. Kein Waggon darf leer sein, wenn du den Spielzug beendest.
grandtrunk-lesson-loading = Lade, was eine Stadt in deiner Reichweite nachfragt, dann beende den Spielzug.
grandtrunk-lesson-maintenance = Wirf ab, was du nicht brauchst: Am Ende des Spielzugs ziehst du bis zur vollen Hand nach.
grandtrunk-lesson-station = Ein neuer Güterbahnhof bringt 2 Punkte, und alle bekommen die Karte der Stadt.
grandtrunk-lesson-progress = Eine Fortschrittskarte bleibt dir. Manche wirken immer, manche einmal, manche in jedem Spielzug.

# Pläne
grandtrunk-map-namesakes = Mehrere heißen { $name }.
grandtrunk-map-order = „{ $name }“ muss in den Einträgen der Reihe nach sein: { $known }.
grandtrunk-map-no-place = Den Ort { $found } gibt es nicht. Orte: { $known }.
grandtrunk-map-no-city = Die Stadt { $found } gibt es nicht. Städte: { $known }.
grandtrunk-map-no-company = Die Gesellschaft { $found } gibt es nicht. Gesellschaften: { $known }.
grandtrunk-map-nowhere = „sign“ oder „at“ (Breite und Länge) muss sagen, wo das gezeichnet wird.
grandtrunk-map-link = Eine Strecke verbindet zwei Orte, die noch nicht verbunden sind: { $one } und { $other } sind es schon oder sind derselbe Ort.
grandtrunk-map-apart = Von { $place } führt kein Weg zu diesen Orten: { $lost }.
grandtrunk-map-printed = Beim letzten Hafen, und nur dort, ist das Plättchen („tile“) auf den Plan gedruckt.
grandtrunk-map-offers = Ein Plättchen bietet nicht an, was es nachfragt: { $good }.
grandtrunk-map-days = Der erste Tag darf nicht nach dem letzten liegen und keiner nach Tag { $last }.
grandtrunk-map-overlap = Diese Sonderlieferung muss beginnen, nachdem die vorige geendet hat (Tag { $day }).
grandtrunk-map-shown-first = Die ersten zwei Sonderlieferungen liegen von Anfang an offen: Hierher gehört 0.
grandtrunk-map-shown = Das muss später sein als bei der vorigen Sonderlieferung (Tag { $day }), spätestens Tag { $last }.
grandtrunk-map-tiles = Es gibt zu wenige Plättchen für Sonderlieferungen von { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}. Nötig: { $needed }, gefunden: { $found }.
grandtrunk-map-cards = Eine Gesellschaft hat genau diese Karten: { $known }.
grandtrunk-map-does = „{ $found }“ kann keine Karte. Karten können: „wagon“ und Güter ({ $goods }), „develop“ und Arten der Entwicklung ({ $kinds }) oder eines davon: { $known }.
grandtrunk-map-wagons = Die Karten wagon-1 bis wagon-3 müssen Waggons sein.
grandtrunk-map-start-wagon = Keine der Karten wagon-1 bis wagon-3 nimmt etwas auf, das { $tile } anbietet.
grandtrunk-doubt-covers = Die Schilder von { $one } und { $other } verdecken einander.

# Das geführte erste Spiel
grandtrunk-guide-welcome-title = Ein Zug, vierzig Tage
grandtrunk-guide-welcome = Du leitest eine Bahngesellschaft mit einem einzigen Zug. Vier Städte haben bisher einen Güterbahnhof; du beginnst in Watertown, Ida anderswo. Jeder Ort braucht ein Gut, links auf seinem Plättchen, und bietet andere, rechts.
grandtrunk-guide-start-title = Die erste Ladung
grandtrunk-guide-start = In Watertown gibt es Holz und Eisen, und Burlington braucht Holz. Wähle den Startwaggon mit Holz.
grandtrunk-guide-start-done = Dein Zug: ein Ort, eine Lokomotive mit Antriebskraft I und ein Waggon mit Holz. Mit mehr Antriebskraft zöge sie mehr Waggons.
grandtrunk-guide-start-other = Auch dieser Waggon ginge. Aber Holz wird gleich nebenan gebraucht: Nimm das Holz.
grandtrunk-guide-time-title = Wer dran ist
grandtrunk-guide-time = Was Zeit kostet, rückt deine Scheibe Tag für Tag vor. Wer am weitesten hinten liegt, ist dran; bei zwei Scheiben am selben Tag die untere. Bist du schnell, hast du zwei Züge nacheinander.
grandtrunk-guide-hand-title = Fünf Karten
grandtrunk-guide-hand = Jede Karte ist ein Ort, zu dem du fährst, oder ein Waggon oder eine Aktion: Du entscheidest beim Ausspielen, und dann ist sie nur das. Nach deinem Zug ziehst du wieder auf fünf nach.
grandtrunk-guide-move-title = Fahren
grandtrunk-guide-move = Ein Zug beginnt mit einer Fahrt: Spiel einen Ort aus und fahr hin. Jede Verbindung kostet einen Tag. Burlington liegt nebenan. Fahr dorthin.
grandtrunk-guide-move-done = Ein Tag. Der alte Ort, Watertown, liegt auf deinem Ablagestapel und kommt mit dem Deck zurück.
grandtrunk-guide-move-other = Dorthin könntest du, aber dein Holz braucht Burlington.
grandtrunk-guide-deliver-title = Liefern
grandtrunk-guide-deliver = Burlington braucht Holz. Liefere es von deinem Waggon.
grandtrunk-guide-deliver-done = Du behältst den Würfel. Kohle, Holz und Eisen zusammen sind am Ende 3 Punkte. Und Holz rückt deine Scheibe auf der Holzleiste vor: Jede Fortschrittskarte ist einen Punkt mehr wert.
grandtrunk-guide-deliver-other = Zuerst das Holz: Hier wird es gebraucht.
grandtrunk-guide-progress-title = Entwickeln
grandtrunk-guide-progress = Eine Hafenkarte kann eine Entwicklung sein: Spiel sie für eine Fortschrittskarte, was zwei Tage dauert, und wähle den Spekulanten.
grandtrunk-guide-progress-done = Von nun an bekommst du einen Punkt, wenn Ida einen Güterbahnhof baut. Und am Ende zählt die Karte nach der Holzleiste. Nur in einen Hafen bringt dich die Karte dann nicht mehr.
grandtrunk-guide-progress-other = Auch dafür wäre sie gut. Hier aber: die Hafenkarte für eine Fortschrittskarte, dann der Spekulant.
grandtrunk-guide-empty-title = Keine leeren Waggons
grandtrunk-guide-empty = Am Ende eines Zuges darf kein Waggon leer sein. Dieser befördert Holz, und in Burlington gibt es keines: Leg ihn auf den Ablagestapel.
grandtrunk-guide-empty-done = Mit dem Deck kommt er zurück, wie alles, was du abwirfst.
grandtrunk-guide-empty-other = Mach zuerst Platz: Der leere Waggon kommt auf den Ablagestapel.
grandtrunk-guide-couple-title = Anhängen
grandtrunk-guide-couple = Aus der Hand darfst du Waggons anhängen, jeden mit einer Ladung, die es hier gibt. Häng den dritten Waggon an, mit Eisen.
grandtrunk-guide-couple-done = Eisen wird in zwei Städten gebraucht, und dort wird etwas daraus. Du wirst sehen.
grandtrunk-guide-couple-other = Auch das ginge. Wir wollen das Eisen.
grandtrunk-guide-finish-title = Den Zug beenden
grandtrunk-guide-finish = Geliefert, entwickelt, geladen: Beende deinen Zug und zieh nach.
grandtrunk-guide-finish-done = Drei Tage sind vergangen. Ida liegt nun weiter hinten: Sie ist dran.
grandtrunk-guide-finish-other = Genug für einen Zug: Beende ihn.
grandtrunk-guide-order-title = Fünf Tage
grandtrunk-guide-order = Ida hat Eisen nach White River Jct gebracht und zwei Fortschrittskarten genommen: fünf Tage. Du hast drei verbraucht, also bist du wieder dran. Überschreitet eine Scheibe bestimmte Tage, wird eine weitere Sonderlieferung aufgedeckt.
grandtrunk-guide-iron-title = Aus Eisen wird Stahl
grandtrunk-guide-iron = White River Jct braucht Eisen. Fahr hin und liefere es.
grandtrunk-guide-iron-done = Das Eisen behältst du, und in der Stadt liegen zwei Stahl mehr. Sie gehören niemandem: Wer vorbeikommt, darf sie nehmen.
grandtrunk-guide-iron-other = Eisen wird in White River Jct gebraucht: erst dorthin, dann liefern.
grandtrunk-guide-steel-title = Stahl laden
grandtrunk-guide-steel = Häfen brauchen Stahl, und er bringt sofort 3 Punkte. Dein Waggon kann ihn befördern: Lade einen Stahl.
grandtrunk-guide-steel-done = Gelieferter Stahl bringt dir auch mehr Antriebskraft: Sie braucht einen für II, zwei für III, drei für IV.
grandtrunk-guide-steel-other = Eine bessere Ladung als Stahl gibt es jetzt nicht.
grandtrunk-guide-again-title = Noch eine
grandtrunk-guide-again = Eine Hafenkarte kannst du entbehren. Spiel sie für eine Fortschrittskarte, wähle Verspätete Lieferung und beende deinen Zug.
grandtrunk-guide-again-done = Bei Sonderlieferungen darfst du von nun an einen Tag zu spät kommen. Ida ist dran.
grandtrunk-guide-again-other = Die Hafenkarte für eine Fortschrittskarte, Verspätete Lieferung, dann das Ende des Zuges.
grandtrunk-guide-way-title = Vorfahrt
grandtrunk-guide-way = Ida war zuerst in Albany und hat nun mehr Antriebskraft. Für dich sind es zwei Tage dorthin. Grand Trunk Jct kann dir Vorfahrt geben, einen Tag weniger: Spiel die Karte dafür aus.
grandtrunk-guide-way-done = Sie hätte dich auch zu jedem Bahnhof oder Hafen gebracht, für einen Tag mehr. Mindestens einen Tag dauert eine Fahrt immer.
grandtrunk-guide-way-other = Noch nicht. Spiel zuerst Grand Trunk Jct für Vorfahrt.
grandtrunk-guide-port-title = Zum Hafen
grandtrunk-guide-port = Eine Hafenkarte führt zu jedem der vier Häfen. Fahr nach Albany und liefere den Stahl.
grandtrunk-guide-port-done = Sofort 3 Punkte, und deine Lokomotive darf Antriebskraft II haben, sobald du eine Karte dafür hast.
grandtrunk-guide-port-other = Nach Albany, mit dem Stahl.
grandtrunk-guide-load-title = Nie leer
grandtrunk-guide-load = In Albany gibt es Eisen. Lade es und beende deinen Zug.
grandtrunk-guide-load-done = Was niemand braucht, lässt sich überall abladen, kostet aber einen Punkt. Schau also voraus, wenn du lädst.
grandtrunk-guide-load-other = Lade das Eisen in Albany, dann beende den Zug.
grandtrunk-guide-special-title = Sonderlieferungen
grandtrunk-guide-special = Diese Plättchen nennen eine Stadt, ein Gut und Tage. Wer es dorthin bringt, während die eigene Scheibe auf einem dieser Tage steht, bekommt die Punkte, 3 bis 7; der Würfel kommt in den Vorrat.
grandtrunk-guide-develop-title = Wachsen
grandtrunk-guide-develop = Karten mit Entwicklung bringen dir Antriebskraft (mehr Waggons), Geschwindigkeit (nach drei Kohle: ein Tag weniger für jede Fahrt), einen Güterbahnhof (2 Punkte und eine neue Stadt für alle) oder Fortschritt.
grandtrunk-guide-end-title = Das Ende
grandtrunk-guide-end = Mit Tag 36 kommt das Ende: Die anderen dürfen weiterspielen, bis auch sie dort sind. Dann zählen ein Punkt für jeden Tag, den du hinter dem Ersten liegst, 3 für jeden Satz aus Kohle, Holz und Eisen und deine Fortschrittskarten nach der Holzleiste. Versuch es in einem Übungsspiel: Der Trainer bleibt bei dir.
