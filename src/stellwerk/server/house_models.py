"""What requests and answers look like where keepers and neighbours are concerned."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from .models import Count, Input, Line, Name, SeatNumber

Reason = Line
Moment = Annotated[float, Field(ge=0, le=1e11)]
TableId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class Neighbour(Input):
    """Somebody at a table: by their seat, or by a line of chat."""

    table: TableId
    seat: SeatNumber | None = None
    line: Count | None = None


class Report(Neighbour):
    """What is reported: somebody at a table, a line of chat, or the table itself; and why."""

    reason: Reason


class Because(Input):
    """Why something is done."""

    reason: Reason


class Lasting(Because):
    """Why, and until when (seconds since 1970); null for good."""

    until: Moment | None


class Barring(Lasting):
    """A ban; with `address` of all guests who call from the same address, too."""

    address: bool = False


class Renaming(Because):
    """A new name for somebody."""

    name: Name


class Appointing(Because):
    """A role for somebody; null for none."""

    role: Literal["keeper", "moderator"] | None


class Outcome(Input):
    """What came of a report."""

    outcome: Reason


class Switching(Input):
    """Whether a feature is on."""

    on: bool
    reason: Reason | None = None


# ------------------------------------------------------------------------------------------------------------- answers


class House(BaseModel):
    """What of this house is switched on."""

    features: dict[str, bool]


class Blocked(BaseModel):
    """Somebody whom the caller has blocked."""

    id: str
    name: str
    at: float


class Made(BaseModel):
    """The id of what was made."""

    id: str


class Under(BaseModel):
    """A ban or mute that somebody is under."""

    until: float | None
    reason: str


class PersonLine(BaseModel):
    """A person, as keepers see them."""

    id: str
    name: str
    guest: bool
    role: str | None
    created: float
    seen: float
    ban: Under | None
    mute: Under | None


class ReportLine(BaseModel):
    """A report by a player."""

    id: str
    author: str | None
    author_name: str | None
    person: str | None
    person_name: str | None
    table_id: str | None
    line: int | None
    text: str | None
    reason: str
    at: float
    settled: float | None
    outcome: str | None


class Deed(BaseModel):
    """An entry of the log of deeds; what was done at the console has no `actor`."""

    n: int
    at: float
    actor: str | None
    actor_name: str
    what: str
    whom: str | None
    whom_name: str | None
    reason: str | None
    facts: dict[str, Any]


class PersonShown(PersonLine):
    """A person, with what was reported and done."""

    seats: int
    tables: int
    reports: list[ReportLine]
    deeds: list[Deed]


class TableLine(BaseModel):
    """A table, as keepers see it."""

    id: str
    game: str
    map: str
    players: int
    analysis: bool
    public: bool
    creator: str | None
    creator_name: str | None
    created: float
    status: str
    seq: int
    updated: float


class Sitting(BaseModel):
    """Who holds a seat."""

    seat: int
    person: str
    name: str | None


class Said(BaseModel):
    """A line of chat, perhaps a hidden one."""

    n: int
    person: str | None
    name: str | None
    text: str
    at: float
    hidden: bool


class TableShown(TableLine):
    """A table, with those who sit there and what was said."""

    seats: list[Sitting]
    chat: list[Said]


class Statement(BaseModel):
    """A kind of statement to the database, and how long it took since this process started."""

    statement: str
    count: int
    seconds: float
    mean_ms: float
    longest_ms: float


class Used(BaseModel):
    """How much of a budget is used up, from 0 to 1 (more: in debt), and whose."""

    kind: str
    whose: Literal["person", "address", "house"]
    name: str | None
    used: float


class Health(BaseModel):
    """How the house is doing: numbers of the database, and of the process that answers."""

    version: str
    uptime: float
    memory_mb: float
    counts: dict[str, int]
    queues: dict[str, int]
    here: dict[str, int]
    statements: list[Statement]
    budgets: list[Used]
