# First Train to Nuremberg: Deutsch
nuremberg-title = First Train to Nürnberg
nuremberg-about = Baue kurze Strecken, leere sie und verkaufe sie an die großen Gesellschaften, bevor sie dich ruinieren.
nuremberg-reconstructed = Rekonstruierter Plan und rekonstruierte Tableaus, nicht die gedruckten.

nuremberg-place = { $de }
nuremberg-colour-white = Weiß
nuremberg-colour-brown = Braun
nuremberg-colour-red = Rot
nuremberg-colour-green = Grün
nuremberg-company-red = die rote Gesellschaft
nuremberg-company-red-dat = der roten Gesellschaft
nuremberg-company-green = die grüne Gesellschaft
nuremberg-company-green-dat = der grünen Gesellschaft
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
nuremberg-piece-stone-acc = Stein
nuremberg-piece-beer-acc = Bier
nuremberg-piece-cheese-acc = Käse
nuremberg-piece-post-acc = Post
nuremberg-piece-red-acc = einen roten Passagier
nuremberg-piece-green-acc = einen grünen Passagier
nuremberg-piece-stone-none = keinen Stein
nuremberg-piece-beer-none = kein Bier
nuremberg-piece-cheese-none = keinen Käse
nuremberg-piece-post-none = keine Post
nuremberg-piece-red-none = keinen roten Passagier
nuremberg-piece-green-none = keinen grünen Passagier
nuremberg-pieces-stone = { $count } Steinwürfel
nuremberg-pieces-beer = { $count } Bierwürfel
nuremberg-pieces-cheese = { $count } Käsewürfel
nuremberg-pieces-post = { $count } Postwürfel
nuremberg-pieces-red = { $count } { $count ->
    [one] roter Passagier
   *[other] rote Passagiere
}
nuremberg-pieces-green = { $count } { $count ->
    [one] grüner Passagier
   *[other] grüne Passagiere
}
nuremberg-pieces-landlord = { $count } Landbesitzer

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
nuremberg-ask-building = Baue ein Streckenteil oder { $laid ->
    [0] passe
   *[other] höre auf (bisher { $due } { $due ->
        [one] Baupunkt
       *[other] Baupunkte
    })
}.
nuremberg-ask-paying = Bezahle noch { $due }, Punkt für Punkt.
nuremberg-ask-transport = Kaufe einen Zug, lade ein Stück oder passe.
nuremberg-ask-takeovers = Verkaufe Streckenteile an eine Gesellschaft oder { $laid ->
    [0] passe
   *[other] höre in einer Stadt oder Station auf
}.

# Was geschah (davor steht der Name)
nuremberg-told-bid = bietet { $amount } { $amount ->
    [one] Stein
   *[other] Steine
} auf Feld { $box }
nuremberg-told-take = nimmt den zweifarbigen Punkt als { $colour }
nuremberg-told-build = baut von { $here } nach { $there } ({ $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}{ $influence ->
    [0] {""}
   *[other] , { $influence } Einfluss
})
nuremberg-told-finish-build = beendet eine Strecke aus { $count } { $count ->
    [one] Streckenteil
   *[other] Streckenteilen
} für { $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}
nuremberg-told-pay = bezahlt { $means ->
    [cube] einen Investitionsstein
    [white] einen weißen Punkt
    [brown] einen braunen Punkt
    [red] einen roten Punkt
   *[green] einen grünen Punkt
}
nuremberg-told-buy = kauft Zug { $train } (Preis { $price }{ $brown ->
    [0] {""}
   *[other] , davon { $brown } brauner Einfluss
})
nuremberg-told-load = lädt { $what } in { $place } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
nuremberg-told-load-all = lädt { $count ->
    [one] das einzige erreichbare Stück
   *[other] alle { $count } erreichbaren Stücke
} ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) und passt
nuremberg-told-sell = verkauft das Streckenteil von { $here } nach { $there } an { $company }{ $influence ->
    [0] {""}
   *[other] {" "}({ $influence } Einfluss)
}
nuremberg-told-finish-sell = lässt { $count } { $count ->
    [one] Streckenteil
   *[other] Streckenteile
} von { $company } übernehmen
nuremberg-told-pass-building = baut nichts
nuremberg-told-pass-transport = passt
nuremberg-told-pass-takeovers = verkauft nichts

# Was daraus folgte
nuremberg-told-displaced = { $who } wird auf Feld { $box } überboten und nimmt { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
} zurück.
nuremberg-told-paid = { $who } bezahlt { $what }.
nuremberg-told-cubes = { $count ->
    [one] 1 Investitionsstein
   *[other] { $count } Investitionssteine
}
nuremberg-told-points = { $count } { $colour }
nuremberg-told-connection = { $one } und { $two } sind verbunden.
nuremberg-told-connection-nobody = { $one } und { $two } sind verbunden, aber nur durch Streckenteile der Gesellschaften: Niemand bekommt Punkte.
nuremberg-told-bonus = { $who } bekommt { $points } { $points ->
    [one] Punkt: Ein Streckenteil gehört
   *[other] Punkte: So viele Streckenteile gehören
} zur Verbindung.
nuremberg-told-joined = { $place } gehört jetzt { $company }.
nuremberg-told-removed = Aus dem Spiel, da nie mehr aus { $place } zu befördern: { $what }.
nuremberg-told-credit = { $who } gewinnt Feld { $box }: { $what }.
nuremberg-told-credit-nothing = { $who } gewinnt Feld { $box }, aber alle Leisten sind am Ende.
nuremberg-told-order-build-train = Reihenfolge im Streckenbau: { $build }. Reihenfolge beim Zugkauf: { $train }.
nuremberg-told-order-player = Neue Spielerreihenfolge: { $player }.
nuremberg-told-account = { $who } nimmt { $earned } ein und bezahlt { $links } für { $links ->
    [one] ein Streckenteil
   *[other] Streckenteile
}: Der Gewinn geht von { $before } auf { $profit }.
nuremberg-told-turn = Runde { $turn } von { $turns } beginnt. Gezogene Einflussmarker: { $tokens }.
nuremberg-told-token = { $box } { $colour }
nuremberg-told-draw = { $who } nimmt { $cubes } { $cubes ->
    [one] Investitionsstein
   *[other] Investitionssteine
} aus dem Vorrat.
nuremberg-told-end = Runde { $turns } war die letzte: Das Spiel ist zu Ende.
nuremberg-told-score = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} unterwegs, { $worth } für { $sets } { $sets ->
    [one] Satz
   *[other] Sätze
}, Gewinn { $profit }, minus { $links } für { $links ->
    [one] ein eigenes Streckenteil
   *[other] eigene Streckenteile
}: zusammen { $score }.
nuremberg-told-win = { $who } gewinnt mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
nuremberg-told-win-tie = { $who } gewinnt mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
} und liegt auf der Gewinn-/Verlustleiste vor allen, die ebenso viele haben.
nuremberg-skip-auction = { $who } hat zu wenige Steine für ein weiteres Gebot.
nuremberg-skip-building = { $who } kann nichts bauen.
nuremberg-skip-transport = { $who } kann weder kaufen noch laden und passt.
nuremberg-skip-takeovers = { $who } kann nichts verkaufen.

# Warum eine Aktion gut ist (der Trainer)
nuremberg-reason-reach = bringt { $count } { $count ->
    [one] Stück
   *[other] Stücke
} in Reichweite
nuremberg-reason-points = bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
nuremberg-reason-sell = { $company } übernimmt es; du hast { $links } { $links ->
    [one] Streckenteil
   *[other] Streckenteile
} zu unterhalten
nuremberg-reason-buy = { $seats ->
    [0] kein Sitz
    [one] 1 Sitz
   *[other] { $seats } Sitze
}, { $room ->
    [0] kein Waggonplatz
    [one] 1 Waggonplatz
   *[other] { $room } Waggonplätze
}; in Reichweite { $count ->
    [0] ist nichts
    [one] ist ein Stück
   *[other] sind { $count } Stücke
}
nuremberg-reason-take = du hast { $have } { $colour }
nuremberg-reason-longer = eine Strecke aus { $links } { $links ->
    [one] Streckenteil
   *[other] Streckenteilen
}, auf dem Weg zu dem, was weiter weg liegt
nuremberg-reason-cube = schont deinen Einfluss; { $left ->
    [0] kein Stein bleibt
    [one] ein Stein bleibt
   *[other] { $left } Steine bleiben
}
nuremberg-reason-pay = { $cubes ->
    [0] {""}
   *[other] schont deine Steine;{" "}
}{ $left ->
    [0] danach ist { $colour } aufgebraucht
    [one] danach bleibt 1 { $colour }
   *[other] danach bleiben { $left } { $colour }
}
nuremberg-reason-save = hebt { $cubes ->
    [one] einen Stein
   *[other] { $cubes } Steine
} für später auf
nuremberg-reason-place = ein Platz in der Reihenfolge für { $amount ->
    [one] einen Stein
   *[other] { $amount } Steine
}
nuremberg-reason-influence = { $count } { $colour }
nuremberg-reason-bid = Einfluss für { $amount } { $amount ->
    [one] Stein
   *[other] Steine
}: { $influence }

# Ablehnungen
nuremberg-not-now = Das gehört in eine andere Phase ({ $then }); jetzt ist dran: { $now }.
nuremberg-no-pass = Passen geht jetzt nicht: Erst kommt { $now }.
nuremberg-pass-begun = Du hast eine Kette begonnen: Mach weiter oder höre auf.
nuremberg-finish-nothing = Es gibt noch nichts zu beenden: Passe, wenn du nichts willst.
nuremberg-finish-nowhere = Eine Übernahme endet in einer Stadt oder Station, und in { $place } gibt es keine.
nuremberg-no-border = { $here } und { $there } grenzen nicht aneinander: Ein Streckenteil liegt auf der Grenze zwischen zwei Gebieten.
nuremberg-no-border-same = Ein Streckenteil führt von einem Gebiet in ein anderes, nicht von { $here } nach { $there }.
nuremberg-no-border-field = { $place } ist { $field ->
    [hops] ein Hopfenfeld
   *[hill] ein Hügel
}, dort wird nie gebaut: Was dort liegt, holt ein Streckenteil in eine angrenzende Station.
nuremberg-take-company = Den zweifarbigen Punkt gibt es nur als Rot oder Grün.

nuremberg-bid-no-box = Es gibt kein Feld { $box }: Diese Seite des Tableaus hat { $boxes }.
nuremberg-bid-own = Auf Feld { $box } liegt schon dein Gebot, und niemand überbietet sich selbst.
nuremberg-bid-low = Auf Feld { $box } bietet man mindestens { $least ->
    [one] 1 Stein
   *[other] { $least } Steine
}.
nuremberg-bid-over = Auf Feld { $box } { $there ->
    [one] liegt ein Stein
   *[other] liegen { $there } Steine
}: Biete mindestens { $least }.
nuremberg-bid-cubes = Du hast nur { $cubes } { $cubes ->
    [one] Stein
   *[other] Steine
}.

nuremberg-build-no-border = Dort kann kein Streckenteil gebaut werden.
nuremberg-build-forbidden = { $here } und { $there } dürfen nie verbunden werden.
nuremberg-build-extension = { $there } grenzt nur an { $here }, wenn The South erweitert ist.
nuremberg-build-taken = Zwischen { $here } und { $there } liegt schon ein Streckenteil; es gehört { $owner }.
nuremberg-build-only-out = Aus { $there } kann man nur herausbauen, nie hinein.
nuremberg-build-no-links = Deine Streckenteile liegen alle auf dem Plan ({ $count }).
nuremberg-build-first-turn = Deine erste Strecke muss in einer roten oder grünen Stadt beginnen; { $here } ist keine.
nuremberg-build-no-start = Eine Strecke beginnt in einer Stadt oder Station einer Gesellschaft oder an eigenen Streckenteilen, also nicht in { $here }.
nuremberg-build-not-on = Die Strecke ist in { $head } und muss dort weitergehen, nicht in { $here }.
nuremberg-build-closed = Die Strecke ist wieder an ihrem Anfang; sie kann nur noch beendet werden.
nuremberg-build-fork = Die Strecke war schon in { $there }: Noch einmal dorthin gäbe eine Abzweigung.
nuremberg-build-toll = Von { $here } nach { $there } brauchst du { $need } Einfluss bei { $company }, du hast { $have }.
nuremberg-build-landlords = In { $there } { $need ->
    [one] wohnt ein Landbesitzer
   *[other] wohnen { $need } Landbesitzer
}: Du brauchst { $need } weißen Einfluss, du hast { $have }.
nuremberg-build-dear = Von { $here } nach { $there } kostet { $cost } { $cost ->
    [one] Baupunkt
   *[other] Baupunkte
}{ $tolls ->
    [0] {""}
   *[other] {" "}und { $tolls } Einfluss
}: Die Strecke würde { $total } kosten, und du hättest noch { $have } { $have ->
    [one] Punkt
   *[other] Punkte
} an Steinen und Einfluss zum Bezahlen.
nuremberg-pay-none = Davon hast du nichts mehr: { $means }.

nuremberg-buy-no-train = Einen Zug { $train } gibt es auf dieser Seite des Tableaus nicht.
nuremberg-buy-sold = Zug { $train } hat schon { $who } gekauft.
nuremberg-buy-same-price = Du hast schon einen Zug zum Preis { $price }.
nuremberg-buy-same-row = Du hast schon einen Zug aus dieser Reihe.
nuremberg-buy-three = Du hast schon drei Züge.
nuremberg-buy-means = Zug { $train } kostet { $price }: Du hast { $brown } braunen Einfluss und brauchst für den Rest { $need } { $need ->
    [one] anderen Punkt
   *[other] andere Punkte
}, hast aber { $have }.
nuremberg-load-nothing = In { $place } gibt es { $what }.
nuremberg-load-no-area = Dieses Gebiet gibt es auf diesem Plan nicht.
nuremberg-load-no-goods = { $what } gibt es auf diesem Plan nicht, sondern { $white } und { $yellow }.
nuremberg-load-landlord = Landbesitzer reisen nicht: Wer in ihr Gebiet baut, bezahlt sie mit weißem Einfluss.
nuremberg-load-no-seat = In deinen Zügen ist kein Sitzplatz mehr frei ({ $what } in { $place }).
nuremberg-load-no-wagon = In deinen Zügen ist kein Platz mehr für Waren ({ $what } in { $place }).
nuremberg-load-passenger = Für den Transport aus { $place } ({ $what }) brauchst du eine ununterbrochene eigene Strecke zu einer Stadt oder Station, die { $company } gehört.
nuremberg-load-area = Für den Transport aus { $place } ({ $what }) brauchst du ein eigenes Streckenteil in dieses Gebiet.
nuremberg-load-field = Für den Transport aus { $place } ({ $what }) brauchst du ein eigenes Streckenteil in eine angrenzende Station, die keiner Gesellschaft gehört: { $stations }.
nuremberg-load-all-rival = Aus { $place } kann auch { $who } etwas holen ({ $what }), also lade Stück für Stück.
nuremberg-load-all-room = „Alles laden“ geht nur ab zwei Stücken, für die auch Platz ist: Du hast Platz für { $goods ->
    [0] keine Ware
    [one] eine Ware
   *[other] { $goods } Waren
} und { $passengers ->
    [0] keinen Passagier
    [one] einen Passagier
   *[other] { $passengers } Passagiere
}.

nuremberg-sell-no-border = Dort gibt es kein Streckenteil, das verkauft werden könnte.
nuremberg-sell-not-yours = Das Streckenteil zwischen { $here } und { $there } gehört nicht dir, sondern { $owner }.
nuremberg-sell-nothing = Zwischen { $here } und { $there } liegt kein Streckenteil, das zu verkaufen wäre.
nuremberg-sell-no-company = Nur die rote und die grüne Gesellschaft übernehmen Streckenteile.
nuremberg-sell-other = Diese Strecke wird von { $buyer } übernommen, nicht von { $company }.
nuremberg-sell-not-at-company = { $here } gehört nicht { $company }: Eine Übernahme beginnt in einer ihrer Städte oder Stationen.
nuremberg-sell-not-on = Die Übernahme ist in { $head } und muss dort weitergehen, nicht in { $here }.
nuremberg-sell-closed = Die Übernahme ist wieder an ihrem Anfang; sie kann nur noch beendet werden.
nuremberg-sell-fork = Die Übernahme war schon in { $there }: Noch einmal dorthin gäbe eine Abzweigung.
nuremberg-sell-no-influence = Du hast bei { $company } keinen Einfluss mehr (ein Punkt für zwei Streckenteile).
nuremberg-sell-no-links = Die Streckenteile von { $company } liegen alle auf dem Plan ({ $count }).
nuremberg-sell-no-end = Von { $there } führen deine Streckenteile zu keiner Stadt oder Station, für die dein Einfluss bei { $company } ({ $have }) reicht.

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
nuremberg-order-build = Streckenbau
nuremberg-order-train = Zugkauf
nuremberg-company-stock = Streckenteile übrig: Rot { $red }, Grün { $green }

# Neben dem Plan
nuremberg-prospects = Was dabei herauskommt
nuremberg-own = Deins
nuremberg-course-auction = Versteigerung
nuremberg-course-building = Streckenbau
nuremberg-course-transport = Transport
nuremberg-course-takeovers = Übernahmen
nuremberg-chain-build = Strecke bisher
nuremberg-chain-sell = Verkauf an { $company }
nuremberg-way = { $before } → { $next }
nuremberg-between = { $one } – { $two }
nuremberg-due = Noch { $due } zu bezahlen
nuremberg-line = { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
} · Gewinn { $profit } · { $links ->
    [one] 1 Streckenteil
   *[other] { $links } Streckenteile
} übrig
nuremberg-account = Gewinn jetzt { $profit }, am Ende der Runde { $next } (verdient { $earned }, Streckenteile kosten { $links })
nuremberg-upkeep = Gewinn jetzt { $profit }; deine Streckenteile kosten { $links } pro Runde
nuremberg-preview = Übernahmen: Rot könnte { $red ->
    [one] 1 Streckenteil
   *[other] { $red } Streckenteile
} übernehmen, Grün { $green } (2 pro Einflusspunkt)
nuremberg-links-left = Streckenteile übrig
nuremberg-train = Zug { $train }
nuremberg-trains-price = Züge zum Preis { $price }
nuremberg-room = { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
}, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
nuremberg-room-left = Noch Platz in deinen Zügen: { $what }
nuremberg-carried = In dieser Runde befördert: { $what }
nuremberg-box-title = Feld { $box }
nuremberg-colour-either = Rot oder Grün
nuremberg-token = Einflussmarker { $colour }
nuremberg-from = ab { $minimum }
nuremberg-influence = Einfluss
nuremberg-display = Gewinn und Verlust
nuremberg-company-links = Streckenteile der Gesellschaften
nuremberg-delivered = Befördert
nuremberg-sets = Sätze
nuremberg-orders = Reihenfolgen
nuremberg-score-points = Punkte während der Partie
nuremberg-score-sets = Sätze
nuremberg-score-profit = Gewinn und Verlust
nuremberg-score-links = Eigene Streckenteile

# Die Zeichnung
nuremberg-title-wensleydale = Last Train to Wensleydale
nuremberg-area-station = Station
nuremberg-area-large = große Station
nuremberg-area-town = Stadt
nuremberg-area-hops = Hopfenfeld
nuremberg-area-hill = Steinhügel
nuremberg-area-valley = Tal
nuremberg-link-river = Fluss
nuremberg-link-cost = kostet { $cost }
nuremberg-link-only = wird nur aus { $place } gebaut
nuremberg-link-never = hier kann nie gebaut werden
nuremberg-link-free = frei
nuremberg-link-closed = in dieser Partie nicht offen
nuremberg-key-valley = Tal · kostet 2
nuremberg-key-river = Fluss · kostet 2
nuremberg-key-company = Gesellschaft
nuremberg-key-border = freie Grenze

# Fehler einer Stellung
nuremberg-fault-side = Die Seite { $side } des Tableaus ist nicht für { $players } Spieler.
nuremberg-fault-option = Die Partie wurde mit { $option } = { $choice } begonnen.
nuremberg-fault-stock = Eine Gesellschaft hat { $few ->
    [one] 1 Streckenteil
   *[other] { $few } Streckenteile
} oder, im Spiel von 2009, { $many }.
nuremberg-fault-turn = Dieses Spiel hat { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}.
nuremberg-fault-over = Das Spiel ist erst nach Runde { $turns } zu Ende.
nuremberg-fault-at = Auf diesem Platz der Leiste liegt niemand.
nuremberg-fault-order = Nicht jeder Platz kommt einmal vor.
nuremberg-fault-stack = Nicht jeder Marker kommt einmal vor.
nuremberg-fault-track = Die Leiste endet bei { $most }.
nuremberg-fault-profit = Die Leiste geht von { $least } bis { $most }.
nuremberg-fault-player-order = Die Spielerreihenfolge richtet sich nach der Gewinn-/Verlustleiste.
nuremberg-fault-influence-order = Wer noch nicht gebaut hat, steht in der Reihenfolge seines Einflusses.
nuremberg-fault-first-order = In der ersten Runde geht es der Sitzordnung nach, vom Startspieler an.
nuremberg-fault-first-turn = In der ersten Runde kann es dazu noch nicht gekommen sein.
nuremberg-fault-bid-owner = Steine in einem Feld gehören jemandem, und ein Gebot besteht aus Steinen.
nuremberg-fault-bid-phase = Gebote liegen nur während der Versteigerung in den Feldern.
nuremberg-fault-bid-box = Diese Seite des Tableaus hat { $boxes ->
    [one] 1 Feld
   *[other] { $boxes } Felder
}.
nuremberg-fault-bid-low = In dieses Feld { $least ->
    [one] gehört mindestens 1 Stein
   *[other] gehören mindestens { $least } Steine
}.
nuremberg-fault-bids = { $who } hat mehr als zwei Gebote.
nuremberg-fault-cubes = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} auf der Hand und in Feldern, es gibt aber nur { $of }.
nuremberg-fault-cubes-drawn = { $count } { $count ->
    [one] Stein
   *[other] Steine
} auf der Hand und in Feldern, zu Beginn einer Runde sind es aber mindestens { $least }.
nuremberg-fault-token = In den Feldern 1 bis { $boxes } liegt je ein Marker, sonst nirgends.
nuremberg-fault-tokens = Im Beutel { $of ->
    [one] ist nur 1 Marker
   *[other] sind nur { $of } Marker
} dieser Farbe: { $colour }.
nuremberg-fault-no-bid = { $who } hat zwei Gebote oder zu wenige Steine und ist nicht an der Reihe.
nuremberg-fault-first-bid = Das erste Gebot gibt der Startspieler ab.
nuremberg-fault-choice = Dort hat niemand einen zweifarbigen Punkt ersteigert.
nuremberg-fault-auction = { $who } muss noch bieten.
nuremberg-fault-link = Dort kann kein Streckenteil liegen.
nuremberg-fault-owner = { $who } spielt nicht mit.
nuremberg-fault-links = { $count ->
    [one] Auf dem Plan liegt ein Streckenteil.
   *[other] Auf dem Plan liegen { $count } Streckenteile.
}
nuremberg-fault-links-most = { $count ->
    [one] 1 Streckenteil
   *[other] { $count } Streckenteile
} auf dem Plan, es gibt aber nur { $of }.
nuremberg-fault-adrift = Keine Strecke führt von einer Stadt einer Gesellschaft zu diesem Streckenteil.
nuremberg-fault-company = Städte und Stationen gehören den Gesellschaften, deren Streckenteile dort liegen, Städte auch ihrer eigenen, alles andere keiner.
nuremberg-fault-line-end = Hier endet eine Strecke der { $company ->
    [red] roten
   *[green] grünen
} Gesellschaft, sie kann aber nur in einer Stadt oder Station enden.
nuremberg-fault-pieces = Zusammen { $count ->
    [one] 1 Stück
   *[other] { $count } Stücke
}, es müssten aber { $of } sein.
nuremberg-fault-place = Hier { $most ->
    [0] kann kein solches Stück
    [one] kann höchstens 1 solches Stück
   *[other] können höchstens { $most } solche Stücke
} liegen.
nuremberg-fault-landlord = Hier liegt ein Streckenteil, also ist der Landbesitzer fort.
nuremberg-fault-stranded-field = Alle Stationen dieses Feldes gehören Gesellschaften: Die Würfel müssen vom Plan.
nuremberg-fault-stranded-area = Hier liegt ein Streckenteil einer Gesellschaft: Die Würfel müssen vom Plan.
nuremberg-fault-stranded-passenger = Die Station gehört der { $company ->
    [red] roten
   *[green] grünen
} Gesellschaft: Ihre Passagiere müssen vom Plan.
nuremberg-fault-scored = Die Verbindung ist noch nicht gebaut.
nuremberg-fault-not-scored = Die Verbindung ist gebaut, also gewertet.
nuremberg-fault-no-train = Diesen Zug gibt es auf dieser Seite des Tableaus nicht.
nuremberg-fault-train-phase = Züge gehören nur in der Transportphase jemandem.
nuremberg-fault-trains = { $who } kann { $most ->
    [one] 1 Zug
   *[other] { $most } Züge
} haben, je einen von jedem Preis oder aus jeder Reihe.
nuremberg-fault-riders = Dieser Zug hat { $seats ->
    [0] keinen Sitzplatz
    [one] 1 Sitzplatz
   *[other] { $seats } Sitzplätze
}.
nuremberg-fault-carried-riders = In diesen Zügen { $riders ->
    [one] fährt ein Passagier.
   *[other] fahren { $riders } Passagiere.
}
nuremberg-fault-carried-goods = In diesen Zügen ist { $room ->
    [0] kein Platz für Waren
    [one] Platz für 1 Ware
   *[other] Platz für { $room } Waren
}.
nuremberg-fault-points = Was befördert wurde, ist mindestens { $least } und höchstens { $most } wert.
nuremberg-fault-phase = Das kann in dieser Phase nicht sein: { $phase }.
nuremberg-fault-trail = Die begonnene Kette hat { $count ->
    [0] keine Gebiete
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}.
nuremberg-fault-buyer = Eine Übernahme hat einen Käufer, sobald sie begonnen ist, vorher nicht.
nuremberg-fault-fork = Die Kette kommt zweimal in ein Gebiet.
nuremberg-fault-chain = Die Kette führt nicht mit dem richtigen Streckenteil über eine Grenze.
nuremberg-fault-only-out = In dieses Gebiet baut niemand hinein.
nuremberg-fault-start = Dort kann die Kette nicht begonnen haben.
nuremberg-fault-due-line = Die begonnene Strecke kostet { $cost }.
nuremberg-fault-due-most = Was fällig ist, liegt zwischen 1 und { $most }.
nuremberg-fault-buying = { $who } bezahlt diesen Zug gerade und muss ihn haben.
nuremberg-fault-due-too-much = Zum Bezahlen { $have ->
    [0] sind keine Punkte
    [one] ist nur 1 Punkt
   *[other] sind nur { $have } Punkte
} da.
nuremberg-fault-due-first = Das muss vor allem anderen ausgegeben werden.
nuremberg-fault-due-forced = Womit bezahlt wird, steht fest, also ist es schon bezahlt.
nuremberg-fault-passed = { $who } hat gepasst und wird nicht mehr gefragt.
nuremberg-fault-in-vain = { $who } kann in dieser Phase nichts tun ({ $phase }) und wird übergangen.

# Angebote: was auf einem Knopf steht
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
    }{ $more } { $more ->
        [one] anderer Punkt
       *[other] andere Punkte
    }
}
nuremberg-then-cubes = { $count ->
    [0] keine Steine
    [one] 1 Stein
   *[other] { $count } Steine
}
nuremberg-then-white = Weiß { $count }
nuremberg-then-brown = Braun { $count }
nuremberg-then-red = Rot { $count }
nuremberg-then-green = Grün { $count }
nuremberg-then-owed = { $count ->
    [0] alles bezahlt
   *[other] noch { $count } zu bezahlen
}
nuremberg-then-own = { $count ->
    [0] kein Streckenteil auf dem Plan
    [one] 1 Streckenteil auf dem Plan
   *[other] { $count } Streckenteile auf dem Plan
}
nuremberg-then-links = { $count ->
    [0] kein Streckenteil übrig
    [one] 1 Streckenteil übrig
   *[other] { $count } Streckenteile übrig
}
nuremberg-then-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
nuremberg-then-room = { $count ->
    [0] kein Platz für Waren
    [one] Platz für 1 Ware
   *[other] Platz für { $count } Waren
}
nuremberg-then-seats = { $count ->
    [0] kein Sitz frei
    [one] 1 Sitz frei
   *[other] { $count } Sitze frei
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
    [one] 1 Ware
   *[other] { $room } Waren
})
nuremberg-offer-load = In { $place } { $what } laden
nuremberg-offer-load-all = Alles in Reichweite laden und passen
nuremberg-offer-sell = Das Streckenteil von { $here } nach { $there } an { $company } verkaufen
nuremberg-offer-finish-build = Strecke beenden ({ $count ->
    [one] 1 Streckenteil
   *[other] { $count } Streckenteile
})
nuremberg-offer-finish-sell = Übernahme durch { $company } beenden ({ $count ->
    [one] 1 Streckenteil
   *[other] { $count } Streckenteile
})
nuremberg-offer-pass-building = Nichts bauen
nuremberg-offer-pass-transport = Passen
nuremberg-offer-pass-takeovers = Nichts verkaufen

# Was das Labor zählt
nuremberg-things-built = Gebaute Streckenteile
nuremberg-things-sold = Verkaufte Streckenteile
nuremberg-things-loaded = Gebiete, aus denen geladen wurde
nuremberg-things-box = Einflussfelder mit Geboten
nuremberg-things-train = Gekaufte Züge

# Optionen
nuremberg-option-side = Anzeigentableau
nuremberg-option-side-about = Bestimmt Einflussfelder, Beutel und Zahl der Runden. Nur zu dritt lässt sich das wählen.
nuremberg-option-side-players = Nach der Spielerzahl (zu dritt: Seite 3-4)
nuremberg-option-side-3-4 = Seite 3-4
nuremberg-option-side-2-3 = Seite 2-3
nuremberg-option-train-side = Eisenbahntableau
nuremberg-option-train-side-about = Bestimmt, welche Züge es gibt und was Passagiere wert sind.
nuremberg-option-train-side-same = Dieselbe Seite
nuremberg-option-train-side-3-4 = Seite 3-4
nuremberg-option-train-side-2-3 = Seite 2-3 (Passagiere nach Klassen)
nuremberg-option-trains = Je ein Zug
nuremberg-option-trains-about = Niemand darf zwei Züge mit demselben Preis haben, oder aus derselben Reihe.
nuremberg-option-trains-price = Pro Preisstufe (2010)
nuremberg-option-trains-row = Pro Reihe (2009)
nuremberg-option-south = The South
nuremberg-option-south-about = Wie weit das Gebiet im Süden reicht, aus dem man nur herausbauen darf.
nuremberg-option-south-printed = Wie 2009
nuremberg-option-south-extended = Erweitert
nuremberg-option-bonus = Nürnberg – Fürth zählt
nuremberg-option-bonus-about = Welche Streckenteile zählen, wenn Nürnberg und Fürth erstmals verbunden sind.
nuremberg-option-bonus-shortest = Auf der kürzesten Verbindung
nuremberg-option-bonus-all = Auch auf längeren Abzweigungen
nuremberg-option-links = Streckenteile je Gesellschaft
nuremberg-option-links-about = Bei weniger können sie ausgehen: Dann wird nichts mehr übernommen, und die Partie wird enger.
nuremberg-option-links-35 = 35 (2010)
nuremberg-option-links-60 = 60 (2009)
nuremberg-refused-side = { $board }: Mit { $players } Spielern ist Seite { $side } nicht zu wählen, denn nur Seite { $printed } ist für so viele bestimmt.

# So wird gespielt
nuremberg-learn-goal-title = Worum es geht
nuremberg-learn-goal = Kleine Bahnen sind teuer im Unterhalt. Bau kurze Strecken, transportiere, was an ihnen liegt, und verkauf sie an die beiden großen Gesellschaften, bevor sie deinen Gewinn auffressen.
nuremberg-learn-auction-title = 1. Versteigerung
nuremberg-learn-auction = Biete Investitionssteine auf Einflussfelder; zwei kannst du ersteigern. Weiß entscheidet, wer zuerst baut. Braun entscheidet, wer zuerst Züge kauft, und bezahlt sie. Mit Rot und Grün darfst du in den Städten der Gesellschaften bauen und ihnen später verkaufen.
nuremberg-learn-build-title = 2. Streckenbau
nuremberg-learn-build = Bau eine Kette von Streckenteilen ohne Abzweigung, in der ersten Runde von der Stadt einer Gesellschaft aus. Ein Streckenteil kostet 1, über einen Fluss oder in einem Tal 2. In der Stadt oder Station einer Gesellschaft kostet es dazu einen Punkt ihres Einflusses, und jeder Landbesitzer im Weg kostet einen weißen Punkt. Zuerst zahlst du mit Steinen, dann mit Einfluss.
nuremberg-learn-transport-title = 3. Züge und Transport
nuremberg-learn-transport = Immer eine Aktion: einen Zug mit braunem Einfluss kaufen oder ein Stück laden. Waren brauchen ein Streckenteil von dir in ihrem Gebiet oder daneben, Passagiere eine ununterbrochene eigene Strecke zu einer Stadt oder Station ihrer Farbe.
nuremberg-learn-profit-title = 4. Gewinn und Verlust
nuremberg-learn-profit = Was du transportiert hast, bringt Geld, aber jedes deiner Streckenteile auf dem Plan kostet 1 pro Runde.
nuremberg-learn-takeover-title = 5. Übernahmen
nuremberg-learn-takeover = Eine Gesellschaft übernimmt eine Kette deiner Streckenteile, die an einem ihrer Orte beginnt und in einer Station endet. Ein Punkt ihres Einflusses bezahlt zwei Streckenteile. Du bist sie los, und die Stationen gehören der Gesellschaft.
nuremberg-learn-end-title = Das Ende
nuremberg-learn-end = Nach vier oder fünf Runden zählen: die Punkte aus der Partie, 2 für jeden Satz aus vier verschiedenen Stücken, plus Gewinn oder minus Verlust, minus 1 für jedes Streckenteil, das du noch hast.

# Was der Trainer sagt, wenn eine Regel drankommt
nuremberg-lesson-auction = Wähle ein Feld, um auf seine Einflusspunkte zu bieten. Zwei Felder kannst du halten; sie gehören dir, wenn niemand mehr bietet. Steine bezahlen auch den Streckenbau, gib also nicht alle aus.
nuremberg-lesson-choice = Du wählst, welche Farbe der zweifarbige Punkt hat: Rot oder Grün, je nachdem, mit welcher Gesellschaft du handeln willst.
nuremberg-lesson-building = Über leuchtende Grenzen kannst du bauen. Beginn in der ersten Runde in der Stadt einer Gesellschaft, bau von dort weiter und beende die Strecke. Denk daran: Jedes Streckenteil kostet 1 Gewinn pro Runde.
nuremberg-lesson-paying = Steine bezahlen den Streckenbau, brauner Einfluss die Züge. Womit du den Rest bezahlst, wählst du selbst, Punkt für Punkt: Gib, was du am wenigsten brauchst. Bei einem Zug stehen drei Punkte für einen braunen.
nuremberg-lesson-transport = Erst ein Zug, dann Stücke: Jedes geladene Stück bringt einen Punkt und Geld. Was du liegen lässt, können andere holen.
nuremberg-lesson-takeovers = Verkauf Streckenteile, an denen es nichts mehr zu holen gibt. Beginn an einem Ort der Gesellschaft und ende in einer Station.

# Pläne
nuremberg-map-same-id = Mehrere Gebiete haben die id { $name }.
nuremberg-map-same-name = Mehrere Gebiete heißen { $name }.
nuremberg-map-company = Nur eine Stadt hat eine Gesellschaft, und jede hat eine: { $area }.
nuremberg-map-pieces = Nur eine Station hat Figuren, und jede hat 2 oder 3: { $area }.
nuremberg-map-passenger = Ein aufgedruckter Passagier steht in einer Station, und { $area } ist keine.
nuremberg-map-no-town = Es gibt keine Stadt für { $company }.
nuremberg-map-outline = Ohne „outline“ (die Ecken der Grenze) lässt sich { $area } nicht zeichnen.
nuremberg-map-no-area = Ein Gebiet { $area } gibt es nicht.
nuremberg-map-link-field = { $area } ist ein Hügel oder Hopfenfeld; dort kann nicht gebaut werden.
nuremberg-map-link-twice = Über eine Grenze führt nur ein Streckenteil, von einem Gebiet in ein anderes: { $one } und { $two }.
nuremberg-map-links = In { $area } treffen sich zu viele Streckenteile. Gefunden: { $count }, höchstens: { $most }.
nuremberg-map-no-field = { $area } ist kein Hügel oder Hopfenfeld („field“).
nuremberg-map-no-station = { $area } ist keine Station.
nuremberg-map-station-twice = { $area } ist zweimal genannt.
nuremberg-map-unserved = Keine Station bedient { $area }.
nuremberg-map-serves = { $area } bedient zu viele Hügel oder Hopfenfelder. Gefunden: { $count }, höchstens: { $most }.
nuremberg-map-bonus = { $one } und { $two } sind das eine Ende der Verbindung, die Punkte bringt: Ein Streckenteil dazwischen muss verboten sein.
nuremberg-map-goods = Weiße und gelbe Waren dürfen nicht dieselben sein.
nuremberg-map-cubes = Für den Aufbau gibt es zu wenige Warenwürfel. Nötig: { $drawn }, in der Schachtel: { $there }.
nuremberg-map-people = Für den Aufbau gibt es zu wenige Passagiere und Landbesitzer. Nötig: { $drawn }, in der Schachtel: { $there }.
nuremberg-map-track = Die Leiste beginnt hinter ihrem Ende.
nuremberg-map-profit = Die Leiste muss zwischen ihrem niedrigsten und ihrem höchsten Platz beginnen.
nuremberg-map-sides = Es muss zwei Seiten geben: { $one }, dann { $two }.
nuremberg-map-players = Keine Seite ist für { $players } Spieler.
nuremberg-map-bag = Der Beutel braucht für jedes Feld einen Marker. Marker: { $tokens }, Felder: { $boxes }.
nuremberg-map-points = Ein Feld hat in der oberen Reihe drei Punkte, in der unteren zwei.
nuremberg-map-either = Nur ein Punkt eines Feldes kann rot oder grün sein.
nuremberg-map-prices = Die Reihen der Züge müssen diese Preise haben: { $prices }.
nuremberg-map-unreachable = Keine Strecke kann je dorthin gelangen: { $area }.
nuremberg-map-no-way-out = Keine Strecke kann { $area } verlassen.
nuremberg-doubt-border = { $one } und { $two } haben keine gemeinsame Grenze, die eine Verbindung überqueren könnte.
nuremberg-doubt-field = { $station } bedient { $field }, berührt es aber nicht.

# Das geführte erste Spiel: rund um Nürnberg
nuremberg-guide-welcome-title = Bahnen zum Verkaufen
nuremberg-guide-welcome = Du gründest kleine Bahnen rund um Nürnberg. Im ersten Jahr verdienen sie Geld, danach verlieren sie es: Also baust du, transportierst, was dort liegt, und verkaufst. Es kaufen zwei Gesellschaften: Die grüne sitzt in Nürnberg, die rote in Fürth. Ida spielt gegen dich.
nuremberg-guide-means-title = Womit du bezahlst
nuremberg-guide-means = Investitionssteine sind Geld. Einfluss gibt es in vier Farben: Weiß ist die Regierung und entscheidet, wer zuerst baut; Braun kauft Züge; Rot und Grün öffnen dir die Orte der beiden Gesellschaften.
nuremberg-guide-boxes-title = Einfluss zu ersteigern
nuremberg-guide-boxes = Jede Runde beginnt mit einer Versteigerung. Ein Feld gibt die Punkte, die darin stehen, und den des Einflussmarkers, der dafür gezogen wurde. Am Ende hast du zwei Felder. In der oberen Reihe bietet man mindestens 3 Steine, in der unteren 2.
nuremberg-guide-bid-title = Bieten
nuremberg-guide-bid = Feld 2 gibt zwei weiße, einen braunen und einen Punkt, der rot oder grün sein darf. Biete 3 Steine darauf.
nuremberg-guide-bid-done = Deine Steine liegen im Feld. Legt Ida dort mehr hin, bekommst du sie zurück und bietest neu. Geh weiter: Sie ist dran.
nuremberg-guide-bid-other = Auch das wäre ein Gebot. Zu unserem Plan passt Feld 2 am besten: 3 Steine reichen.
nuremberg-guide-second-title = Ein zweites Feld
nuremberg-guide-second = Ida hat Feld 1 genommen. Du brauchst noch ein Feld: Biete 2 Steine auf Feld 4, für Weiß, Rot und Braun.
nuremberg-guide-second-done = Zwei Gebote, fünf Steine. Die übrigen sieben bezahlen den Streckenbau: Wer hier alles ausgibt, baut nichts. Ida gibt ihr zweites Gebot ab, und die Versteigerung ist vorbei.
nuremberg-guide-second-other = Spar deine Steine für den Bau. 2 auf Feld 4 genügen.
nuremberg-guide-choice-title = Rot oder Grün?
nuremberg-guide-choice = Die Farbe des gemischten Punktes wählst du. Wir wollen von Nürnberg aus bauen, und das ist grün: Nimm Grün.
nuremberg-guide-choice-done = Die Punkte werden Feld für Feld gutgeschrieben. Marker auf demselben Feld liegen aufeinander, und wer höher liegt, ist bei Gleichstand vorn.
nuremberg-guide-choice-other = Wir wollen nach Nürnberg, und das ist grün.
nuremberg-guide-order-title = Wer zuerst kommt
nuremberg-guide-order = Wer am meisten Weiß hat, baut zuerst: du. Wer am meisten Braun hat, kauft zuerst Züge: wieder du. Das ist viel wert, denn Grenzen und Züge gibt es nur einmal.
nuremberg-guide-build-title = Bauen
nuremberg-guide-build = In der ersten Runde beginnt eine Strecke in der Stadt einer Gesellschaft. Bau von Nürnberg Süd über die leuchtende Grenze nach Steinbühl. Das kostet einen Stein, und einen grünen Punkt, weil Nürnberg grün ist.
nuremberg-guide-build-done = Das erste Streckenteil. In Steinbühl liegt Post, und was deine Strecke berührt, kannst du vielleicht transportieren.
nuremberg-guide-build-other = Auch das ließe sich bauen, aber uns lockt der Süden: von Nürnberg Süd nach Steinbühl.
nuremberg-guide-line-title = Eine Strecke, keine Abzweigung
nuremberg-guide-line = Bau weiter, wo du bist: nach Lichtenhof, Gibitzenhof und Schweinau. Eine Strecke geht immer von ihrem Ende weiter und zweigt nie ab. Jedes Streckenteil kostet einen Stein; über einen Fluss wären es zwei.
nuremberg-guide-line-done = Vier Streckenteile. In Schweinau wartet ein grüner Passagier auf einen Zug nach Nürnberg. Mehr Streckenteile würden mehr erreichen, aber jedes kostet dich 1 pro Runde, solange es dir gehört.
nuremberg-guide-line-other = Nicht dorthin: Lichtenhof, Gibitzenhof, Schweinau, wo die Grenzen leuchten.
nuremberg-guide-finish-title = Beenden
nuremberg-guide-finish = Vier Streckenteile reichen für heute. Beende die Strecke.
nuremberg-guide-finish-done = Vier Steine gehen in deinen Vorrat: Nächste Runde bekommst du sie wieder. Jetzt baut Ida.
nuremberg-guide-finish-other = Kurze Strecken verdienen mehr als lange. Beende sie hier.
nuremberg-guide-rival-title = Dir entgegen
nuremberg-guide-rival = Ida kommt aus Fürth, mit rotem Einfluss. Sobald Streckenteile, wem auch immer sie gehören, Nürnberg zum ersten Mal mit Fürth verbinden, bekommt jeder einen Punkt je eigenem Streckenteil auf der kürzesten Verbindung. Behalt das im Auge.
nuremberg-guide-train-title = Einen Zug kaufen
nuremberg-guide-train = Jetzt hat jeder reihum eine Aktion: einen Zug kaufen, ein Stück laden oder passen. Kauf Zug 1.1 für 3 braune: drei Sitze und zwei Waggonplätze. Zu zweit bringt ein Passagier so viele Punkte, wie der Zug kostet.
nuremberg-guide-train-done = Erste Klasse: Deine Passagiere bringen je 3 Punkte. Ida kauft einen billigeren Zug, dort sind es 2.
nuremberg-guide-train-other = Fahren würde jeder Zug. Für Passagiere nimm den teuren mit drei Sitzen: 1.1.
nuremberg-guide-passenger-title = Ein Passagier
nuremberg-guide-passenger = Ein Passagier fährt zu einem Ort seiner Farbe, lückenlos über deine eigenen Streckenteile. Von Schweinau führt deine Strecke ins grüne Nürnberg: Lade den grünen Passagier.
nuremberg-guide-passenger-done = 3 Punkte. Der rote daneben muss bleiben: Keine deiner Strecken führt zu einem roten Ort.
nuremberg-guide-passenger-other = Das bringt 1 und läuft nicht weg. Der Passagier bringt 3: erst Schweinau.
nuremberg-guide-post-title = Post
nuremberg-guide-post = Post, die gelben Würfel, braucht ein eigenes Streckenteil, das in ihr Gebiet führt. Lade die Post in Steinbühl.
nuremberg-guide-post-done = 1 Punkt, und nachher 1 in Geld. Was auch andere erreichen, holst du am besten zuerst.
nuremberg-guide-post-other = Später. Jetzt ist die Post in Steinbühl dran.
nuremberg-guide-beer-title = Bier
nuremberg-guide-beer = Bier, die weißen Würfel, liegt in Hopfenfeldern, in denen niemand baut. Es braucht ein eigenes Streckenteil in eine Station daneben, die keiner Gesellschaft gehört. Lichtenhof liegt am Dutzendteich: Lade das Bier dort.
nuremberg-guide-beer-done = 1 Punkt, und Bier bringt 2 in Geld. In deinem Zug ist nun kein Waggonplatz mehr frei.
nuremberg-guide-beer-other = Auf das Bier vom Dutzendteich kommt es jetzt an.
nuremberg-guide-another-title = Ein zweiter Zug
nuremberg-guide-another = Ein brauner Punkt ist dir geblieben, und es gibt noch einiges zu holen. Zug 5.2 kostet 1 und hat drei Waggonplätze: Kauf ihn. Bis zu drei Züge darfst du besitzen, jeden von einem anderen Preis.
nuremberg-guide-another-done = Hättest du kein Braun, würden drei andere Punkte einen ersetzen. Ida hat gepasst, der ganze Rest ist also für dich.
nuremberg-guide-another-other = Was du jetzt brauchst, sind die Waggonplätze von 5.2.
nuremberg-guide-rest-title = Den Rest laden
nuremberg-guide-rest = Lade die Post in Gibitzenhof und je ein Bier aus Hafenfeld und Höfen. Dann passe.
nuremberg-guide-rest-done = Jetzt wird Geld gezählt: Bier 3 × 2, Post 2, ein Passagier 1, macht 9. Vier Streckenteile kosten 4. Gewinn 5, mehr geht nicht. Und wer hier vorn liegt, ist nächste Runde erster.
nuremberg-guide-rest-other = Es gibt noch etwas zu laden. Nimm, was leuchtet, dann passe.
nuremberg-guide-takeover-title = Verkaufen
nuremberg-guide-takeover = Die grüne Gesellschaft übernimmt Streckenteile, die an einem ihrer Orte beginnen und in einer Station enden. Ein grüner Punkt bezahlt zwei. Verkauf die Streckenteile von Nürnberg Süd nach Steinbühl und weiter nach Lichtenhof, dann beende.
nuremberg-guide-takeover-done = Zwei Streckenteile weniger, für die du jede Runde zahlst. Der Preis: Lichtenhof ist nun grün, und neben den Strecken der Gesellschaft holt niemand mehr Post.
nuremberg-guide-takeover-other = Beginn in Nürnberg Süd, wo die Streckenteile leuchten, und ende in Lichtenhof.
nuremberg-guide-turn-title = Die nächste Runde
nuremberg-guide-turn = Du nimmst neue Steine, und die nächste Versteigerung beginnt. Von nun an darfst du auch von deinen eigenen Streckenteilen aus bauen und von Stationen, die einer Gesellschaft gehören, wie Lichtenhof. Zu zweit sind es fünf Runden.
nuremberg-guide-end-title = Das Ende
nuremberg-guide-end = Am Ende zählen deine Punkte; dazu 2 für jeden Satz aus einem weißen Würfel, einem gelben, einem roten und einem grünen Passagier; dein Gewinn oder Verlust; und minus 1 für jedes Streckenteil, das noch dir gehört. Verkauf also rechtzeitig. Versuch es in einem Übungsspiel: Der Trainer bleibt bei dir.

# Das geführte Spiel in Wensleydale: was anders ist
nuremberg-wensleydale-welcome-title = Der andere Plan
nuremberg-wensleydale-welcome = In Wensleydale gelten dieselben Regeln wie in Nürnberg, aber das Land ist anders: Hügel, enge Täler und Gesellschaften auf zwei Seiten. Eine Runde zeigt dir, was anders ist. Hast du noch gar nicht gespielt, nimm zuerst die Lektion von Nürnberg.
nuremberg-wensleydale-towns-title = Westen und Osten
nuremberg-wensleydale-towns = Die Städte der roten Gesellschaft liegen im Westen, die der grünen im Osten. Passagiere wollen zu einem Ort ihrer Farbe: von hier oft quer durch das ganze Tal.
nuremberg-wensleydale-goods-title = Stein und Käse
nuremberg-wensleydale-goods = Weiße Würfel sind Stein und liegen in den Hügeln, wie anderswo das Bier: Sie brauchen eine Station von dir nebenan. Gelbe sind Käse und brauchen wie Post ein Streckenteil in ihr Gebiet.
nuremberg-wensleydale-bid-title = Die Versteigerung
nuremberg-wensleydale-bid = Wir beginnen im Osten, also brauchen wir Grün. Biete 3 Steine auf Feld 3: zwei weiße, ein brauner, ein grüner Punkt.
nuremberg-wensleydale-bid-done = Auf Weiß kommt es hier mehr an: Viele Landbesitzer stehen im Weg.
nuremberg-wensleydale-bid-other = Feld 3 hat das Grün, das wir brauchen: 3 Steine.
nuremberg-wensleydale-second-title = Das zweite Feld
nuremberg-wensleydale-second = Biete 2 auf Feld 5, für Braun, Grün und Weiß.
nuremberg-wensleydale-second-done = Fünf Steine sind weg, sieben bleiben. Streckenteile in Tälern kosten zwei, du wirst sie also brauchen.
nuremberg-wensleydale-second-other = 2 auf Feld 5: Steine sind kostbar in diesem Land.
nuremberg-wensleydale-line-title = Hinein ins Tal
nuremberg-wensleydale-line = Bau von Richmond über Hunton und Finghall nach Leyburn. Im Flachland kostet ein Streckenteil einen Stein, und aus dem grünen Richmond heraus einen grünen Punkt.
nuremberg-wensleydale-line-done = Leyburn ist eine Station neben Bellerby Moor, wo Stein liegt.
nuremberg-wensleydale-line-other = Richmond, Hunton, Finghall, Leyburn: Das ist unsere Strecke.
nuremberg-wensleydale-valley-title = Ein Tal, ein Landbesitzer
nuremberg-wensleydale-valley = Redmire liegt in einem Tal, also kostet das Streckenteil zwei Steine; und dort wohnt ein Landbesitzer, der einen weißen Punkt kostet. Bau nach Redmire.
nuremberg-wensleydale-valley-done = Der Landbesitzer kommt aus dem Spiel. In Nürnberg kosten Flüsse zwei, hier jedes Streckenteil in ein Tal, aus ihm heraus oder darin.
nuremberg-wensleydale-valley-other = Redmire ist seinen Preis wert: dorthin.
nuremberg-wensleydale-finish-title = Beenden
nuremberg-wensleydale-finish = Beende die Strecke: fünf Steine für vier Streckenteile.
nuremberg-wensleydale-finish-done = Ida baut im Westen. Sie hat mehr Braun als du und kauft darum auch zuerst einen Zug.
nuremberg-wensleydale-finish-other = Zwei Steine sind übrig, und jedes Streckenteil kostet dich jede Runde. Beende die Strecke.
nuremberg-wensleydale-south-title = The South
nuremberg-wensleydale-south = Aus The South darfst du herausbauen, hinein nie. Eine Option macht das Gebiet größer. Einen Bonus wie den für Nürnberg und Fürth gibt es hier nicht.
nuremberg-wensleydale-train-title = Ein Zug
nuremberg-wensleydale-train = Ida hat Zug 1.2 genommen. Kauf 1.1 für drei braune: Zu zweit bringt jeder Passagier darin 3 Punkte.
nuremberg-wensleydale-train-done = Drei Sitze und zwei Waggonplätze. Ida lädt gleich einen Passagier.
nuremberg-wensleydale-train-other = Für Passagiere ist der teure Zug der beste: 1.1.
nuremberg-wensleydale-stone-title = Stein
nuremberg-wensleydale-stone = Leyburn ist deine Station neben Bellerby Moor. Lade dort Stein.
nuremberg-wensleydale-stone-done = Ein Punkt, und Stein bringt 2 in Geld.
nuremberg-wensleydale-stone-other = Erst der Stein: Bellerby Moor.
nuremberg-wensleydale-passenger-title = Zurück nach Richmond
nuremberg-wensleydale-passenger = In Finghall will jemand zu einem grünen Ort. Deine Strecke führt nach Richmond: Lade den grünen Passagier.
nuremberg-wensleydale-passenger-done = 3 Punkte. Die roten hier wollen in den Westen: Dafür müsstest du das Tal durchqueren.
nuremberg-wensleydale-passenger-other = Der grüne Passagier in Finghall bringt 3 Punkte.
nuremberg-wensleydale-rest-title = Solange Platz ist
nuremberg-wensleydale-rest = Ida hat gepasst. Lade den grünen Passagier in Redmire und den Stein von Penhill.
nuremberg-wensleydale-rest-done = Deine Waggonplätze sind voll. Ein brauner Punkt kauft noch einen kleinen Zug.
nuremberg-wensleydale-rest-other = Jetzt kommen Redmire und Penhill.
nuremberg-wensleydale-all-title = Alles auf einmal
nuremberg-wensleydale-all = Kauf Zug 5.2. Was dann noch da ist, gehört dir allein: Ein einziger Knopf lädt alles und passt.
nuremberg-wensleydale-all-done = Vier Steine bringen 8, zwei Passagiere 2, vier Streckenteile kosten 4: Mehr als 5 Gewinn geht nicht, einer verfällt.
nuremberg-wensleydale-all-other = Erst Zug 5.2, dann alles laden.
nuremberg-wensleydale-takeover-title = Rechtzeitig verkaufen
nuremberg-wensleydale-takeover = Ein grüner Punkt bezahlt zwei Streckenteile. Verkauf die von Richmond nach Hunton und Finghall an die grüne Gesellschaft und beende.
nuremberg-wensleydale-takeover-done = Finghall ist jetzt grün. Dort haben grüne Passagiere ein neues Ziel, und weiter als bis dorthin kämen deine nicht mehr.
nuremberg-wensleydale-takeover-other = Von Richmond über Hunton nach Finghall, dann beenden.
nuremberg-wensleydale-end-title = Quer durchs Tal
nuremberg-wensleydale-end = Das war eine Runde in Wensleydale. Wer Westen und Osten verbindet, fährt Passagiere beider Farben, und Sätze zählen am Ende je 2. Versuch es in einem Übungsspiel: Der Trainer bleibt bei dir.
