"""Drives an example app as a person would: with pointer and keyboard through the X server (xdotool), and as assistive
technology through the accessibility bus. This file is not a test. The scripts beside it are.

A script calls `main(product, test, ...)`. Each test gets a freshly started `App`. The first failure ends the script.
"""
import atexit
import contextlib
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The longest time that anything may take, in seconds. A wait ends as soon as its condition holds, so this time passes
# only if a test fails. It is long because programs are slow on a machine with ten times too much work.
DEADLINE = 120.0


class Failure(Exception):
    """A test has failed. The message says why."""


class Unanswered(Exception):
    """A node did not answer: it has just disappeared, or the app is busy."""


def until(what, probe, deadline=DEADLINE, progress=None):
    """Waits until `probe` returns something true, and returns that. Fails with the message `what` after the deadline.

    The time starts again whenever the value of `progress` changes."""
    end, last = time.monotonic() + deadline, None
    while time.monotonic() < end:
        found = probe()
        if found:
            return found
        if progress and (now := progress()) != last:
            end, last = time.monotonic() + deadline, now
        time.sleep(0.02)
    raise Failure(f"{what}: not within {deadline:g} s")


# Under Wayland, a test has a keyboard (wtype) but no pointer, and it cannot resize windows. See scripts/with-wayland.
IS_WAYLAND = "WAYLAND_DISPLAY" in os.environ and "DISPLAY" not in os.environ

# Complaints that have no cause in our code. GTK 4.8 prints the first if the bus asks for an object that is just being
# freed. GTK 4.24.1 prints the second whenever a popover is shown. GTK 4.18 prints the third if a press removes the page
# that it hits. libadwaita 1.7 prints the fourth for an alert in a narrow window with large text. GTK 4.24.1 prints the
# fifth on a busy machine under Wayland, if its frame clock goes back by less than a millisecond. RxGTK's GTKVersions.md
# says why each has no cause in an app.
CAUSELESS = (
    r"(GLib-CRITICAL \*\*: [0-9:.]+: g_variant_(is|new)_object_path: assertion"
    r"|Gdk-WARNING \*\*: [0-9:.]+: gdk_frame_timings_submitted\(\) called on submitted frame"
    r"|Gtk-WARNING \*\*: [0-9:.]+: Broken accounting of active state for widget"
    r"|Gtk-WARNING \*\*: [0-9:.]+: Trying to measure GtkLabel \w+ for width of (320|252), but it needs at least 363"
    r"|Gtk-WARNING \*\*: [0-9:.]+: gtk_svg_advance: time went backward)")

# The statuses of a program that crashed: it aborted, or the processor or the system stopped it.
CRASHES = (-signal.SIGABRT, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGBUS, -signal.SIGSEGV, -signal.SIGFPE)

# Key codes of the function keys. If xdotool gets the name of a function key, it presses Alt, too.
FUNCTION_KEYS = {f"F{number}": str(66 + number) for number in range(1, 11)}

# The roles of windows and of dialogs in them.
WINDOWS = ("frame", "dialog", "window")

# Current names of roles, and their older names, which the scripts use.
ROLES = {"button": "push button", "toggle button": "push button", "alert": "dialog", "switch": "check box"}


def korean():
    """The environment for Korean texts. Generates the locale's data, because the system may have none."""
    folder = tempfile.mkdtemp(prefix="locale-")
    atexit.register(shutil.rmtree, folder)
    subprocess.run(["localedef", "-i", "ko_KR", "-f", "UTF-8", folder + "/ko_KR.UTF-8"], check=True)
    return {"LC_ALL": "ko_KR.UTF-8", "LOCPATH": folder}


def role_of(node):
    name = node.get_role_name()
    return ROLES.get(name, name)


def states_of(node):
    """The states of a node. Of a node that does not answer, libatspi returns the state DEFUNCT."""
    states = node.get_state_set()
    if states is None or states.contains(Atspi.StateType.DEFUNCT):
        raise Unanswered("a node did not tell its states")
    return states


def role_and_name(node):
    """The role and the name of a node, or two empty texts if the node no longer exists."""
    try:
        return role_of(node), node.get_name()
    except Exception:
        return "", ""


def nodes_below(root, enters=lambda node: True, is_complete=False):
    """A node and the nodes below it, the outermost first. Omits each node that `enters` rejects, with all nodes below
    it. Omits a node that does not answer, too, or raises its error if `is_complete` is true."""
    waiting = [root]
    while waiting:
        node = waiting.pop(0)
        try:
            if node is None:
                raise Unanswered("a node is missing")
            if not enters(node):
                continue
            children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
        except Exception:
            if is_complete:
                raise
            continue
        waiting += children
        yield node


def is_named(node, role, name):
    """Whether a node has that role and name, or that role if `name` is None."""
    # GTK 4.8 repeats the name of a button with a mnemonic. The buttons of a dialog have mnemonics.
    return role_of(node) == role and (name is None or node.get_name() in (name, f"{name} {name}"))


def is_no_pane(node):
    return node.get_role() != Atspi.Role.SCROLL_PANE


def free_port():
    """A free port. It is below the ports that the system gives to connections, so that it is still free when a program
    listens there later."""
    def port():
        number = random.randrange(10000, 32768)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", number))
            except OSError:
                return None
        return number
    return until("a free port", port)


def rest(seconds):
    """Waits for a fixed time, to check that nothing happens. Use `until` for everything else."""
    time.sleep(seconds)


def x11_only(lack):
    """Marks a test that cannot run under Wayland, because `lack` is missing there."""
    def mark(test):
        test.lack = lack
        return test
    return mark


class App:
    """A running example app, seen through the accessibility bus. It has its own folders for data and configuration."""

    def __init__(self, product, *arguments, **environment):
        self.product = product
        self.arguments = arguments
        self.last_click = -1.0
        self.folder = tempfile.mkdtemp(prefix="gui-")
        # Nobody reads the backtrace of a program that a test crashes, and it takes minutes to make.
        self.environment = {
            **os.environ, "SWIFT_BACKTRACE": "enable=no", "XDG_DATA_HOME": self.folder + "/data", "XDG_CONFIG_HOME": self.folder + "/config",
            "XDG_STATE_HOME": self.folder + "/state",
            **environment}
        self.start()

    def start(self):
        program = os.path.join(os.environ["EXAMPLES_BIN"], self.product)
        self.complaints = tempfile.TemporaryFile(mode="w+")
        self.output = tempfile.TemporaryFile(mode="w+")
        self.process = subprocess.Popen(
            [program, *self.arguments], env=self.environment, stdout=self.output, stderr=self.complaints)
        until(f"{self.product} shows a window", lambda: self.windows())

    def stop(self):
        """Ends the program at once, as the desktop does at logout. Fails if it crashed, or if GTK complained."""
        self.process.terminate()
        until("the app ends", lambda: self.process.poll() is not None)
        until("the app leaves the bus", lambda: not self.windows())
        self._check_complaints()
        if self.process.returncode not in (0, -signal.SIGTERM):
            raise Failure(f"it ended with status {self.process.returncode} after SIGTERM")

    def printed(self, pattern):
        """Waits until the program's output matches a pattern, and returns the match."""
        def matched():
            self.output.seek(0)
            return re.search(pattern, self.output.read())
        return until(f"it prints {pattern}", matched)

    def _check_complaints(self):
        self.complaints.seek(0)
        text = self.complaints.read()
        sys.stderr.write(text)
        if re.search(r"WARNING|CRITICAL|Fatal error", re.sub(CAUSELESS, "", text)):
            raise Failure("the app complained on standard error")

    def expect_end(self):
        """Waits until the program ends. Fails if it complained or ended with a status other than 0."""
        until("the app ends", lambda: self.process.poll() is not None)
        self._check_complaints()
        if self.process.returncode != 0:
            raise Failure(f"it ended with status {self.process.returncode}")

    def close(self):
        try:
            if self.process.poll() is None:
                self.stop()
            elif self.process.returncode in CRASHES:
                self._check_complaints()
                raise Failure(f"the app crashed, by signal {-self.process.returncode}")
        finally:
            shutil.rmtree(self.folder)

    # Finding nodes

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def windows(self):
        """The names of the windows and of the dialogs in them. Skips scroll panes, because they may hold many nodes."""
        nodes = nodes_below(self._application(), is_no_pane)
        return [name for role, name in map(role_and_name, nodes) if role in WINDOWS]

    def has_window(self, name):
        """Whether a window, or a dialog in one, has that name, by a complete answer of the app."""
        return self._complete(
            lambda nodes: any(role_of(node) in WINDOWS and node.get_name() == name for node in nodes), is_no_pane)

    def _nodes(self, root=None):
        """The nodes below a node, or of the whole application, the outermost first."""
        return nodes_below(root or self._application())

    def _complete(self, read, enters=lambda node: True):
        """What `read` returns for the nodes of the application. Reads again if a node does not answer, because a busy
        app, and a node that has just disappeared, must not look as if nothing were there. Fails if the app has
        ended."""
        errors = []

        def attempt():
            if self.process.poll() is not None:
                raise Failure(f"the app has ended, with status {self.process.returncode}")
            try:
                return [read(nodes_below(self._application(), enters, is_complete=True))]
            except Exception as error:
                errors[:] = [error]
                return None

        try:
            return until("each node of the app answers", attempt)[0]
        except Failure as failure:
            raise Failure(": ".join(map(str, [failure, *errors]))) from None

    def _matches(self, node, role, name):
        try:
            return is_named(node, role, name)
        except Exception:
            return False

    def find(self, role, name=None, deadline=DEADLINE):
        """The node of that role and name. Waits until it exists."""
        return until(
            f"a {role} named {name!r}",
            lambda: next((node for node in self._nodes() if self._matches(node, role, name)), None), deadline)

    def has(self, role, name):
        return self._complete(lambda nodes: any(is_named(node, role, name) for node in nodes))

    def expect(self, role, name):
        self.find(role, name)

    def expect_gone(self, role, name):
        until(f"no {role} named {name!r}", lambda: not self.has(role, name))

    def names(self, role):
        """The names of the visible nodes of that role, from top to bottom."""
        found = self._complete(lambda nodes: [
            (Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).y, node.get_name()) for node in nodes
            if role_of(node) == role and states_of(node).contains(Atspi.StateType.VISIBLE)])
        return [name for _, name in sorted(found)]

    def expect_names(self, role, names):
        found = []

        def are_found():
            found[:] = self.names(role)
            return found == names

        try:
            until(f"{role}s {names}", are_found)
        except Failure as failure:
            raise Failure(f"{failure}, but {found}") from None

    def expect_text(self, text):
        """Waits until a field of several lines holds a text. GTK 4.8 does not publish the text of an entry."""
        until(f"a field holds {text!r}", lambda: text in self._field_texts())

    def _field_texts(self):
        texts = []
        for node in self._nodes():
            try:
                if node.get_editable_text_iface() is not None:
                    texts.append(Atspi.Text.get_text(node, 0, -1))
            except Exception:  # the node has just disappeared
                continue
        return texts

    def count(self, role, name):
        """The number of nodes of that role and name."""
        return self._complete(lambda nodes: sum(is_named(node, role, name) for node in nodes))

    def checked(self, name, role="check box"):
        """The number of ticked nodes of that name."""
        return self._complete(lambda nodes: sum(
            states_of(node).contains(Atspi.StateType.CHECKED) for node in nodes if is_named(node, role, name)))

    # Acting as a person

    def press(self, name, role="push button"):
        """Presses a button, or a node of another role, through the accessibility bus."""
        if not Atspi.Action.do_action(self.find(role, name), 0):
            raise Failure(f"the {role} named {name!r} did not take the press")

    def answer(self, question, name):
        """Presses the button of that name that is nearest to a question. Its window may have another such button."""
        button = until(f"{question!r} shows a button named {name!r}", lambda: self._button_near(self.find("label", question), name))
        if not Atspi.Action.do_action(button, 0):
            raise Failure(f"the button named {name!r} did not take the press")

    def _button_near(self, around, name):
        """The button of that name that is nearest to a node, and has a size.

        libadwaita 1.2 makes two buttons for each response: one beside the others, one above them. It hides one. The bus
        has both, and a press of the hidden button succeeds but does nothing."""
        while around is not None:
            for node in self._nodes(around):
                if self._matches(node, "push button", name) and self._has_size(node):
                    return node
            around = around.get_parent()
        return None

    def _has_size(self, node):
        try:
            return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).width > 0
        except GLib.Error:  # the node has just disappeared
            return False

    def menu_item(self, name, menu):
        """The item of that name in the open menu, whose items are `menu`. GTK 4.18 does not publish their names."""
        def item():
            items = [node for node in self._nodes() if self._matches(node, "menu item", None)]
            named = [node for node in items if node.get_name() == name]
            if named or len(items) != len(menu):
                return next(iter(named), None)
            return items[menu.index(name)]
        return until(f"a menu item named {name!r}", item)

    def choose(self, name, menu):
        Atspi.Action.do_action(self.menu_item(name, menu), 0)

    def is_ticked(self, name, menu):
        return self.menu_item(name, menu).get_state_set().contains(Atspi.StateType.CHECKED)

    def click(self, name, window, role="push button", button=1):
        """Moves the pointer onto a button, or a node of another role, and clicks a mouse button."""
        self._point_at(*self.middle(name, window, role))
        self._click(button)

    def click_on(self, node, window):
        """Moves the pointer onto a node, and clicks."""
        self._point_at(*self._middle_of(node, window))
        self._click(1)

    def _click(self, button):
        """Clicks. Waits first until GTK's double-click time of 0.4 s has passed, because lists ignore double clicks."""
        time.sleep(max(0, self.last_click + 0.5 - time.monotonic()))
        xdotool("click", str(button))
        self.last_click = time.monotonic()
        self.handled()

    def drag(self, name, target, window, role, picture):
        """Drags a node to the lower third of another node, and takes a screenshot during the drag."""
        x, y = self.middle(target, window, role)
        self.begin_drag(name, window, role)
        self.drag_to(x, y + 16)
        self.screenshot(picture)
        self.release()

    def release(self):
        xdotool("mouseup", "1")
        self.handled()

    def begin_drag(self, name, window, role):
        """Begins to drag a node, and returns the point where the drag began."""
        start = self.middle(name, window, role)
        self._point_at(*start)
        xdotool("mousedown", "1")
        for step in range(1, 7):  # a drag begins after the pointer has moved a short distance
            self._point_at(start[0], start[1] + 5 * step)
        return start

    def swipe(self, name, window, role, distance):
        """Drags a node `distance` pixels to the right, and releases it."""
        x, y = self.middle(name, window, role)
        self._point_at(x, y)
        xdotool("mousedown", "1")
        for step in range(1, 11):
            self._point_at(x + distance * step // 10, y)
        self.release()

    def drag_to(self, x, y):
        """Moves the dragged node to a point of the screen."""
        for offset in (-16, -8, 0):
            self._point_at(x, y + offset)
        self.handled()  # the target below the pointer has answered

    def press_and_leave(self, name, window, role):
        """Presses a node, moves the pointer away from it, and releases the button there."""
        x, y = self.middle(name, window, role)
        self._point_at(x, y)
        xdotool("mousedown", "1")
        for step in range(1, 11):
            self._point_at(x, y + 20 * step)
        self.release()

    def _point_at(self, x, y):
        xdotool("mousemove", str(x), str(y))
        self.handled()

    def handled(self):
        """Waits until the app has handled all earlier input, however slow the app is.

        GTK handles events of the bus and of the X server in turns, and delays motion until the next frame. So it has
        handled all input after it has answered some questions, has had time for two frames, and has answered again. A busy
        app needs as much time for a frame as for some answers."""
        for _ in range(2):
            start = time.monotonic()
            for _ in range(4):
                self._ask()
            time.sleep(max(0.04, time.monotonic() - start))
        self._ask()

    def comes_soon(self, probe, seconds):
        """Whether `probe` becomes true within some seconds, or is true after the app has handled all input."""
        try:
            return until("it", probe, seconds)
        except Failure:
            self.handled()
            return probe()

    def _ask(self):
        """Asks the app a question over the bus, and waits for the answer. An app that is ending may not answer."""
        try:
            application = self._application()
            if application is not None and application.get_child_count() > 0:
                Atspi.Component.get_extents(application.get_child_at_index(0), Atspi.CoordType.WINDOW)
        except GLib.Error:
            pass

    def middle(self, name, window, role):
        """The middle of a node on the screen. Waits first until the node rests."""
        return self._middle_of(self.find(role, name), window)

    def _middle_of(self, node, window):
        left, top, width, height = until("the node rests", lambda: self._resting_area(node, window))
        return left + width // 2, top + height // 2

    def _resting_area(self, node, window):
        """The area of a node on the screen, or `None` if two frames change it. A page that slides in is on the bus before
        it has arrived, and the size of a window changes before the place of its content. So a click at the node's first
        place would miss it."""
        before = self.area(node, window)
        self.handled()
        return before if self.area(node, window) == before else None

    def area(self, node, window):
        """The area of a node on the screen: left, top, width and height."""
        extents = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        left, top = self._origin(window)
        return left + extents.x, top + extents.y, extents.width, extents.height

    def _origin(self, window):
        """The point of the screen that has the coordinates 0, 0 on the bus. The content of the accessible frame is
        inside the border of the shadow. Since GTK 4.18, its coordinates do not begin at 0."""
        wid = self._x_window(window)
        values = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", wid).split() if "=" in line)
        content = Atspi.Component.get_extents(self.find("frame", window).get_child_at_index(0), Atspi.CoordType.WINDOW)
        border = (int(values["WIDTH"]) - content.width) // 2, (int(values["HEIGHT"]) - content.height) // 2
        return int(values["X"]) + border[0] - content.x, int(values["Y"]) + border[1] - content.y

    def _x_window(self, window):
        return until(f"an X window named {window}", lambda: x_windows("--name", f"^{window}$"))[-1]

    def focus(self, window):
        """Gives a window the keyboard focus, because no window manager does."""
        if IS_WAYLAND:
            self.find("frame", window)
            subprocess.run(["swaymsg", "-q", f'[title="^{window}$"] focus'], check=True)
        else:
            xdotool("windowfocus", "--sync", self._x_window(window))
        until(f"{window} has the focus", lambda: self._is_active(window))

    def _is_active(self, window):
        frames = [node for node in self._nodes() if self._matches(node, "frame", window)]
        return any(frame.get_state_set().contains(Atspi.StateType.ACTIVE) for frame in frames)

    def focused(self):
        """The name of the focused node."""
        node = self._focused_node()
        return node and node.get_name()

    def _focused_node(self, root=None):
        for node in self._nodes(root):
            try:
                if role_of(node) != "frame" and node.get_state_set().contains(Atspi.StateType.FOCUSED):
                    return node
            except Exception:  # the node has just disappeared
                continue
        return None

    def tab_to(self, name):
        """Presses Tab until the node of that name has the focus."""
        for _ in range(24):
            if self.focused() == name:
                return
            self.move_focus("Tab")
        raise Failure(f"Tab does not reach {name!r}")

    def move_focus(self, key):
        """Presses a key that moves the focus, and waits until another node has the focus."""
        before = self._focused_node()
        self.keys(key)
        until(f"{key} moves the focus", lambda: self._focused_node() not in (None, before))

    def expect_field(self):
        """Waits until a text field has the focus."""
        until("a field has the focus", lambda: self._field() is not None)

    def _field(self, root=None):
        node = self._focused_node(root)
        return node if node is not None and node.get_editable_text_iface() is not None else None

    def _active_field(self):
        """The text field that gets the keys. A window that was active before may still have a field that looks
        focused."""
        for window in self._nodes():
            try:
                if role_of(window) == "frame" and window.get_state_set().contains(Atspi.StateType.ACTIVE):
                    return self._field(window)
            except Exception:  # the window has just closed
                continue
        return None

    def resize(self, window, width, height):
        """Resizes a window, but not below its minimum size, and waits until it is drawn in the new size.

        Returns the width that assistive technology sees, without the border of the shadow."""
        border = self._x_width(window) - self._width(window)
        xdotool("windowsize", "--sync", self._x_window(window), str(width), str(height))
        until(f"{window} is drawn in its new size", lambda: self._width(window) == self._x_width(window) - border)
        return self._width(window)

    def _width(self, window):
        return Atspi.Component.get_extents(self.find("frame", window), Atspi.CoordType.WINDOW).width

    def _x_width(self, window):
        geometry = xdotool("getwindowgeometry", "--shell", self._x_window(window))
        return int(re.search(r"^WIDTH=(\d+)", geometry, re.MULTILINE)[1])

    def keys(self, *names):
        if IS_WAYLAND:
            return [wayland_key(name) for name in names]
        xdotool("key", "--delay", "40", *(FUNCTION_KEYS.get(name, name) for name in names))

    @contextlib.contextmanager
    def stopped(self):
        """Stops the app. It then receives all keys that were pressed meanwhile at once, as on a busy machine."""
        os.kill(self.process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.process.pid, signal.SIGCONT)

    def type(self, text, into_field=True):
        """Types a text, as soon as a field of the active window has the focus. `into_field=False` types without one.

        Inserts a text that is not ASCII as assistive technology does. For such a character, xdotool would redefine a
        key for a moment, and a slow app would look up the key too late."""
        if into_field:
            until("a field of the active window has the focus", self._active_field)
        if text.isascii():
            type_keys = ["wtype", "-d", "40", text] if IS_WAYLAND else ["xdotool", "type", "--delay", "40", text]
            subprocess.run(type_keys, check=True)
            return
        node = until("a field has the focus", self._field)
        Atspi.EditableText.insert_text(node, Atspi.Text.get_caret_offset(node), text, len(text.encode()))

    def screenshot(self, name):
        """Saves a screenshot in the folder that SCREENSHOTS names, if it is set."""
        folder = os.environ.get("SCREENSHOTS")
        if folder and not IS_WAYLAND:
            time.sleep(0.4)
            subprocess.run(["import", "-window", "root", os.path.join(folder, name + ".png")], check=True)


def wayland_key(name):
    """Presses a key, with optional modifiers, as in "ctrl+shift+z"."""
    *modifiers, key = name.split("+")
    held = [part for modifier in modifiers for part in ("-M", modifier)]
    subprocess.run(["wtype", *held, "-s", "20", "-k", key, "-s", "20"], check=True)


def xdotool(*arguments):
    """Runs xdotool, and returns its output."""
    done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"xdotool {' '.join(arguments)} ended with status {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def x_windows(*criteria):
    """The visible X windows that match xdotool's criteria. xdotool fails if there are none."""
    search = ["xdotool", "search", "--onlyvisible", *criteria]
    return subprocess.run(search, capture_output=True, text=True).stdout.split()


def keep_screen():
    """Copies the screen of a failed test for the runner, because the window is gone before the runner reads of the
    failure. See scripts/runner/process.py."""
    folder = os.environ.get("TEST_DISPLAY", "")
    screen = os.path.join(folder, "Xvfb_screen0")
    if folder and IS_WAYLAND and shutil.which("grim"):
        subprocess.run(["grim", os.path.join(folder, "failed.png")], check=False)
    elif folder and os.path.exists(screen):
        shutil.copyfile(screen, os.path.join(folder, "failed"))


def share_of(items):
    """This process's share of the items. With SHARD=2/5 in the environment, it is the second fifth. Skips the script if
    the share is empty, because there may be more shares than items."""
    number, count = map(int, os.environ.get("SHARD", "1/1").split("/"))
    if not items or not 1 <= number <= count:
        sys.exit(f"SHARD={number}/{count} of {len(items)} is invalid")
    share = items[len(items) * (number - 1) // count:len(items) * number // count]
    if not share:
        print(f"SHARD={number}/{count} has none of {len(items)}", flush=True)
        sys.exit(77)
    return share


def main(product, *tests):
    """Runs the tests under a private session bus, each with its own app. The app also gets the variables that the
    test's `environment` returns."""
    if "DRIVER_BUS" not in os.environ:
        os.environ["DRIVER_BUS"] = "1"
        for name in ("GTK_A11Y", "DBUS_SESSION_BUS_ADDRESS"):
            os.environ.pop(name, None)
        bus = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bus", "session.conf")
        os.execvp("dbus-run-session", ["dbus-run-session", f"--config-file={bus}", "--", "/usr/bin/python3", *sys.argv])
    left_out = [test for test in tests if IS_WAYLAND and hasattr(test, "lack")]
    for test in left_out:
        print(f"left out for lack of {test.lack}: {test.__name__}", flush=True)
    if len(left_out) == len(tests):
        sys.exit(77)
    runnable = [test for test in tests if test not in left_out]
    # A script with a single test shares the work within the test, if it can.
    for test in share_of(runnable) if len(tests) > 1 else runnable:
        try:
            app = App(product, **getattr(test, "environment", dict)())
            try:
                test(app)
            except Failure:
                app.screenshot(f"failed-{test.__name__}")
                keep_screen()
                raise
            finally:
                app.close()
            print(f"passed: {test.__name__}", flush=True)
        except Failure as failure:
            print(f"failed: {test.__name__}: {failure}", flush=True)
            sys.exit(1)
