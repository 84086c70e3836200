"""What is true of every position that a game can reach: all others are refused."""

from collections.abc import Iterator

from stellwerk.engine.invariant import Fault, Invariants, Position
from stellwerk.engine.text import Text, who


def trains_are_where_they_have_been(p: Position) -> Iterator[Fault]:
    """Each began in the depot, and is in a town where it has been."""
    for seat, (at, been) in enumerate(zip(p.s.at, p.s.been, strict=True)):
        if seat < p.s.players and not (been >> p.b.depot & 1 and been >> at & 1):
            yield Fault(f"been[{seat}]", Text("mygame-fault-been", who=who(seat)))


def trains_go_to_destinations(p: Position) -> Iterator[Fault]:
    """To those of the map."""
    for seat in range(p.s.players):
        if not p.b.goals >> p.s.goal[seat] & 1:
            yield Fault(f"goal[{seat}]", Text("mygame-fault-destination", who=who(seat)))


def the_first_to_arrive_ends_the_game(p: Position) -> Iterator[Fault]:
    """Nobody has been in their destination, but for one train that is there."""
    arrived = [seat for seat in range(p.s.players) if p.s.been[seat] >> p.s.goal[seat] & 1]
    if len(arrived) > 1 or any(p.s.at[seat] != p.s.goal[seat] for seat in arrived):
        yield Fault(f"goal[{arrived[-1]}]", Text("mygame-fault-goal", who=who(arrived[-1])))


def who_laid_a_track_has_been_there(p: Position) -> Iterator[Fault]:
    """At both of its ends."""
    for track, seat in enumerate(p.s.laid[: p.b.tracks]):
        if seat >= 0 and any(not p.s.been[seat] >> end & 1 for end in p.b.ends[track]):
            text = Text("mygame-fault-laid", who=who(seat), track=p.board.names["track"][track])
            yield Fault(f"laid.{p.board.labels['track'][track]}", text)


INVARIANTS = Invariants(
    stored=(
        trains_are_where_they_have_been,
        trains_go_to_destinations,
        the_first_to_arrive_ends_the_game,
        who_laid_a_track_has_been_there,
    )
)
