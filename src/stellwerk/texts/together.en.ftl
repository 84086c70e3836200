# Playing together: English.  Tables that wait, who is there, what is said.

page-lobby = Waiting for players
page-lobby-invited = Come and take a seat
page-lobby-free = { $free ->
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}
page-lobby-missing = Everyone is here. Not ready yet: { $names }.
page-lobby-name = What shall the others call you?
page-lobby-how = The game, and every clock, starts when all seats are taken and everyone is ready.
page-lobby-how-maker = The game, and every clock, starts when all seats are taken and everyone is ready. You can start it now: bots then take the free seats.
page-lobby-share = Whoever has this link can take a free seat:
page-lobby-full = All seats are taken. You can watch when the game starts.
page-lobby-closed = The free seats are for people with the invitation link.
page-join = Sit here
page-ready = I’m ready
page-wait = Wait, not yet
page-is-ready = ready
page-not-ready = not ready yet
page-start-now = Start now
page-free = free
page-free-invited = free, by invitation
page-clock-is-live = { $minutes } min each + { $increment } s per turn
page-clock-is-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}

page-seat-open = Anyone (listed under “Open tables”)
page-seat-invite = Whoever has the invitation link
page-public = Others may watch
page-public-more = The game is listed under “Watch”. Otherwise, only people with the link find it.
page-listed = This table is listed under “Open tables” until its seats are taken, and anyone may watch.

page-connection-lost = No connection since { $time }. Reconnecting …
page-connection-lost-for = ({ $minutes } min)
page-my-clock = Your time left
page-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
page-writing = { $count ->
    [one] { $names } is writing …
   *[other] { $names } are writing …
}

page-minus = minus { $words }
page-plus = plus { $words }
