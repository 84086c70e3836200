# Learning the games: English.  How to play, in our own words, and what the coach says when a rule comes up.

learn-title = Learn to play
learn-intro = Each game on one page, in our own words. Then play a guided first game: the coach explains each rule when it comes up.
learn-guided = Start a guided game
learn-all = All games
learn-need-rulebook = This is a short introduction. The full rulebooks come from the games’ authors and publishers.
learn-exact = The map and the cards are those of the printed game.
learn-reconstructed = We did not have the printed map: this one is a reconstruction based on real places. The rules are complete.
learn-how-long = { $few } to { $many } { $many ->
    [one] player
   *[other] players
}, about { $short } to { $long } { $long ->
    [one] minute
   *[other] minutes
}

learn-deutschland-goal-title = What it is about
learn-deutschland-goal = Connect cities all over Germany with your wagons. You score for the routes you claim, and above all for your secret tickets: each names two places and pays if your routes connect them at the end. A ticket you miss costs you its value.
learn-deutschland-turn-title = Your turn: one of three things
learn-deutschland-turn = Take wagon cards, claim a route, or draw new tickets. Then it is the next player’s turn.
learn-deutschland-cards-title = Taking cards
learn-deutschland-cards = Take two cards, face up from the row or unseen from the deck. A locomotive stands for any colour; if you take one face up, it is your only card this turn. Three locomotives in the row clear it.
learn-deutschland-claim-title = Claiming a route
learn-deutschland-claim = Pay as many cards of the route’s colour as it has spaces. A grey route takes cards of any one colour. Long routes pay much better: 1, 2, 4, 7, 10, 15 or 18 points for one to seven wagons. With two or three players, only one of two parallel routes can be used.
learn-deutschland-tickets-title = Tickets
learn-deutschland-tickets = Say how many of four tickets you want from the short deck and how many from the long one, and keep at least one (at the start, at least two). Countries on the border can be reached at any of their end points, but connect nothing themselves.
learn-deutschland-end-title = The end
learn-deutschland-end = When somebody is down to two wagons or fewer, everybody gets one last turn. Whoever has completed the most tickets gets 15 extra points.

learn-paris-goal-title = What it is about
learn-paris-goal = Six railways grow out of Paris. Nobody owns any of them: behind your screen you hold locomotives of several companies, and each is worth what its company is worth at the end. Build up what you hold, and do not let the others notice.
learn-paris-turn-title = Your turn: build or trade
learn-paris-turn = Either build with any one company, or trade one of your locomotives. Passing is not allowed.
learn-paris-build-title = Building
learn-paris-build = Place one to five locomotives of one colour, each next to one of the same colour. A city holds one locomotive and raises the company’s value by the city’s number; open land holds two, of different colours. Marseille is worth 4 and ends the game at once.
learn-paris-cut-title = Cutting off
learn-paris-cut = You may not cut off a company that has no city yet from the last one it could reach. Once it has a city, it may be walled in.
learn-paris-trade-title = Trading
learn-paris-trade = Put one locomotive back on its tray and take one or two of another colour. Everybody sees it, so every trade gives something away.
learn-paris-limit-title = Not too many
learn-paris-limit = With three players you may own 20 locomotives, with more players fewer. Each one above the limit costs 20 points at the end.
learn-paris-end-title = The end
learn-paris-end = The game ends when Marseille is reached, or when only one tray still has locomotives.

learn-grandtrunk-goal-title = What it is about
learn-grandtrunk-goal = Run a train through the east of Canada and the United States. Carry coal, wood and iron to the cities that want them and steel to the ports, and be on time for special deliveries.
learn-grandtrunk-time-title = Days instead of rounds
learn-grandtrunk-time = Everything takes days. Whoever is furthest behind on the time track goes next, perhaps several times in a row. Short trips mean more turns.
learn-grandtrunk-turn-title = Your turn
learn-grandtrunk-turn = Play the card of a place and go there: one day for each link. Then unload, load, and take actions with other cards. Or spend a day on maintenance to change your hand.
learn-grandtrunk-cards-title = Every card has two uses
learn-grandtrunk-cards = A card is a destination, or else a wagon, an action or a development. You use it as one of them; in the end it goes to your discard pile, and from there back to your hand.
learn-grandtrunk-deliver-title = Delivering
learn-grandtrunk-deliver = A city takes the good it wants (▼) and offers others (▲). The first delivery to a city brings extra points. Iron leaves steel behind, which pays 3 points at a port. Unloading a good that nobody wants costs you a point.
learn-grandtrunk-special-title = Special deliveries
learn-grandtrunk-special = A special delivery calls for one good in one city within certain days. The time track shows when.
learn-grandtrunk-develop-title = Getting better
learn-grandtrunk-develop = More power pulls more wagons and requires delivered steel; speed requires coal. New stations open up cities. Progress cards bring abilities, and score more the more wood you have delivered.
learn-grandtrunk-end-title = The end
learn-grandtrunk-end = From day 36 on, trains stop. Days left over, sets of coal, wood and iron, and progress cards bring the last points.

learn-nuremberg-goal-title = What it is about
learn-nuremberg-goal = Small railways are expensive to run. Build short lines, carry what lies along them, and sell the lines to the two big companies before they eat up your profit.
learn-nuremberg-auction-title = 1. Auction
learn-nuremberg-auction = Bid cubes on boxes of influence; you can win two. White decides who builds first. Brown decides who is first to buy trains, and pays for them. Red and green let you build at the companies’ places and sell to them later.
learn-nuremberg-build-title = 2. Building
learn-nuremberg-build = Build one chain of links without a fork, on the first turn starting from a company’s town. A link costs 1, or 2 across a river or in a valley. At a company’s place you also pay a point of its influence, and a point of white for each landlord in the way. Cubes pay first, then influence.
learn-nuremberg-transport-title = 3. Trains and transport
learn-nuremberg-transport = One action at a time: buy a train with brown influence, or load a piece. Goods need a link of yours in or next to their area; passengers need an unbroken line of yours to a town or station of their colour.
learn-nuremberg-profit-title = 4. Profit and loss
learn-nuremberg-profit = What you carried brings money, but every link of yours on the board costs 1 per turn.
learn-nuremberg-takeover-title = 5. Takeovers
learn-nuremberg-takeover = A company takes over a chain of your links that starts at one of its places and ends in a station. One point of its influence pays for two links. You are rid of them, and the stations now belong to the company.
learn-nuremberg-end-title = The end
learn-nuremberg-end = After four or five turns, you have the points scored along the way, 2 for each set of four different pieces, plus your profit or minus your loss, minus 1 for each link you still own.

## What the coach says
page-lesson-deutschland-mix = Tickets are your secret goals. Long ones bring more points but are harder. Two of each is a good start.
page-lesson-deutschland-choose = Point at a ticket and the map shows the way. Tickets that share part of their way are good. You must keep at least two at the start, one later on.
page-lesson-deutschland-turn = You can do one of three things: click two cards to take them, click a lit route to claim it, or click a ticket deck. Point at one of your tickets to see which routes it still needs.
page-lesson-deutschland-second = Now take your second card. A face-up locomotive counts as two cards, so it cannot be your second.
page-lesson-paris-turn = Build where it helps the colours you hold: click a lit space. Or trade: click a company to take locomotives from its tray.
page-lesson-paris-build = Go on with the same colour, up to five locomotives, or stop. Cities make the company more valuable.
page-lesson-grandtrunk-start = Choose the wagon and the good you start with. Best is a good that a city nearby wants (▼): that is where you score your first points.
page-lesson-grandtrunk-ready = Click a lit place to go there with a card from your hand. It costs a day for each link. Where your load is wanted (▼), you can deliver it.
page-lesson-grandtrunk-arrived = Deliver first, then load something that another city wants. No wagon may be empty when you end the turn.
page-lesson-grandtrunk-loading = Load what a city within your reach wants, then end the turn.
page-lesson-grandtrunk-maintenance = Discard what you do not need: when you end the turn, you draw back up to a full hand.
page-lesson-grandtrunk-station = A new station pays 2 points, and everyone gets that city’s card.
page-lesson-grandtrunk-progress = A progress card is yours for good. Some always work, some once, some every turn.
page-lesson-nuremberg-auction = Click a box to bid for its coloured points. You can hold two boxes, and keep them if nobody bids more. Cubes also pay for building, so do not spend them all.
page-lesson-nuremberg-choice = You choose the colour of the two-coloured point: red or green, whichever company you want to deal with.
page-lesson-nuremberg-building = You can build on lit borders. On the first turn, start at a company’s town, build on from there, then finish. Remember: every link costs 1 profit per turn.
page-lesson-nuremberg-paying = Cubes pay for track, brown influence pays for trains. You choose how to pay the rest, one point at a time: give what you need least. For a train, three points stand for one brown.
page-lesson-nuremberg-transport = First a train, then pieces: each loaded piece brings a point and money. Others may fetch what you leave behind.
page-lesson-nuremberg-takeovers = Sell links along which nothing is left to carry. Start at one of the company’s places and end in a station.
