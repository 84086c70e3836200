# Umweg: Deutsch
umweg-title = Umweg
umweg-about = Baut zusammen eine einzige Bahn und lasst euch jede Meile Umweg bezahlen.
umweg-material-wood = Holz
umweg-material-stone = Stein
umweg-material-steel = Stahl
umweg-letter-wood = h
umweg-letter-stone = s
umweg-letter-steel = e

# Was auf einem Knopf steht, und was geschehen ist
umweg-offer-draw = Zwei Würfel ziehen
umweg-offer-accept = { $order } annehmen
umweg-offer-lay = { $track } mit { $material } bauen
umweg-told-draw = zieht zwei Würfel
umweg-told-accept = nimmt den Auftrag { $order } an
umweg-told-lay = baut { $track } mit { $material }

# Warum nicht
umweg-too-many-cubes = Mehr als zehn Würfel darf niemand haben: Baue erst eine Strecke.
umweg-no-such-order = Auf diesem Plan gibt es keinen Auftrag { $order }.
umweg-not-on-display = Der Auftrag { $order } liegt nicht aus.
umweg-too-many-orders = Du hast schon fünf Aufträge: Mehr darf niemand haben.
umweg-no-such-track = Auf diesem Plan gibt es keine Strecke { $track }.
umweg-is-laid = { $track } ist schon gebaut.
umweg-closes-circle = { $track } würde einen Kreis schließen: Die Bahn erreicht beide Orte.
umweg-not-linked = { $track } führt nicht von der Bahn weiter: Sie erreicht keinen der beiden Orte.
umweg-too-few-cubes = Für { $track } hast du zu wenig { $material }: Jede Meile kostet einen Würfel, und einen mehr, wenn es nicht das Material der Strecke ist.

# Der Tisch
umweg-view-reached = Erreichte Orte
umweg-view-laid = Strecken und wer sie gebaut hat
umweg-view-bag = Würfel im Beutel
umweg-view-display = Ausliegende Aufträge
umweg-view-pile = Aufträge im Stapel
umweg-view-points = Punkte
umweg-view-miles = Gebaute Meilen
umweg-view-cubes = Würfel
umweg-view-orders = Aufträge
umweg-view-pays = Was sie bringen
umweg-view-held = Eigene Würfel
umweg-card-draw = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
} ziehen
umweg-card-bag = { $count } im Beutel
umweg-card-accept = liegt aus: annehmen
umweg-card-pile = noch { $count } im Stapel
umweg-card-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
} · { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}

# Fehler einer Stellung
umweg-fault-bag = Von { $material } gibt es im Beutel und hinter Schirmen zusammen { $of }.
umweg-fault-cubes = Mehr als { $most } darf { $who } nicht haben.
umweg-fault-orders = Von den Aufträgen von { $who } sind { $secret } geheim, und es sind höchstens { $most }.
umweg-fault-display = Drei Aufträge liegen aus, solange es so viele gibt, die übrigen im Stapel.
umweg-fault-tree = { $track } führt nicht vom Depot weiter oder schließt einen Kreis.

# Fehler eines Plans

# Spielregeln
umweg-learn-goal-title = Worum es geht
umweg-learn-goal = Ihr alle baut eine einzige Bahn, von Kreuzweg aus Ort um Ort, bis sie jeden Ort erreicht. Jeder Auftrag nennt zwei Orte und bringt einen Punkt für jede Meile, um die der Weg zwischen ihnen länger ist, als er hätte sein können. Schick deine Waren also auf den längsten Weg.
umweg-learn-turn-title = Dein Zug
umweg-learn-turn = Tu eines: Zieh zwei Würfel, nimm einen der drei ausliegenden Aufträge an, oder bau eine Strecke. Zehn Würfel und fünf Aufträge darfst du haben.
umweg-learn-lay-title = Eine Strecke bauen
umweg-learn-lay = Eine Strecke führt von einem Ort, den die Bahn erreicht, zu einem, den sie noch nicht erreicht: Ein Kreis wird nie geschlossen. Sie kostet Würfel eines Materials, einen je Meile, und einen mehr, wenn es nicht ihr eigenes ist. Jede Meile ist sofort ein Punkt.
umweg-learn-end-title = Das Ende
umweg-learn-end = Ist der letzte Ort erreicht, werden alle Aufträge aufgedeckt. Meilen und Umwege werden zusammengezählt: Die meisten Punkte gewinnen.
umweg-lesson-turn = Bau, was den Weg zwischen deinen (umrandeten) Orten lang macht, bevor jemand sie direkt verbindet.
