"""The message catalogues: numbers agree with their nouns, both languages say the same things, nothing is malformed.

Every file is checked in two ways.  Its syntax tree shows each number that stands before a noun without a choice between
singular and plural, and every message is formatted with 0, 1, 2 and 5 to see what people would read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stellwerk.games import games
from stellwerk.texts import LANGUAGES, catalogue

NUMBERS = (0, 1, 2, 5)


def words(text: str) -> frozenset[str]:
    """Words of a text, as a set."""
    return frozenset(text.split())


LAID_OUT = {"terminal-help"}  # set in columns: blanks are meant

# Variables that hold words: a name, a place, a list.  All others hold numbers.
WORDS = words(
    "action address area better bots by card cards city code colour company deck demand designer edition email en de example "
    "expected fault faults game give good goods here head hash known kind kinds line made means name names near now "
    "option other owner path payment place possible power route shares station supply take then there theme ticket "
    "tickets to two usage victim ways what where who why wood"
)
WORDS |= {  # ... or what an action is done with, unless that is an amount
    name
    for game in games().values()
    for kind in game.kinds
    for name, axis in kind.axes.items()
    if not axis.labels or not axis.labels[0].isdigit()
}
# Where a name means something else: (message, variable).
NUMBERS_AFTER_ALL = {
    ("nuremberg-bid-over", "there"), ("nuremberg-load-all-room", "goods"), ("nuremberg-page-room", "goods"),
    ("deutschland-line", "cards"), ("deutschland-line", "tickets"), ("grandtrunk-piles", "deck"),
    ("deutschland-cards", "cards"), ("deutschland-cards-both", "cards"),
}  # fmt: skip

# What may follow a number as it is: units, nouns with no other form for the plural, and words that are no nouns.
UNITS = words("KB MB ms s min Min")
MASS = {
    "en": words("coal wood iron steel stone beer cheese post influence"),
    "de": words(
        "Kohle Holz Eisen Stahl Einfluss Spieler Spielern Steinwürfel Bierwürfel Käsewürfel Postwürfel Landbesitzer"
    ),
}
NO_NOUNS = {
    "en": words(
        "a above already also and are at be becomes begins bids but by can cannot costs counted do does for from goes has "
        "have holds in is it later left less may must needs next not now of off on only onto or over pays per pulls "
        "reaches still takes than that the then to under was were wins with worth you your"
    ),
    "de": words(
        "ab als am an auf aus bei bis bzw das davon dazu dem den der des die dieser dort durch er für gegen hat hast im in "
        "ist je liegen liegt mehr mit nach nicht noch nur oder reicht sie sind und über um unter von vom vor wert wie zu "
        "zum zur"
    ),
}
ADJECTIVES = words("brown build discarded full green long more other progress red short special white")  # English

# Singular and plural, to know either in what people read; the catalogues' own plural forms are added.
FORMS = {
    "en": "action/actions card/cards city/cities cube/cubes day/days delivery/deliveries game/games link/links "
    "locomotive/locomotives map/maps minute/minutes move/moves passenger/passengers piece/pieces player/players "
    "point/points seat/seats second/seconds set/sets space/spaces step/steps ticket/tickets turn/turns wagon/wagons",
    "de": "Aktion/Aktionen Baupunkt/Baupunkte Baupunkt/Baupunkten Feld/Felder Gut/Güter Karte/Karten Lok/Loks "
    "Lokomotive/Lokomotiven Minute/Minuten Partie/Partien Passagier/Passagiere Plan/Pläne Platz/Plätze Punkt/Punkte "
    "Punkt/Punkten Runde/Runden Satz/Sätze Schritt/Schritte Sekunde/Sekunden Spielzug/Spielzüge Stadt/Städte "
    "Stein/Steine Stein/Steinen Streckenteil/Streckenteile Streckenteil/Streckenteilen Stück/Stücke Tag/Tage "
    "Tag/Tagen Waggon/Waggons Ware/Waren Zielkarte/Zielkarten Zug/Züge",
}

FILES = [(language, path) for language in LANGUAGES for path in catalogue(language)]
IDS = [f"{p.parent.parent.name if p.name == f'{lang}.ftl' else 'stellwerk'}/{p.name}" for lang, p in FILES]


# ------------------------------------------------------------------------------------------------- reading catalogues


def messages(source: str) -> dict[str, ast.Message]:
    """The messages of a file; anything that cannot be read is a failure."""
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def variables(node: object) -> Iterator[str]:
    """The variables of a pattern."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from variables(list(vars(node).values()))
    elif isinstance(node, list):
        for value in node:
            yield from variables(value)


def choices(node: object) -> Iterator[tuple[str, str]]:
    """The words that variables are compared with: (variable, word)."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name not in ("one", "other"):
                yield node.selector.id.name, variant.key.name
    if isinstance(node, ast.BaseNode):
        yield from choices(list(vars(node).values()))
    elif isinstance(node, list):
        for value in node:
            yield from choices(value)


def is_number(key: str, variable: str) -> bool:
    """Whether a variable of a message holds a number."""
    return variable not in WORDS or (key, variable) in NUMBERS_AFTER_ALL


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether it chooses between singular and plural."""
    return any(isinstance(v.key, ast.Identifier) and v.key.name == "one" for v in select.variants)


# ------------------------------------------------------------------------------------- numbers before nouns, by syntax


def counted(key: str, pattern: ast.Pattern, language: str, settled: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every number that stands before a noun where nobody has chosen between singular and plural."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            known = settled
            if isinstance(inside.selector, ast.VariableReference) and is_plural(inside):
                known = settled | {inside.selector.id.name}
            for variant in inside.variants:
                yield from counted(key, variant.value, language, known)
        elif isinstance(inside, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = inside.id.name
            if is_number(key, name) and name not in settled and (noun := noun_in(after.value, language)):
                yield f"{key}: {{ ${name} }} {noun}"


def noun_in(text: str, language: str) -> str | None:
    """The noun that a text begins with, perhaps after adjectives, if it has a plural."""
    found = re.match(r"(?:[ \u00a0][^\W\d_][\w-]*)*", text)
    for word in found[0].split() if found else ():
        if word in UNITS or word in MASS[language]:
            return None
        if word in NO_NOUNS[language]:
            return None
        if language == "de":
            if word[0].isupper():
                return word
            if not re.search(r"e[nrs]?$", word):
                return None
        elif word not in ADJECTIVES:
            return word
    return None


# ------------------------------------------------------------------------------------------ numbers before nouns, read


def learned(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Singular and plural of the nouns that a message has both forms of."""
    for i, element in enumerate(pattern.elements):
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(inside, ast.SelectExpression):
            continue
        for variant in inside.variants:
            yield from learned(variant.value)
        if isinstance(inside.selector, ast.VariableReference) and is_plural(inside):
            name = inside.selector.id.name
            blank = i > 1 and getattr(pattern.elements[i - 1], "value", None) == " "
            ahead = blank and name in variables(pattern.elements[i - 2])
            found = {v.key.name: noun_of(v.value, name, ahead) for v in inside.variants if hasattr(v.key, "name")}
            one, many = found.get("one"), found.get("other")
            if one and many and one != many:
                yield one, many


def noun_of(pattern: ast.Pattern, name: str, ahead: bool) -> str | None:
    """The word after the number: after `1` or the variable, or at the beginning where the number stands ahead."""
    text = "".join(
        e.value if isinstance(e, ast.TextElement) else "1" if name in variables(e) else "…" for e in pattern.elements
    )
    found = re.match(r"([^\W\d_]+)" if ahead else r"\D*?\b1 ([^\W\d_]+)", text)
    return found[1] if found else None


@lru_cache(maxsize=None)
def forms(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Nouns in the singular, and nouns in the plural, as far as one is not the other."""
    known = [tuple(pair.split("/")) for pair in FORMS[language].split()]
    new = [
        pair
        for path in catalogue(language)
        for message in messages(path.read_text(encoding="utf-8")).values()
        for pair in learned(message.value)
        if language == "en" or pair[0][0].isupper()
    ]
    one, many = ({pair[i] for pair in known} for i in (0, 1))
    seldom = NO_NOUNS[language] | MASS[language] | ADJECTIVES
    one |= {pair[0] for pair in new} - many - seldom
    many |= {pair[1] for pair in new} - one - seldom
    return frozenset(one), frozenset(many)


def disagreements(text: str, language: str) -> list[str]:
    """Numbers in a text that do not agree with the noun after them."""
    one, many = forms(language)
    wrong = []
    for number, noun in re.findall(r"(?<![\w.,:/–-])(\d+) ([^\W\d_]+)", text):
        if noun in (many if number == "1" else one):
            wrong.append(f"{number} {noun}")
    return wrong


@lru_cache(maxsize=None)
def said(source: str, language: str) -> tuple[tuple[str, str, int], ...]:
    """Every message of a file in words, with all its numbers at 0, 1, 2 and 5 and with each of its choices."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found, everything = messages(source), []
    for key, message in found.items():
        parts = [message.value, *(found[name].value for name in references(message.value))]
        options: dict[str, list[str]] = {}
        for name, word in choices(parts):
            options.setdefault(name, ["other"]).append(word)
        for number, chosen in product(NUMBERS, list(product(*options.values()))):
            values = {name: number if is_number(key, name) else "Word" for name in variables(parts)}
            values.update(zip(options, chosen, strict=True))
            text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
            assert not errors, f"{key}: {errors}"
            everything.append((key, str(text), number))
    return tuple(everything)


def references(node: object) -> Iterator[str]:
    """The messages that are part of a pattern."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from references(list(vars(node).values()))
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


# ------------------------------------------------------------------------------------------------------------ the tests


@pytest.mark.parametrize(("language", "path"), FILES, ids=IDS)
def test_a_number_before_a_noun_chooses_its_form(language: str, path: Path):
    found = messages(path.read_text(encoding="utf-8"))
    wrong = [line for key, message in found.items() for line in counted(key, message.value, language)]
    assert not wrong, "no choice between singular and plural:\n" + "\n".join(wrong)


@pytest.mark.parametrize(("language", "path"), FILES, ids=IDS)
def test_numbers_agree_with_their_nouns(language: str, path: Path):
    wrong = {
        f"{key}: {fault}: {text}"
        for key, text, _ in said(path.read_text(encoding="utf-8"), language)
        for fault in disagreements(text, language)
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(("language", "path"), FILES, ids=IDS)
def test_every_message_can_be_said(language: str, path: Path):
    for key, text, number in said(path.read_text(encoding="utf-8"), language):
        if number == 0 or key in LAID_OUT:  # some messages are never said of nothing
            continue
        assert text == text.strip(), f"{key} has blanks around it: {text!r}"
        assert "  " not in text, f"{key} has two blanks in a row: {text!r}"
        assert not re.search(r" [,.;:!?](?!\w)", text), f"{key} has a blank before a comma or stop: {text!r}"


@pytest.mark.parametrize("path", [p for language, p in FILES if language == "de"], ids=lambda p: p.parent.parent.name)
def test_german_sentences_begin_with_a_capital(path: Path):
    for key, text, _ in said(path.read_text(encoding="utf-8"), "de"):
        for sentence in sentences(text):
            assert not sentence[0].islower(), f"{key}: {sentence!r} in {text!r}"


def sentences(text: str) -> list[str]:
    """The sentences of a text that is one or several; nothing where it is only a part of one."""
    if not re.search(r"\w{2,}[)“]?[.!?]$", text.strip()):
        return []
    parts = re.split(r"(?<=[\w)“][.!?]) +", text.strip())
    return [part.lstrip("(") for part in parts]


@pytest.mark.parametrize("path", [p for language, p in FILES if language == "en"], ids=lambda p: p.parent.parent.name)
def test_both_languages_say_the_same_things(path: Path):
    other = path.with_name(path.name.replace("en.ftl", "de.ftl"))
    english, german = (messages(p.read_text(encoding="utf-8")) for p in (path, other))
    assert english.keys() == german.keys()
    for key, message in english.items():
        used, meant = set(variables(message.value)), set(variables(german[key].value))
        assert used - {"en"} == meant - {"de"}, f"{key}: {sorted(used ^ meant)}"


# ------------------------------------------------------------------------------------------- and the tests of the tests


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "a = You have { $count } days left.", "{ $count } days"),
        ("en", "a = { $name } has { $points } more points", "{ $points } points"),
        ("en", "a = { $gain ->\n    [0] nothing\n   *[other] { $gain } points\n}", "{ $gain } points"),
        ("en", "a = { $n ->\n    [one] once { $left } cards\n   *[other] never\n}", "{ $left } cards"),
        ("de", "a = Du hast noch { $count } Tage.", "{ $count } Tage"),
        ("de", "a = noch { $count } eigene Loks", "{ $count } Loks"),
    ],
)
def test_a_noun_without_a_choice_is_found(language: str, text: str, fault: str):
    assert list(counted("a", messages(text)["a"].value, language)) == [f"a: {fault}"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a = { $n ->\n    [one] 1 day\n   *[other] { $n } days\n}"),
        ("en", "a = { $n } { $n ->\n    [one] day\n   *[other] days\n} of { $all }, { $size } KB, { $need } steel"),
        ("en", "a = { $name } wins in { $place } at { $percent } %"),
        ("de", "a = { $few } bis { $many } Spieler, { $held } der Karten, Platz { $seat } hat { $size } KB"),
    ],
)
def test_other_words_after_a_number_are_not(language: str, text: str):
    assert list(counted("a", messages(text)["a"].value, language)) == []


@pytest.mark.parametrize(
    ("language", "text", "faults"),
    [
        ("en", "1 days, 1 points and 2 day, but 1 day, 0 points, 2 days", ["1 days", "1 points", "2 day"]),
        ("de", "1 Tage, 1 Punkte und 2 Tag, aber 1 Tag, 0 Punkte, 5 Punkten", ["1 Tage", "1 Punkte", "2 Tag"]),
        ("en", "turn 1 of 5, version 0.1 points at nothing", []),
    ],
)
def test_what_people_would_read_is_checked(language: str, text: str, faults: list[str]):
    assert disagreements(text, language) == faults


def test_a_wrong_form_within_a_choice_is_found():
    source = "a = { $n ->\n    [one] 1 points\n   *[other] { $n } point\n}"
    assert list(counted("a", messages(source)["a"].value, "en")) == []
    assert sorted({f for _, text, _ in said(source, "en") for f in disagreements(text, "en")}) == [
        "0 point", "1 points", "2 point", "5 point",
    ]  # fmt: skip


def test_sentences_are_told_from_parts_of_them():
    assert sentences("Das geht nicht. jetzt nicht.") == ["Das geht nicht.", "jetzt nicht."]
    assert sentences("nimmt eine Karte") == []
