"""Operates each control of pages of the gallery: through the accessibility bus, or by the pointer where the bus has no way. Something has to
follow that assistive technology, or a person, comes to know. At the end nothing is left of it all.

Not a test itself: a script beside this calls `operate(pages)`. PAGES names other pages, as in PAGES=Entry,Menu; SHARD=2/5 has the second fifth
of them."""
import collections
import os
import re
import warnings

from gi.repository import GLib

from driver import Atspi, Failure, main, role_of, share_of, until, x_windows, xdotool
from gallery import PAGES, demo_of

warnings.filterwarnings("ignore", category=DeprecationWarning)

# Places for other things: what is in them is operated.
PLACES = {"scroll pane", "scroll bar", "list", "table", "tree table", "grid", "panel", "grouping", "group", "filler", "label", "page tab list", "split pane",
          "table row", "unknown", "heading", "viewport", "separator", "level bar", "progress bar", "image"}

# What GTK 4.18 calls the buttons and headings in the chooser of emoji.
KINDS_OF_EMOJI = ("Recent", "Smileys & People", "Body & Clothing", "Animals & Nature", "Food & Drink", "Travel & Places", "Activities", "Objects", "Symbols",
                  "Flags")

# What is operated and shows nothing here, by page, name and, where several are called so, role, and why.
ELSEWHERE = {
    ("EmojiChooser", "GtkImage"): "scrolls to the emoji of a kind, if there are more below",
    **{("EmojiChooser", kind): "the same, by its name" for kind in KINDS_OF_EMOJI},
    ("EmojiChooser", "GtkSearchEntry"): "finds emoji, of which so many are there that they are not looked at here",
    ("EmojiChooser", "Search"): "the same in later versions of GTK",
    ("EmojiChooser", ""): "the same in later versions of GTK",
    ("ExpanderRow", "Within"): "a row without an action",
    ("Settings", "Volume", "list item"): "the row round a scale, which is operated",
    ("PreferencesGroup", "What is set"): "a row without an action",
    ("PreferencesPage", "Volume", "list item"): "the row round a field, which is operated",
    ("SpinRow", "Copies", "list item"): "the row round a field, which is operated",
    ("Toast", "Undo"): "goes with the toast, by itself after five seconds",
    ("Toast", "GtkImage"): "the same: it closes the toast, which may be on its way out",
    ("Toast", "Close"): "the same in later versions of libadwaita",
    ("Clipboard", "Text"): "GTK 4.8 tells nobody what an entry holds; the next button copies it",
    ("URLLauncher", "Address"): "the same; the next button opens it",
}

# What is not operated, by page and either name or role, and why.
LEFT_ALONE = {
    **{(page, "list item"): "later versions of GTK tell where it is in the popover, not in the window"
       for page in ("DropDown", "Image", "Label", "Picture", "StyleManager")},
    ("LinkButton", "The site of GTK"): "opens a browser",
    ("UserNotification", "Send"): "asks for a desktop that shows notifications: gallery_desktop.py has one",
    ("UserNotification", "Withdraw"): "the same",
}

# What is pressed before anything is counted, because something of it stays as it should: what was copied, until something else is.
STAYS = {"Clipboard": ("Copy Text", "Copy Picture")}

# What is put into a field, where it is not "a". A search of a DropDown that finds no row takes the keyboard from whoever has it in GTK 4.8;
# a person who types has it in the field.
TYPED = {"DropDown": "l", "PasswordEntry": "long enough", "PasswordEntryRow": "long enough"}

# Of many alike, such as the rows of a list, the first are operated.
MOST_ALIKE = 3
ALIKE = {"page tab", "list item", "table cell", "tree item", "grid cell", "column header", "table column header"}

# Of the actions that a node has on the bus, those that do what a person does; an entry in a list has one that scrolls to it, too.
OPERATING = {"click", "toggle", "activate"}

STATES = [Atspi.StateType.CHECKED, Atspi.StateType.EXPANDED, Atspi.StateType.SELECTED, Atspi.StateType.PRESSED, Atspi.StateType.SENSITIVE]


def actions_of(node):
    return [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))] if node.get_action_iface() else []


def is_control(node):
    states = node.get_state_set()
    if role_of(node) in PLACES or not states.contains(Atspi.StateType.SENSITIVE):
        return False
    if node.get_editable_text_iface() is not None:
        return states.contains(Atspi.StateType.EDITABLE)
    if role_of(node) in ALIKE:
        return True
    return states.contains(Atspi.StateType.FOCUSABLE) or bool(OPERATING & set(actions_of(node)))


def shown(demo):
    """The nodes of a page that a person may come across, each with its place, and with that in which it is scrolled, if it is; without the
    emoji, which are more than all else."""
    waiting = [(demo, None)]
    while waiting:
        node, around = waiting.pop(0)
        try:
            box = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            if box.width * box.height == 0 or not node.get_state_set().contains(Atspi.StateType.VISIBLE) or holds_emoji(node):
                continue
            children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
            inner = box if role_of(node) == "scroll pane" else around
        except Exception:  # it went away while we looked
            continue
        waiting += [(child, inner) for child in children if child is not None]
        yield node, box, around


def is_in_sight(box, around):
    """Whether the middle of a node is not scrolled away."""
    return around is None or around.y <= box.y + box.height // 2 < around.y + around.height


def holds_emoji(node):
    if role_of(node) not in ("table", "grid", "list") or node.get_child_count() == 0:
        return False
    first = node.get_child_at_index(0)
    label = first.get_child_at_index(0) if first.get_child_count() == 1 else None
    return label is not None and bool(label.get_name()) and not re.search(r"[ -~]", label.get_name())


def controls(page, demo):
    """The controls of a page by what tells them apart: role, name, and which of those it is."""
    found, counts, alike = {}, collections.Counter(), collections.Counter()
    for node, box, around in shown(demo):
        try:
            if not is_control(node) or not is_in_sight(box, around):
                continue
            key = role_of(node), node.get_name()
        except Exception:  # it went away while we looked
            continue
        counts[key] += 1
        alike[key[0]] += 1
        if (key[0] not in ALIKE or alike[key[0]] <= MOST_ALIKE) and not {(page, word) for word in key} & LEFT_ALONE.keys():
            found[*key, counts[key]] = node
    return found


def all_told(node):
    """What the bus tells of a node."""
    states = node.get_state_set()
    parts = [role_of(node), node.get_name(), node.get_description(), *map(states.contains, STATES)]
    if node.get_value_iface() is not None:
        parts.append(Atspi.Value.get_current_value(node))
    if node.get_text_iface() is not None:
        parts.append(Atspi.Text.get_text(node, 0, -1))
    return parts


def looks(app, demo):
    """All that there is to know of what a page shows, and which windows there are."""
    found = [windows(app)]
    for node, box, _ in shown(demo):
        try:
            found.append([box.x, box.y, box.width, box.height, *all_told(node)])
        except Exception:  # it went away while we looked
            continue
    return found


def operate_control(app, page, node):
    """Moves, types into, presses or clicks a control."""
    if node.get_value_iface() is not None:
        least, most = Atspi.Value.get_minimum_value(node), Atspi.Value.get_maximum_value(node)
        is_low = Atspi.Value.get_current_value(node) < (least + most) / 2
        Atspi.Value.set_current_value(node, least + (most - least) * (0.75 if is_low else 0.25))
    elif node.get_editable_text_iface() is not None:
        text = TYPED.get(page, "a")
        Atspi.EditableText.insert_text(node, 0, text, len(text))
    elif OPERATING & set(actions_of(node)):
        Atspi.Action.do_action(node, next(index for index, name in enumerate(actions_of(node)) if name in OPERATING))
    else:
        app.click_on(node, page)


def windows(app):
    """The windows of the app, and the dialogs in them. GTK 4.8 calls a file dialog no dialog."""
    application = app._application()
    nodes = [application.get_child_at_index(index) for index in range(application.get_child_count())]
    tops = [node.get_name() for node in nodes if node is not None]
    return tops + [name for name in app.windows() if name not in tops]


def close_what_opened(app, page):
    """Closes windows and dialogs as a person does, by Escape."""
    for _ in range(3):
        count = len(windows(app))
        if count == 1:
            return
        # There is no window manager to give the keyboard to a new window.
        newest = until("a window of the app", lambda: x_windows("--pid", str(app.process.pid)))[-1]
        xdotool("windowfocus", "--sync", newest)
        app.keys("Escape")
        app.comes_soon(lambda: len(windows(app)) < count, 3)
    if len(windows(app)) > 1:
        raise Failure(f"{page}: Escape does not close {windows(app)}")


def operate_page(app, page):
    """Operates each control once, those too that come only once others are operated; returns how many, and of which nothing followed."""
    operated, faults, at_first, demo = set(), [], None, demo_of(app, page)
    while True:
        before = until_steady(app, demo)
        present = controls(page, demo)
        at_first = at_first or set(present)
        came = [key for key in present if key not in operated | at_first]
        key = next((key for key in [*came, *present] if key not in operated), None)
        if key is None and at_first <= operated:
            # It rests by now: GTK before 4.24 keeps what is taken out in the frame in which it was hidden (GTKVersions.md).
            return len(operated), faults
        if not came and at_first != set(present):
            demo, at_first = reopen(app, page), None
            continue
        operated.add(key)
        if not follows(app, page, demo, key, before) and not follows_on_another(app, page, demo, key):
            faults.append(f"{page}: nothing follows from {key}")


def leave(app, page, key="alt+Next"):
    """Goes to the next page, or with "alt+Prior" to the one before. A popover keeps the keys to itself until it is closed, and a search in it is emptied first."""
    app.focus(page)
    for keys in ([key], *[["Escape", key]] * 3):
        app.keys(*keys)
        if app.comes_soon(lambda: page not in app.windows(), 3):
            return
    raise Failure(f"{page} is not left")


def reopen(app, page):
    leave(app, page)
    go_to(app, page)
    return demo_of(app, page)


def follows(app, page, demo, key, before=None):
    """Operates a control, if it is there, and tells whether something followed."""
    node, before = controls(page, demo).get(key), before or until_steady(app, demo)
    is_elsewhere = bool({(page, key[1]), (page, key[1], key[0])} & ELSEWHERE.keys())
    if node is None:
        return is_elsewhere
    try:
        operate_control(app, page, node)
    except GLib.Error:  # it went away just now
        return is_elsewhere
    if is_elsewhere:
        return True
    if not app.comes_soon(lambda: looks(app, demo) != before, 5):
        return False
    close_what_opened(app, page)
    return True


def follows_on_another(app, page, demo, key):
    """The same of one of many that may have been chosen already: once another is, it can be chosen."""
    others = [other for other in controls(page, demo) if key[0] in ALIKE | {"radio button"} and other[0] == key[0] and other != key]
    return bool(others) and follows(app, page, demo, others[-1]) and follows(app, page, demo, key)


def until_steady(app, demo):
    """Waits until a page rests, or for as long as a person would, and returns how it looks."""
    last = [None]

    def is_steady():
        before, last[0] = last[0], looks(app, demo)
        return last[0] == before
    try:
        until("the page rests", is_steady, deadline=5)
    except Failure:
        pass  # something moves on and on
    return last[0]


def last_printed(app, pattern):
    """What the pattern finds last in what the app has printed."""
    app.output.seek(0)
    return re.findall(pattern, app.output.read(), re.M)[-1]


def census(app):
    return last_printed(app, r"^handlers .*")


def with_next(pages):
    """The pages, and the page after each: `reopen` goes there, and what a page keeps for good is there from its first visit."""
    wanted = {*pages, *(PAGES[(PAGES.index(page) + 1) % len(PAGES)] for page in pages)}
    return [page for page in PAGES if page in wanted]


def classes_of(app):
    """How many wrappers of each class there are."""
    pairs = (pair.rsplit(" ", 1) for pair in last_printed(app, r"^classes: (.*)").split(", "))
    return {name: int(count) for name, count in pairs}


def operate(pages):
    """Starts the gallery and operates the pages."""
    wanted = share_of(os.environ["PAGES"].split(",") if "PAGES" in os.environ else pages)

    def each_control_is_operated(app):
        operate_pages(app, wanted)
    each_control_is_operated.environment = lambda: {"PAGE": wanted[0], "CENSUS": "1"}
    main("gallery", each_control_is_operated)


def operate_pages(app, pages):
    go_through(app, with_next(pages), lambda page: [follows(app, page, demo_of(app, page), ("push button", name, 1)) for name in STAYS.get(page, ())])
    go_to(app, pages[0])
    before = until_census_rests(app)
    classes = classes_of(app)
    faults, count = [], 0

    def visit(page):
        nonlocal count
        operated, found = operate_page(app, page)
        count += operated
        faults.extend(found)
        print(page, operated, *found, sep="\n    " if found else " ", flush=True)
    go_through(app, pages, visit)
    print(f"{count} controls in {len(pages)} pages", flush=True)
    if faults:
        raise Failure("\n".join(faults))
    try:
        until("everything goes", lambda: census(app) == before, deadline=60)
    except Failure:
        now = classes_of(app)
        changes = [f"{name} {now.get(name, 0) - classes.get(name, 0):+}" for name in sorted(now | classes) if now.get(name) != classes.get(name)]
        raise Failure(f"something is left: {census(app)}; before it was {before}; of classes: {', '.join(changes)}") from None


def until_census_rests(app):
    """The census once it has been the same for half a second."""
    last = [None, 0]

    def rests():
        now = census(app)
        last[:] = [now, last[1] + 1 if now == last[0] else 0]
        return last[1] > 25 and now
    return until("the census rests", rests)


def go_through(app, pages, visit):
    for page in pages:
        go_to(app, page)
        visit(page)
    go_to(app, pages[0])


def go_to(app, page):
    """Presses the key for the next page, or for the one before, whichever way is shorter, until the page is there."""
    for _ in PAGES:
        shown = until("the gallery has a window", app.windows)[0]
        if shown == page:
            return
        steps = (PAGES.index(page) - PAGES.index(shown)) % len(PAGES)
        leave(app, shown, "alt+Next" if steps <= len(PAGES) // 2 else "alt+Prior")
    raise Failure(f"no page is {page}")
