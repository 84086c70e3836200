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
paris-reason-city = hebt { $colour } um { $gain } auf { $value }; davon hast du { $held ->
    [0] keine
   *[other] { $held }
}
paris-reason-way = führt { $colour } (du hast { $held ->
    [0] keine
   *[other] { $held }
}) auf { $place } zu, { $steps ->
    [one] das nächste Feld
   *[other] noch { $steps } Felder
}
paris-reason-trade = gibt { $give } her, jetzt { $lost } wert, für { $count } { $take }, { $won } wert
paris-reason-rise = { $count ->
    [one] {""}
   *[other] eine Lok mehr;{" "}
}{ $take } kann noch steigen: { $tray ->
    [0] das Ablagetableau ist leer, doch jemand könnte Loks zurückgeben
    [one] eine Lok liegt noch auf dem Ablagetableau
   *[other] { $tray } Loks liegen noch auf dem Ablagetableau
}
paris-reason-far = führt { $colour } (du hast { $held ->
    [0] keine
   *[other] { $held }
}) ins offene Land; { $tray ->
    [0] danach ist das Ablagetableau leer
    [one] eine Lok bleibt auf dem Ablagetableau
   *[other] { $tray } Loks bleiben auf dem Ablagetableau
}
paris-reason-stop = von { $colour } hast du { $held ->
    [0] keine
   *[other] { $held }
}; { $tray ->
    [0] zu bauen ist nichts mehr da
    [one] eine Lok bleibt für später auf dem Ablagetableau
   *[other] { $tray } Loks bleiben für später auf dem Ablagetableau
}

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
paris-course = { $trays ->
    [one] Noch 1 Ablage
   *[other] Noch { $trays } Ablagen
} · { $colour }: { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} bis { $place }
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
paris-then-value-purple = { paris-colour-purple } { $count } wert
paris-then-value-brown = { paris-colour-brown } { $count } wert
paris-then-value-black = { paris-colour-black } { $count } wert
paris-then-value-yellow = { paris-colour-yellow } { $count } wert
paris-then-value-blue = { paris-colour-blue } { $count } wert
paris-then-value-red = { paris-colour-red } { $count } wert
paris-then-tray-purple = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-purple }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-purple }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-purple }
}
paris-then-tray-brown = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-brown }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-brown }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-brown }
}
paris-then-tray-black = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-black }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-black }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-black }
}
paris-then-tray-yellow = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-yellow }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-yellow }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-yellow }
}
paris-then-tray-blue = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-blue }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-blue }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-blue }
}
paris-then-tray-red = { $count ->
    [0] keine Lok mehr auf dem Ablagetableau von { paris-colour-red }
    [one] noch 1 Lok auf dem Ablagetableau von { paris-colour-red }
   *[other] noch { $count } Loks auf dem Ablagetableau von { paris-colour-red }
}
paris-then-owned = { $count ->
    [one] 1 Lok
   *[other] { $count } Loks
}
paris-then-worth = deine zusammen { $count } wert
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
paris-lesson-turn = Bau dort, wo es deinen Farben hilft: Wähle ein leuchtendes Feld. Oder tausche: Wähle eine Gesellschaft und nimm Loks von ihrem Ablagetableau.
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
paris-doubt-apart = Das Startfeld { $space } berührt das Eiffelfeld nicht.
paris-doubt-near = { $name } beendet das Spiel und ist mit { $steps ->
    [one] einer Lok
   *[other] { $steps } Loks
} erreicht: Partien können vorbei sein, bevor sie begonnen haben.

# Das geführte erste Spiel
paris-guide-welcome-title = Sechs Bahnen, eine Stadt
paris-guide-welcome = Willkommen in Paris. Sechs Gesellschaften stehen an den Bahnhöfen rund um den Eiffelturm bereit. Keine gehört jemandem, und alle dürfen mit jeder bauen. Du spielst gegen Ida und Otto.
paris-guide-screen-title = Dein Geheimnis
paris-guide-screen = Diese zehn Loks liegen hinter deinem Sichtschirm. Nur du siehst sie. Am Ende zählt jede so viel, wie ihre Gesellschaft wert ist. Du hast drei rote: Das ist bisher dein bestes Blatt.
paris-guide-companies-title = Was sie wert sind
paris-guide-companies = Alle Gesellschaften beginnen bei 0. Die zweite Zahl zeigt, was noch auf dem Ablagetableau liegt: Loks zum Bauen und zum Eintauschen.
paris-guide-build-title = Bauen
paris-guide-build = Ein Zug ist entweder ein Bau oder ein Tausch. Du hältst Rot, also bau Rot: Setz eine Lok auf das leuchtende Feld neben der Gare de Lyon.
paris-guide-build-done = Rot ist unterwegs. Landschaft zählt nichts, aber sie führt weiter. Ein Bau hat bis zu fünf Loks einer Farbe, du kannst also weitermachen.
paris-guide-build-other = Jede Gesellschaft wäre erlaubt, und bald wirst du verbergen wollen, welche du magst. Jetzt aber: Rot, auf das leuchtende Feld.
paris-guide-city-title = Eine Stadt erreichen
paris-guide-city = Gleich nebenan liegt Auxerre. Städte erhöhen den Wert einer Gesellschaft um die Zahl, die auf ihnen steht. Bau Rot dorthin.
paris-guide-city-done = Rot ist 1 wert. Damit zählt jede deiner drei roten Loks einen Punkt, und jede rote Lok der anderen auch.
paris-guide-city-other = Du könntest aufhören oder woanders hin. Aber eine Stadt nebenan lässt man nicht liegen: Bau in Auxerre.
paris-guide-stop-title = Aufhören, wann du willst
paris-guide-stop = Drei weitere Loks dürftest du noch setzen. Aber verrate nicht, wie sehr du Rot magst: Beende den Bau mit dem Knopf.
paris-guide-stop-done = Gut versteckt. Jetzt sind Ida und Otto dran: Geh weiter, dann siehst du ihre Züge.
paris-guide-stop-other = Drei weitere wären erlaubt. Heute hören wir hier auf: mit dem Knopf.
paris-guide-others-title = Sieh den anderen zu
paris-guide-others = Ida hat Schwarz über Orléans bis Bourges gebaut: Hält sie Schwarz, oder blufft sie? Otto hat eine violette Lok zurückgelegt und zwei rote genommen. Getauscht wird offen, so viel ist also sicher: Auch er will Rot.
paris-guide-trade-title = Tauschen
paris-guide-trade = Gib eine Lok ab und nimm eine oder zwei einer anderen Farbe. Deine einzige blaue kannst du entbehren: Wähle Rot und gib 1 blaue für 2 rote.
paris-guide-trade-done = Jetzt hast du fünf rote Loks, elf insgesamt. Nur wissen nun alle, dass du mindestens zwei davon hast. Geh weiter und sieh, was Otto daraus macht.
paris-guide-trade-other = Dieser Tausch wäre erlaubt. Hier wollen wir zwei rote für die blaue: mehr Loks, und von der Gesellschaft, die wächst.
paris-guide-worth-title = Andere bauen für dich
paris-guide-worth = Otto hat Rot bis Nevers und St-Étienne gebracht, und dank ihm sind deine Loks je 4 wert. Das ist der Kern des Spiels: Bring die anderen dazu, zu bauen, was du hältst. Ida hat Gelb gebaut.
paris-guide-share-title = Zwei auf Landschaft
paris-guide-share = Leg eine falsche Fährte: Bau Braun. Setz eine Lok auf das leuchtende Feld, die nächste dann neben die rote: Auf Landschaft haben zwei Platz, wenn ihre Farben verschieden sind.
paris-guide-share-done = Braun und Rot teilen sich das Feld. Eine dritte Farbe fände dort keinen Platz mehr.
paris-guide-share-other = Eine gute Idee für später. Jetzt bau Braun, wo es leuchtet.
paris-guide-full-title = Eine je Stadt
paris-guide-full = Eine Stadt fasst nur eine Lok. Auxerre gehört Rot für immer: Tipp die Stadt an, dann erfährst du, warum Braun dort nicht hin kann. So antwortet jedes Feld auf dem Plan.
paris-guide-finish-title = Dann eine eigene Stadt
paris-guide-finish = Troyes ist frei. Bau Braun dorthin, dann beende den Bau.
paris-guide-finish-done = Braun ist 1 wert, deine beiden braunen also auch. Ein kleiner Gewinn, und niemand weiß, was du vorhast. Jetzt noch einmal die anderen.
paris-guide-finish-other = Jetzt nicht. Troyes wartet auf Braun; danach beende den Bau.
paris-guide-cut-title = Niemand wird abgeschnitten
paris-guide-cut = Violett und Blau haben noch keine Stadt. Solange das so ist, darf niemand sie einmauern: Einer Gesellschaft ohne Stadt muss immer ein Weg zu einer freien bleiben.
paris-guide-limit-title = Nicht zu viele
paris-guide-limit = Zu dritt liegt die Grenze bei 20 Loks. Jede darüber kostet am Ende 20 Punkte, und so viel ist kaum eine wert. Für neun weitere hast du Platz.
paris-guide-near-title = Das Meer in Sicht
paris-guide-near = Otto hat Rot bis Avignon weitergebaut. Marseille ist zwei Felder entfernt: Es zählt 4 und beendet das Spiel sofort. Beenden sollte es, wer am meisten vom Wertvollsten hält. Das bist du: Bau Rot auf das leuchtende Feld.
paris-guide-near-done = Noch eine. Nach dieser Lok könntest du immer noch aufhören. Hielte Ida so viel Rot wie du, würdest du es dir zweimal überlegen.
paris-guide-near-other = In einer Partie würdest du vielleicht warten und erst tauschen. Aber wer das Spiel beendet, bestimmt den Zeitpunkt: auf nach Marseille.
paris-guide-end-title = Marseille
paris-guide-end = Bring es zu Ende: Bau Rot in Marseille.
paris-guide-end-done = Das Meer! Rot ist 13 wert, und das Spiel ist aus. Es hätte auch geendet, wenn nur noch auf einem Ablagetableau Loks gelegen hätten.
paris-guide-end-other = So nah dran! Bau in Marseille.
paris-guide-count-title = Die Abrechnung
paris-guide-count = Alle Sichtschirme fallen. Fünf rote Loks zu je 13 bringen dir 65 Punkte, Braun, Schwarz und Gelb den Rest: Du hast gewonnen, und Otto, der diese Strecke zum großen Teil gebaut hat, nicht. Versuch es jetzt selbst in einem Übungsspiel. Der Trainer bleibt bei dir.
