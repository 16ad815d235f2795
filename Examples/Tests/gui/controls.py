"""Operates each control of some of the gallery's pages: through the accessibility bus, or with the pointer if the bus
has no action. Each control must have an effect that assistive technology or a person can notice. At the end, no object
may be left.

This file is not a test. A script beside it calls `operate(pages)`. PAGES selects other pages, as in PAGES=Entry,Menu.
SHARD=2/5 selects the second fifth of the pages."""
import collections
import os
import re
import warnings

from gi.repository import GLib

from driver import Atspi, Failure, main, role_of, share_of, until, x_windows, xdotool
from gallery import PAGES, demo_of

warnings.filterwarnings("ignore", category=DeprecationWarning)

# Roles of containers and of nodes that only show something. Only the controls in them are operated.
PLACES = {"scroll pane", "scroll bar", "list", "table", "tree table", "grid", "panel", "grouping", "group", "filler", "label", "page tab list", "split pane",
          "table row", "unknown", "heading", "viewport", "separator", "level bar", "progress bar", "image"}

# The names of the buttons and headings in the emoji chooser of GTK 4.18.
KINDS_OF_EMOJI = ("Recent", "Smileys & People", "Body & Clothing", "Animals & Nature", "Food & Drink", "Travel & Places", "Activities", "Objects", "Symbols",
                  "Flags")

# Controls that are operated but have no visible effect here, and the reason. Keyed by page, name and, if several
# controls have the same name, role.
ELSEWHERE = {
    ("EmojiChooser", "GtkImage"): "scrolls to the emoji of a kind, if there are more below",
    **{("EmojiChooser", kind): "the same, by its name" for kind in KINDS_OF_EMOJI},
    ("EmojiChooser", "GtkSearchEntry"): "finds emoji, which are too many to be inspected here",
    ("EmojiChooser", "Search"): "the same in later versions of GTK",
    ("EmojiChooser", ""): "the same in later versions of GTK",
    ("ExpanderRow", "Within"): "a row without an action",
    ("Settings", "Volume", "list item"): "the row around a scale, which is operated",
    ("PreferencesGroup", "What is set"): "a row without an action",
    ("PreferencesPage", "Volume", "list item"): "the row around a field, which is operated",
    ("SpinRow", "Copies", "list item"): "the row around a field, which is operated",
    ("Toast", "Undo"): "disappears with the toast after five seconds",
    ("Toast", "GtkImage"): "the same: it closes the toast, which may be disappearing",
    ("Toast", "Close"): "the same in later versions of libadwaita",
    ("Clipboard", "Text"): "GTK 4.8 does not publish the text of an entry; the next button copies it",
    ("URLLauncher", "Address"): "the same; the next button opens it",
}

# Controls that are not operated, and the reason. Keyed by page and either name or role.
LEFT_ALONE = {
    **{(page, "list item"): "later versions of GTK publish its position in the popover, not in the window"
       for page in ("DropDown", "Image", "Label", "Picture", "StyleManager")},
    ("LinkButton", "The site of GTK"): "opens a browser",
    ("UserNotification", "Send"): "needs a notification server: gallery_desktop.py has one",
    ("UserNotification", "Withdraw"): "the same",
}

# Buttons to press before objects are counted, because an object stays as intended: the clipboard keeps its content.
STAYS = {"Clipboard": ("Copy Text", "Copy Picture")}

# Texts to insert into fields instead of "a". In GTK 4.8, a search in a DropDown without results moves the focus. For a
# person who types, the focus is in the field.
TYPED = {"DropDown": "l", "PasswordEntry": "long enough", "PasswordEntryRow": "long enough"}

# The number of similar controls, such as the rows of a list, that are operated.
MOST_ALIKE = 3
ALIKE = {"page tab", "list item", "table cell", "tree item", "grid cell", "column header", "table column header"}

# The actions on the bus that do the same as a person. A row of a list also has an action that scrolls to it.
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
    """The visible nodes of a page, each with its area and the area of its scroll pane, if any. Omits the emoji, because
    they are too many."""
    waiting = [(demo, None)]
    while waiting:
        node, around = waiting.pop(0)
        try:
            box = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            if box.width * box.height == 0 or not node.get_state_set().contains(Atspi.StateType.VISIBLE) or holds_emoji(node):
                continue
            children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
            inner = box if role_of(node) == "scroll pane" else around
        except Exception:  # the node has just disappeared
            continue
        waiting += [(child, inner) for child in children if child is not None]
        yield node, box, around


def is_in_sight(box, around):
    """Whether the middle of a node is in view of its scroll pane."""
    return around is None or around.y <= box.y + box.height // 2 < around.y + around.height


def holds_emoji(node):
    if role_of(node) not in ("table", "grid", "list") or node.get_child_count() == 0:
        return False
    first = node.get_child_at_index(0)
    label = first.get_child_at_index(0) if first.get_child_count() == 1 else None
    return label is not None and bool(label.get_name()) and not re.search(r"[ -~]", label.get_name())


def controls(page, demo):
    """The controls of a page, by role, name and number among the controls with the same role and name."""
    found, counts, alike = {}, collections.Counter(), collections.Counter()
    for node, box, around in shown(demo):
        try:
            if not is_control(node) or not is_in_sight(box, around):
                continue
            key = role_of(node), node.get_name()
        except Exception:  # the node has just disappeared
            continue
        counts[key] += 1
        alike[key[0]] += 1
        if (key[0] not in ALIKE or alike[key[0]] <= MOST_ALIKE) and not {(page, word) for word in key} & LEFT_ALONE.keys():
            found[*key, counts[key]] = node
    return found


def properties_of(node):
    """The properties of a node that the bus publishes."""
    states = node.get_state_set()
    parts = [role_of(node), node.get_name(), node.get_description(), *map(states.contains, STATES)]
    if node.get_value_iface() is not None:
        parts.append(Atspi.Value.get_current_value(node))
    if node.get_text_iface() is not None:
        parts.append(Atspi.Text.get_text(node, 0, -1))
    return parts


def snapshot(app, demo):
    """All published properties of a page's nodes, and the names of the windows."""
    found = [windows(app)]
    for node, box, _ in shown(demo):
        try:
            found.append([box.x, box.y, box.width, box.height, *properties_of(node)])
        except Exception:  # the node has just disappeared
            continue
    return found


def operate_control(app, page, node):
    """Moves a control, types into it, presses it or clicks it."""
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
    """The windows of the app, and the dialogs in them. In GTK 4.8, a file dialog has another role than a dialog."""
    application = app._application()
    nodes = [application.get_child_at_index(index) for index in range(application.get_child_count())]
    tops = [node.get_name() for node in nodes if node is not None]
    return tops + [name for name in app.windows() if name not in tops]


def close_new_windows(app, page):
    """Closes new windows and dialogs with Escape, as a person does."""
    for _ in range(3):
        count = len(windows(app))
        if count == 1:
            return
        # No window manager gives a new window the focus.
        newest = until("a window of the app", lambda: x_windows("--pid", str(app.process.pid)))[-1]
        xdotool("windowfocus", "--sync", newest)
        app.keys("Escape")
        app.comes_soon(lambda: len(windows(app)) < count, 3)
    if len(windows(app)) > 1:
        raise Failure(f"{page}: Escape does not close {windows(app)}")


def operate_page(app, page):
    """Operates each control once, including those that appear only after others are operated. Returns the number of
    controls, and messages about those without effect."""
    operated, faults, at_first, demo = set(), [], None, demo_of(app, page)
    while True:
        before = until_steady(app, demo)
        present = controls(page, demo)
        at_first = at_first or set(present)
        came = [key for key in present if key not in operated | at_first]
        key = next((key for key in [*came, *present] if key not in operated), None)
        if key is None and at_first <= operated:
            # The page is steady here. Otherwise GTK before 4.24 leaks a widget that is removed in the same frame in
            # which it was hidden (GTKVersions.md).
            return len(operated), faults
        if not came and at_first != set(present):
            demo, at_first = reopen(app, page), None
            continue
        operated.add(key)
        if not has_effect(app, page, demo, key, before) and not has_effect_after_another(app, page, demo, key):
            faults.append(f"{page}: {key} has no effect")


def leave(app, page, key="alt+Next"):
    """Goes to the next page, or with "alt+Prior" to the previous page. An open popover takes the keys, so this also
    presses Escape. In a popover with a search, the first Escape only clears the search."""
    app.focus(page)
    for keys in ([key], *[["Escape", key]] * 3):
        app.keys(*keys)
        if app.comes_soon(lambda: not app.has_window(page), 3):
            return
    raise Failure(f"no key leaves {page}")


def reopen(app, page):
    leave(app, page)
    go_to(app, page)
    return demo_of(app, page)


def has_effect(app, page, demo, key, before=None):
    """Operates a control, if it exists, and returns whether it had an effect."""
    node, before = controls(page, demo).get(key), before or until_steady(app, demo)
    is_elsewhere = bool({(page, key[1]), (page, key[1], key[0])} & ELSEWHERE.keys())
    if node is None:
        return is_elsewhere
    try:
        operate_control(app, page, node)
    except GLib.Error:  # the node has just disappeared
        return is_elsewhere
    if is_elsewhere:
        return True
    if not app.comes_soon(lambda: snapshot(app, demo) != before, 5):
        return False
    close_new_windows(app, page)
    return True


def has_effect_after_another(app, page, demo, key):
    """Like `has_effect`, for a control that may be chosen already. Chooses another first, so that this one can be
    chosen."""
    others = [other for other in controls(page, demo) if key[0] in ALIKE | {"radio button"} and other[0] == key[0] and other != key]
    return bool(others) and has_effect(app, page, demo, others[-1]) and has_effect(app, page, demo, key)


def until_steady(app, demo):
    """Waits until a page does not change any more, but at most five seconds, and returns its snapshot."""
    last = [None]

    def is_steady():
        before, last[0] = last[0], snapshot(app, demo)
        return last[0] == before
    try:
        until("the page is steady", is_steady, deadline=5)
    except Failure:
        pass  # an animation never ends
    return last[0]


def last_printed(app, pattern):
    """The last match of a pattern in the app's output."""
    app.output.seek(0)
    return re.findall(pattern, app.output.read(), re.M)[-1]


def census(app):
    return last_printed(app, r"^handlers .*")


def with_next(pages):
    """The pages, and the page after each, because `reopen` goes there. Each is visited before objects are counted,
    because a page may keep some objects from its first visit on."""
    wanted = {*pages, *(PAGES[(PAGES.index(page) + 1) % len(PAGES)] for page in pages)}
    return [page for page in PAGES if page in wanted]


def classes_of(app):
    """The number of wrappers of each class."""
    pairs = (pair.rsplit(" ", 1) for pair in last_printed(app, r"^classes: (.*)").split(", "))
    return {name: int(count) for name, count in pairs}


def operate(pages):
    """Starts the gallery, and operates each control of the pages."""
    wanted = share_of(os.environ["PAGES"].split(",") if "PAGES" in os.environ else pages)

    def each_control_is_operated(app):
        operate_pages(app, wanted)
    each_control_is_operated.environment = lambda: {"PAGE": wanted[0], "CENSUS": "1"}
    main("gallery", each_control_is_operated)


def operate_pages(app, pages):
    go_through(app, with_next(pages), lambda page: [has_effect(app, page, demo_of(app, page), ("push button", name, 1)) for name in STAYS.get(page, ())])
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
        until("all objects are freed", lambda: census(app) == before, deadline=60)
    except Failure:
        now = classes_of(app)
        changes = [f"{name} {now.get(name, 0) - classes.get(name, 0):+}" for name in sorted(now | classes) if now.get(name) != classes.get(name)]
        raise Failure(f"objects are left: {census(app)}, was {before}; by class: {', '.join(changes)}") from None


def until_census_rests(app):
    """The census, once it has not changed for half a second."""
    last = [None, 0]

    def rests():
        now = census(app)
        last[:] = [now, last[1] + 1 if now == last[0] else 0]
        return last[1] > 25 and now
    return until("the census is steady", rests)


def go_through(app, pages, visit):
    for page in pages:
        go_to(app, page)
        visit(page)
    go_to(app, pages[0])


def go_to(app, page):
    """Goes to a page by pressing the key for the next or the previous page, whichever way is shorter."""
    for _ in PAGES:
        shown = until("the gallery has a window", app.windows)[0]
        if shown == page:
            return
        steps = (PAGES.index(page) - PAGES.index(shown)) % len(PAGES)
        leave(app, shown, "alt+Next" if steps <= len(PAGES) // 2 else "alt+Prior")
    raise Failure(f"no page is {page}")
