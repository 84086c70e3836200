"""At the table: online, hot-seat, lost connections, refusals, looking back, languages, phones, keyboards."""

from __future__ import annotations

import json
import random
import re
import time

import stellwerk
from browser.playing import CHOICES, click_something, do_it, new_game, settled, wait_for_turn

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def open_game(page, game="deutschland", seats=(ME, RANDOM), **more):
    table = new_game(page, game, list(seats), **more)
    page.goto(f"/table/{table}")
    return table


def lines(page):
    return page.evaluate("document.querySelectorAll('#under ol button').length")


def snapshot(page, table, **fields):
    return page.request.get(f"/api/tables/{table}", params=fields).json()


def finished(game="paris", players=3, actions=None):
    """A match file of random play."""
    match, rng = stellwerk.Match.new(game, players=players, seed=5), random.Random(3)
    while not match.over and (actions is None or len(match.history) < actions):
        match.play(rng.choice(match.legal()))
    return match.document()


def test_play_now_is_one_click(page):
    page.goto("/")
    page.get_by_role("button", name="Play now: Paris Connection").click()
    page.locator(".bar.mine").wait_for()
    page.locator(".host .lit").nth(3).wait_for()


def test_two_browsers_and_no_secrets(visitors):
    ada, emil = visitors(), visitors()
    table = new_game(ada, "deutschland", [ME, {"kind": "open"}], start=False)
    ada.goto(f"/table/{table}")
    heard = {"ada": [], "emil": []}
    for name, page in (("ada", ada), ("emil", emil)):
        page.on("websocket", lambda ws, name=name: ws.on("framereceived", lambda text: heard[name].append(str(text))))
        page.on("response", lambda answer, name=name: heard[name].append(_text(answer)))
    emil.goto(f"/table/{table}")
    emil.get_by_role("button", name="Sit here").click()
    emil.get_by_role("button", name="I’m ready").click()
    ada.locator(".host").wait_for()
    rng = random.Random(1)
    until = time.monotonic() + 40
    while lines(ada) < 8 and time.monotonic() < until:
        for page in (ada, emil):
            if page.locator(".bar.mine:not(.pending)").count():
                click_something(page, rng)
        ada.wait_for_timeout(60)
    mine, theirs = snapshot(ada, table), snapshot(emil, table)
    assert mine["seat"] == 0
    assert theirs["seat"] == 1
    assert mine["n"] > 4, "they have played"
    tracks = ada.request.get("/api/games/deutschland/maps/deutschland/picture").text()
    for own, other in ((mine, "emil"), (theirs, "ada")):
        secret = [t["ticket"] for t in own["view"]["seats"][own["seat"]]["held"] if t["ticket"] not in tracks]
        assert secret
        assert not [ticket for ticket in secret if any(ticket in text for text in heard[other])]
    for own, page in ((mine, emil), (theirs, ada)):
        assert "held" not in snapshot(page, table)["view"]["seats"][own["seat"]]


def _text(answer):
    try:
        return answer.text() if "/api/" in answer.url else ""
    except Exception:  # a redirect or an answer that was cut off has no text
        return ""


def test_hot_seat_covers_the_hands(page):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Emil"}]
    open_game(page, seats=seats)
    rng = random.Random(2)
    seen = set()
    for _ in range(3):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        assert page.locator("[data-place=hand]").count() == 0, "nothing of a hand is in the page while it is covered"
        name = curtain.get_by_role("button").inner_text()
        seen.add(name)
        curtain.get_by_role("button").click()
        curtain.wait_for(state="detached")
        page.locator("[data-place=hand]").wait_for()
        while not page.locator(".curtain").count():
            wait_for_turn_or_curtain(page)
            if not page.locator(".curtain").count():
                click_something(page, rng)
                page.wait_for_timeout(80)
    assert seen == {"I am Ada", "I am Emil"}


def wait_for_turn_or_curtain(page):
    page.wait_for_selector(".bar.mine:not(.pending), .curtain")


def wait_for_choices(page):
    page.wait_for_function(f"() => ({CHOICES})().length > 0", timeout=40_000)


def test_a_lost_connection_shows_and_heals(page, server):
    table = open_game(page, "paris", (ME, RANDOM, RANDOM))
    wait_for_turn(page)
    server.stop()
    page.locator(".lost").wait_for()
    server.start()
    page.locator(".lost").wait_for(state="detached", timeout=40_000)
    wait_for_choices(page)
    before, rng = snapshot(page, table)["n"], random.Random(1)
    for _ in range(20):  # a click can hit something that lies above what was meant
        click_something(page, rng)
        page.wait_for_timeout(500)
        if lines(page) > before:
            break
    assert lines(page) > before


def test_a_refusal_explains_itself(page):
    open_game(page)
    wait_for_turn(page)
    page.locator(".coach").wait_for()  # the last that takes room from the board
    box = page.evaluate("""() => {
      const root = document.querySelector('.host').shadowRoot;
      const track = root.getElementById('track-berlin-hamburg').querySelector('.hit, path');
      const middle = track.getPointAtLength(track.getTotalLength() * 0.4).matrixTransform(track.getScreenCTM());
      return [middle.x, middle.y];
    }""")
    page.mouse.move(*box)
    tip = page.locator(".tip")
    tip.wait_for()
    assert "tickets" in tip.inner_text()
    page.mouse.click(*box)
    tip.wait_for()
    page.locator(".spot[data-spot=deck]").focus()
    tip.wait_for()


def test_looking_back_and_what_if(page):
    page.request.get("/api/me")
    answer = page.request.post("/api/analysis", data={"document": finished()}, headers={"X-Stellwerk": "1"})
    table = answer.json()["id"]
    page.goto(f"/table/{table}?at=12")
    page.get_by_text("Move 12 of").wait_for()
    page.get_by_role("button", name="One move forward").click()
    page.get_by_text("Move 13 of").wait_for()
    assert page.url.endswith("?at=13")
    slider = page.locator("input[type=range]")
    slider.fill("40")
    page.get_by_text("Move 40 of").wait_for()
    spaces = page.evaluate("document.querySelector('.host').shadowRoot.querySelectorAll('[data-companies]').length")
    page.locator("#under ol button").nth(4).click()
    page.get_by_text("Move 5 of").wait_for()
    page.wait_for_function(
        f"() => document.querySelector('.host').shadowRoot.querySelectorAll('[data-companies]').length < {spaces}"
    )
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".bar.mine").wait_for()
    assert page.locator(".mode").inner_text() == "Analysis table"
    click_something(page, random.Random(4))
    page.get_by_role("button", name="Take back").click()


def test_a_match_file_opens(page, tmp_path):
    path = tmp_path / "match.json"
    path.write_text(json.dumps(finished(actions=30)))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_text("Move 0 of 30").wait_for()


def test_the_log_tells_all_that_followed_and_why_it_ended(page):
    def tell(message):
        """What the server says, with more that followed from the last action."""
        said = json.loads(message)
        if said["type"] == "snapshot":
            end = {"kind": "end", "seat": 0, "text": "Marseille was reached."}
            said["table"]["log"][-1]["events"] = [{"kind": "act"}, end, {"kind": "score", "text": "Ada has 7 points."}]
        return json.dumps(said)

    def between(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(tell(message)))

    page.route_web_socket(re.compile("/live"), between)
    page.request.get("/api/me")
    answer = page.request.post("/api/analysis", data={"document": finished()}, headers={"X-Stellwerk": "1"})
    page.goto(f"/table/{answer.json()['id']}")
    last = page.locator("#under ol li").last
    last.wait_for()
    assert last.locator("small").all_inner_texts() == ["Marseille was reached.", "Ada has 7 points."]
    page.locator(".prompt", has_text="Marseille was reached.").wait_for()


def test_of_the_seats_that_may_begin_those_that_play_are_offered_and_refusals_are_read_in_the_dialog(page):
    def with_first(route):
        """The games as they are, and all with a choice who begins."""
        games = route.fetch().json()
        choices = [{"name": "lot", "words": "By lot"}, *({"name": str(n), "words": f"Seat {n}"} for n in range(1, 7))]
        for game in games:
            game["options"] = [{"name": "first", "words": "Who begins", "choices": choices}]
        route.fulfill(json=games)

    page.route(re.compile(r"/api/games(\?|$)"), with_first)
    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.locator("#new-table select").first.select_option("paris")
    begins = page.get_by_label("Who begins")
    page.locator(".count", has_text="4").click()
    assert len(begins.locator("option").all_inner_texts()) == 5
    begins.select_option("4")
    page.locator(".count", has_text="3").click()
    words = begins.locator("option").all_inner_texts()
    assert len(words) == 4
    assert begins.input_value() == "lot"
    begins.locator("option", has_text=re.compile(r"Seat 1 · \w")).wait_for(state="attached")
    page.route(
        re.compile(r"/api/tables(\?|$)"),
        lambda route: route.fulfill(status=422, json={"error": "bad-input", "text": "Not so."}),
    )
    page.get_by_role("button", name="Start").click()
    page.get_by_role("alert").filter(has_text="Not so.").wait_for()


def test_a_new_table_offers_the_options_that_matter_on_its_map_for_so_many_players(page):
    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    game, map = (page.locator("#new-table select").nth(place) for place in range(2))
    game.select_option("nuremberg")
    bonus, south = page.get_by_label("Nuremberg – Fürth scores"), page.get_by_label("The South")
    side = page.get_by_label("Influence & Play Order board")
    bonus.select_option("all")
    assert south.count() == 0
    side.wait_for()
    page.locator(".count", has_text="2").click()
    side.wait_for(state="detached")
    assert bonus.input_value() == "all", "what was chosen stays"
    map.select_option("wensleydale")
    south.select_option("extended")
    assert bonus.count() == 0
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile(r"/table/"))
    snapshot = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert snapshot["options"]["south"] == "extended"
    assert snapshot["options"]["bonus"] == "shortest"


def test_both_languages(page):
    open_game(page, "nuremberg")
    wait_for_turn(page)
    page.locator(".prompt", has_text="Bid cubes on an influence box.").wait_for()
    with page.expect_websocket() as line:
        page.get_by_role("button", name="Deutsch").click()
    line.value.wait_for_event("framereceived")
    page.get_by_text("Du bist am Zug").first.wait_for()
    page.locator(".spot.lit[data-spot=box-1]").click()
    page.locator(".chooser .choice", has_text="Feld").first.wait_for()
    page.locator("html[lang=de]").wait_for(state="attached")


def test_by_touch_on_a_phone(visitors):
    page = visitors(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = open_game(page, "paris", (ME, RANDOM, RANDOM))
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390, "nothing is wider than the phone"
    places = settled(page)
    assert places["bar"]["top"] >= places["map"]["bottom"] - 1, "the bar covers nothing of the map"
    at = page.locator(".host .lit").first.bounding_box()
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.wait_for_function(
        "() => document.querySelector('.chooser .choice') || document.querySelector('.bar .buttons .quiet')"
    )
    if page.locator(".chooser .choice").count():
        page.locator(".chooser .choice").first.tap()
    stop, before = page.get_by_role("button", name="End the build"), snapshot(page, table)["n"]
    stop.tap()
    assert snapshot(page, table)["n"] == before, "more could be built: a second tap ends it"
    page.locator(".bar .do-it").tap()
    page.get_by_role("tab", name="Log").tap()
    page.locator(".part.log ol button").first.wait_for()
    assert snapshot(page, table)["n"] >= 2


def test_on_a_phone_the_map_keeps_its_size_while_others_move(visitors):
    ada, rng = visitors(), random.Random(4)
    phone = visitors(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = new_game(ada, "paris", [{"kind": "me", "name": "Ada, who has a rather long name"}] * 3)
    phone.goto(f"/table/{table}")
    sizes, longest = set(), 0
    for _ in range(12):
        now = snapshot(ada, table)
        body = {"action": rng.choice(now["offers"])["action"], "seat": now["actor"], "seq": now["seq"]}
        assert ada.request.post(f"/api/tables/{table}/actions", data=body, headers={"X-Stellwerk": "1"}).ok
        phone.locator(".bar .prompt", has_text=snapshot(ada, table)["log"][-1]["text"]).wait_for()
        sizes.add(settled(phone)["map"]["height"])
        longest = max(longest, len(phone.locator(".bar .prompt").inner_text()))
    assert longest > 60, "lines of what happened that are wider than the phone"
    assert len(sizes) == 1


def test_by_keyboard_alone(page):
    page.goto("/")
    page.get_by_role("button", name="Play now: Paris Connection").focus()
    page.keyboard.press("Enter")
    page.locator(".bar.mine").wait_for()
    page.locator(".host .lit").first.wait_for()
    page.keyboard.press("b")
    first = focused(page)
    assert first.startswith("space-")
    seen = {first}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        seen.add(focused(page))
    assert len(seen) > 1
    assert all(spot.startswith("space-") for spot in seen)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.chooser') || document.querySelectorAll('#under ol button').length"
    )
    if page.locator(".chooser").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Take back", exact=True).wait_for()
    page.keyboard.press("u")
    page.get_by_role("button", name="Take back", exact=True).wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("t")
    page.locator("dialog[open] h3").nth(4).wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator("dialog[open] .choice").first.wait_for()


def test_the_keyboard_stays_where_it_was(page):
    """On the map, whatever happens to the place there: it is taken, exchanged, lit no more; and others move."""
    open_game(page, "paris", (ME, RANDOM, RANDOM))
    wait_for_choices(page)
    page.keyboard.press("b")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
        here, told = focused(page), lines(page)
        assert here
        page.keyboard.press("Enter")
        asked = "document.querySelector('.chooser, .bar .do-it')"
        count = "document.querySelectorAll('#under ol button').length"
        page.wait_for_function(f"() => {asked} || {count} > {told}")
        if page.locator(".chooser, .bar .do-it").count():
            page.keyboard.press("Enter")
        page.wait_for_function(f"() => {count} > {told}")
        assert focused(page) == here
        wait_for_choices(page)
        assert focused(page) == here
    seen = "(group) => getComputedStyle(group).filter"
    assert page.locator(f'.host [id="{here}"]').first.evaluate(seen) != "none", "and it is easily seen"


def focused(page):
    return page.evaluate("document.querySelector('.host').shadowRoot.activeElement?.id ?? ''")


def test_a_second_tab_follows_and_double_clicks_count_once(page):
    table = open_game(page, "paris", ({"kind": "me"}, {"kind": "me"}, {"kind": "me"}))
    page.locator(".curtain button").click()
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    other.locator(".curtain button").click()
    other.locator(".bar.mine").wait_for()
    wait_for_turn(page)
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/actions") else None)
    page.locator(".host .lit").first.wait_for()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.locator(".chooser .choice, .bar .buttons .quiet").first.wait_for()
    if page.locator(".chooser .choice").count():
        page.locator(".chooser .choice").first.dblclick()
    other.locator("#under ol button").first.wait_for()
    assert len(sent) == 1
    stop = page.get_by_role("button", name="End the build")
    stop.click()
    page.locator(".bar .do-it").dblclick()
    other.locator(".curtain").wait_for()
    assert len(sent) == 2
    assert snapshot(page, table)["n"] == 2


def test_what_cannot_be_taken_back_takes_two_taps(page):
    """One tap chooses and says what it means; the same place again, the bar's button or Enter does it."""
    table = open_game(page, "deutschland", (ME, RANDOM))
    wait_for_turn(page)
    deck, sure = page.locator(".spot.lit[data-spot=deck]"), page.locator(".bar .do-it")
    page.locator(".spot.lit[data-spot^=mix-]").first.click()
    sure.click()
    page.locator(".pick").first.wait_for()
    for ticket in page.locator(".pick").all()[:2]:
        ticket.click()
    page.locator(".do").click()
    deck.wait_for(timeout=120_000)
    before = snapshot(page, table)["n"]
    deck.click()
    page.locator(".bar .prompt", has_text="cannot be taken back").wait_for()
    assert page.locator(".spot.chosen[data-spot=deck]").count() == 1
    page.keyboard.press("Escape")
    sure.wait_for(state="detached")
    deck.click()
    sure.wait_for()
    assert snapshot(page, table)["n"] == before, "nothing was done yet"
    deck.click()
    page.locator(".bar .prompt", has_text="second card").wait_for()
    assert snapshot(page, table)["n"] == before + 1
    deck.click()
    sure.click()
    wait_for_turn(page)
    assert snapshot(page, table)["n"] > before + 1


def test_how_often_to_tap_is_a_setting_of_the_device(page):
    table = open_game(page, "paris", (ME, RANDOM, RANDOM))
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Tap twice for").select_option("all")
    page.keyboard.press("Escape")
    page.reload()
    wait_for_turn(page)
    wait_for_choices(page)
    while not page.locator(".bar .do-it").count():
        page.locator(".host .lit").first.dispatch_event("click")
        page.locator(".chooser .choice, .bar .do-it").first.wait_for()
        if page.locator(".chooser .choice").count():
            page.locator(".chooser .choice").first.click()
    assert not any(line["seat"] == 0 for line in snapshot(page, table)["log"]), "even what could be taken back waits"
    do_it(page)
    page.get_by_role("button", name="End the build").wait_for()
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ confirm: 'none' }))")
    page.reload()
    stop = page.get_by_role("button", name="End the build")
    stop.click()
    stop.wait_for(state="detached")
    assert page.locator(".bar .do-it").count() == 0


def test_an_old_tab_reloads_itself(page):
    page.goto("/")
    page.locator(".card").first.wait_for()
    loads = []
    page.on("load", lambda: loads.append(1))

    def newer(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "x-stellwerk-build": "newer"})

    page.route("**/api/bots*", newer)
    page.get_by_role("button", name="New table", exact=True).click()
    page.wait_for_function("() => sessionStorage.getItem('reloaded-for') === 'newer'")
    page.locator(".card").first.wait_for()
    assert loads == [1]


def test_nothing_comes_from_elsewhere(page, server):
    """All that the page asks for is on its own server: it works without any other."""
    asked, server_host = set(), server.address.removeprefix("http://")
    page.context.on("request", lambda request: asked.add(request.url))
    page.on("websocket", lambda line: asked.add(line.url))
    for address, ready in (
        ("/", ".card img"),
        ("/learn/paris", "section img"),
        ("/account", "form"),
        ("/api/docs", "body"),
    ):
        page.goto(address)
        page.locator(ready).first.wait_for()
    open_game(page, "paris", (ME, RANDOM, RANDOM))
    wait_for_turn(page)
    page.evaluate("document.fonts.ready.then(() => 1)")
    assert len(asked) > 20
    assert any(url.startswith("ws:") for url in asked)
    strangers = [url for url in asked if url.split("://")[1].split("/")[0] != server_host]
    assert [url for url in strangers if not url.startswith(("data:", "blob:"))] == []


def test_the_score_sheet_is_printed_alone(page):
    page.request.get("/api/me")
    answer = page.request.post("/api/analysis", data={"document": finished()}, headers={"X-Stellwerk": "1"})
    page.goto(f"/table/{answer.json()['id']}")
    page.get_by_role("button", name="Final scoring").click()
    sheet = page.locator("dialog[open] .sheet")
    sheet.locator("tfoot td").first.wait_for()
    page.emulate_media(media="print")
    for part in (".app", "dialog[open] .foot", "dialog[open] .no-print"):
        assert not page.locator(part).first.is_visible(), part
    assert sheet.is_visible()
    assert sheet.bounding_box()["y"] < 120, "at the head of the paper"
    assert "Paris Connection" in sheet.inner_text()
    paper = page.pdf(format="A4")
    assert paper.count(b"/Type /Page\n") == 1 or paper.count(b"/Count 1") == 1, "one sheet"
