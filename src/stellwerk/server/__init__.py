"""The server: tables for people and bots, online and on one screen.

Rules, views and logs come from `Match`; the server adds seats, time, storage and live updates.

- `app.py` puts everything together; `routes.py`, `account_routes.py` and `live.py` are the ways in (HTTP, WebSocket).
- `tables.py`: what a table is (`Table`, worked out from its events) and what can be done at it (`Tables`).
- `snapshots.py`, `patches.py`, `pictures.py`: what a caller may see of a table, and what changed.
- `store.py`, `migrations/`, `bus.py`: the database, and the news between processes.
- `fairness.py`, `costs.py`: who comes first when there is much to think about, and who pays.
- `thinking.py`, `clock.py`, `clocks.py`, `notify.py`: bots, the time, the players' clocks, and "your turn".
- `order.py`, `keepers.py`, `neighbours.py`: bans, switches, blocks; what keepers do, and players about each other.
  `keeper_routes.py` and `house_routes.py` are the ways in, `health.py` and `timing.py` the house at a glance.
- `people.py`, `sessions.py`, `tokens.py`, `names.py`: who is calling, and what they may be called.
- `security.py`, `scopes.py`, `guesses.py`: what they send, what they may ask for, and how often a password is tried.
- `doors.py`, `limits.py`, `stock.py`: how many may come in, how much they may ask, and how much they may keep.
"""
