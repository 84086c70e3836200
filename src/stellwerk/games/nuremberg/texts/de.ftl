# First Train to Nuremberg: Deutsch
nuremberg-title = First Train to Nürnberg
nuremberg-about = Baue kurze Strecken, leere sie, und verkaufe sie an die großen Gesellschaften, bevor sie dich ruinieren.
nuremberg-reconstructed = Rekonstruierter Plan und rekonstruierte Tableaus, nicht die gedruckten.

nuremberg-place = { $de }
nuremberg-colour-white = Weiß
nuremberg-colour-brown = Braun
nuremberg-colour-red = Rot
nuremberg-colour-green = Grün
nuremberg-company-red = die rote Gesellschaft
nuremberg-company-green = die grüne Gesellschaft
nuremberg-means-cube = Investitionsstein
nuremberg-means-white = weißer Einfluss
nuremberg-means-brown = brauner Einfluss
nuremberg-means-red = roter Einfluss
nuremberg-means-green = grüner Einfluss
nuremberg-piece-stone = Stein
nuremberg-piece-beer = Bier
nuremberg-piece-cheese = Käse
nuremberg-piece-post = Post
nuremberg-piece-red = roter Passagier
nuremberg-piece-green = grüner Passagier
nuremberg-piece-landlord = Landbesitzer

nuremberg-phase-auction = die Versteigerung
nuremberg-phase-choice = die Wahl einer Farbe
nuremberg-phase-building = der Streckenbau
nuremberg-phase-paying = das Bezahlen
nuremberg-phase-transport = Zugkauf und Transport
nuremberg-phase-takeovers = die Übernahmen
nuremberg-phase-over = das Ende

# Was zu entscheiden ist
nuremberg-ask-auction = Biete Steine auf ein Einflussfeld.
nuremberg-ask-choice = Nimm den zweifarbigen Punkt als Rot oder Grün.
nuremberg-ask-building = Baue ein Streckenteil, oder { $laid ->
    [0] passe
   *[other] höre auf (bisher { $due } Baupunkte)
}.
nuremberg-ask-paying = Bezahle noch { $due }, Punkt für Punkt.
nuremberg-ask-transport = Kaufe einen Zug, lade ein Stück, oder passe.
nuremberg-ask-takeovers = Verkaufe Streckenteile an eine Gesellschaft, oder { $laid ->
    [0] passe
   *[other] höre in einer Station auf
}.

# Was geschah (davor steht der Name)
nuremberg-told-bid = bietet { $amount } auf Feld { $box }
nuremberg-told-overbid = bietet { $amount } auf Feld { $box } und verdrängt { $other }
nuremberg-told-take = nimmt den zweifarbigen Punkt als { $colour }
nuremberg-told-build = baut von { $here } nach { $there } ({ $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}{ $influence ->
    [0] {""}
   *[other] , { $influence } Einfluss
})
nuremberg-told-connection = baut von { $here } nach { $there } ({ $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}{ $influence ->
    [0] {""}
   *[other] , { $influence } Einfluss
}) und verbindet die beiden Städte: { $shares }
nuremberg-told-finish-build = beendet eine Strecke aus { $count } { $count ->
    [one] Teil
   *[other] Teilen
} für { $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}
nuremberg-told-pay = bezahlt ({ $means })
nuremberg-told-buy = kauft Zug { $train } (Preis { $price })
nuremberg-told-load = lädt { $what } in { $place } (+{ $gain })
nuremberg-told-load-all = lädt alle { $count } erreichbaren Stücke (+{ $gain }) und passt
nuremberg-told-sell = verkauft das Streckenteil von { $here } nach { $there } ({ $company })
nuremberg-told-finish-sell = lässt { $count } { $count ->
    [one] Streckenteil
   *[other] Streckenteile
} übernehmen ({ $company })
nuremberg-told-pass-building = baut nichts
nuremberg-told-pass-transport = passt
nuremberg-told-pass-takeovers = verkauft nichts

# Warum eine Aktion gut ist (der Trainer)
nuremberg-reason-reach = bringt { $count } { $count ->
    [one] Stück
   *[other] Stücke
} in Reichweite
nuremberg-reason-points = bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
nuremberg-reason-sell = { $company } übernimmt es; du hast { $links } Gleise zu unterhalten
nuremberg-reason-buy = in Reichweite { $count ->
    [one] ist ein Stück
   *[other] sind { $count } Stücke
}
nuremberg-reason-take = du hast { $have } { $colour }
nuremberg-reason-influence = { $count } { $colour }
nuremberg-reason-list = { $one }, { $two }
nuremberg-reason-bid = Einfluss für { $amount } Steine: { $influence }

# Ablehnungen
nuremberg-not-now = Das gehört in eine andere Phase ({ $then }); jetzt ist dran: { $now }.
nuremberg-no-pass = Passen geht nicht; erst kommt: { $now }.
nuremberg-pass-begun = Du hast eine Kette begonnen: Mach weiter oder höre auf.
nuremberg-finish-nothing = Es gibt noch nichts zu beenden: Passe, wenn du nichts willst.
nuremberg-finish-nowhere = Eine Übernahme endet in einer Stadt oder Station, und in { $place } gibt es keine.
nuremberg-no-area = Dieses Gebiet gibt es auf diesem Plan nicht.

nuremberg-bid-no-box = Es gibt kein Feld { $box }: Diese Seite des Tableaus hat { $boxes }.
nuremberg-bid-own = Auf Feld { $box } liegt schon dein Gebot, und niemand überbietet sich selbst.
nuremberg-bid-low = Auf Feld { $box } bietet man mindestens { $least } Steine.
nuremberg-bid-over = Auf Feld { $box } liegen { $there } Steine: Biete mindestens { $least }.
nuremberg-bid-cubes = Du hast nur { $cubes } Steine.

nuremberg-build-no-border = Dort kann kein Streckenteil gebaut werden.
nuremberg-build-forbidden = { $here } und { $there } dürfen nie verbunden werden.
nuremberg-build-extension = { $there } grenzt nur an { $here }, wenn The South erweitert ist.
nuremberg-build-taken = Zwischen { $here } und { $there } liegt schon ein Streckenteil ({ $owner }).
nuremberg-build-only-out = Aus { $there } kann man nur herausbauen, nie hinein.
nuremberg-build-no-links = Alle deine { $count } Streckenteile liegen auf dem Plan.
nuremberg-build-first-turn = Deine erste Strecke muss in einer roten oder grünen Stadt beginnen; { $here } ist keine.
nuremberg-build-no-start = Eine Strecke beginnt in einer Stadt oder Station einer Gesellschaft oder an eigenen Streckenteilen, also nicht in { $here }.
nuremberg-build-not-on = Die Strecke ist in { $head } und muss dort weitergehen, nicht in { $here }.
nuremberg-build-closed = Die Strecke ist wieder an ihrem Anfang; sie kann nur noch beendet werden.
nuremberg-build-fork = Die Strecke war schon in { $there }: Noch einmal dorthin gäbe eine Abzweigung.
nuremberg-build-toll = Von { $here } nach { $there } brauchst du { $need } Einfluss ({ $company }), du hast { $have }.
nuremberg-build-landlords = In { $there } { $need ->
    [one] wohnt ein Landbesitzer
   *[other] wohnen { $need } Landbesitzer
}: Du brauchst { $need } weißen Einfluss, du hast { $have }.
nuremberg-build-dear = Von { $here } nach { $there } kostet { $cost } Baupunkte{ $tolls ->
    [0] {""}
   *[other] {" "}und { $tolls } Einfluss
}: Die Strecke würde { $total } kosten, und du hättest noch { $have } Steine und Einfluss zum Bezahlen.
nuremberg-pay-none = Davon hast du nichts mehr: { $means }.

nuremberg-buy-no-train = Einen Zug { $train } gibt es auf dieser Seite des Tableaus nicht.
nuremberg-buy-sold = Zug { $train } ist schon verkauft ({ $owner }).
nuremberg-buy-same-price = Du hast schon einen Zug zum Preis { $price }.
nuremberg-buy-same-row = Du hast schon einen Zug aus dieser Reihe.
nuremberg-buy-three = Du hast schon drei Züge.
nuremberg-buy-means = Zug { $train } kostet { $price }: Du hast { $brown } braunen Einfluss und brauchst für den Rest { $need } andere Punkte, hast aber { $have }.
nuremberg-load-nothing = In { $place } liegt nichts davon: { $what }.
nuremberg-load-no-seat = In deinen Zügen ist kein Sitzplatz mehr frei ({ $what } in { $place }).
nuremberg-load-no-wagon = In deinen Zügen ist kein Platz mehr für Waren ({ $what } in { $place }).
nuremberg-load-passenger = { $what } in { $place }: braucht eine ununterbrochene eigene Strecke zu einer Stadt oder Station ({ $company }).
nuremberg-load-area = { $what } in { $place }: braucht ein eigenes Streckenteil in dieses Gebiet.
nuremberg-load-field = { $what } in { $place }: braucht ein eigenes Streckenteil in eine angrenzende Station, die keiner Gesellschaft gehört: { $stations }.
nuremberg-load-all-rival = { $what } in { $place } kann auch Platz { $seat } holen, also lade Stück für Stück.
nuremberg-load-all-room = Alles laden geht ab zwei Stücken und wenn alles Platz hat; du hast Platz für { $goods } Waren und { $passengers } Passagiere.

nuremberg-sell-not-yours = Das Streckenteil zwischen { $here } und { $there } gehört dir nicht.
nuremberg-sell-other = Diese Übernahme geht an { $buyer }, nicht an { $company }.
nuremberg-sell-not-at-company = { $here } gehört nicht dazu ({ $company }): Eine Übernahme beginnt in einer ihrer Städte oder Stationen.
nuremberg-sell-not-on = Die Übernahme ist in { $head } und muss dort weitergehen, nicht in { $here }.
nuremberg-sell-closed = Die Übernahme ist wieder an ihrem Anfang; sie kann nur noch beendet werden.
nuremberg-sell-fork = Die Übernahme war schon in { $there }: Noch einmal dorthin gäbe eine Abzweigung.
nuremberg-sell-no-influence = Du hast keinen Einfluss mehr ({ $company }; ein Punkt für zwei Streckenteile).
nuremberg-sell-no-links = Alle { $count } Streckenteile liegen auf dem Plan ({ $company }).
nuremberg-sell-no-end = Von { $there } führen deine Streckenteile zu keiner Stadt oder Station, für die dein Einfluss von { $have } reicht ({ $company }).

# Der Tisch
nuremberg-turn = Runde { $turn } von { $turns }
nuremberg-box = Feld
nuremberg-boxes = Einflussfelder
nuremberg-trains = Züge
nuremberg-seats = Spieler
nuremberg-areas = Gebiete
nuremberg-links = Streckenteile
nuremberg-cubes = Steine
nuremberg-profit = Gewinn
nuremberg-points = Punkte
nuremberg-score = jetzt
nuremberg-order-player = Spielerreihenfolge
nuremberg-order-build = Bau
nuremberg-order-train = Züge
nuremberg-company-stock = Streckenteile übrig: Rot { $red }, Grün { $green }

# Fehler einer Stellung
nuremberg-fault-game = { $players } Spieler in Runde { $turn } passen nicht zur Seite des Tableaus
nuremberg-fault-empty-seat = Platz { $seat } spielt nicht mit, hat aber etwas
nuremberg-fault-cubes = Platz { $seat } hat { $count } Steine auf der Hand und in Feldern, es gibt aber { $of }
nuremberg-fault-track = Platz { $seat }: Ein Marker liegt jenseits des Endes seiner Leiste
nuremberg-fault-order = { $order }: Nicht jeder Platz kommt einmal vor
nuremberg-fault-turn = Phase und Spieler passen nicht zusammen
nuremberg-fault-tokens = Solche Marker können nicht in den Feldern liegen
nuremberg-fault-bid = Feld { $box }: Das kann kein Gebot sein
nuremberg-fault-bids = Platz { $seat } hat mehr als zwei Gebote
nuremberg-fault-links = { $owner }: { $count } Streckenteile auf dem Plan, { $track } gezählt, und es gibt { $of }
nuremberg-fault-link = { $link }: Dort kann kein Streckenteil liegen
nuremberg-fault-landlord = { $link }: Dort steht ein Landbesitzer im Weg
nuremberg-fault-pieces = { $kind }: { $count } Stücke, es gibt aber { $of }
nuremberg-fault-place = { $area }: Stücke, die dort nicht liegen können
nuremberg-fault-company = { $area }: Das kann nicht die Gesellschaft sein
nuremberg-fault-stranded = { $area }: Stücke, die hätten entfernt werden müssen
nuremberg-fault-trains = Platz { $seat }: Züge, die niemand zusammen besitzen kann
nuremberg-fault-carried = Platz { $seat }: Die Ladung passt nicht zu den Zügen
nuremberg-fault-chain = Die begonnene Kette ist keine
nuremberg-fault-due = Was fällig ist, kann nicht bezahlt werden oder ist zur falschen Zeit fällig

# Angebote: was auf einem Knopf steht
nuremberg-verb-bid = Bieten
nuremberg-verb-take = Farbe wählen
nuremberg-verb-build = Bauen
nuremberg-verb-pay = Bezahlen
nuremberg-verb-buy = Zug kaufen
nuremberg-verb-load = Laden
nuremberg-verb-load-all = Alles laden
nuremberg-verb-sell = Verkaufen
nuremberg-verb-finish = Beenden
nuremberg-verb-pass = Passen
nuremberg-to-red = die rote Gesellschaft
nuremberg-to-green = die grüne Gesellschaft
nuremberg-offer-cubes = { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
}
nuremberg-offer-price = { $cost ->
    [one] 1 Baupunkt
   *[other] { $cost } Baupunkte
}
nuremberg-offer-influence = Einfluss: { $red ->
    [0] {""}
   *[other] { $red } rot
}{ $green ->
    [0] {""}
   *[other] { $red ->
        [0] {""}
       *[other] {", "}
    }{ $green } grün
}{ $white ->
    [0] {""}
   *[other] { $others ->
        [0] {""}
       *[other] {", "}
    }{ $white } weiß
}
nuremberg-offer-price-influence = { nuremberg-offer-price }, { nuremberg-offer-influence }
nuremberg-offer-train = { $brown ->
    [0] {""}
   *[other] Einfluss: { $brown } braun
}{ $more ->
    [0] {""}
   *[other] { $brown ->
        [0] {""}
       *[other] {" + "}
    }{ $more } andere Punkte
}
nuremberg-offer-due = noch { $due } zu bezahlen
nuremberg-offer-bid = { $amount } auf Feld { $box } bieten
nuremberg-offer-take = Den Punkt als { $colour } nehmen
nuremberg-offer-build = Von { $here } nach { $there } bauen
nuremberg-offer-pay = Bezahlen: { $means }
nuremberg-offer-buy = Zug { $train } kaufen ({ $seats ->
    [one] 1 Passagier
   *[other] { $seats } Passagiere
}, { $room ->
    [one] 1 Gut
   *[other] { $room } Güter
})
nuremberg-offer-load = { $what } in { $place } laden
nuremberg-offer-load-all = Alles in Reichweite laden und passen
nuremberg-offer-sell = Das Streckenteil von { $here } nach { $there } an { $company } verkaufen
nuremberg-offer-finish-build = Strecke beenden ({ $count ->
    [one] 1 Teil
   *[other] { $count } Teile
})
nuremberg-offer-finish-sell = Übernahme durch { $company } beenden ({ $count ->
    [one] 1 Teil
   *[other] { $count } Teile
})
nuremberg-offer-pass-building = Nichts bauen
nuremberg-offer-pass-transport = Passen
nuremberg-offer-pass-takeovers = Nichts verkaufen

# What the lab counts
nuremberg-things-built = Gebaute Verbindungen
nuremberg-things-sold = Verkaufte Verbindungen
nuremberg-things-loaded = Gebiete, aus denen geladen wurde
nuremberg-things-box = Einflussfelder mit Geboten
nuremberg-things-train = Gekaufte Züge
