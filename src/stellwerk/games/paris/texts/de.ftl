# Paris Connection: Deutsch
paris-title = Paris Connection
paris-about = Baue Eisenbahnen aus Paris hinaus, und besitze die Gesellschaften, die wachsen.

paris-colour-purple = Lila
paris-colour-brown = Braun
paris-colour-black = Schwarz
paris-colour-yellow = Gelb
paris-colour-blue = Blau
paris-colour-red = Rot

paris-told-build = baut { $colour } in { $place }{ $gain ->
    [0] {""}
   *[other] {" "}(+{ $gain }, { $colour } ist jetzt { $value } wert)
}
paris-told-stop = beendet den Bau
paris-told-trade = gibt 1 { $give } ab und nimmt { $count } { $take }

paris-ask-turn = Baue eine Strecke oder tausche.
paris-ask-build = Setze noch eine Lok in { $colour } ({ $placed } von 5 gesetzt) oder höre auf.

paris-no-such-space = Dieses Feld gibt es auf diesem Plan nicht.
paris-nothing-built = Du musst zuerst bauen oder tauschen: Passen ist nicht erlaubt.
paris-other-colour = { $colour } kann jetzt nicht gebaut werden: Dieser Bau ist { $building }. Baue weiter oder höre auf.
paris-tray-empty = { $colour } kann nicht gebaut werden: Auf dem Ablagetableau liegt keine Lok mehr.
paris-closed = Auf { $place } darf niemand bauen: Eiffelturmfeld und Startfelder sind geschlossen.
paris-same-colour = { $colour } hat schon eine Lok in { $place }.
paris-city-taken = { $colour } kann nicht in { $place } gebaut werden: In einer Stadt steht nur eine Lok.
paris-landscape-full = { $colour } kann nicht auf { $place } gebaut werden: Dort stehen schon zwei Loks.
paris-not-adjacent = { $colour } kann nicht in { $place } gebaut werden: Daneben steht keine Lok dieser Farbe.
paris-behind-blocked = { $colour } kann nicht in { $place } gebaut werden: Die gestrichelte Kante zur Lok daneben ist gesperrt.
paris-cuts-off = { $colour } darf nicht in { $place } gebaut werden: { $victim } hat noch keine Stadt und könnte keine mehr erreichen.
paris-trade-in-build = Du baust gerade { $building }: Baue weiter oder höre auf. Ein Zug ist Bauen oder Tauschen, nie beides.
paris-trade-same = Abgeben und Nehmen müssen verschiedene Farben sein ({ $colour }).
paris-trade-none-owned = Du besitzt keine Lok in { $colour } zum Abgeben.
paris-trade-tray = Du kannst nicht { $count } { $colour } nehmen: { $left ->
    [0] Das Ablagetableau ist leer
    [one] Auf dem Ablagetableau liegt nur noch eine
   *[other] Auf dem Ablagetableau liegen nur noch { $left }
}.

paris-ending-goal = Marseille ist erreicht.
paris-ending-trays = Nur noch auf einem Ablagetableau liegen Loks.
paris-ending-nobody = Niemand kann bauen oder tauschen.

paris-company = Gesellschaft
paris-value = Wert
paris-tray = Ablage
paris-screen = Deine Loks
paris-locomotives = { $count } von { $limit } Loks
paris-over-limit = { $over } über der Grenze: { $penalty } Punkte Abzug am Ende
paris-worth = jetzt { $worth } wert
paris-certain = sicher { $what }
paris-reconstructed = Rekonstruierter Plan, nicht der gedruckte.

paris-fault-seats = { $players } Spieler und Platz { $turn } am Zug passen nicht zusammen
paris-fault-pieces = { $colour }: { $count } Loks auf Plan, Ablage und hinter Schirmen, es gibt aber { $of }
paris-fault-value = { $colour }: Der Wert ist { $value }, die Städte ergeben aber { $worth }
paris-fault-start = { $colour } muss genau eine Lok auf einem Startfeld haben
paris-fault-room = { $space }: mehr Loks als die { $room }, für die Platz ist
paris-fault-draw = Platz { $seat }: Der Inhalt des Schirms ohne die Tausche ergibt eine erste Ziehung von { $drawn }, es waren aber { $of }, oder weniger als durch Tausche bewiesen
paris-fault-turn = building, placed und ended passen nicht zusammen

# Angebote: was auf einem Knopf steht
paris-verb-build = Bauen
paris-verb-stop = Bau beenden
paris-verb-trade = Tauschen
paris-offer-build = { $colour } in { $place } bauen{ $gain ->
    [0] {""}
   *[other] {" "}(+{ $gain })
}
paris-offer-stop = Bau beenden
paris-offer-trade = 1 { $give } abgeben, { $count } { $take } nehmen

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

# What the lab counts
paris-things-space = Bebaute Felder
paris-things-builds = Gebaute Gesellschaften
paris-things-takes = Beim Tausch genommene Gesellschaften
