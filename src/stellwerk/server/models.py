"""What requests and answers look like: checked on the way in, described in OpenAPI on the way out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from . import names
from .scopes import SCOPES, USUAL

MOST_SEATS = 8
MOST_ACTIONS = 100_000


Name = Annotated[str, StringConstraints(max_length=4 * names.LONGEST_NAME), AfterValidator(names.name)]
Line = Annotated[str, StringConstraints(max_length=2 * names.LONGEST_LINE), AfterValidator(names.line)]
Page = Annotated[str, StringConstraints(max_length=2 * names.LONGEST_PAGE), AfterValidator(names.page)]
Login = Annotated[str, StringConstraints(min_length=1, max_length=4 * names.LONGEST_NAME)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Action = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(names.page)]
Word = Annotated[str, StringConstraints(max_length=60), AfterValidator(names.page)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Count = Annotated[int, Field(ge=0, le=MOST_ACTIONS)]
Password = Annotated[str, StringConstraints(max_length=200)]  # what a new one needs: passwords.py
Language = Literal["en", "de"]
Theme = Literal["light", "dark"]
Part = Literal["all", "map", "panel"]


class Input(BaseModel):
    """A request's body: an unknown field is a fault."""

    model_config = ConfigDict(extra="forbid")


class SeatWanted(Input):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "invite", "bot"]
    name: Name | None = None
    bot: Annotated[str, StringConstraints(min_length=1, max_length=60)] | None = None


class NoClock(Input):
    """No clock."""

    kind: Literal["none"] = "none"


class LiveClock(Input):
    """Some minutes for each seat, and some seconds more after each turn."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=600)]
    increment: Annotated[float, Field(ge=0, le=600)] = 0


class DaysClock(Input):
    """Days for each turn."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=60)]


class NewTable(Input):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=40)]
    map: Annotated[str, StringConstraints(max_length=60)] | dict[str, Any] | None = None
    """one of the game's, or the document of one's own"""
    options: Annotated[dict[Word, Word], Field(max_length=16)] = {}
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]
    public: bool | None = None
    """whether it is listed; without a word, if a seat is open to anyone"""
    clock: Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")] = NoClock()
    absent: Literal["bot", "end"] = "bot"
    several: bool = False
    """whether one guest may take several of the free seats"""
    start: bool = False
    ready: bool = True
    """whether the match may begin without another word of the maker as soon as all seats are taken"""


class Join(Input):
    """Sit down; `key` is the secret of the table's invitation; who is not `ready` yet says so later."""

    seat: SeatNumber | None = None
    key: Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]*$")] | None = None
    ready: bool = True


class Ready(Input):
    """Ready to begin, or not any more."""

    ready: bool


class Act(Input):
    """An action in notation; `seq` is the sequence number that the caller saw, `key` makes a repetition harmless."""

    seat: SeatNumber
    action: Action
    seq: Count
    key: Key | None = None


class Undo(Input):
    """Take back; `to` (a number of actions) at analysis tables only."""

    seat: SeatNumber
    seq: Count
    key: Key | None = None
    to: Count | None = None


class Seat(Input):
    """One of the caller's seats."""

    seat: SeatNumber


class UndoWish(Input):
    """Ask to take back one's last action and all since."""

    seat: SeatNumber
    seq: Count


class Answer(Input):
    """Offer something to the others or agree to it, or decline."""

    seat: SeatNumber
    accept: bool


class Say(Input):
    """A line of chat."""

    text: Line


class Notes(Input):
    """The caller's own notes."""

    text: Page


class Document(Input):
    """A match file or position."""

    document: dict[str, Any]


class MapWanted(Input):
    """A map document to be checked and drawn; `drawn` is what the answer before called its drawing, which is not sent
    again if it is the same."""

    game: Annotated[str, StringConstraints(max_length=40)]
    document: dict[str, Any]
    theme: Theme = "light"
    drawn: Annotated[str, StringConstraints(max_length=64)] | None = None


class VersionsWanted(Input):
    """Two versions of a map, and where the values of the second come from."""

    old: dict[str, Any]
    new: dict[str, Any]
    source: Word = ""


class CorrectionWanted(Input):
    """A map, and a correction of it."""

    document: dict[str, Any]
    correction: dict[str, Any]


class Moment(Input):
    """A moment of a match, by the number of actions before it."""

    n: Count


class PushKeys(Input):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_=-]*$")]
    auth: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")]


class Push(BaseModel):
    """A browser's push subscription, as it gives it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    keys: PushKeys


Ticket = Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]
Code = Annotated[str, StringConstraints(max_length=40)]
Passkey = dict[str, Any]  # an answer of the browser's `navigator.credentials`, as JSON


class Proof(Input):
    """That it is really the owner of the account: the password, or a passkey's answer."""

    password: Password | None = None
    passkey: Passkey | None = None


class Proven(Input):
    """What is done after a proof, and needs nothing else."""

    proof: Proof = Proof()


class Change(Input):
    """What to change about the caller."""

    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None
    webhook: Annotated[str, StringConstraints(max_length=1000)] | None = None
    push: Push | None = None
    mail_turns: bool | None = None
    """whether “your turn” is said by e-mail too"""
    email: Annotated[str, StringConstraints(max_length=200)] | None = None
    code: Annotated[str, StringConstraints(max_length=20)] | None = None
    """what was mailed to a new e-mail address"""
    proof: Proof | None = None
    """for a change of an account's e-mail address"""


class Way(Input):
    """A way to be notified."""

    way: Literal["push", "webhook", "email"]


class Email(Input):
    """An e-mail address."""

    email: Annotated[str, StringConstraints(max_length=200)]


class Credentials(Input):
    """An account's name and password."""

    name: Login
    password: Password


class SecondStep(Input):
    """For who signs in in two steps: a code of the app, a recovery code, or a passkey's answer."""

    code: Code | None = None
    passkey: Passkey | None = None


class SignIn(SecondStep, Credentials):
    """An account's name and password, and the second step where there is one."""


class LinkSignIn(SecondStep):
    """The ticket of a link that was mailed, and the second step where there is one."""

    ticket: Ticket


class NewPassword(Input):
    """The old password, or a passkey's answer, and the new password."""

    old: Password | None = None
    passkey: Passkey | None = None
    new: Password


class Reset(Input):
    """The ticket of a link that was mailed, and the new password."""

    ticket: Ticket
    password: Password


class Farewell(Proof):
    """That it is really them, where there is an account."""


class AppCode(Input):
    """The ticket of a new app, and a code of it."""

    ticket: Ticket
    code: Code


class NewPasskey(Input):
    """A passkey that the browser has made, and a name for it."""

    credential: Passkey
    label: Name


Scope = Literal["play", "tables", "watch", "account"]


class NewToken(Input):
    """What a token is for, what it may do, and for how many days (null: without end)."""

    label: Name
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=len(SCOPES))] = list(USUAL)  # type: ignore[arg-type]
    days: Annotated[int, Field(ge=1, le=366)] | None = 90


# ------------------------------------------------------------------------------------------------------------- answers


class Fault(BaseModel):
    """A refusal: a code for programs, words for people; and the section of the game's rules that it comes from."""

    error: str
    text: str
    rule: str | None = None


class Remark(BaseModel):
    """Something to be said of a map: where in its document, part by part, and which entries it names."""

    text: str
    place: list[str | int]
    about: list[list[str | int]]


class MapSeen(BaseModel):
    """What there is to say of a map; one with faults has no drawing."""

    faults: list[Remark]
    doubts: list[Remark]
    more: int
    """faults that are not told any more"""
    facts: list[tuple[str, str]]
    svg: str | None
    drawn: str | None
    """what the drawing is called"""


class Versions(BaseModel):
    """What differs between two versions of a map: in words, and as a correction to be applied."""

    words: list[str]
    correction: dict[str, Any]


class Choice(BaseModel):
    """A choice of an option."""

    name: str
    words: str


class OptionFacts(BaseModel):
    """An option of a game; `about` says what it changes."""

    name: str
    words: str
    about: str
    choices: list[Choice]


class MapFacts(BaseModel):
    """A map of a game; `choices`: for each number of players the options that matter there, with what can be chosen."""

    id: str
    title: str
    reconstructed: bool
    choices: dict[str, dict[str, list[str]]]


class Chapter(BaseModel):
    """A chapter of how to play; `window`: the part of the first map's drawing that goes with it, if one does (left,
    top, width, height)."""

    title: str
    text: str
    window: tuple[int, int, int, int] | None


class LessonFacts(BaseModel):
    """A guided first game: on which map, with how many steps, for how many players."""

    map: str
    steps: int
    players: int


class Block(BaseModel):
    """A paragraph ("text", of one line), a list, or a table, whose cells are apart by " | " and whose first line is the
    head.  In a line there is `**bold**` and `[words](#section)`."""

    kind: Literal["text", "list", "table"]
    lines: list[str]


class Section(BaseModel):
    """A section of a game's rules."""

    id: str
    title: str
    blocks: list[Block]


class LessonWanted(Input):
    """The guided first game on a map of a game (the first that has one, if not said)."""

    game: Annotated[str, StringConstraints(max_length=40)]
    map: Annotated[str, StringConstraints(max_length=60)] | None = None


class StepWanted(Input):
    """A step of a lesson, counted from 0."""

    step: Annotated[int, Field(ge=0, lt=100)]


class Livery(BaseModel):
    """What tells a seat from the others: by hue and by shape."""

    colour: str
    shape: str


class GameFacts(BaseModel):
    """A game."""

    id: str
    title: str
    designer: str
    players: list[int]
    maps: list[MapFacts]
    options: list[OptionFacts]
    minutes: list[int]
    about: str
    chapters: list[Chapter]
    lessons: list[LessonFacts]
    liveries: list[Livery]


class BotFacts(BaseModel):
    """A bot that the server plays."""

    spec: str
    name: str
    words: str


class Me(BaseModel):
    """The caller."""

    id: str
    name: str
    guest: bool
    login: str | None
    role: Literal["keeper", "moderator"] | None
    language: str | None
    theme: str | None
    webhook: str | None
    email: str | None
    mail_turns: bool
    push: bool


class Ways(BaseModel):
    """How this server can reach people and know them again: `links` by e-mail, `passkeys` at this address alone."""

    push_key: str
    email: bool
    links: bool
    passkeys: str | None


class PasskeyShown(BaseModel):
    """A passkey of the caller."""

    id: str
    label: str
    created: float
    used: float | None


class Security(BaseModel):
    """What guards the caller's account."""

    two_step: bool
    app: bool
    codes_left: int
    passkeys: list[PasskeyShown]


class NewApp(BaseModel):
    """A secret for an app: as text, as an address, and as a picture (a data: address) to scan."""

    ticket: str
    secret: str
    address: str
    picture: str


class RecoveryCodes(BaseModel):
    """Recovery codes, shown this once."""

    codes: list[str]


class PasskeyOptions(BaseModel):
    """What the browser's `navigator.credentials` is asked."""

    options: dict[str, Any]


class Session(BaseModel):
    """Where the caller is signed in: since when, last seen when, with which browser (empty if it did not say), and
    whether it is this one."""

    id: str
    created: float
    seen: float
    browser: str
    here: bool


class Token(BaseModel):
    """A token: when it was last used and when it ends, if ever; `token`, its secret, is only there when it is made."""

    id: str
    label: str
    created: float
    seen: float | None
    scopes: list[Scope]
    expires: float | None
    token: str | None = None


class SeatShown(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["person", "bot", "open", "invite"]
    name: str | None
    bot: str | None
    you: bool
    present: bool
    ready: bool
    clock: dict[str, float] | None
    livery: Livery


class OfferShown(BaseModel):
    """A legal action in words; `cost`: what it spends, `then`: what the actor has afterwards."""

    action: str
    text: str
    kind: str
    at: list[str]
    cost: str | None
    then: str | None
    final: str | None
    pieces: list[tuple[dict[str, str], int]]
    rare: int
    role: Literal["", "main", "end"]


class Happening(BaseModel):
    """Something that happened, with facts that differ by its kind.  Of what the actor did, the first of an entry, seat
    and words are those of the entry."""

    model_config = ConfigDict(extra="allow")

    kind: str
    seat: int | None = None
    text: str | None = None


class LogLine(BaseModel):
    """An entry of the log: what the actor did, and among the events all that followed from it; `kind` is there when it
    is not an action."""

    n: int
    seat: int | None
    action: str | None
    text: str
    kind: str | None = None
    events: list[Happening] = []


class ChatLine(BaseModel):
    """A line of chat."""

    n: int
    name: str | None
    seat: int | None
    text: str
    at: float


class Ended(BaseModel):
    """Why a match is over."""

    by: Literal["rules", "resignation", "time", "agreement", "keeper"]
    seat: int | None


class Consent(BaseModel):
    """Who wants to end without a result."""

    seats: list[int]


class Wish(BaseModel):
    """Who would like to take back how many actions, and which seats have agreed."""

    seat: int
    count: int
    agreed: list[int]


class Lesson(BaseModel):
    """The rule that comes up, for those who are new to the game."""

    name: str
    text: str


class Guide(BaseModel):
    """Where the learner is in a lesson: the step, what is said at it and pointed out; whether something is still to be
    done, or has been."""

    step: int
    of: int
    title: str
    text: str
    shows: list[str]
    to_do: bool
    done: bool


class Snapshot(BaseModel):
    """A table as the caller may see it."""

    id: str
    game: str
    map: str
    own_map: bool
    """whether it is a map that does not come with the game; games on those are never rated"""
    options: dict[str, str]
    players: int
    analysis: bool
    public: bool
    created: float
    clock: dict[str, Any]
    absent: str
    several: bool
    seat: int | None
    seq: int
    status: Literal["lobby", "running", "over"]
    actor: int
    over: bool
    ended: Ended | None
    you: list[int]
    seats: list[SeatShown]
    end_offer: Consent | None
    undo_wish: Wish | None
    rematch: str | None
    chat: list[ChatLine]
    n: int
    view: dict[str, Any] | None
    sheet: dict[str, Any] | None
    offers: list[OfferShown]
    undo: bool
    may_wish: bool
    lesson: Lesson | None
    rule: str | None
    """the section of the game's rules about what is to be decided now"""
    guide: Guide | None
    log: list[LogLine]
    scores: list[int] | None
    winners: list[int]
    hash: str | None
    notes: str = ""
    invite: str | None = None


class TableFacts(BaseModel):
    """A table in a list."""

    id: str
    game: str
    map: str
    players: int
    status: Literal["lobby", "running", "over"]
    seats: list[SeatShown]
    actor: int
    you: list[int]
    your_turn: bool
    created: float
    seq: int
    clock: dict[str, Any]


class Done(BaseModel):
    """The sequence number of what was stored."""

    seq: int


class Explanation(BaseModel):
    """Why an action is refused, null if it is legal; and the section of the game's rules that says so."""

    text: str | None
    rule: str | None


class Alternative(BaseModel):
    """An action as the coach sees it: the chance to win with it (none if it was not compared), by how much that may be
    off, and whether it cannot be told apart from the best one."""

    action: str
    text: str
    chance: float | None
    doubt: float | None
    alike: bool
    tried: int
    reason: str | None
    at: list[str]


class Hint(Alternative):
    """The best action, and the others."""

    seat: int
    chances: list[float]
    actions: list[Alternative]
    iterations: int
    seconds: float


class Better(Alternative):
    """What would have been better, and by how much."""

    loss: float


class TurningPoint(BaseModel):
    """The action `n` (counted from 1) with which chances changed most, before and after it."""

    n: int
    seat: int
    action: str
    before: list[float]
    after: list[float]
    better: Better | None


class Analysis(BaseModel):
    """Each seat's chance to win after 0, 1, 2, ... actions, and the turning points."""

    game: str
    players: int
    names: list[str | None]
    bots: list[str | None]
    chances: list[list[float]]
    turning: list[TurningPoint]
    scores: list[int]
    winners: list[int]


class Progress(BaseModel):
    """How far an analysis has got."""

    done: int
    of: int


class Version(BaseModel):
    """What is running."""

    version: str
    build: str
    rules: dict[str, str]
