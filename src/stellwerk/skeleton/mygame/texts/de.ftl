# Mygame: Deutsch
mygame-title = Mygame
mygame-about = Baue so viel Strecke, wie du kannst, bevor jemand ankommt.

# Was auf einem Knopf steht, und was geschehen ist
mygame-offer-load = Zwei Kohlen laden
mygame-offer-go = { $track } fahren
mygame-told-load = lädt zwei Kohlen
mygame-told-go = fährt { $track }

# Warum nicht
mygame-tender-full = Dein Tender ist zu voll: Mehr als fünf Kohlen darf niemand haben.
mygame-no-such-track = Auf diesem Plan gibt es keine Strecke { $track }.
mygame-elsewhere = Dein Zug steht an keinem Ende von { $track }.
mygame-too-little-coal = Für { $track } hast du zu wenig Kohle: Jede Meile kostet eine.

# Der Tisch
mygame-view-laid = Strecken und wer sie gebaut hat
mygame-view-pile = Kohle im Vorrat
mygame-view-points = Punkte
mygame-view-coal = Kohle
mygame-view-at = Wo der Zug steht
mygame-view-been = Wo er schon war
mygame-view-goal = Wohin er fährt
mygame-card-pile = { $coal } Kohle im Vorrat
mygame-card-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $coal } Kohle
mygame-card-at = steht in { $town }
mygame-card-goal = fährt nach { $town }

# Fehler einer Stellung und eines Plans
mygame-fault-been = Der Zug von { $who } kommt aus dem Depot und steht an einem Ort, an dem er schon war.
mygame-fault-destination = { $who } fährt zu einem Ort, der auf diesem Plan kein Ziel ist.
mygame-fault-goal = Wer als Erstes ankommt, beendet das Spiel: { $who } kann nicht schon vorher dort gewesen sein oder ebenfalls ankommen.
mygame-fault-laid = { $who } kann { $track } nicht gebaut haben, ohne an beiden Enden gewesen zu sein.
mygame-map-goal = Ein Ziel ist ein Ort, nicht das Depot, und wird nur einmal genannt.

# So wird gespielt
mygame-learn-goal-title = Worum es geht
mygame-learn-goal = Dein Zug fährt vom Depot zu einem Ort, den nur du kennst: Er hat einen Ring. Das Spiel endet, sobald ein Zug sein Ziel erreicht oder der Vorrat an Kohle leer ist. Anzukommen bringt fünf Punkte, und jede Meile, die du gebaut hast, bringt einen. Die meisten Punkte gewinnen.
mygame-learn-turn-title = Dein Spielzug
mygame-learn-turn = Lade zwei Kohlen aus dem Vorrat (mehr als fünf darf niemand haben), oder fahre auf einer Strecke von dem Ort weiter, an dem dein Zug steht, für eine Kohle je Meile. Hat noch niemand diese Strecke gebaut, baust du sie.
