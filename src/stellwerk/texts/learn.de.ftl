# Die Spiele lernen: Deutsch.  Wie man spielt, in eigenen Worten, und was der Trainer sagt, wenn eine Regel vorkommt.

learn-title = Spielen lernen
learn-intro = Jedes Spiel auf einer Seite, in unseren eigenen Worten. Dann eine geführte erste Partie: Der Trainer erklärt dir jede Regel, wenn sie vorkommt.
learn-guided = Geführte Partie beginnen
learn-all = Alle Spiele
learn-need-rulebook = Dies ist eine kurze Einführung. Die vollständigen Spielregeln stammen von den Autoren und Verlagen.
learn-exact = Plan und Karten sind die des gedruckten Spiels.
learn-reconstructed = Der gedruckte Plan lag uns nicht vor: Dieser ist eine Rekonstruktion mit wirklichen Orten. Die Regeln sind vollständig.
learn-how-long = { $few } bis { $many } Spieler, etwa { $short } bis { $long } { $long ->
    [one] Minute
   *[other] Minuten
}

learn-deutschland-goal-title = Worum es geht
learn-deutschland-goal = Du verbindest Städte in ganz Deutschland mit deinen Waggons. Punkte bringen die Strecken, die du nutzt, und vor allem deine geheimen Zielkarten: Jede nennt zwei Orte und zählt, wenn deine Strecken sie am Ende verbinden. Eine verfehlte Zielkarte kostet ihren Wert.
learn-deutschland-turn-title = Dein Spielzug: eins von dreien
learn-deutschland-turn = Nimm Wagenkarten, nutze eine Strecke oder zieh neue Zielkarten. Dann ist der Nächste am Zug.
learn-deutschland-cards-title = Karten nehmen
learn-deutschland-cards = Nimm zwei Karten, offen aus der Auslage oder verdeckt vom Stapel. Eine Lokomotive steht für jede Farbe; offen genommen ist sie deine einzige Karte in diesem Spielzug. Drei Lokomotiven räumen die Auslage ab.
learn-deutschland-claim-title = Eine Strecke nutzen
learn-deutschland-claim = Bezahle so viele Karten der Streckenfarbe, wie die Strecke Felder hat. Graue Strecken kannst du mit einer beliebigen Farbe bezahlen. Lange Strecken bringen viel mehr: 1, 2, 4, 7, 10, 15 oder 18 Punkte für einen bis sieben Waggons. Zu zweit und zu dritt ist von Doppelstrecken nur eine nutzbar.
learn-deutschland-tickets-title = Zielkarten
learn-deutschland-tickets = Du sagst, wie viele von vier Zielkarten aus dem kurzen und wie viele aus dem langen Stapel kommen, und behältst mindestens eine (am Anfang mindestens zwei). Länder am Rand zählen von jedem ihrer Endpunkte aus, verbinden selbst aber nichts.
learn-deutschland-end-title = Das Ende
learn-deutschland-end = Hat jemand nur noch zwei Waggons oder weniger, kommen alle noch einmal dran. Wer die meisten Zielkarten erfüllt hat, bekommt 15 Punkte dazu.

learn-paris-goal-title = Worum es geht
learn-paris-goal = Sechs Bahnen wachsen aus Paris hinaus. Keine gehört jemandem: Hinter deinem Sichtschirm hast du Loks mehrerer Gesellschaften, und jede ist am Ende so viel wert wie ihre Gesellschaft. Bau aus, was du hast, und lass es die anderen nicht merken.
learn-paris-turn-title = Dein Spielzug: bauen oder tauschen
learn-paris-turn = Bau mit einer beliebigen Gesellschaft oder tausche eine deiner Loks. Passen ist nicht erlaubt.
learn-paris-build-title = Bauen
learn-paris-build = Setze eine bis fünf Loks einer Farbe, jede neben eine derselben Farbe. In eine Stadt passt eine Lok, und sie hebt den Wert der Gesellschaft um die Zahl der Stadt; auf ein Landschaftsfeld passen zwei verschiedener Farbe. Marseille zählt 4 und beendet das Spiel sofort.
learn-paris-cut-title = Abschneiden
learn-paris-cut = Eine Gesellschaft ohne Stadt darf nicht von der letzten abgeschnitten werden, die sie noch erreichen könnte. Hat sie eine, darf man sie einmauern.
learn-paris-trade-title = Tauschen
learn-paris-trade = Leg eine Lok auf ihr Ablagetableau zurück und nimm eine oder zwei einer anderen Farbe. Alle sehen es, jeder Tausch verrät also etwas.
learn-paris-limit-title = Nicht zu viele
learn-paris-limit = Zu dritt darfst du 20 Loks besitzen, mit mehr Spielern weniger. Jede darüber kostet am Ende 20 Punkte.
learn-paris-end-title = Das Ende
learn-paris-end = Das Spiel endet, wenn Marseille erreicht ist oder nur noch auf einem Ablagetableau Loks liegen.

learn-grandtrunk-goal-title = Worum es geht
learn-grandtrunk-goal = Du fährst mit einem Zug durch den Osten Kanadas und der USA. Bring Kohle, Holz und Eisen in die Städte, die sie nachfragen, und Stahl in die Häfen, und sei pünktlich bei den Sonderlieferungen.
learn-grandtrunk-time-title = Tage statt Runden
learn-grandtrunk-time = Alles braucht Tage. Wer auf der Zeitleiste am weitesten zurückliegt, ist als Nächster am Zug, vielleicht mehrmals nacheinander. Kurze Fahrten bedeuten mehr Spielzüge.
learn-grandtrunk-turn-title = Dein Spielzug
learn-grandtrunk-turn = Spiel die Karte eines Ortes und fahr hin: ein Tag für jede Strecke. Dann lade ab, lade auf und führe mit anderen Karten Aktionen aus. Oder nimm dir einen Tag für die Instandhaltung und tausche Handkarten aus.
learn-grandtrunk-cards-title = Jede Karte kann zweierlei
learn-grandtrunk-cards = Eine Karte ist ein Ziel oder aber ein Waggon, eine Aktion oder eine Entwicklung. Du nutzt sie für eines davon; am Ende kommt sie auf deinen Ablagestapel und von dort wieder auf die Hand.
learn-grandtrunk-deliver-title = Liefern
learn-grandtrunk-deliver = Eine Stadt nimmt das Gut, das sie nachfragt (▼), und bietet andere an (▲). Die erste Lieferung in eine Stadt bringt Zusatzpunkte. Eisen hinterlässt Stahl, der im Hafen 3 Punkte zählt. Ein Gut abzuladen, das niemand nachfragt, kostet einen Punkt.
learn-grandtrunk-special-title = Sonderlieferungen
learn-grandtrunk-special = Eine Sonderlieferung verlangt ein Gut in einer Stadt innerhalb bestimmter Tage. Die Zeitleiste zeigt, wann.
learn-grandtrunk-develop-title = Besser werden
learn-grandtrunk-develop = Mehr Antriebskraft zieht mehr Waggons und braucht gelieferten Stahl, Geschwindigkeit braucht Kohle. Neue Güterbahnhöfe erschließen Städte. Fortschrittskarten bringen Fähigkeiten und zählen umso mehr, je mehr Holz du geliefert hast.
learn-grandtrunk-end-title = Das Ende
learn-grandtrunk-end = Ab Tag 36 stehen die Züge still. Übrige Tage, Sätze aus Kohle, Holz und Eisen und Fortschrittskarten bringen die letzten Punkte.

learn-nuremberg-goal-title = Worum es geht
learn-nuremberg-goal = Kleine Bahnen sind teuer im Unterhalt. Bau kurze Strecken, transportiere, was an ihnen liegt, und verkauf sie an die beiden großen Gesellschaften, bevor sie deinen Gewinn auffressen.
learn-nuremberg-auction-title = 1. Versteigerung
learn-nuremberg-auction = Biete Investitionssteine auf Einflussfelder; zwei kannst du ersteigern. Weiß entscheidet, wer zuerst baut. Braun entscheidet, wer zuerst Züge kauft, und bezahlt sie. Mit Rot und Grün darfst du in den Städten der Gesellschaften bauen und ihnen später verkaufen.
learn-nuremberg-build-title = 2. Streckenbau
learn-nuremberg-build = Bau eine Kette von Streckenteilen ohne Abzweigung, in der ersten Runde von der Stadt einer Gesellschaft aus. Ein Streckenteil kostet 1, über einen Fluss oder in einem Tal 2. In der Stadt oder Station einer Gesellschaft kostet es dazu einen Punkt ihres Einflusses, und jeder Landbesitzer im Weg kostet einen weißen Punkt. Zuerst zahlst du mit Steinen, dann mit Einfluss.
learn-nuremberg-transport-title = 3. Züge und Transport
learn-nuremberg-transport = Immer eine Aktion: einen Zug mit braunem Einfluss kaufen oder ein Stück laden. Waren brauchen ein Streckenteil von dir in ihrem Gebiet oder daneben, Passagiere eine ununterbrochene eigene Strecke zu einer Stadt oder Station ihrer Farbe.
learn-nuremberg-profit-title = 4. Gewinn und Verlust
learn-nuremberg-profit = Was du transportiert hast, bringt Geld, aber jedes deiner Streckenteile auf dem Plan kostet 1 pro Runde.
learn-nuremberg-takeover-title = 5. Übernahmen
learn-nuremberg-takeover = Eine Gesellschaft übernimmt eine Kette deiner Streckenteile, die an einem ihrer Orte beginnt und in einer Station endet. Ein Punkt ihres Einflusses bezahlt zwei Streckenteile. Du bist sie los, und die Stationen gehören der Gesellschaft.
learn-nuremberg-end-title = Das Ende
learn-nuremberg-end = Nach vier oder fünf Runden zählen: die Punkte aus der Partie, 2 für jeden Satz aus vier verschiedenen Stücken, plus Gewinn oder minus Verlust, minus 1 für jedes Streckenteil, das du noch hast.

## Was der Trainer sagt
page-lesson-deutschland-mix = Zielkarten sind deine geheimen Ziele. Lange bringen mehr Punkte, sind aber schwerer. Zwei von jeder Sorte sind ein guter Anfang.
page-lesson-deutschland-choose = Zeig auf eine Zielkarte, und der Plan zeigt den Weg. Gut sind Zielkarten mit gemeinsamem Weg. Am Anfang musst du mindestens zwei behalten, später eine.
page-lesson-deutschland-turn = Du kannst eins von dreien tun: zwei Karten anklicken, eine leuchtende Strecke anklicken oder einen Zielkartenstapel anklicken. Zeig auf eine deiner Zielkarten, um zu sehen, welche Strecken noch fehlen.
page-lesson-deutschland-second = Nimm jetzt deine zweite Karte. Eine offene Lokomotive zählt für zwei und kann nicht die zweite sein.
page-lesson-paris-turn = Bau dort, wo es deinen Farben hilft: Klick auf ein leuchtendes Feld. Oder tausche: Klick auf eine Gesellschaft und nimm Loks von ihrem Ablagetableau.
page-lesson-paris-build = Bau mit derselben Farbe weiter, bis zu fünf Loks, oder hör auf. Städte machen die Gesellschaft wertvoller.
page-lesson-grandtrunk-start = Wähle den Waggon und das Gut für den Anfang. Am besten ist ein Gut, das eine Stadt in der Nähe nachfragt (▼): Dort verdienst du deine ersten Punkte.
page-lesson-grandtrunk-ready = Klick auf einen leuchtenden Ort und fahr mit einer Handkarte hin. Das kostet einen Tag pro Strecke. Wo deine Ladung nachgefragt wird (▼), kannst du sie abliefern.
page-lesson-grandtrunk-arrived = Liefere zuerst ab, dann lade etwas, das eine andere Stadt nachfragt. Kein Waggon darf leer sein, wenn du den Spielzug beendest.
page-lesson-grandtrunk-loading = Lade, was eine Stadt in deiner Reichweite nachfragt, dann beende den Spielzug.
page-lesson-grandtrunk-maintenance = Wirf ab, was du nicht brauchst: Am Ende des Spielzugs ziehst du bis zur vollen Hand nach.
page-lesson-grandtrunk-station = Ein neuer Güterbahnhof bringt 2 Punkte, und alle bekommen die Karte der Stadt.
page-lesson-grandtrunk-progress = Eine Fortschrittskarte bleibt dir. Manche wirken immer, manche einmal, manche in jedem Spielzug.
page-lesson-nuremberg-auction = Klick auf ein Feld, um auf seine Einflusspunkte zu bieten. Zwei Felder kannst du halten; sie gehören dir, wenn niemand mehr bietet. Steine bezahlen auch den Streckenbau, gib also nicht alle aus.
page-lesson-nuremberg-choice = Du wählst, welche Farbe der zweifarbige Punkt hat: Rot oder Grün, je nachdem, mit welcher Gesellschaft du handeln willst.
page-lesson-nuremberg-building = Über leuchtende Grenzen kannst du bauen. Beginn in der ersten Runde in der Stadt einer Gesellschaft, bau von dort weiter und beende die Strecke. Denk daran: Jedes Streckenteil kostet 1 Gewinn pro Runde.
page-lesson-nuremberg-paying = Steine bezahlen den Streckenbau, brauner Einfluss die Züge. Womit du den Rest bezahlst, wählst du selbst, Punkt für Punkt: Gib, was du am wenigsten brauchst. Bei einem Zug stehen drei Punkte für einen braunen.
page-lesson-nuremberg-transport = Erst ein Zug, dann Stücke: Jedes geladene Stück bringt einen Punkt und Geld. Was du liegen lässt, können andere holen.
page-lesson-nuremberg-takeovers = Verkauf Streckenteile, an denen es nichts mehr zu holen gibt. Beginn an einem Ort der Gesellschaft und ende in einer Station.
