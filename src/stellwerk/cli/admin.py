"""`stellwerk admin`: running a house from the command line, beside the servers that are running."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand

from ..extras import needed
from . import Json, UsageError, _plain, _print_json, app, given

if TYPE_CHECKING:
    from ..server.keepers import Keepers

T = TypeVar("T")
Row = dict[str, Any]
UNITS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 7 * 86_400.0}

admin = typer.Typer(
    help="Run a house: people, tables, reports, bans, switches, and the log of all that. It works on the database, "
    "while servers are running; they notice at once.",
    no_args_is_help=True,
)  # fmt: skip
people_app = typer.Typer(help="The people of the house.", no_args_is_help=True)
tables_app = typer.Typer(help="The tables of the house.", no_args_is_help=True)
reports_app = typer.Typer(help="What players have reported.", no_args_is_help=True)
app.add_typer(admin, name="admin")
admin.add_typer(people_app, name="people")
admin.add_typer(tables_app, name="tables")
admin.add_typer(reports_app, name="reports")

MARK = "id:"
DASHED = re.compile(r"-[A-Za-z0-9_][A-Za-z0-9_-]{10}")


class TakesId(TyperCommand):
    """A command whose arguments may be ids: one in 64 of them begins with a dash, and is no option for all that."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments."""
        return super().parse_args(ctx, [MARK + word if DASHED.fullmatch(word) else word for word in args])


def _bare(word: str) -> str:
    return word.removeprefix(MARK)


Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql+asyncpg://…; without it, the file in your data folder.",
        envvar="STELLWERK_DATABASE",
        callback=given.database,
    ),
]
Who = Annotated[str, typer.Argument(help="Somebody's id, account or name.", metavar="NAME", callback=_bare)]
TableId = Annotated[
    str, typer.Argument(help="The table's id: the last part of its address.", metavar="TABLE", callback=_bare)
]
Reason = Annotated[str, typer.Option("--reason", help="Why: the person is told, and it goes into the log.")]
WhyNot = Annotated[str | None, typer.Option("--reason", help="Why, for the log.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
Most = Annotated[int, typer.Option("--most", help="How many at most.", min=1, max=10_000)]
For = Annotated[str | None, typer.Option("--for", help="How long: 30m, 12h, 7d or 4w; without an end, for good.")]
Until = Annotated[str | None, typer.Option("--until", help="Until when (UTC): 2030-12-31 or 2030-12-31T18:00.")]


def _with(database: str | None, work: Callable[[Keepers], Awaitable[T]]) -> T:
    """Do something in a database, as whoever sits at the console."""
    with needed("server", "the server needs"):
        from ..server.keepers import Keepers
        from ..server.keys import Keys
        from ..server.metrics import Metrics
        from ..server.order import Order
        from ..server.people import People
        from ..server.rooms import Rooms
        from ..server.sessions import Sessions
        from ..server.settings import Settings
        from ..server.store import Store

    async def visit() -> T:
        store = await Store.visit(database or Settings().database)
        try:
            keys = await Keys.open(store)
            sessions, rooms = Sessions(store, keys.seal), Rooms(store, keys, Metrics())
            people, order = People(store, sessions), Order(store, time.time)
            return await work(Keepers(store, sessions, people, rooms, order))
        finally:
            await store.close()

    return asyncio.run(visit())


def _do(database: str | None, said: str, work: Callable[[Any, Any], Awaitable[None]]) -> None:
    """Have a keeper's deed done, and say so."""
    from ..server.keepers import CONSOLE

    _with(database, lambda keepers: work(keepers, CONSOLE))
    Console().print(_plain(said), highlight=False)


def _end(lasts: str | None, until: str | None) -> float | None:
    """The end that was chosen, in seconds since 1970; None for none.

    >>> _end(None, "2030-12-31")
    1924905600.0
    """
    if lasts is not None and until is not None:
        raise UsageError("--for and --until: choose one of the two")
    if lasts is not None:
        found = re.fullmatch(r"(\d{1,5})([mhdw])", lasts)
        if found is None:
            raise UsageError(f"--for {lasts}: expected a number and a unit, such as 30m, 12h, 7d or 4w")
        return time.time() + int(found[1]) * UNITS[found[2]]
    if until is None:
        return None
    try:
        end = datetime.fromisoformat(until)
    except ValueError:
        raise UsageError(f"--until {until}: expected a day such as 2030-12-31, or 2030-12-31T18:00") from None
    return (end if end.tzinfo else end.replace(tzinfo=UTC)).timestamp()


def _when(at: float | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _print_rows(rows: Iterable[Row], columns: dict[str, Callable[[Row], Any]], nothing: str) -> None:
    table = Table(box=None, header_style="bold")
    for title in columns:
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*(_plain(str(value if (value := of(row)) is not None else "-")) for of in columns.values()))
    Console().print(table if table.row_count else nothing)


# ------------------------------------------------------------------------------------------------------------ people


@people_app.command("list")
def list_people(database: Database = None, most: Most = 50, as_json: Json = False) -> None:
    """List people, those seen last first."""
    _print_people(_with(database, lambda keepers: keepers.people(most=most)), as_json)


@people_app.command("find", cls=TakesId)
def find_people(
    words: Annotated[str, typer.Argument(help="A part of a name, or an id.", callback=_bare)],
    database: Database = None,
    most: Most = 50,
    as_json: Json = False,
) -> None:
    """List the people whose name has something in it."""
    _print_people(_with(database, lambda keepers: keepers.people(words, most=most)), as_json)


def _print_people(rows: list[Row], as_json: bool) -> None:
    if as_json:
        _print_json(rows)
        return
    columns: dict[str, Callable[[Row], Any]] = {
        "id": lambda row: row["id"], "name": lambda row: row["name"],
        "is": lambda row: row["role"] or ("guest" if row["guest"] else "account"),
        "seen": lambda row: _when(row["seen"]), "banned": lambda row: _sanction(row["ban"]),
        "muted": lambda row: _sanction(row["mute"]),
    }  # fmt: skip
    _print_rows(rows, columns, "Nobody.")


def _sanction(under: Row | None) -> str:
    if under is None:
        return "-"
    end = "for good" if under["until"] is None else f"until {_when(under['until'])}"
    return f"{end}: {under['reason']}"


@people_app.command("show", cls=TakesId)
def show_person(who: Who, database: Database = None, as_json: Json = False) -> None:
    """Show what there is to know about somebody: sanctions, tables, reports, what keepers did."""
    person = _with(database, lambda keepers: keepers.person(who))
    if as_json:
        _print_json(person)
        return
    _print_people([person], False)
    console = Console()
    console.print(f"Tables made: {person['tables']}, seats: {person['seats']}, since {_when(person['created'])}.")
    if person["reports"]:
        _print_reports(person["reports"])
    if person["deeds"]:
        _print_deeds(person["deeds"])


@admin.command(cls=TakesId)
def mute(who: Who, reason: Reason, lasts: For = None, until: Until = None, database: Database = None) -> None:
    """Take somebody's voice: they cannot chat or choose names, and are told why."""
    end = _end(lasts, until)
    _do(database, f"{who} is muted.", lambda keepers, me: keepers.mute(me, who, end, reason))


@admin.command(cls=TakesId)
def unmute(who: Who, reason: WhyNot = None, database: Database = None) -> None:
    """Give somebody their voice back."""
    _do(database, f"{who} can chat again.", lambda keepers, me: keepers.unmute(me, who, reason))


@admin.command(cls=TakesId)
def ban(
    who: Who,
    reason: Reason,
    lasts: For = None,
    until: Until = None,
    address: Annotated[
        bool, typer.Option("--address", help="Also ban guests who come from the same address; needs an end.")
    ] = False,
    database: Database = None,
) -> None:
    """Shut somebody out at once; they are told until when, and why."""
    end = _end(lasts, until)
    _do(database, f"{who} is banned.", lambda keepers, me: keepers.ban(me, who, end, reason, address))


@admin.command(cls=TakesId)
def unban(who: Who, reason: WhyNot = None, database: Database = None) -> None:
    """Let somebody in again."""
    _do(database, f"{who} may come in again.", lambda keepers, me: keepers.unban(me, who, reason))


@admin.command(cls=TakesId)
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.", metavar="NEW")],
    reason: Reason,
    database: Database = None,
) -> None:
    """Give somebody another name; how they sign in stays the same."""
    _do(database, f"{who} is now called {name}.", lambda keepers, me: keepers.rename(me, who, name, reason))


@admin.command(cls=TakesId)
def delete(who: Who, reason: Reason, yes: Yes = False, database: Database = None) -> None:
    """Delete somebody for good: their running matches are resigned, what they did stays without their name."""
    row = _with(database, lambda keepers: keepers.find(who))
    if not yes:
        typer.confirm(f"Delete {row['name']} ({row['id']}) for good?", abort=True)
    _do(database, f"{row['name']} is deleted.", lambda keepers, me: keepers.delete(me, row["id"], reason))


@admin.command(cls=TakesId)
def role(
    who: Who,
    role: Annotated[str, typer.Argument(help="keeper, moderator or none.")],
    reason: WhyNot = None,
    database: Database = None,
) -> None:
    """Make somebody keeper (may do everything) or moderator (reports, mutes, bans up to a month), or neither."""
    chosen = None if role == "none" else role
    said = f"{who} is now {role}." if chosen else f"{who} has no role any more."
    _do(database, said, lambda keepers, me: keepers.set_role(me, who, chosen, reason))


@admin.command("end-two-step", cls=TakesId)
def end_two_step(who: Who, reason: Reason, yes: Yes = False, database: Database = None) -> None:
    """Forget app, recovery codes and passkeys of somebody who has lost them: the password alone signs in again."""
    row = _with(database, lambda keepers: keepers.find(who))
    if not yes:
        typer.confirm(f"Have {row['name']} sign in with the password alone?", abort=True)
    said = f"{who} signs in with the password alone."
    _do(database, said, lambda keepers, me: keepers.end_two_step(me, who, reason))


# ------------------------------------------------------------------------------------------------ tables and reports


@tables_app.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option(help="lobby, running or over.")] = None,
    who: Annotated[str | None, typer.Option("--of", help="Only those of one person.")] = None,
    database: Database = None,
    most: Most = 50,
    as_json: Json = False,
) -> None:
    """List tables, those where something happened last first."""
    if status not in (None, "lobby", "running", "over"):
        raise UsageError(f"--status {status}: choose lobby, running or over")
    rows = _with(database, lambda keepers: keepers.tables(status, who, most=most))
    if as_json:
        _print_json(rows)
        return
    columns: dict[str, Callable[[Row], Any]] = {
        "id": lambda row: row["id"], "game": lambda row: row["game"], "status": lambda row: row["status"],
        "players": lambda row: row["players"], "made by": lambda row: row["creator_name"],
        "public": lambda row: "yes" if row["public"] else "no", "moved": lambda row: _when(row["updated"]),
    }  # fmt: skip
    _print_rows(rows, columns, "No tables.")


@tables_app.command("show", cls=TakesId)
def show_table(id: TableId, database: Database = None, as_json: Json = False) -> None:
    """Show a table: who made it, who sits there, what was said."""
    table = _with(database, lambda keepers: keepers.table(id))
    if as_json:
        _print_json(table)
        return
    console = Console()
    maker = table["creator_name"] or "somebody who left"
    console.print(
        _plain(f"{table['game']}, {table['map']}, {table['status']}, made by {maker} on {_when(table['created'])}"),
        highlight=False,
    )
    for seat in table["seats"]:
        console.print(_plain(f"Seat {seat['seat'] + 1}: {seat['name'] or '-'} ({seat['person']})"), highlight=False)
    for line in table["chat"]:
        hidden = " (hidden)" if line["hidden"] else ""
        words = f"{line['n']}. {_when(line['at'])} {line['name'] or '-'}: {line['text']}{hidden}"
        console.print(_plain(words), highlight=False)


@tables_app.command("close", cls=TakesId)
def close_table(id: TableId, reason: Reason, yes: Yes = False, database: Database = None) -> None:
    """End a table without a result."""
    _with(database, lambda keepers: keepers.table(id))
    if not yes:
        typer.confirm(f"End table {id} without a result?", abort=True)
    _do(database, f"Table {id} is closed.", lambda keepers, me: keepers.close_table(me, id, reason))


@reports_app.command("list")
def list_reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that were settled, not those that wait.")] = False,
    database: Database = None,
    most: Most = 100,
    as_json: Json = False,
) -> None:
    """List what players have reported, the latest first."""
    rows = _with(database, lambda keepers: keepers.reports(settled=settled, most=most))
    if as_json:
        _print_json(rows)
    else:
        _print_reports(rows)


def _print_reports(rows: list[Row]) -> None:
    columns: dict[str, Callable[[Row], Any]] = {
        "id": lambda row: row["id"], "at": lambda row: _when(row["at"]), "by": lambda row: row["author_name"],
        "about": lambda row: row["person_name"], "table": lambda row: row["table_id"],
        "said": lambda row: row["text"], "reason": lambda row: row["reason"], "outcome": lambda row: row["outcome"],
    }  # fmt: skip
    _print_rows(rows, columns, "No reports.")


@reports_app.command("settle")
def settle_report(
    id: Annotated[str, typer.Argument(help="The report's id.", metavar="REPORT")],
    outcome: Annotated[str, typer.Option("--outcome", help="What came of it, for the log.")],
    database: Database = None,
) -> None:
    """Settle a report."""
    _do(database, f"Report {id} is settled.", lambda keepers, me: keepers.settle(me, id, outcome))


# ----------------------------------------------------------------------------------------------- switches and the log


@admin.command(cls=TakesId)
def switch(
    feature: Annotated[str | None, typer.Argument(help="Which: without it, all are shown.")] = None,
    state: Annotated[str | None, typer.Argument(help="on or off.")] = None,
    reason: WhyNot = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Switch a feature of the house on or off: sign-up, guests, tables, chat, analyses, webhooks."""
    if feature is None:
        found = _with(database, lambda keepers: keepers.switches())
        if as_json:
            _print_json(found)
            return
        for name, on in found.items():
            typer.echo(f"{name:<10} {'on' if on else 'off'}")
        return
    if state not in ("on", "off"):
        raise UsageError(f"switch {feature}: say on or off")
    said = f"{feature} is switched {state}."
    _do(database, said, lambda keepers, me: keepers.switch(me, feature, state == "on", reason))


@admin.command(cls=TakesId)
def log(database: Database = None, most: Most = 100, as_json: Json = False) -> None:
    """Show what keepers and moderators did, the latest first."""
    rows = _with(database, lambda keepers: keepers.log(most=most))
    if as_json:
        _print_json(rows)
    else:
        _print_deeds(rows)


def _print_deeds(rows: list[Row]) -> None:
    columns: dict[str, Callable[[Row], Any]] = {
        "n": lambda row: row["n"], "at": lambda row: _when(row["at"]), "who": lambda row: row["actor_name"],
        "what": lambda row: row["what"], "whom": lambda row: row["whom_name"] or row["whom"],
        "how": lambda row: ", ".join(f"{key}: {value}" for key, value in row["facts"].items()) or None,
        "reason": lambda row: row["reason"],
    }  # fmt: skip
    _print_rows(rows, columns, "Nothing was done yet.")
