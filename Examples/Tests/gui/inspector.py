#!/usr/bin/python3
"""Todo's inspector in a real browser: the timeline, differences, causes of a field, time travel, saving and loading,
the program's restart, a second browser, and unauthorised requests."""
import atexit
import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile

import websocket

from chromium import Chromium
from driver import Failure, free_port, main, until
from todo_tasks import add


def inspected():
    """The environment with which Todo starts its inspector. After a restart, the page reconnects, because the port and
    the session's folder stay the same."""
    folder = tempfile.mkdtemp(prefix="inspector-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return {"INSPECT": "1", "INSPECT_PORT": str(free_port()), "XDG_RUNTIME_DIR": folder}


def address_of(app):
    return app.printed(r"http://127\.0\.0\.1:\d+/\?token=\w+").group(0)


class Inspected:
    """Todo with its inspector's page open in a browser."""

    def __init__(self, app, *options):
        self.app = app
        self.browser = Chromium(*options)
        self.page = self.browser.open(address_of(app))
        self.page.expect("the page is connected", "document.querySelector('#connection').innerText.startsWith('connected')")

    def __enter__(self):
        return self.page

    def __exit__(self, kind, *_):
        if kind:
            print(f"the page when the test failed:\n{self.page.text('body')}", flush=True)
            self.page.screenshot("failed-inspector")
        self.browser.close()


def named(page, text):
    """The id of the last row with this text."""
    page.expect(f"a step {text}", f"[...document.querySelectorAll('.row')].some(row => row.innerText.includes({json.dumps(text)}))")
    return page.value(
        f"[...document.querySelectorAll('.row')].filter(row => row.innerText.includes({json.dumps(text)})).at(-1).id")


def chosen(page):
    return page.value("document.querySelector('.row[aria-selected=true]')?.id")


def choose(page, text):
    """Clicks the last row with this text. Clicks again if the timeline scrolled before the click."""
    def is_clicked():
        name = named(page, text)
        page.click("#" + name)
        page.frame()
        return chosen(page) == name

    until(f"the step {text} is chosen", is_clicked)
    page.expect("the step is shown", "document.querySelector('#step h3') !== null")


@contextlib.contextmanager
def more_steps(page):
    """Runs the body, then waits until its steps have arrived at the page."""
    count = page.text("#count")
    yield
    page.expect("the new steps", f"document.querySelector('#count').innerText !== {json.dumps(count)}")


def the_timeline_shows_each_step(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        named(page, "insertTask")
        choose(page, "insertTask")
        page.expect("the changes", "document.querySelector('#step table')?.innerText.includes('Buy milk')")
        page.screenshot("inspector-timeline")
        page.dark(True)
        page.screenshot("inspector-timeline-dark")
        page.dark(False)
        page.size(600, 900)
        page.screenshot("inspector-narrow")
        page.size(1280, 900)
        page.value("document.querySelector('#search').focus()")
        for letter in "insert":
            page.press(letter)
        page.expect("the search to find one row", "document.querySelectorAll('.row').length === 1")


def lines_of(page, *rows):
    """The indices of the steps that have a line, and the indentation and the count of each line. A row has a kind, a text,
    the index of its cause or None, and a time in seconds."""
    steps = [
        {"id": index, "k": kind, "x": text, "s": seconds, "r": 1, **({} if cause is None else {"c": cause})}
        for index, (kind, text, cause, seconds) in enumerate(rows)]
    return page.value(f"""import('/lines.js').then(({{ Lines }}) => {{
        const [rows, lines] = [{json.dumps(steps)}, new Lines(() => null)]
        lines.rebuild(rows, 0)
        return lines.indices.map(index => [index, lines.marks(rows[index]).depth, lines.marks(rows[index]).count])
    }})""")


def expect_lines(page, expected, *rows):
    found = lines_of(page, *rows)
    if found != expected:
        raise Failure(f"the lines of {rows} are {found}, not {expected}")


def each_action_has_a_line_with_what_follows_from_it(app):
    """The rules of the lines, for steps with known times."""
    with Inspected(app) as page:
        # An effect that ends at once has no lines, but a longer one has.
        expect_lines(
            page, [[0, 0, 1], [2, 1, 1]],
            ("action", "load", None, 0), ("effectStarted", "", 0, 0), ("mutation", "set", 0, 0), ("effectEnded", "completed", 0, 0))
        expect_lines(
            page, [[0, 0, 1], [1, 1, 1], [2, 1, 1], [3, 1, 1]],
            ("action", "load", None, 0), ("effectStarted", "", 0, 0), ("mutation", "set", 0, 1), ("effectEnded", "completed", 0, 1))
        # What follows from a step that follows is indented more.
        expect_lines(
            page, [[0, 0, 1], [1, 1, 1], [2, 2, 1]],
            ("action", "tap", None, 0), ("action", "toggle", 0, 0), ("mutation", "set", 1, 0))
        # What comes after steps of another action is not indented beneath these.
        expect_lines(
            page, [[0, 0, 1], [1, 0, 1], [2, 0, 1], [3, 1, 1]],
            ("action", "load", None, 0), ("action", "tap", None, 0), ("mutation", "set", 0, 1), ("mutation", "show", 2, 1))
        # Of an action that comes several times in succession, the last has lines.
        expect_lines(
            page, [[4, 0, 3], [5, 1, 1], [6, 0, 1]],
            *[step for index in (0, 2, 4) for step in (("action", "tap", None, 0), ("mutation", "set", index, 0))], ("action", "load", None, 0))


def actions_fold_and_the_latest_difference_is_shown(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        refreshed(app, page)
        for is_editing in ("true", "false"):
            app.keys("ctrl+e")
            page.expect("the latest difference", f"document.querySelector('#step td.after')?.innerText === '{is_editing}'")
        actions = "[...document.querySelectorAll('.row:has(.kind.action)')].filter(row => row.innerText.includes('toggleEditing'))"
        page.expect("the count of the action", f"{actions}[0].querySelector('.times')?.innerText === '×2'")
        for count in (2, 1):
            page.click("#" + page.value(f"{actions}[0].id") + " .times")
            page.expect(f"{count} of the actions", f"{actions}.length === {count}")
        page.click(".row:last-child")
        page.expect("a chosen step", "document.querySelector('.row[aria-selected=true]') !== null")
        page.value("document.querySelector('#timeline').focus()")
        page.press("ArrowLeft")
        page.expect("the chosen action", "document.querySelector('.row[aria-selected=true] .kind.action') !== null")
        page.expect("the folded mark", "document.querySelector('.row[aria-selected=true] .fold').innerText === '▸'")


def a_step_can_be_chosen_while_others_arrive(app):
    """The rows are redrawn between the press and the release."""
    with Inspected(app) as page:
        add(app, "Buy milk")
        page.click("#follow")
        name = named(page, "insertTask")
        point = page.middle("#" + name)
        page.pointer("mousePressed", point)
        with more_steps(page):
            add(app, "Call mum")
        page.pointer("mouseReleased", point)
        until("the pressed step is chosen", lambda: chosen(page) == name)
        page.expect("the values of the step", "document.querySelector('#step h3') !== null")
        page.pointer("mousePressed", point, 2)
        page.pointer("mouseReleased", point, 2)
        app.expect_names("check box", ["Buy milk"])


def a_chosen_step_stays_in_view(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        choose(page, "insertTask")
        stays_in_view(app, page)
        page.click("#follow")
        # Clicks without a pointer, as assistive technology does. The previous row looks chosen until the next frame.
        name = page.value("(row => { row.click(); return row.id })([...document.querySelectorAll('.row')].at(-1))")
        until("the last step is chosen", lambda: chosen(page) == name)
        stays_in_view(app, page)


def stays_in_view(app, page):
    name = chosen(page)
    if page.value("document.querySelector('#follow').checked"):
        raise Failure("the timeline still follows new steps")
    with more_steps(page):
        add(app, "Call mum and dad")
    page.frame()
    if chosen(page) != name:
        raise Failure(f"{name} was chosen, but now {chosen(page)} is chosen, or the row has left the view")


def why_shows_the_cause_of_a_field(app):
    with Inspected(app) as page:
        app.focus("Todo")
        app.keys("ctrl+e")
        add(app, "Buy milk")
        choose(page, "insertTask")
        page.expect("the state", "[...document.querySelectorAll('button.why')].some(b => b.ariaLabel.includes('isEditing'))")
        page.click("button.why[aria-label='Why is isEditing so?']")
        page.expect("the chain", "document.querySelector('#step .answer')?.innerText.includes('action toggleEditing')")
        page.screenshot("inspector-why")


def time_travel_changes_the_window(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        choose(page, "insertTask")
        add(app, "Call mum")
        page.press("t")
        app.expect_names("check box", ["Buy milk"])
        app.screenshot("inspector-travel-window")
        page.screenshot("inspector-travel")
        # An action during the travel waits. The keys continue the travel.
        app.focus("Todo")
        app.keys("ctrl+e")
        page.expect("the waiting action", "document.querySelector('#now').innerText.includes('toggleEditing')")
        page.value("document.querySelector('#timeline').focus()")
        page.press("End")
        app.expect_names("check box", ["Call mum", "Buy milk"])
        page.press("Home")
        app.expect_names("check box", [])
        page.press("Escape")
        app.expect_names("check box", ["Call mum", "Buy milk"])
        app.expect("push button", "Delete “Buy milk”")


def refreshed(app, page):
    """Waits until Todo has refreshed its tasks, which it does when its window becomes active. In a program that is paused
    before, the mutation of the refresh waits too."""
    app.handled()
    named(page, "setRefreshFailure")
    title = "[...document.querySelectorAll('#now h3')].find(title => title.innerText === 'Effects running')"
    page.expect("no effect runs", f"{title}.nextSibling.innerText === 'none'")


def expect_waiting(page, step):
    """Waits until this step is the first of the waiting steps."""
    found = []

    def is_first():
        found[:] = page.value("[...document.querySelectorAll('#now .kind')].map(kind => kind.parentElement.innerText)")
        return found and found[0].startswith(step)

    try:
        until(f"{step} to wait", is_first)
    except Failure as failure:
        raise Failure(f"{failure}, but {found}") from None


def a_paused_program_runs_step_by_step(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        refreshed(app, page)
        page.press("p")
        page.expect("the pause", "document.querySelector('#pause').innerText === 'Go on'")
        app.click("Buy milk", "Todo", "check box")
        for step in ("action toggleDone", "action toggleTaskDone", "mutation setDone"):
            expect_waiting(page, step)
            if app.checked("Buy milk"):
                raise Failure("the task was done while the program was paused")
            page.press("s")
        until("the task is done", lambda: app.checked("Buy milk") == 1)
        page.press("p")
        page.expect("the program continues", "document.querySelector('#pause').innerText === 'Pause'")


def a_session_is_saved_and_loaded(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        choose(page, "insertTask")
        page.value("URL.createObjectURL = blob => { window.saved = blob.text(); return '#' }; true")
        page.click("#save-test")
        test = page.expect("the test", "window.saved")
        for words in ("@testable import TodoCore", "TaskListViewReactorSessionTests", "ReplayedSession"):
            if words not in test:
                raise Failure(f"the test does not contain {words}: {test}")
        page.value("window.saved = null; true")
        page.click("#save-recording")
        recording = page.expect("the recording", "window.saved")
        file = os.path.join(app.folder, "session.jsonl")
        with open(file, "w") as output:
            output.write(recording)
        document = page.call("DOM.getDocument")["root"]["nodeId"]
        node = page.call("DOM.querySelector", nodeId=document, selector="#file")["nodeId"]
        page.call("DOM.setFileInputFiles", files=[file], nodeId=node)
        page.expect("the recording is loaded", "document.querySelector('#count').innerText.includes('of a recording of TaskListViewReactor')")
        page.screenshot("inspector-loaded")
        choose(page, "setTasks")
        page.press("t")
        app.expect_names("check box", [])
        page.click("#leave-loaded")
        app.expect_names("check box", ["Buy milk"])


def the_page_reconnects_to_a_restarted_program(app):
    with Inspected(app) as page:
        add(app, "Buy milk")
        named(page, "insertTask")
        app.process.send_signal(signal.SIGKILL)
        app.process.wait()
        page.expect("the lost connection is shown", "document.querySelector('#connection').classList.contains('lost')")
        until("the app leaves the bus", lambda: not app.windows())
        app.start()
        page.expect("the page is connected", "document.querySelector('#connection').innerText.startsWith('connected')")
        page.expect("another session", "document.querySelectorAll('.row').length > 0 && !document.querySelector('#rows').innerText.includes('insertTask')")


def unauthorised_requests_are_refused(app):
    address = address_of(app)
    host, token = re.match(r"http://(127\.0\.0\.1:\d+)/\?token=(\w+)", address).groups()

    def status(path, **headers):
        connection = http.client.HTTPConnection(host)
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        return response.status, response.getheader("Set-Cookie"), response.read().decode()

    for path, headers in (
            ("/", {}), ("/?token=wrong", {}), ("/inspector.js", {}), (f"/?token={token}", {"Host": "evil.example"}),
            (f"/?token={token}", {"Origin": "http://evil.example"})):
        if status(path, **headers)[0] != 403:
            raise Failure(f"{path} with {headers} was not refused")
    code, cookie, _ = status(f"/?token={token}")
    if code != 303 or "HttpOnly" not in cookie or "SameSite=Strict" not in cookie:
        raise Failure(f"the token gave {code}, {cookie}")
    if status(f"/?token={token}")[0] != 403:
        raise Failure("the token was accepted twice")
    cookie = cookie.split(";")[0]

    def connected(origin, cookie):
        return websocket.create_connection(f"ws://{host}/socket", origin=origin, cookie=cookie, timeout=20)

    connected(f"http://{host}", cookie).close()
    for origin, shown in (("http://evil.example", cookie), (f"http://{host}", "a=b")):
        try:
            connected(origin, shown)
        except websocket.WebSocketBadStatusException:
            continue
        raise Failure(f"a socket of {origin} with {shown} was not refused")


def an_invitation_connects_a_second_browser(app):
    with Inspected(app) as page:
        page.click("#invite")
        invitation = page.expect("the address", "document.querySelector('#dialog-text').innerText.match(/http:.*/)?.[0]")
        second = Chromium()
        try:
            other = second.open(invitation)
            other.expect("the page is connected", "document.querySelector('#connection').innerText.startsWith('connected')")
            other.press("p")
            for each in (other, page):
                each.expect("both pages show it", "document.querySelector('#pause').innerText === 'Go on'")
            other.press("p")
            for each in (other, page):
                each.expect("both pages show it", "document.querySelector('#pause').innerText === 'Pause'")
        finally:
            second.close()


@contextlib.contextmanager
def flooded(sleep=0):
    """The page of a program that does 60,000 actions, each with its mutation, once the page has all steps. At first,
    the page is blocked for `sleep` seconds."""
    program = subprocess.Popen([os.path.join(os.environ["EXAMPLES_BIN"], "inspector-flood")], stdout=subprocess.PIPE, text=True)
    browser = Chromium()
    try:
        page = browser.open(program.stdout.readline().split()[-1])
        page.expect("the first steps", "document.querySelectorAll('.row').length > 0")
        page.value(f"for (const end = performance.now() + {sleep * 1000}; performance.now() < end;) {{}}")
        count = "document.querySelector('#count').innerText"
        page.expect("the steps", f"{count}.includes('were dropped')", progress=count)
        page.expect("all steps", "[...document.querySelectorAll('.row .what')].some(row => row.innerText === 'setValue(59999)')", progress=count)
        yield page
    finally:
        browser.close()
        program.terminate()
        program.wait()


def expect_all_steps(page):
    count = int(re.match(r"[\d,]+", page.text("#count")).group(0).replace(",", ""))
    if not 100_000 <= count <= 110_000:
        raise Failure(f"the page has {count} steps, not about 100,000")


def scrolling_a_hundred_thousand_steps_draws_few_rows(_):
    with flooded() as page:
        expect_all_steps(page)
        drawn = page.value("document.querySelectorAll('.row').length")
        if drawn > 60:
            raise Failure(f"the page contains {drawn} rows, not only the rows in view")
        longest = page.value("""new Promise(resolve => {
            const timeline = document.querySelector('#timeline')
            let [frame, longest, last] = [0, 0, performance.now()]
            const next = () => {
                const now = performance.now()
                longest = Math.max(longest, now - last)
                last = now
                timeline.scrollTop = timeline.scrollHeight * (frame % 60) / 60
                frame++ < 120 ? requestAnimationFrame(next) : resolve(longest)
            }
            requestAnimationFrame(next)
        })""")
        print(f"longest frame while scrolling: {longest:.0f} ms", flush=True)
        page.screenshot("inspector-flood")


def a_blocked_page_catches_up_with_the_program(_):
    """The program drops steps before the page has received them."""
    with flooded(sleep=15) as page:
        expect_all_steps(page)
        choose(page, "setValue(59999)")
        page.expect("the values of that step", "document.querySelector('#step').innerText.includes('value: 59999')")


tests = (
    the_timeline_shows_each_step, each_action_has_a_line_with_what_follows_from_it, actions_fold_and_the_latest_difference_is_shown,
    a_step_can_be_chosen_while_others_arrive, a_chosen_step_stays_in_view, why_shows_the_cause_of_a_field,
    time_travel_changes_the_window, a_paused_program_runs_step_by_step,
    a_session_is_saved_and_loaded, the_page_reconnects_to_a_restarted_program, unauthorised_requests_are_refused,
    an_invitation_connects_a_second_browser, scrolling_a_hundred_thousand_steps_draws_few_rows,
    a_blocked_page_catches_up_with_the_program)
if __name__ == "__main__":
    for test in tests:
        test.environment = inspected
    main("todo", *tests)
