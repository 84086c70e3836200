# Zug um Zug: Deutschland: Deutsch
deutschland-title = Zug um Zug: Deutschland
deutschland-about = Sammle Wagenkarten, nutze Strecken in ganz Deutschland und verbinde die Städte auf deinen Zielkarten.

deutschland-colour-blue = Blau
deutschland-colour-red = Rot
deutschland-colour-green = Grün
deutschland-colour-yellow = Gelb
deutschland-colour-black = Schwarz
deutschland-colour-purple = Lila
deutschland-colour-white = Weiß
deutschland-colour-orange = Orange
deutschland-colour-grey = Grau
deutschland-colour-locomotive = Lokomotive

deutschland-deck-short = kurze
deutschland-deck-long = lange

deutschland-name = { $de }
deutschland-route = { $a } – { $z }
deutschland-numbered = { $n }. { $ticket } ({ $points })
deutschland-list = { $first }, { $second }
deutschland-cards = { $cards } × { $colour }
deutschland-cards-locomotives = { $jokers ->
    [one] 1 Lokomotive
   *[other] { $jokers } Lokomotiven
}
deutschland-cards-both = { $cards } × { $colour } + { $jokers ->
    [one] 1 Lokomotive
   *[other] { $jokers } Lokomotiven
}

deutschland-told-take = nimmt { $colour } aus der Auslage
deutschland-told-blind = zieht eine verdeckte Karte
deutschland-told-blind-own = zieht eine verdeckte Karte: { $colour }
deutschland-told-mix = zieht Zielkarten: { $short } kurze, { $long } lange
deutschland-told-mix-own = zieht Zielkarten: { $tickets }
deutschland-told-keep = behält { $short } kurze und { $long } lange von { $offered } Zielkarten
deutschland-told-keep-own = behält { $tickets }
deutschland-told-claim = nutzt { $route } mit { $payment } (+{ $gain })
deutschland-told-pass = kann nichts tun und passt

deutschland-ask-mix = Wähle deine ersten Zielkarten: Sage an, wie viele der vier kurz und wie viele lang sein sollen.
deutschland-ask-choose = Behalte mindestens { $least } dieser Zielkarten.
deutschland-ask-turn = Nimm Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
deutschland-ask-second = Nimm deine zweite Karte.
deutschland-ask-over = Das Spiel ist zu Ende.

# Warum eine Aktion gut ist (der Trainer)
deutschland-reason-completes = vollendet { $tickets } (+{ $points })
deutschland-reason-way = liegt auf dem Weg von { $ticket }: { $wagons ->
    [0] dann fehlt nichts mehr
    [one] dann fehlt noch ein Waggon
   *[other] dann fehlen noch { $wagons } Waggons
}
deutschland-reason-points = bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
deutschland-reason-card = { $colour } braucht { $route } ({ $held } von { $length } auf der Hand)
deutschland-reason-locomotive = eine Lokomotive passt überall
deutschland-reason-keep = { $count ->
    [one] ein Ziel für { $points } Punkte
   *[other] { $count } Ziele für { $points } Punkte
}, mit { $wagons } von { $have } Waggons
deutschland-reason-tickets = { $wagons } Waggons sind übrig, und { $open ->
    [0] alle Ziele sind erreicht
    [one] ein Ziel ist offen
   *[other] { $open } Ziele sind offen
}

deutschland-no-such-action = Diese Aktion gibt es auf diesem Plan nicht.
deutschland-first-tickets = Zuerst musst du deine Zielkarten wählen: Sage eine Mischung an, etwa „tickets 2+2“.
deutschland-choose-first = Du musst unter den gezogenen Zielkarten wählen: Behalte mindestens { $least }.
deutschland-second-card = Du hast eine Karte genommen: Nimm zuerst deine zweite.
deutschland-nothing-offered = Es gibt keine Zielkarten zu behalten: Ziehe zuerst welche, etwa mit „tickets 2+2“.
deutschland-no-pass = Du darfst nicht passen, solange du etwas tun kannst.
deutschland-deck-empty = Es gibt keine Wagenkarten zu ziehen: Stapel und Ablage sind leer.
deutschland-not-face-up = { $colour } liegt nicht offen aus.
deutschland-second-locomotive = Eine offene Lokomotive kann nicht die zweite Karte sein: Sie ist ein ganzer Zug.
deutschland-no-tickets = Beide Stapel mit Zielkarten sind leer.
deutschland-mix-sum = { $count ->
    [4] Du ziehst vier Zielkarten
   *[other] Du ziehst alle { $count }, die noch da sind
}, nicht { $found }.
deutschland-mix-deck = { $left ->
    [0] Es sind keine { $deck }n Zielkarten mehr da.
    [one] Es ist nur noch eine { $deck } Zielkarte da.
   *[other] Es sind nur noch { $left } { $deck } Zielkarten da.
}
deutschland-not-offered = Du hast nur { $count } Zielkarten zur Wahl.
deutschland-keep-more = Du musst mindestens { $least } Zielkarten behalten, nicht { $found }.
deutschland-taken = { $route } ist vergeben: Platz { $seat } nutzt die Strecke.
deutschland-own = { $route } gehört dir schon.
deutschland-parallel-closed = { $route } ist gesperrt: Bei { $players } Spielern wird nur eines der parallelen Gleise genutzt.
deutschland-parallel-own = { $route } gehört dir schon auf dem Gleis daneben: Niemand besitzt zwei parallele Gleise.
deutschland-wagons = { $route } braucht { $length } Waggons: Du hast noch { $wagons }.
deutschland-needs = { $route } braucht { $length } × { $colour } oder Lokomotiven: Du hast { $held }.
deutschland-needs-any = { $route } braucht { $length } Karten einer Farbe oder Lokomotiven: Am nächsten kommst du mit { $held }.
deutschland-payment = Du kannst nicht { $payment } zahlen: Du hast { $held }.
deutschland-say-payment = { $route } kannst du nutzen: Sage, mit welchen Karten ({ $ways }).

deutschland-row = Auslage
deutschland-deck = Stapel
deutschland-discards = Ablage
deutschland-tickets = Zielkarten
deutschland-ticket-decks = Zielkarten: { $short } kurze, { $long } lange
deutschland-hand = Hand
deutschland-points = Punkte
deutschland-wagons-left = Waggons
deutschland-cards-held = Karten
deutschland-known = sicher { $what }
deutschland-last-round = Letzte Runde: noch { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}.
deutschland-ticket-complete = verbunden
deutschland-ticket-to-go = { $wagons ->
    [one] noch 1 Waggon
   *[other] noch { $wagons } Waggons
}
deutschland-ticket-too-far = noch { $wagons } Waggons, mehr als du hast
deutschland-ticket-lost = kein Weg mehr
deutschland-final = Strecken { $tracks }, Zielkarten { $tickets }, Bonus { $bonus }: { $total }
deutschland-closed = gesperrt

deutschland-fault-seats = { $players } Spieler und Platz { $turn } am Zug passen nicht zusammen
deutschland-fault-cards = { $colour }: { $count } Karten auf Händen, Auslage, Stapel und Ablage, es gibt aber { $of }
deutschland-fault-known = Platz { $seat }: weniger Karten auf der Hand, als offen genommen und nicht ausgegeben wurden
deutschland-fault-deck = Ein Stapel von { $deck }, { $discards } abgelegte und { $row } offene Karten passen nicht zusammen
deutschland-fault-owner = { $track }: Es gibt keinen Platz { $owner }
deutschland-fault-parallel = { $track }: Es sind mehr parallele Gleise vergeben, als die Regeln erlauben
deutschland-fault-wagons = Platz { $seat }: { $wagons } Waggons, die Strecken lassen aber { $left } übrig
deutschland-fault-points = Platz { $seat }: { $points } Punkte, die Strecken sind aber { $worth } wert
deutschland-fault-edition = Die Zielkarten im Spiel sind die keiner Ausgabe
deutschland-fault-offer = Die angebotenen Zielkarten und die so bezeichneten sind nicht dieselben
deutschland-fault-ticket = { $ticket }: Sie ist bei einem Platz, der nicht mitspielt
deutschland-fault-seen = { $ticket }: Wer eine Zielkarte hält, hat sie gesehen
deutschland-fault-under = Zielkarten ({ $deck }): Die unter dem Stapel müssen mit 1, 2, 3 … nummeriert sein und im Stapel liegen
deutschland-fault-turn = phase, chosen, last und die angebotenen Zielkarten passen nicht zusammen

# Angebote: was auf einem Knopf steht
deutschland-verb-draw = Karten nehmen
deutschland-verb-tickets = Zielkarten ziehen
deutschland-verb-keep = Zielkarten behalten
deutschland-verb-claim = Strecke nutzen
deutschland-verb-pass = Passen
deutschland-ticket-worth = { $ticket } ({ $points })
deutschland-offer-take = { $colour } aus der Auslage nehmen
deutschland-offer-blind = Verdeckte Karte ziehen
deutschland-offer-mix = { $long ->
    [0] { $short ->
        [one] 1 kurze Zielkarte ziehen
       *[other] { $short } kurze Zielkarten ziehen
    }
   *[other] { $short ->
        [0] { $long ->
            [one] 1 lange Zielkarte ziehen
           *[other] { $long } lange Zielkarten ziehen
        }
       *[other] { $count } Zielkarten ziehen: { $short } kurze, { $long } lange
    }
}
deutschland-offer-keep = { $tickets } behalten
deutschland-offer-claim = Strecke { $route } nutzen: { $payment }
deutschland-offer-cost = { $payment }, { $wagons ->
    [one] 1 Wagen
   *[other] { $wagons } Wagen
} (+{ $gain })
deutschland-offer-pass = Passen

# Optionen
deutschland-option-tickets = Zielkarten
deutschland-option-tickets-2012 = Ausgabe 2012 (62 Zielkarten)
deutschland-option-tickets-2017 = Ausgabe 2017 (89 Zielkarten)


# Was das Labor zählt
deutschland-things-track = Genutzte Strecken
deutschland-things-kept = Behaltene Zielkarten
deutschland-things-completed = Erfüllte Zielkarten
