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
deutschland-colour-locomotives = Lokomotiven

deutschland-deck-short = kurze
deutschland-deck-long = lange

deutschland-name = { $de }
deutschland-route = { $a } – { $z }
deutschland-numbered = { $n }. { $ticket } ({ $points })
deutschland-scored = { $ticket } { $points }
deutschland-list = { $first }, { $second }
deutschland-or = { $first } oder { $second }
deutschland-sentences = { $first } { $second }
deutschland-cards = { $cards } × { $colour }
deutschland-cards-locomotives = { $jokers ->
    [one] 1 Lokomotive
   *[other] { $jokers } Lokomotiven
}
deutschland-cards-both = { $cards } × { $colour } + { $jokers ->
    [one] 1 Lokomotive
   *[other] { $jokers } Lokomotiven
}
deutschland-cards-none = nichts davon
deutschland-any-colour = { $length ->
    [one] 1 Karte beliebiger Farbe
   *[other] { $length } Karten einer Farbe
}
deutschland-on-track = { $cards } (Gleis { $number })

deutschland-told-take = nimmt { $colour } aus der Auslage
deutschland-told-take-locomotive = nimmt eine Lokomotive aus der Auslage
deutschland-told-blind = zieht eine verdeckte Karte
deutschland-told-blind-own = zieht eine verdeckte Karte: { $colour }
deutschland-told-mix = zieht Zielkarten: { $short } kurze, { $long } lange
deutschland-told-mix-hidden = zieht vier Zielkarten; die Mischung bleibt verdeckt, bis alle gewählt haben
deutschland-told-mix-own = zieht Zielkarten: { $tickets }
deutschland-told-keep = behält Zielkarten: { $short } kurze, { $long } lange (von { $offered })
deutschland-told-keep-hidden = hat gewählt
deutschland-told-keep-own = behält { $tickets }
deutschland-told-claim = nutzt { $route } mit { $payment } (+{ $gain })
deutschland-told-pass = kann nichts tun und passt
deutschland-told-reveal = { $who } deckt die erste Wahl auf. Gezogen: { $short } kurze, { $long } lange. Behalten: { $kept_short } kurze, { $kept_long } lange.
deutschland-told-begin = Alle haben gewählt. Beide Zielkartenstapel werden noch einmal gemischt; { $who } beginnt.
deutschland-told-refill = Neu in der Auslage: { $colour }.
deutschland-told-sweep = { $times ->
    [one] Drei Lokomotiven liegen offen: Die Auslage wird abgeräumt und neu ausgelegt
   *[other] Drei Lokomotiven liegen offen: Die Auslage wird { $times }-mal abgeräumt und neu ausgelegt
} ({ $cards }). Neue Auslage: { $row }.
deutschland-told-shuffle = { $count ->
    [one] Der Stapel ist verbraucht: 1 abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel ist verbraucht: { $count } abgelegte Karten werden gemischt und bilden den neuen Stapel.
}
deutschland-told-last-round = { $wagons ->
    [0] { $who } hat keinen Waggon mehr: Alle sind noch einmal an der Reihe.
    [one] { $who } hat noch 1 Waggon: Alle sind noch einmal an der Reihe.
   *[other] { $who } hat noch { $wagons } Waggons: Alle sind noch einmal an der Reihe.
}
deutschland-told-end-round = Die letzte Runde ist gespielt: Das Spiel ist zu Ende.
deutschland-told-end-passes = Niemand kann mehr etwas tun: Das Spiel ist zu Ende.
deutschland-told-tickets = Zielkarten von { $who }: { $tickets }.
deutschland-told-bonus = { $count ->
    [one] Die meisten erfüllten Zielkarten: { $who } mit 1 (+{ $gain }).
   *[other] Die meisten erfüllten Zielkarten: { $who } mit { $count } (+{ $gain }).
}
deutschland-told-score = { $who }: Strecken { $tracks }, Zielkarten { $tickets }, Bonus { $bonus }, zusammen { $total }.
deutschland-told-win = { $who } gewinnt: Strecken { $tracks }, Zielkarten { $tickets }, Bonus { $bonus }, zusammen { $total }.

deutschland-ask-mix = Wähle deine ersten Zielkarten: Sage an, wie viele der vier kurz und wie viele lang sein sollen.
deutschland-ask-choose = { $least ->
    [one] Behalte mindestens eine dieser Zielkarten.
   *[other] Behalte mindestens { $least } dieser Zielkarten.
}
deutschland-ask-turn = Nimm Wagenkarten, nutze eine Strecke oder ziehe Zielkarten.
deutschland-ask-second = Nimm deine zweite Karte.

# Warum eine Aktion gut ist (der Trainer)
deutschland-reason-completes = erfüllt { $tickets } (+{ $points })
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
deutschland-reason-more = für { $route } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}): Dann hast du { $held } von { $length } in { $colour }
deutschland-reason-grey = für graue Strecken, die Karten irgendeiner Farbe nehmen: Dann hast du { $held } in { $colour }
deutschland-reason-blind = { $useful ->
    [yes] niemand sieht, welche Karte es ist, und die offenen bleiben liegen
   *[other] keine der offenen Karten ist das, was deine Zielkarten noch verlangen
}
deutschland-reason-pass = nichts anderes ist möglich
deutschland-reason-least = kann nicht mehr erfüllt werden und kostet am wenigsten: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
deutschland-reason-keep = { $count ->
    [one] eine Zielkarte
   *[other] { $count } Zielkarten
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, mit { $wagons } von { $have ->
    [one] 1 Waggon
   *[other] { $have } Waggons
}
deutschland-reason-tickets = { $wagons ->
    [0] kein Waggon ist übrig
    [one] ein Waggon ist übrig
   *[other] { $wagons } Waggons sind übrig
}, und { $open ->
    [0] alle Zielkarten sind erfüllt
    [one] eine Zielkarte ist offen
   *[other] { $open } Zielkarten sind offen
}

deutschland-no-such-action = Diese Aktion gibt es auf diesem Plan nicht.
deutschland-first-tickets = Zuerst musst du deine ersten Zielkarten wählen: Sage eine Mischung an, etwa „tickets 2+2“.
deutschland-choose-first = { $least ->
    [one] Du musst unter den gezogenen Zielkarten wählen: Behalte mindestens eine.
   *[other] Du musst unter den gezogenen Zielkarten wählen: Behalte mindestens { $least }.
}
deutschland-second-card = Du hast eine Karte genommen: Nimm zuerst deine zweite.
deutschland-nothing-offered = Es gibt keine Zielkarten zu behalten: Ziehe zuerst welche, etwa mit „tickets 2+2“.
deutschland-no-pass = Du darfst nicht passen, solange du etwas tun kannst.
deutschland-deck-empty = Es können keine Wagenkarten genommen werden, auch keine offenen: Stapel und Ablage sind leer.
deutschland-not-face-up = { $colour } liegt nicht offen aus.
deutschland-not-face-up-locomotive = Es liegt keine Lokomotive offen aus.
deutschland-second-locomotive = Eine offene Lokomotive darf nicht deine zweite Karte sein: Sie kostet einen ganzen Spielzug.
deutschland-grey-card = Graue Karten gibt es nicht: Für graue Strecken gilt jede Farbe.
deutschland-one-card = Nimm deine Karten nacheinander, nicht { $count } auf einmal.
deutschland-no-tickets = Beide Zielkartenstapel sind leer.
deutschland-mix-how = Sage an, wie viele kurze und wie viele lange Zielkarten du ziehst, etwa „tickets 2+2“.
deutschland-mix-sum = { $count ->
    [4] Du ziehst vier Zielkarten
    [one] Du ziehst die eine Zielkarte, die noch da ist
   *[other] Du ziehst die { $count } Zielkarten, die noch da sind
}, nicht { $found }.
deutschland-mix-short = { $left ->
    [0] Es sind keine kurzen Zielkarten mehr da.
    [one] Es ist nur noch eine kurze Zielkarte da.
   *[other] Es sind nur noch { $left } kurze Zielkarten da.
}
deutschland-mix-long = { $left ->
    [0] Es sind keine langen Zielkarten mehr da.
    [one] Es ist nur noch eine lange Zielkarte da.
   *[other] Es sind nur noch { $left } lange Zielkarten da.
}
deutschland-not-offered = { $count ->
    [one] Du hast nur eine Zielkarte zur Wahl.
   *[other] Du hast { $count } Zielkarten zur Wahl, mit den Nummern 1 bis { $count }.
}
deutschland-keep-more = { $least ->
    [one] Du musst mindestens eine Zielkarte behalten
   *[other] Du musst mindestens { $least } Zielkarten behalten
}, nicht { $found }.
deutschland-taken = { $route } ist vergeben: { $who } nutzt die Strecke.
deutschland-taken-track = Gleis { $number } von { $route } ist vergeben: { $who } nutzt es.
deutschland-own = { $route } gehört dir schon.
deutschland-parallel-closed = { $route } ist gesperrt: Zu { $players ->
    [2] zweit
   *[other] dritt
} wird nur eines der parallelen Gleise genutzt.
deutschland-parallel-own = { $route } gehört dir schon auf dem Gleis daneben: Niemand nutzt zwei parallele Gleise.
deutschland-wagons = { $length ->
    [one] { $route } braucht 1 Waggon
   *[other] { $route } braucht { $length } Waggons
}: Du hast { $wagons ->
    [0] keinen mehr
   *[other] noch { $wagons }
}.
deutschland-needs = { $route } braucht { $takes } oder Lokomotiven: Du hast { $held }.
deutschland-payment = Du kannst nicht { $payment } zahlen: Du hast { $held }. Möglich wäre { $ways }.
deutschland-say-payment = { $route } braucht { $takes }: Du könntest { $ways } zahlen.
deutschland-no-track = { $route } hat { $count ->
    [one] nur ein Gleis
   *[other] { $count } Gleise
}: Gleis { $number } gibt es nicht.
deutschland-no-route = Von { $a } nach { $z } führt keine Strecke auf direktem Weg.
deutschland-bad-hidden = Für die verdeckte Wahl muss jeder Stapel mindestens { $least } enthalten: Auf diesem Plan sind es nur { $count } { $deck }.

# Der Plan
deutschland-colour-any = jede Farbe
deutschland-track = { $route } · { $length ->
    [one] 1 Waggon
   *[other] { $length } Waggons
} · { $colour } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deutschland-way-into = Weg nach { $country }

# Der Tisch
deutschland-row = Auslage
deutschland-deck = Stapel
deutschland-discards = Ablage
deutschland-tickets = Zielkarten
deutschland-hand = Hand
deutschland-points = Punkte
deutschland-last-round = Letzte Runde: noch { $turns ->
    [one] ein Spielzug
   *[other] { $turns } Spielzüge
}.
deutschland-ticket-complete = verbunden
deutschland-ticket-to-go = { $wagons ->
    [one] noch 1 Waggon
   *[other] noch { $wagons } Waggons
}
deutschland-ticket-too-far = { $wagons ->
    [one] noch 1 Waggon, mehr als du hast
   *[other] noch { $wagons } Waggons, mehr als du hast
}
deutschland-ticket-lost = kein Weg mehr
deutschland-closed = gesperrt
deutschland-line = { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $tickets ->
    [one] 1 Zielkarte
   *[other] { $tickets } Zielkarten
}
deutschland-held = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
deutschland-letter-blue = B
deutschland-letter-red = R
deutschland-letter-green = G
deutschland-letter-yellow = E
deutschland-letter-black = S
deutschland-letter-purple = L
deutschland-letter-white = W
deutschland-letter-orange = O
deutschland-letter-locomotive = J
deutschland-letter-short = K
deutschland-letter-long = L
deutschland-pile-short = Kurze Ziele
deutschland-pile-long = Lange Ziele
deutschland-mixes = Deine ersten Zielkarten: wie viele kurze, wie viele lange?
deutschland-mix = { $short } kurze, { $long } lange
deutschland-tickets-of = Zielkarten von { $who }
deutschland-ticket-missed = nicht verbunden
deutschland-known-cards = Sicher auf der Hand der anderen
deutschland-routes = Genutzte Strecken
deutschland-choosing = Die ersten Zielkarten
deutschland-course = Wenigste Waggons übrig: { $wagons } ({ $who })
deutschland-score-tracks = Strecken
deutschland-score-tickets = Erfüllte Zielkarten
deutschland-score-missed = Verfehlte Zielkarten
deutschland-score-bonus = Die meisten Zielkarten

deutschland-fault-cards = Karten der Sorte „{ $colour }“: { $count } auf Händen, in Auslage, Stapel und Ablage, es gibt aber { $of }.
deutschland-fault-known = Karten der Sorte „{ $colour }“: Von { $who } sind { $known } bekannt, auf der Hand sind aber { $held }.
deutschland-fault-deck = Der Stapel ist leer, also gehört die Ablage ({ $discards }) hinein.
deutschland-fault-sweep = Die Auslage muss abgeräumt werden: In ihr { $count ->
    [one] liegt 1 Lokomotive
   *[other] liegen { $count } Lokomotiven
}.
deutschland-fault-parallel = { $track }: Es sind mehr parallele Gleise vergeben, als die Regeln erlauben.
deutschland-fault-wagons = Waggons von { $who }: laut Stellung { $wagons }, laut Strecken { $left }.
deutschland-fault-points = Punkte von { $who }: laut Stellung { $points }, laut Strecken { $worth }.
deutschland-fault-edition = { $ticket }: Die Karte ist im Spiel, aber nicht in der Ausgabe { $edition }, oder umgekehrt.
deutschland-fault-offer = Die Zielkarten im Angebot und die als angeboten bezeichneten sind nicht dieselben.
deutschland-fault-offer-order = Angebotene Zielkarten liegen auf den ersten Plätzen, kurze vor langen.
deutschland-fault-asked = { $count ->
    [0] Jemand muss Zielkarten wählen, aber es sind keine angeboten
   *[other] Zielkarten sind angeboten, aber niemand muss wählen
}.
deutschland-fault-few = { $count ->
    [one] Nur eine Zielkarte ist angeboten
   *[other] Nur { $count } Zielkarten sind angeboten
}, obwohl in den Stapeln noch welche sind.
deutschland-fault-ticket = { $ticket }: Die Karte liegt bei { $who }, wo niemand mitspielt.
deutschland-fault-seen = { $ticket }: { $who } hat die Karte und muss sie kennen.
deutschland-fault-returned = { $ticket }: Die Karte wurde unter den Stapel gelegt, also muss jemand sie kennen.
deutschland-fault-shuffled = { $ticket }: Die Karte ist im gemischten Stapel oder nicht im Spiel, also kann niemand sie kennen.
deutschland-fault-chosen = Die Phase passt nicht zu { $chosen ->
    [one] 1 Platz
   *[other] { $chosen } Plätzen
} mit ersten Zielkarten.
deutschland-fault-early = Das kann erst sein, wenn alle ihre ersten Zielkarten gewählt haben.
deutschland-fault-first-hand = Karten von { $who }: { $count }, zu Beginn hat aber jeder { $of }.
deutschland-fault-first-tickets = { $count ->
    [0] { $who } hat erste Zielkarten gewählt, hält aber keine
    [one] { $who } hält 1 Zielkarte, was nicht zur ersten Wahl passt
   *[other] { $who } hält { $count } Zielkarten, was nicht zur ersten Wahl passt
}.
deutschland-fault-first = { $who } beginnt, also muss jetzt ein anderer Platz wählen.
deutschland-fault-announced = { $who } muss eine erste Mischung angesagt haben, wenn dieser Platz schon gewählt hat oder gerade wählt, sonst aber nicht.
deutschland-fault-mix = Erste Zielkarten ({ $deck }): { $who } hat { $drawn } angesagt, da sind aber { $found }.
deutschland-fault-hidden = Verdeckt ist die erste Wahl nur mit der Option dafür und bis alle gewählt haben.
deutschland-fault-second = Eine zweite Karte nimmt nur, wer Karten hat, und nur solange der Stapel welche hat.
deutschland-fault-last = { $turns ->
    [one] 1 Spielzug ist
   *[other] { $turns } Spielzüge sind
} mehr, als die letzte Runde hat.
deutschland-fault-no-last = { $who } hat nur noch { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}, also muss die letzte Runde mit diesem Platz begonnen haben.
deutschland-fault-began = { $who } muss die letzte Runde ausgelöst haben, hat aber noch { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
}.
deutschland-fault-over = Das Spiel ist nach der letzten Runde zu Ende oder wenn alle gepasst haben, und nur dann.
deutschland-fault-passed = { $count ->
    [one] 1 Platz kann
   *[other] { $count } Plätze können
} jetzt nicht gepasst haben.
deutschland-fault-could = { $who } kann nicht gepasst haben: Es gibt etwas zu tun.
deutschland-fault-under = Zielkarten ({ $deck }): Die unter dem Stapel müssen mit 1, 2, 3 … nummeriert sein und im Stapel liegen.

# Angebote: was auf einem Knopf steht
deutschland-ticket-worth = { $ticket } ({ $points })
deutschland-offer-take = { $colour } aus der Auslage nehmen
deutschland-offer-take-locomotive = Lokomotive aus der Auslage nehmen
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
       *[other] { $short } kurze und { $long ->
            [one] 1 lange Zielkarte ziehen
           *[other] { $long } lange Zielkarten ziehen
        }
    }
}
deutschland-offer-keep = { $tickets } behalten
deutschland-offer-claim = Strecke { $route } nutzen: { $payment }
deutschland-offer-cost = { $payment }, { $wagons ->
    [one] 1 Waggon
   *[other] { $wagons } Waggons
} (+{ $points })
deutschland-offer-pass = Passen
deutschland-then-cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
deutschland-then-wagons = { $count ->
    [one] 1 Waggon
   *[other] { $count } Waggons
}
deutschland-then-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
deutschland-then-tickets = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
}

# Optionen
deutschland-option-tickets = Zielkarten
deutschland-option-tickets-about = Die neuere Ausgabe hat mehr Zielkarten, die Strecken sind dieselben.
deutschland-option-tickets-2012 = Ausgabe 2012 (62 Zielkarten)
deutschland-option-tickets-2017 = Ausgabe 2017 (89 Zielkarten)
deutschland-option-choice = Erste Zielkarten
deutschland-option-choice-about = Was die anderen erfahren, während einer nach dem anderen seine ersten Zielkarten aussucht.
deutschland-option-choice-open = Die anderen sehen, wie viele du ziehst und behältst
deutschland-option-choice-hidden = Verdeckt, bis alle gewählt haben

# Was das Labor zählt
deutschland-things-track = Genutzte Strecken
deutschland-things-kept = Behaltene Zielkarten
deutschland-things-completed = Erfüllte Zielkarten

# So wird gespielt
deutschland-learn-goal-title = Worum es geht
deutschland-learn-goal = Du verbindest Städte in ganz Deutschland mit deinen Waggons. Punkte bringen die Strecken, die du nutzt, und vor allem deine geheimen Zielkarten: Jede nennt zwei Orte und zählt, wenn deine Strecken sie am Ende verbinden. Eine verfehlte Zielkarte kostet ihren Wert.
deutschland-learn-turn-title = Dein Spielzug: eins von dreien
deutschland-learn-turn = Nimm Wagenkarten, nutze eine Strecke oder zieh neue Zielkarten. Dann ist der Nächste am Zug.
deutschland-learn-cards-title = Karten nehmen
deutschland-learn-cards = Nimm zwei Karten, offen aus der Auslage oder verdeckt vom Stapel. Eine Lokomotive steht für jede Farbe; offen genommen ist sie deine einzige Karte in diesem Spielzug. Drei Lokomotiven räumen die Auslage ab.
deutschland-learn-claim-title = Eine Strecke nutzen
deutschland-learn-claim = Bezahle so viele Karten der Streckenfarbe, wie die Strecke Felder hat. Graue Strecken kannst du mit einer beliebigen Farbe bezahlen. Lange Strecken bringen viel mehr: 1, 2, 4, 7, 10, 15 oder 18 Punkte für einen bis sieben Waggons. Zu zweit und zu dritt ist von Doppelstrecken nur eine nutzbar.
deutschland-learn-tickets-title = Zielkarten
deutschland-learn-tickets = Du sagst, wie viele von vier Zielkarten aus dem kurzen und wie viele aus dem langen Stapel kommen, und behältst mindestens eine (am Anfang mindestens zwei). Länder am Rand zählen von jedem ihrer Endpunkte aus, verbinden selbst aber nichts.
deutschland-learn-end-title = Das Ende
deutschland-learn-end = Hat jemand nur noch zwei Waggons oder weniger, kommen alle noch einmal dran. Wer die meisten Zielkarten erfüllt hat, bekommt 15 Punkte dazu.

# Was der Trainer sagt, wenn eine Regel drankommt
deutschland-lesson-mix = Zielkarten sind deine geheimen Ziele. Lange bringen mehr Punkte, sind aber schwerer. Zwei von jeder Sorte sind ein guter Anfang.
deutschland-lesson-choose = Zeig auf eine Zielkarte, und der Plan zeigt den Weg. Gut sind Zielkarten mit gemeinsamem Weg. Am Anfang musst du mindestens zwei behalten, später eine.
deutschland-lesson-turn = Du kannst eins von dreien tun: zwei Karten nehmen, eine leuchtende Strecke nutzen oder Zielkarten ziehen. Berühr eine deiner Zielkarten, um zu sehen, welche Strecken noch fehlen.
deutschland-lesson-second = Nimm jetzt deine zweite Karte. Eine offene Lokomotive zählt für zwei und kann nicht die zweite sein.

# Pläne
deutschland-map-both = So heißt schon eine Stadt: Ein Ort ist entweder Stadt oder Land.
deutschland-map-many-cities = Das sind zu viele Städte und Endpunkte. Gefunden: { $count }, höchstens: { $most }.
deutschland-map-many-tracks = Das sind zu viele Gleise. Gefunden: { $count }, höchstens: { $most }.
deutschland-map-many-payments = Es gibt zu viele Arten, Gleise zu bezahlen: eine für jedes Feld eines Gleises und jede Farbe, die es nimmt, und je Gleis eine mehr. Gefunden: { $count }, höchstens: { $most }.
deutschland-map-nowhere = Auf dem Plan gibt es keine Stadt und kein Land namens { $place }.
deutschland-map-circle = Beide Enden sind { $place }: Es müssen zwei verschiedene Orte sein.
deutschland-map-again-routes = Zwischen { $a } und { $z } gibt es schon eine Strecke: Parallele Gleise gehören zu einer Strecke.
deutschland-map-again-tickets = Für { $a } und { $z } gibt es schon eine Zielkarte.
deutschland-map-begins = { $place } ist ein Land: Zuerst steht die Stadt, dann das Land.
deutschland-map-endpoint = { $count ->
    [one] Das Land { $place } hat einen Endpunkt: Hierher gehört 1.
   *[other] Das Land { $place } hat { $count } Endpunkte: Hierher gehört eine Zahl von 1 bis { $count }.
}
deutschland-map-used = Am Endpunkt { $endpoint } von { $place } endet schon eine andere Strecke: An jedem endet nur eine.
deutschland-map-no-country = { $place } ist kein Land: Nur eine Strecke in ein Land hat einen Endpunkt.
deutschland-map-spaces = Ein Gleis hat so viele Wagenfelder, wie seine Strecke lang ist. Nötig: { $needed }, gefunden: { $found }.
deutschland-map-editions = Eine Ausgabe steht zweimal da: Jede gehört nur einmal hierher.
deutschland-map-few = Für fünf Spieler sind das zu wenige Zielkarten der Ausgabe { $edition }. Nötig: { $least }, gefunden: { $count }.
deutschland-map-lost = Bei diesen Zielkarten führen keine Gleise vom einen Ende zum anderen: { $tickets }.
deutschland-doubt-long = Der kürzeste Weg braucht { $way } Waggons, und niemand hat mehr als { $wagons }: Diese Fahrkarte lässt sich nicht erfüllen.
deutschland-doubt-value = Die Fahrkarte ist { $points } wert, der kürzeste Weg braucht { $way } Waggons.
deutschland-doubt-lonely = Keine Strecke führt nach { $name }.

# Das geführte erste Spiel
deutschland-guide-welcome-title = Quer durch Deutschland
deutschland-guide-welcome = Du nutzt Strecken zwischen Städten und bezahlst sie mit Karten. Dieses erste Spiel führt in den Norden: Hamburg, Rostock und, weit weg, Dresden. Ida spielt gegen dich.
deutschland-guide-hand-title = Deine Hand
deutschland-guide-hand = Vier Wagenkarten zum Anfang. Eine Strecke mit zwei roten Feldern kostet zwei rote Karten, und so weiter. Lokomotiven, von denen du noch keine hast, stehen für jede Farbe.
deutschland-guide-mix-title = Zuerst die Zielkarten
deutschland-guide-mix = Zielkarten sind deine geheimen Aufgaben. Du ziehst vier und sagst an, wie viele kurz und wie viele lang sein sollen. Lange bringen mehr und sind schwerer. Nimm 3 kurze und 1 lange.
deutschland-guide-mix-done = Vier Zielkarten, jede mit zwei Orten und ihren Punkten. Mindestens zwei behältst du; wenn du später wieder ziehst, mindestens eine.
deutschland-guide-mix-other = Jede Mischung ist erlaubt. Für dieses Spiel: 3 kurze, 1 lange.
deutschland-guide-keep-title = Behalte, was zusammenpasst
deutschland-guide-keep = Hamburg – Rostock und Dresden – Hamburg haben eine Stadt gemeinsam, ihre Wege helfen sich also. Wähle diese beiden und behalte sie.
deutschland-guide-keep-done = Erfüllst du eine Zielkarte, bekommst du ihre Punkte; wenn nicht, verlierst du sie am Ende. Ida wählt ihre, und das Spiel beginnt.
deutschland-guide-keep-other = Auch das ginge, aber Zielkarten mit gemeinsamem Weg sind leichter: die dritte und die vierte.
deutschland-guide-turn-title = Eins von dreien
deutschland-guide-turn = In deinem Zug nimmst du zwei Wagenkarten, oder du nutzt eine Strecke, oder du ziehst Zielkarten. Fünf Karten liegen offen in der Auslage, die anderen im Stapel.
deutschland-guide-first-title = Eine Karte nehmen
deutschland-guide-first = Von Rostock nach Schwerin sind es zwei rote Felder, und eine rote Karte hast du. Nimm die rote aus der Auslage.
deutschland-guide-first-done = Ihr Platz wird sofort aufgefüllt. Zwei Karten nimmst du in einem Zug, eine kommt also noch.
deutschland-guide-first-other = Was du jetzt brauchst, ist Rot.
deutschland-guide-second-title = Und eine zweite
deutschland-guide-second = Von Schwerin nach Hamburg sind es zwei grüne Felder. Nimm die grüne Karte.
deutschland-guide-second-done = Du hättest auch verdeckt ziehen können. Jetzt nimmt Ida zwei Karten: Was aus der Auslage kommt, sehen alle, was vom Stapel kommt, niemand.
deutschland-guide-second-other = Jetzt fehlt dir noch Grün.
deutschland-guide-claim-title = Eine Strecke nutzen
deutschland-guide-claim = Zwei rote Karten: Wähle die leuchtende Strecke von Rostock nach Schwerin und nutze sie.
deutschland-guide-claim-done = Die Karten werden abgelegt, zwei deiner Waggons stehen dort, und die Strecke gehört dir für immer.
deutschland-guide-claim-other = Das könntest du tun. Aber erst die Strecke, die dir niemand wegnehmen soll: Rostock – Schwerin.
deutschland-guide-points-title = Was sie bringt
deutschland-guide-points = Zwei Felder bringen 2 Punkte, drei 4, vier 7, fünf 10, sechs 15, sieben 18: Lange Strecken lohnen sich. Ida hat zwei Karten gezogen.
deutschland-guide-ticket-title = Eine Zielkarte erfüllen
deutschland-guide-ticket = Zwei grüne Karten: Nutze Hamburg – Schwerin.
deutschland-guide-ticket-done = Deine Strecken führen nun von Hamburg nach Rostock: Die Zielkarte ist erfüllt und bringt am Ende 4 Punkte. Jeder Weg wäre recht gewesen, ob kurz oder lang.
deutschland-guide-ticket-other = Noch eine Strecke, und deine Zielkarte ist erfüllt: Hamburg – Schwerin.
deutschland-guide-double-title = Zwei Gleise
deutschland-guide-double = Ida nutzt Nürnberg – Würzburg, eine Strecke mit zwei Gleisen. Zu zweit und zu dritt ist das andere nun geschlossen. Mit mehr Spielern bleibt es offen, nur nicht für sie.
deutschland-guide-locomotive-title = Eine Lokomotive
deutschland-guide-locomotive = In der Auslage liegt eine Lokomotive. Sie steht für jede Farbe. Darum bleibt sie, offen genommen, die einzige Karte deines Zuges. Nimm sie.
deutschland-guide-locomotive-done = Hättest du sie verdeckt gezogen, dürftest du noch eine Karte nehmen. Liegen drei in der Auslage, werden alle fünf Karten ersetzt.
deutschland-guide-locomotive-other = Zwei Karten wären mehr. Aber eine Lokomotive ist es wert.
deutschland-guide-joker-title = Einsetzen
deutschland-guide-joker = Hamburg – Kiel ist schwarz oder lila. Eine lila Karte hast du: Mit der Lokomotive werden es zwei. Nutze das lila Gleis.
deutschland-guide-joker-done = Auch mit Lokomotiven allein lässt sich eine Strecke bezahlen. Und das schwarze Gleis daneben ist jetzt geschlossen.
deutschland-guide-joker-other = Zeig, was eine Lokomotive kann: das lila Gleis von Hamburg nach Kiel.
deutschland-guide-grey-title = Graue Strecken
deutschland-guide-grey = Graue Strecken wie Bremerhaven – Hamburg nehmen Karten irgendeiner einzigen Farbe. Und nutzen darfst du überall: Eine Strecke muss nicht an deine anschließen.
deutschland-guide-country-title = Nachbarn
deutschland-guide-country = Manche Zielkarten führen in ein Land. Jede Strecke über seine Grenze ist recht, aber dort endet sie: Von einem Übergang zum nächsten führt kein Weg durch das Land.
deutschland-guide-more-title = Neue Zielkarten
deutschland-guide-more = Läuft es gut, zieh neue Zielkarten. Das kostet einen ganzen Zug, und du hast vier zur Auswahl. Zieh 4 kurze und behalte eine, die dir gefällt.
deutschland-guide-more-done = Wer die meisten Zielkarten erfüllt, bekommt am Ende 15 Punkte dazu. Aber späte Zielkarten sind ein Risiko.
deutschland-guide-more-other = Das ist ein anderer Zug. Jetzt zieh 4 kurze Zielkarten und behalte eine davon.
deutschland-guide-end-title = Das Ende
deutschland-guide-end = Mit 45 Waggons hast du angefangen. Hat jemand nur noch zwei oder weniger, ist jeder noch einmal dran. Dann werden die Zielkarten gezeigt: Erfüllte zählen für dich, die anderen gegen dich. Versuch es in einem Übungsspiel: Der Trainer bleibt bei dir.
