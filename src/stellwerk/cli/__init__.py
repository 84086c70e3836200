"""The command line: `stellwerk games`, `play`, `serve`, `simulate`, `arena`, `hint`, `map`, `new-game` ..."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import __version__, drawings, terminal
from ..bots import make_own, split
from ..engine.batch import DeadEnd, Tally, simulate
from ..engine.document import at
from ..engine.game import Game, MapError
from ..engine.text import Text
from ..errors import StellwerkError
from ..extras import MissingExtra, needed
from ..games import games
from ..lab.data import NoData
from ..lab.ratings import wilson
from ..lab.simulation import simulate_on
from ..lab.workers import NoCluster
from ..match import Match, check_options, find_board, find_game
from ..studio import Remark, look, written
from ..texts import LANGUAGES, chosen_language, say
from . import given, interrupt, uvx
from .given import MOST_GAMES, MOST_PLAYERS, MOST_SEED, Commands
from .given import UsageError as UsageError

app = typer.Typer(
    cls=Commands,
    help="Railway board games: play, watch, study, simulate.", no_args_is_help=True, pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)  # fmt: skip
map_app = typer.Typer(help="Maps: start one, check them, draw them.", no_args_is_help=True)
app.add_typer(map_app, name="map")

GameId = Annotated[str, typer.Argument(help="Which game: see 'stellwerk games'.", metavar="GAME")]
Seed = Annotated[
    int | None,
    typer.Option(help="Seed of the random numbers; without it, a new one each time.", min=0, max=MOST_SEED),
]
FirstSeed = Annotated[int, typer.Option(help="Game i has the seed SEED + i.", min=0, max=MOST_SEED)]
Games = Annotated[int, typer.Option("--games", help="How many games.", min=1, max=MOST_GAMES)]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many play.", min=1, max=MOST_PLAYERS)]
At = Annotated[int | None, typer.Option(help="After this many actions instead of at the end.", min=0, max=MOST_GAMES)]
MapName = Annotated[str | None, typer.Option("--map", help="One of the game's maps, or a map file.")]
Choices = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as NAME=CHOICE.")]
Ray = Annotated[str | None, typer.Option(help="Spread the work over the Ray cluster at this address, or 'auto'.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Language = Annotated[
    str | None, typer.Option(help="de or en; without it, the language of your system.", show_default=False)
]


def main() -> None:
    """Run the command line; errors meant for users become one line and exit code 1."""
    with interrupt.heard() as is_pressed:
        try:
            app()
        except SystemExit as end:
            raise SystemExit(interrupt.CODE if is_pressed() else end.code) from None


def _say_fault(fault: Exception) -> None:
    said = say(fault.text, chosen_language()) if isinstance(fault, MapError) else str(fault)
    Console(stderr=True).print(f"[bold red]Error:[/] {_plain(said)}", highlight=False)


Commands.faults = (StellwerkError, MapError, DeadEnd, MissingExtra, NoCluster, NoData, UsageError)
Commands.say = staticmethod(_say_fault)


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


def _print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


def read_options(game: Game, texts: list[str] | None, language: str) -> dict[str, str]:
    """Options given as NAME=CHOICE."""
    for text in texts or []:
        if "=" not in text:
            raise UsageError(f"--option {text}: expected NAME=CHOICE")
    return check_options(game, dict(text.split("=", 1) for text in texts or []), language)


def check_language(language: str | None) -> str:
    """A language that the catalogue has; the environment's if none was named."""
    if language is None:
        return chosen_language()
    if language not in LANGUAGES:
        raise UsageError(f"--language {language}: choose one of {', '.join(LANGUAGES)}")
    return language


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Any]:
    """A progress bar on standard error; gives a function to be called with how much more is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


def show_version(value: bool) -> None:
    """Print the version and leave."""
    if value:
        typer.echo(f"stellwerk {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Railway board games: play, watch, study, simulate."""


@app.command("games")
def list_games(as_json: Json = False) -> None:
    """List the games, their maps, players and options."""
    if as_json:
        _print_json([_facts(game) for game in games().values()])
        return
    table = Table(box=None, header_style="bold")
    for title in ("game", "title", "designer", "players", "maps", "options"):
        table.add_column(title)
    for game in games().values():
        options = "; ".join(f"{o.name}={'|'.join(o.choices)}" for o in game.options)
        players = f"{game.seats[0]}-{game.seats[-1]}"
        table.add_row(f"[bold]{game.id}[/]", game.title, game.designer, players, ", ".join(game.maps), options or "-")
    Console().print(table)


def _facts(game: Game) -> dict[str, Any]:
    status = {name: game.map_document(name).get("status") for name in game.maps}
    return {
        "id": game.id, "title": game.title, "designer": game.designer, "rules": game.version,
        "players": list(game.seats), "maps": status, "options": {o.name: list(o.choices) for o in game.options},
    }  # fmt: skip


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="Which game: see 'stellwerk games'; without it, the first.", metavar="GAME")
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: 'you' or a bot for each seat, e.g. you,driver,greedy or you,you,you."),
    ] = None,
    seed: Seed = None,
    map_name: MapName = None,
    option: Choices = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved match.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Save the match to this file after every action.", callback=given.output)
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    from .play import DEFAULT_BOT, Terminal, new_file

    language = check_language(language)
    if resume is not None:
        match = Match.load(resume, language)
        match.bots = _read_seats(seats, match.players, match.bots)
    else:
        found = find_game(game or next(iter(games())), language)
        count = players or (len(split(seats)) if seats else found.seats[0])
        bots = _read_seats(seats, count, [None, *[DEFAULT_BOT] * (count - 1)])
        options = read_options(found, option, language)
        match = Match.new(found.id, count, seed, options, map_name, bots=bots, language=language)
    Terminal(match, save or resume or new_file(match), language).run()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all.", callback=given.host)
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql+asyncpg://…; without it, a file in your data folder.",
            envvar="STELLWERK_DATABASE",
            callback=given.database,
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Number of server processes; more than one needs PostgreSQL.", min=1, max=256)
    ] = 1,
    public_url: Annotated[
        str | None, typer.Option(help="The address at which people reach this server.", callback=given.public_url)
    ] = None,
    limits: Annotated[
        float,
        given.number("Multiply all rate limits by this; 0 for no limits."),
    ] = 1.0,
    pace: Annotated[
        float,
        given.number("Seconds a bot takes for an action, at least."),
    ] = 0.4,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    mail: Annotated[
        str | None,
        typer.Option(
            help="A mail server, smtp://user:password@host:587.", envvar="STELLWERK_MAIL", callback=given.mail_server
        ),
    ] = None,
    sender: Annotated[
        str,
        typer.Option(
            "--mail-from",
            help="The sender of e-mails.",
            envvar="STELLWERK_MAIL_FROM",
            callback=given.sender,
        ),
    ] = "stellwerk@localhost",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name by which people may call this server (*.example.org for all under it); can be repeated. "
            "Without any: the public address, names in your own network, and addresses in numbers.",
            envvar="STELLWERK_ALLOW_HOSTS",
            callback=given.names,
        ),
    ] = None,
    guest_days: Annotated[
        float,
        given.number(
            "Days after the last visit after which guests who never made a move are forgotten; 0 for never.",
            envvar="STELLWERK_GUEST_DAYS",
        ),
    ] = 7.0,
    pack_after: Annotated[
        float,
        given.number(
            "Days after which finished tables are packed, which saves space; 0 for never.",
            envvar="STELLWERK_PACK_AFTER",
        ),
    ] = 30,
    forget_guests_after: Annotated[
        float,
        given.number(
            "Days after which tables that guests left unfinished are deleted; 0 for never.",
            envvar="STELLWERK_FORGET_GUESTS_AFTER",
        ),
    ] = 90,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot of another package, or module:Class, that may be seated at tables here; can be repeated.",
            envvar="STELLWERK_BOTS",
        ),
    ] = None,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Allow notifications into private networks, too.")
    ] = False,
) -> None:
    """Serve tables for people and bots: the page, the API, live updates."""
    try:
        with needed("server", "the server needs"):
            from ..server.settings import Settings
            from .serve import serve as run
    except MissingExtra as missing:
        uvx.start_again_with(missing)
        raise

    interrupt.take_your_time()  # tables are closed in good order (server/stopping.py)
    chosen: dict[str, Any] = {} if database is None else {"database": database}
    settings = Settings(
        **chosen, public_url=public_url, secure=(public_url or "").startswith("https:"), limits=limits, pace=pace,
        mail=mail, sender=sender, private_webhooks=private_webhooks, guest_days=guest_days, pack_after=pack_after,
        forget_guests_after=forget_guests_after, hosts=tuple(allow_host or ()),
        bots=tuple(make_own(spec).spec for spec in bot or ()),
    )  # fmt: skip
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise UsageError("--workers: several processes need a shared database, --database postgresql+asyncpg://…")
    given.free(host, port)
    Console(stderr=True).print(f"Stellwerk: http://{host}:{port}", highlight=False)
    if browser:
        from .browser import open_when_ready

        open_when_ready(f"http://{host}:{port}")
    run(settings, host, port, workers)


def _read_seats(text: str | None, players: int, default: list[str | None]) -> list[str | None]:
    """Who sits where: None for people, else the spec of a bot."""
    if text is None:
        return default
    seats = split(text)
    if len(seats) != players:
        raise UsageError(f"--seats {text}: {len(seats)} seats for {players} players")
    return [None if part in ("you", "du", "human") else make_own(part).spec for part in seats]


@app.command("simulate")
def simulate_games(
    game: GameId,
    players: Players = None,
    count: Games = 10_000,
    seed: FirstSeed = 0,
    device: Annotated[str, typer.Option(help="core, cores or gpu: the same games on each.")] = "cores",
    map_name: MapName = None,
    option: Choices = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Play many random games at once and report scores, wins by seat, lengths and speed."""
    found = find_game(game)
    players = found.seats[0] if players is None else players
    Match.new(found.id, players, seed=0, map=map_name)  # says what is wrong with the number of players or the map
    if device not in ("core", "cores", "gpu"):
        raise UsageError(f"--device {device}: choose core, cores or gpu")
    given.seeds(seed, count)
    board, options = find_board(found, map_name), read_options(found, option, "en")
    run = simulate if ray is None else partial(simulate_on, ray)
    tally = Tally(players)
    with progress_bar(f"{found.title}, {players} players", count) as done, interrupt.kept():
        for first, some in _parts(seed, count, 1 << 17 if device == "gpu" else 1024, tally):
            try:
                tally.add(run(found, players, some, first, device, board, options, progress=done))
            except RuntimeError as fault:
                if isinstance(fault, DeadEnd):
                    raise
                raise UsageError(str(fault)) from None
    if not tally.games:
        raise KeyboardInterrupt
    shares = tally.win_shares()
    summary = {
        "game": found.id, "map": board.document["id"], "players": players, "games": tally.games, "seed": seed,
        "device": device, "actions": tally.actions, "seconds": round(tally.seconds, 3),
        "actions_per_s": round(tally.actions / tally.seconds, 1),
        "games_per_s": round(tally.games / tally.seconds, 1),
        "length": tally.spread(tally.lengths),
        "seats": [
            {
                "seat": p, "wins": round(float(shares[p]), 4),
                "interval": list(wilson(float(shares[p]), tally.games)), "score": tally.spread(tally.scores[p]),
            }
            for p in range(players)
        ],
    }  # fmt: skip
    if as_json:
        _print_json(summary)
        return
    table = Table(box=None, header_style="bold")
    for title in ("seat", "wins", "95 % interval", "mean score", "5 % .. 95 %"):
        table.add_column(title, justify="right")
    for row in summary["seats"]:
        low, high = row["interval"]
        score = row["score"]
        spread = f"{score['low']:g} .. {score['high']:g}"
        table.add_row(
            str(row["seat"] + 1), f"{row['wins']:.1%}", f"{low:.1%} .. {high:.1%}", f"{score['mean']:.1f}", spread
        )
    console, length = Console(), summary["length"]
    console.print(table)
    console.print(
        f"{tally.games:,} games of {length['mean']:.0f} actions ({length['low']:g} to {length['high']:g} for 90 %) in "
        f"{tally.seconds:.2f} s: {summary['games_per_s']:,.0f} games/s, {summary['actions_per_s']:,.0f} actions/s.",
        highlight=False,
    )


def _parts(seed: int, count: int, some: int, tally: Tally) -> Iterator[tuple[int, int]]:
    """Some games at first, then so many as take about half a second: little is lost when somebody has enough."""
    first = seed
    while (left := seed + count - first) > 0:
        yield first, min(some, left)
        first += some
        some = int(np.clip(0.5 * tally.games / max(tally.seconds, 1e-9), 1024, 4 * some))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="Only this game.", metavar="[GAME]")] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure on the GPU, too.")] = False,
    seconds: Annotated[float, given.number("How long to measure each speed.", min=0.01)] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure how fast the games run here (interpreted, on one core, on all cores, on a GPU), and are drawn."""
    from .. import bench as measuring

    if gpu:
        _need_gpu()
    chosen = [find_game(game)] if game else list(games().values())
    console = Console(stderr=True)
    results: dict[str, Any] = {}
    for found in chosen:
        with console.status("") as status:
            results[found.id] = measuring.measure(
                found,
                seconds,
                gpu,
                say=lambda what, title=found.title: status.update(f"{title}: {what}"),  # type: ignore[misc]
            )
    if as_json:
        _print_json({id: {**result, "machine": measuring.machine()} for id, result in results.items()})
        return
    _print_bench(results, measuring.machine())


def _need_gpu() -> None:
    from ..engine import gpu as device

    if not device.available():
        raise UsageError("--gpu: there is no GPU that Numba can use here")


def _print_bench(results: dict[str, Any], machine: dict[str, Any]) -> None:
    table = Table(box=None, header_style="bold")
    table.add_column("")
    for id in results:
        table.add_column(id, justify="right")
    for key, title in (("interpreted", "interpreted"), ("core", "one core"), ("cores", "all cores"), ("gpu", "GPU")):
        if any(key in r for r in results.values()):
            table.add_row(f"{title}, actions/s", *(f"{r[key]['actions_per_s']:,.0f}" for r in results.values()))
            table.add_row(f"{title}, games/s", *(f"{r[key]['games_per_s']:,.1f}" for r in results.values()))
    for key, title in (
        ("state_bytes", "state, bytes"), ("copy_ns", "copy, ns"), ("replay_us", "replay of a match, µs"),
        ("compile_cold_s", "compiling, s"), ("compile_cached_s", "start from cache, s"),
    ):  # fmt: skip
        table.add_row(title, *(f"{r[key]:,}" for r in results.values()))
    for key, way, title in (
        ("draw_ms", "usual", "drawing, ms"), ("draw_ms", "cold", "drawing from nothing, ms"),
        ("change_ms", "map", "what an action changes on the map, ms"),
        ("change_ms", "all", "the same with the panel, ms"),
    ):  # fmt: skip
        table.add_row(title, *(f"{r[key][way]:,}" for r in results.values()))
    console = Console()
    console.print(table)
    console.print(", ".join(f"{key} {value}" for key, value in machine.items()), style="dim", highlight=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    at: At = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="As this seat saw it (1, 2, ...); without it, as spectators saw it.", min=1, max=MOST_PLAYERS
        ),
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Write a drawing of the board to this file.", callback=given.output)
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a match file, tell what happened, and show the board at any point."""
    language = check_language(language)
    match = load(file, at, language)
    if seat is not None and seat > match.players:
        raise UsageError(f"--seat {seat}: this match has seats 1 to {match.players}")
    who = None if seat is None else seat - 1
    view, log = match.view(who), match.log(who, language=language)
    if svg is not None:
        given.write(svg, match.svg(who, language=language))
    if as_json:
        result = {"hash": match.hash, "over": match.over, "log": log, "view": view}
        _print_json({**result, "scores": match.scores(), "winners": match.winners()} if match.over else result)
        return
    console = Console()
    for line in log:
        print_entry(console, match, line, language, f"[dim]{line['n']:>4}[/]  ")
    console.print()
    console.print(terminal.shown(match.game, match.board, view, language, match.names), highlight=False)
    if match.over:
        console.print(winners_text(match, language))


def load(file: Path, at: int | None, language: str) -> Match:
    """A match from a file, as it was after so many actions."""
    match = Match.load(file, language)
    if at is not None and at > len(match.actions):
        raise UsageError(f"--at {at}: the match has {len(match.actions)} actions")
    return match if at is None else match.at(at)


def seat_name(match: Match, seat: int, language: str) -> str:
    """A seat's name, or its number."""
    name = match.names[seat] or say(Text("seat-name", seat=seat + 1), language)
    return f"{name} ({match.bots[seat]})" if match.bots[seat] else name


def print_entry(
    console: Console, match: Match, line: dict[str, Any], language: str, before: str = "  ", style: str = ""
) -> None:
    """An entry of the log: what the actor did, and below it what followed."""
    told = f"{before}{_plain(seat_name(match, line['seat'], language))} {_plain(line['text'])}"
    console.print(told, style=style, highlight=False)
    for event in line["events"][1:]:
        console.print(f"        {_plain(event['text'])}", style="dim", highlight=False)


def winners_text(match: Match, language: str) -> str:
    """Who has won, in words, and everybody's points."""
    winners = match.winners()
    names = ", ".join(seat_name(match, p, language) for p in winners)
    text = Text("terminal-winners", count=len(winners), names=names, points=match.scores()[winners[0]])
    points = "   ".join(f"{seat_name(match, p, language)}: {n}" for p, n in enumerate(match.scores()))
    return f"[bold]{_plain(say(text, language))}[/]\n{_plain(points)}"


# ---------------------------------------------------------------------------------------------------------------- maps


@map_app.command("check")
def map_check(
    file: Annotated[str, typer.Argument(help="A map file, or the name of a shipped map.")],
    game: Annotated[str | None, typer.Option(help="The game, where the file does not say.")] = None,
    as_json: Json = False,
) -> None:
    """Check a map: list every fault, or the facts about a sound one."""
    found, document = _find_map(file, game)
    seen, language = look(found, document), chosen_language()
    faults, doubts = ([_remark(each, language) for each in several] for several in (seen.faults, seen.doubts))
    if as_json:
        _print_json({
            "game": found.id, "map": document.get("id"), "sound": not faults, "faults": faults, "doubts": doubts,
            "facts": dict(seen.facts),
        })  # fmt: skip
    elif faults:
        console = Console(stderr=True)
        for text in faults:
            console.print(f"[bold red]✗[/] {_plain(text)}", highlight=False)
        if seen.more:
            console.print(f"… and {seen.more} more.")
    else:
        table = Table(box=None, show_header=False)
        for key, value in seen.facts:
            table.add_row(f"[bold]{key}[/]", value)
        console = Console()
        console.print(f"[green]✓[/] {found.title}: the map {document['id']} can be played on.", highlight=False)
        for text in doubts:
            console.print(f"[yellow]?[/] {_plain(text)}", highlight=False)
        console.print(table)
    if faults:
        raise typer.Exit(1)


def _remark(remark: Remark, language: str) -> str:
    """Something to be said of a map, with its place."""
    return say(at(written(remark.place), remark.text), language)


@map_app.command("show")
def map_show(
    file: Annotated[str, typer.Argument(help="A map file, or the name of a shipped map.")],
    out: Annotated[Path, typer.Argument(help="Where to write the drawing (SVG).", callback=given.output)],
    game: Annotated[str | None, typer.Option(help="The game, where the file does not say.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    language: Language = None,
) -> None:
    """Draw a map as SVG."""
    if theme not in drawings.THEMES:
        raise UsageError(f"--theme {theme}: choose {' or '.join(drawings.THEMES)}")
    found, document = _find_map(file, game)
    svg = drawings.draw(found, found.board_of(document), None, check_language(language), theme)
    given.write(out, svg)
    Console(stderr=True).print(f"{found.title}: the map {document['id']} is in {out}.", highlight=False)


def _find_map(file: str, game: str | None) -> tuple[Game, dict[str, Any]]:
    """A map document and its game, by file or by name."""
    for found in games().values():
        if file in found.maps and game in (None, found.id) and not Path(file).exists():
            return found, found.map_document(file)
    if game is None and not Path(file).exists():
        known = ", ".join(name for found in games().values() for name in found.maps)
        raise UsageError(f"there is no map and no file {file}; maps: {known}")
    any_game = find_game(game) if game else next(iter(games().values()))
    document = any_game.map_document(Path(file))
    return find_game(game or str(document.get("game"))), document


# The commands that have files of their own.
from . import admin, arena, backups, coach, export, lab, maps, newgame, train  # noqa: E402, F401
