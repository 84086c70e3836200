# Paris Connection: Deutsch
paris-title = Paris Connection
paris-about = Baue Strecken aus Paris hinaus und besitze die Gesellschaften, die wachsen.

paris-colour-purple = Lila
paris-colour-brown = Braun
paris-colour-black = Schwarz
paris-colour-yellow = Gelb
paris-colour-blue = Blau
paris-colour-red = Rot
paris-letter-purple = L
paris-letter-brown = N
paris-letter-black = S
paris-letter-yellow = G
paris-letter-blue = B
paris-letter-red = R

# Wo: in einer Stadt, auf einem Startfeld, auf einem anderen Feld
paris-in = in { $place }
paris-on = auf { $place }
paris-at-start = auf dem Startfeld { $place }

# Was geschah (davor steht der Name)
paris-told-build = baut { $colour } auf { $place }
paris-told-city = baut { $colour } in { $place } (+{ $gain }, { $colour } ist jetzt { $value } wert)
paris-told-stop = beendet den Bau
paris-told-trade = gibt 1 { $give } ab und nimmt { $count } { $take }

# Was daraus folgte
paris-tray-empty-now = Das Ablagetableau von { $colour } ist leer: Die Farbe kann weder gebaut noch genommen werden, bis jemand eine Lok abgibt.
paris-tray-refilled-now = Auf dem Ablagetableau von { $colour } liegt wieder eine Lok.
paris-build-over-five = Fünf Loks sind gesetzt: Der Bau ist beendet.
paris-build-over-no-room = Keine weitere Lok von { $colour } kann gesetzt werden: Der Bau ist beendet.
paris-told-turn = { $who } ist am Zug.
paris-ending-goal = { $who } hat mit { $colour } { $place } erreicht: Das Spiel ist zu Ende.
paris-ending-trays = { $who } hat alle Ablagetableaus bis auf das von { $colour } geleert: Das Spiel ist zu Ende.
paris-told-score = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $parts }.
paris-score-part = { $count } { $colour } × { $value }
paris-score-sum = { $left } + { $right }
paris-score-penalty = { $left } − { $penalty } ({ $over } über der Grenze)

# Wer am Zug ist und was zu tun ist
paris-ask-turn = Baue eine Strecke oder tausche.
paris-ask-build = Setze noch eine Lok in { $colour } ({ $placed } von 5 gesetzt) oder beende den Bau.

# Warum eine Aktion gut ist (der Trainer)
paris-reason-city = hebt { $colour } um { $gain } auf { $value }; davon besitzt du { $held ->
    [0] keine
   *[other] { $held }
}
paris-reason-way = führt { $colour }, wovon du { $held ->
    [0] nichts
   *[other] { $held }
} besitzt, auf { $place } zu, { $steps ->
    [one] das nächste Feld
   *[other] noch { $steps } Felder
}
paris-reason-trade = gibt { $give } her, jetzt { $lost } wert, für { $count } { $take }, { $won } wert

# Was nicht geht
paris-no-such-space = Auf diesem Plan gibt es kein Feld { $found }.
paris-no-such-space-near = Auf diesem Plan gibt es kein „{ $found }“. Meinst du { $near }?
paris-no-such-colour = Es gibt keine Gesellschaft „{ $found }“, sondern Lila, Braun, Schwarz, Gelb, Blau und Rot.
paris-no-pass = Passen ist nicht erlaubt: In jedem Spielzug wird gebaut oder getauscht.
paris-nothing-built = Du musst zuerst bauen oder tauschen: Passen ist nicht erlaubt.
paris-other-colour = { $colour } kann jetzt nicht gebaut werden: Du baust gerade { $building }. Baue weiter oder beende den Bau.
paris-tray-empty = { $colour } kann nicht gebaut werden: Auf dem Ablagetableau liegt keine Lok mehr.
paris-closed = Niemand darf { $at } bauen: Das Eiffelturmfeld und die Startfelder sind geschlossen.
paris-same-colour = { $colour } hat schon eine Lok { $at }.
paris-city-taken = { $colour } kann nicht { $at } gebaut werden: Auf einem Stadtfeld steht nur eine Lok.
paris-landscape-full = { $colour } kann nicht { $at } gebaut werden: Dort stehen schon zwei Loks.
paris-not-adjacent = { $colour } kann nicht { $at } gebaut werden: Daneben steht keine Lok dieser Farbe.
paris-behind-blocked = { $colour } kann nicht { $at } gebaut werden: Die gestrichelte Kante zur Lok daneben ist gesperrt.
paris-cuts-off = { $colour } darf nicht { $at } gebaut werden: { $victim } hat noch keine Stadt und könnte keine mehr erreichen.
paris-trade-in-build = Du baust gerade { $building }: Baue weiter oder beende den Bau. In einem Spielzug wird gebaut oder getauscht, nie beides.
paris-trade-same = Abgeben und Nehmen müssen verschiedene Farben sein ({ $colour }).
paris-no-such-count = Beim Tauschen gibst du eine Lok ab und nimmst eine oder zwei einer anderen Farbe.
paris-trade-none-owned = Du hast keine Lok in { $colour }, die du abgeben könntest.
paris-trade-tray = Du kannst { $count ->
    [one] keine Lok
   *[other] keine { $count } Loks
} in { $colour } nehmen: { $left ->
    [0] Das Ablagetableau ist leer
    [one] Auf dem Ablagetableau liegt nur noch eine
   *[other] Auf dem Ablagetableau liegen nur noch { $left }
}.

# Der Tisch
paris-company = Gesellschaft
paris-value = Wert
paris-tray = Ablage
paris-screen = Deine Loks
paris-locomotives = Loks: { $count } von { $limit }
paris-over-limit = { $over } über der Grenze: am Ende minus { $penalty }
paris-worth = jetzt { $worth } wert
paris-certain = sicher { $what }
paris-screens = Hinter den Sichtschirmen
paris-companies = Gesellschaften
paris-lines = Strecken
paris-held = { $count } { $colour }
paris-line = { $owned } · sicher { $certain }
paris-scored = { $colour } ({ $value })
paris-over = Über der Grenze
paris-course = Loks auf { $trays ->
    [one] 1 Ablagetableau
   *[other] { $trays } Ablagetableaus
} · { $colour } ist { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} von { $place } entfernt
paris-course-goal = Das Ziel ist erreicht
paris-course-trays = Nur noch auf einem Ablagetableau liegen Loks

# The drawing
paris-space-landscape = Landschaft
paris-space-eiffel = Eiffelturm
paris-space-value = Wert { $value }
paris-space-ends = beendet das Spiel
paris-space-blocked = { $one } – { $other }: Hier führt keine Strecke hinüber
paris-key-cities = Städte
paris-key-closed = gesperrt
paris-reconstructed = Rekonstruierter Plan, nicht der gedruckte

# Was an einer Stellung nicht stimmt
paris-fault-locomotives = { $colour } muss insgesamt { $of } haben, auf Plan, Ablagetableau und hinter Sichtschirmen { $count ->
    [one] ist es aber eine
   *[other] sind es aber { $count }
}.
paris-fault-eiffel = Auf dem Eiffelturmfeld baut niemand.
paris-fault-start = Auf jedem Startfeld steht eine Lok, jede in einer anderen Farbe.
paris-fault-room = Hier ist Platz für { $room ->
    [one] eine Lok
   *[other] { $room } Loks
}, nicht für { $count }.
paris-fault-connected = { $place } ist nicht mit dem Startfeld von { $colour } verbunden.
paris-fault-value = { $colour } ist durch die erreichten Städte { $worth } wert, nicht { $value }.
paris-fault-draw = Nach Sichtschirm und Tauschen hätte { $who } anfangs { $drawn ->
    [one] eine Lok
   *[other] { $drawn } Loks
} gezogen, es ziehen aber alle { $of }.
paris-fault-screen = Die Tausche beweisen mindestens { $certain } { $colour } hinter diesem Sichtschirm, nicht { $held }.
paris-fault-proven = Die Tausche beweisen mindestens { $least } { $colour } unter den anfangs gezogenen Loks.
paris-fault-fewer = Beim Tauschen nimmt man mindestens so viele Loks, wie man abgibt: Niemand kann welche verloren haben.
paris-fault-first-trade = Wer zum ersten Mal tauscht, beweist etwas von den gezogenen Loks; hier ist aber nichts bewiesen.
paris-fault-bag = Danach wurden { $drawn } { $colour } gezogen, im Beutel waren aber nur { $of }.
paris-fault-build = Zu einem Bau gehören eine Farbe und mindestens eine gesetzte Lok; wer nicht baut, hat beides nicht.
paris-fault-fifth = Die fünfte Lok beendet den Spielzug.
paris-fault-placed = Jenseits des Starts hat { $colour } nur { $lying } auf dem Plan, in diesem Spielzug sollen aber { $placed } gesetzt sein.
paris-fault-goal-goes-on = { $place } ist erreicht, und das beendet das Spiel.
paris-fault-goal-not-reached = Endet das Spiel in Marseille, so steht dort eine Lok der Farbe, die gebaut wird.
paris-fault-goal-not-last = Marseille beendet das Spiel: Von dort kann niemand weitergebaut haben.
paris-fault-trays-go-on = Auf weniger als zwei Ablagetableaus liegen Loks: Das Spiel war vorher zu Ende.
paris-fault-trays-left = Endet das Spiel durch leere Ablagetableaus, so liegen noch auf einem Loks, nicht auf { $count }.
paris-fault-tray-not-emptied = Der Bau, der das Spiel beendete, hat das Ablagetableau von { $colour } geleert.
paris-fault-trade-not-made = { $who } hat das Spiel durch einen Tausch beendet, aber nie getauscht.
paris-fault-first = { $who } beginnt.
paris-fault-cannot-go-on = Keine weitere Lok von { $colour } kann gesetzt werden: Dieser Bau ist beendet.
paris-fault-cut-off = { $colour } hat keine Stadt und keinen Weg zu einer: Solange Loks auf dem Ablagetableau liegen, darf niemand die Farbe abschneiden.

# Angebote: was auf einem Knopf steht
paris-offer-build = { $colour } auf { $place } bauen
paris-offer-city = { $colour } in { $place } bauen (+{ $gain })
paris-offer-stop = Bau beenden
paris-offer-trade = 1 { $give } abgeben, { $count } { $take } nehmen

# Was das Labor zählt
paris-things-space = Bebaute Felder
paris-things-builds = Gebaute Gesellschaften
paris-things-takes = Beim Tausch genommene Gesellschaften

# So wird gespielt
paris-learn-goal-title = Worum es geht
paris-learn-goal = Sechs Bahnen wachsen aus Paris hinaus. Keine gehört jemandem: Hinter deinem Sichtschirm hast du Loks mehrerer Gesellschaften, und jede ist am Ende so viel wert wie ihre Gesellschaft. Bau aus, was du hast, und lass es die anderen nicht merken.
paris-learn-turn-title = Dein Spielzug: bauen oder tauschen
paris-learn-turn = Bau mit einer beliebigen Gesellschaft oder tausche eine deiner Loks. Passen ist nicht erlaubt.
paris-learn-build-title = Bauen
paris-learn-build = Setze eine bis fünf Loks einer Farbe, jede neben eine derselben Farbe. In eine Stadt passt eine Lok, und sie hebt den Wert der Gesellschaft um die Zahl der Stadt; auf ein Landschaftsfeld passen zwei verschiedener Farbe. Marseille zählt 4 und beendet das Spiel sofort.
paris-learn-cut-title = Abschneiden
paris-learn-cut = Eine Gesellschaft ohne Stadt darf nicht von der letzten abgeschnitten werden, die sie noch erreichen könnte. Hat sie eine, darf man sie einmauern.
paris-learn-trade-title = Tauschen
paris-learn-trade = Leg eine Lok auf ihr Ablagetableau zurück und nimm eine oder zwei einer anderen Farbe. Alle sehen es, jeder Tausch verrät also etwas.
paris-learn-limit-title = Nicht zu viele
paris-learn-limit = Zu dritt darfst du 20 Loks besitzen, mit mehr Spielern weniger. Jede darüber kostet am Ende 20 Punkte.
paris-learn-end-title = Das Ende
paris-learn-end = Das Spiel endet, wenn Marseille erreicht ist oder nur noch auf einem Ablagetableau Loks liegen.

# Was der Trainer sagt, wenn eine Regel drankommt
paris-lesson-turn = Bau dort, wo es deinen Farben hilft: Klick auf ein leuchtendes Feld. Oder tausche: Klick auf eine Gesellschaft und nimm Loks von ihrem Ablagetableau.
paris-lesson-build = Bau mit derselben Farbe weiter, bis zu fünf Loks, oder hör auf. Städte machen die Gesellschaft wertvoller.

# Pläne
paris-map-kind = { $space }: „{ $found }“ ist keine Art von Feld. Es gibt: { $known }
paris-map-shifted = Die Reihen müssen um eine Spalte gegeneinander versetzt sein. Zwischen den Feldern steht: { $space }.
paris-map-large = Das sind zu viele Felder. Gefunden: { $count }, höchstens: { $most }.
paris-map-starts = Jede Gesellschaft braucht ein Startfeld (S). Nötig: { $companies }, gefunden: { $count }.
paris-map-eiffel = Es muss genau ein Eiffelturmfeld (E) geben. Gefunden: { $count }.
paris-map-goal = Keine Stadt hat den Wert 4: Nichts auf dem Plan beendet das Spiel.
paris-map-no-cities = Bei { $space } ist keine Stadt ({ $name }).
paris-map-no-stations = Bei { $space } ist kein Startfeld ({ $name }).
paris-map-nameless-cities = Die Stadt bei { $space } hat keinen Namen.
paris-map-nameless-stations = Das Startfeld bei { $space } hat keinen Namen.
paris-map-namesakes = Mehrere Orte heißen { $name }.
paris-map-edge = { $one } und { $other } sind nicht zwei Felder des Plans, die sich berühren.
paris-map-unreachable = Keine Gesellschaft kann je dorthin gelangen: { $places }.
