#!/usr/bin/python3
"""Every widget class as assistive technology sees it: in the gallery's pages each thing that takes the keyboard, or can be operated,
has a role and a name. The classes come from the sources: one that is in no page fails, or is named in ELSEWHERE."""
import os
import warnings

from driver import Atspi, Failure, main, nodes_below, role_of, until
from gallery import FIRST, PAGES, below, demo_of, is_named, pages_with, widget_classes

warnings.filterwarnings("ignore", category=DeprecationWarning)

# Classes that no page shows, and why.
ELSEWHERE = {
    "ClampScrollable": "is not seen, as Clamp",
    "Dialog": "abstract: MessageDialog",
    "ListBase": "abstract: ListView, GridView, ColumnView",
    "CellList": "abstract: ListView, GridView",
}

# What each class that has a page is to assistive technology. GTK has given some of them other names since 4.8.
FIELD = ("text", "entry")
ROLES = {
    "ActionRow": ("list item",), "Button": ("push button",), "CalendarView": ("panel", "grouping", "group"), "CheckButton": ("check box", "radio button"),
    "ColorButton": ("push button",), "ColumnView": ("table", "tree table", "list"), "ComboRow": ("combo box",), "DropDown": ("combo box",),
    "EditableLabel": FIELD, "Entry": FIELD, "EntryRow": FIELD, "Expander": ("push button", "toggle button"),
    "ExpanderRow": ("list item",), "FlowBox": ("table cell", "list item", "grid cell"), "FontButton": ("push button",),
    "GridView": ("table", "list", "grid"), "LevelBar": ("level bar",), "LinkButton": ("link",), "ListView": ("list",),
    "MenuButton": ("push button",), "Notebook": ("page tab list",), "PasswordEntry": ("password text",), "PasswordEntryRow": ("password text",) + FIELD,
    "Paned": ("panel", "grouping", "split pane", "group"), "ProgressBar": ("progress bar",), "Scale": ("slider",), "SearchEntry": FIELD + ("search box",),
    "SpinButton": ("spin button",), "SpinRow": ("spin button",), "SplitButton": ("push button",), "StackSwitcher": ("page tab",),
    "Switch": ("check box", "switch"), "SwitchRow": ("check box", "switch"), "TextView": FIELD,
    "ToggleButton": ("push button",), "ToggleGroup": ("radio button", "toggle button"), "ViewSwitcher": ("page tab", "toggle button", "push button", "radio button"),
    "ViewSwitcherBar": ("page tab", "toggle button", "push button", "radio button"),
}

# Classes that have a page, and nothing of their own that is operated: places for other widgets, and what is only looked at.
PLACES = {
    "AboutWindow", "ActionBar", "AspectFrame", "Avatar", "Banner", "BottomSheet", "Box", "ButtonContent", "Carousel", "CenterBox", "Clamp",
    "DrawingArea", "EmojiChooser", "Fixed", "Frame", "Grid", "HeaderBar", "Image", "Label", "Leaflet", "MessageDialog", "NavigationView", "Overlay",
    "OverlaySplitView", "Picture", "Popover", "PopoverMenu", "PreferencesGroup", "PreferencesPage", "PreferencesWindow", "Revealer", "ScrolledWindow", "SearchBar",
    "Spinner", "Stack", "StatusPage", "TabView", "ToolbarView", "ViewStack", "WrapBox",
}

# What GTK or libadwaita tells of, and takes no name for, and why that is no matter.
NAMELESS = {
    "panel": "from GTK 4.18 on a place that passes the keyboard on to what is in it, and what a named button shows",
    "grouping": "the same; a control in it has a role of its own",
    "group": "the same, as GTK 4.24 calls it",
    "scroll pane": "keys move what is in it, which is named",
    "scroll bar": "a part of the scroll pane",
    "list": "GTK's list of rows in a group or a popover without a title; the keyboard is on its rows, which are named",
    "table": "the same, of a grid",
}

# What the libraries themselves leave without a role or a name, by class, and why we cannot mend it.
UNTOLD = {
    "AdwGizmo": "a tab of libadwaita's TabBar; the accessible pages are those of TabView, and keys switch them",
    "GtkListItemWidget": "what a closed DropDown shows, within the button that is named",
}

# Roles whose nodes are called what they hold, as ARIA has it.
NAMED_BY_CONTENT = ("list item", "table cell", "table row", "tree item", "push button", "page tab", "table column header", "column header")


def is_told(node):
    """Whether assistive technology has something to say of a node: its name, its tooltip, or, where that is the habit of its role, a text in it."""
    if is_named(node) or node.get_description():
        return True
    return role_of(node) in NAMED_BY_CONTENT and any(role_of(each) == "label" and is_named(each) for each in nodes_below(node))


def is_operable(node):
    states = node.get_state_set()
    if states.contains(Atspi.StateType.FOCUSABLE) or node.get_editable_text_iface() is not None:
        return True
    actions = [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))] if node.get_action_iface() else []
    return bool({"click", "toggle", "activate"} & set(actions))


def faults(app, page):
    """What is wrong with a page, in words."""
    demo, roles, found = demo_of(app, page), set(), []
    for node in below(demo):
        try:
            role = role_of(node)
            roles.add(role)
            if not is_operable(node) or role in NAMELESS or role == "label" or node.get_name() in UNTOLD:
                continue
            if not is_told(node):
                found.append(f"{page}: a {role} that can be operated has no name ({node.get_name()})")
            elif role in ("filler", "unknown", "invalid"):
                found.append(f"{page}: {node.get_name()!r} can be operated and has no role")
        except Exception:  # it went away while we looked
            continue
    wanted = ROLES.get(page)
    if wanted and not roles & set(wanted):
        found.append(f"{page}: nothing is a {' or '.join(wanted)}, but {', '.join(sorted(roles))}")
    return found


def every_class_has_a_page(app):
    classes = widget_classes()
    if len(classes) < 60:
        raise Failure(f"the sources are read wrong: only {len(classes)} classes of widgets")
    found = [f"{name} is in no page of the gallery: write one, or say why not in ELSEWHERE"
             for name in classes if name not in ELSEWHERE and not pages_with(name)]
    found += [f"{name} is in ELSEWHERE and is no class of widgets, or has a page" for name in ELSEWHERE
              if name not in classes or name in PAGES]
    found += [f"{name} has a page: say in ROLES what it is, or in PLACES that it is not operated itself"
              for name in classes if name in PAGES and name not in ROLES and name not in PLACES]
    found += [f"{name} is in ROLES or PLACES and is no class of widgets" for name in [*ROLES, *PLACES] if name not in classes]
    print(f"{len(classes)} classes of widgets, {len(classes) - len(ELSEWHERE)} in pages", flush=True)
    fail_on(found)


def what_can_be_operated_has_a_role_and_a_name(app):
    app.focus(FIRST)
    found = []
    for page in PAGES:
        app.expect("frame", page)
        found += until_steady(app, page)
        app.keys("alt+Next")
    app.expect("frame", FIRST)
    fail_on(found)


def a_relation_names_a_field(app):
    field = app.find("text", "First name")
    kinds = [relation.get_relation_type() for relation in field.get_relation_set()]
    if Atspi.RelationType.LABELLED_BY not in kinds:
        raise Failure(f"the field says nothing of its label: {kinds}")


def a_drop_down_is_called_as_the_program_says(app):
    names = {node.get_name() for node in below(demo_of(app, "DropDown")) if role_of(node) in ("combo box", "push button")}
    if names != {"Size"}:
        raise Failure(f"the choice of a size is called {names}")


def lists_that_say_many(app):
    """The lists of a page of which assistive technology hears that any number of rows can be selected."""
    nodes = [node for node in below(demo_of(app, app.windows()[0])) if role_of(node) in ROLES["ListView"] + ROLES["ColumnView"] + ROLES["GridView"]]
    if not nodes:
        raise Failure("the page has no list")
    return [node.get_name() for node in nodes if node.get_state_set().contains(Atspi.StateType.MULTISELECTABLE)]


def a_list_says_that_many_rows_can_be_selected(app):
    version = app.find("list", "Planets").get_application().get_toolkit_version()
    # GTK 4.8 is told, too, and tells nobody; 4.18 does.
    told = ["Planets"] if int(version.split(".")[1]) >= 18 else []
    until(f"GTK {version} tells that many can be selected of {told}", lambda: lists_that_say_many(app) == told)


def a_list_of_one_row_at_a_time_says_nothing(app):
    app.find("tree table", "Solar system in columns")
    if lists_that_say_many(app):
        raise Failure(f"many rows can be selected of {lists_that_say_many(app)}")


def until_steady(app, page):
    """The faults of a page once they stay: GTK tells of a new page's widgets bit by bit."""
    try:
        until(f"{page} is without fault", lambda: not faults(app, page), deadline=float(os.environ.get("PATIENCE", "60")))
        return []
    except Failure:
        return faults(app, page)


def fail_on(found):
    if found:
        raise Failure("\n".join(found))


what_can_be_operated_has_a_role_and_a_name.environment = every_class_has_a_page.environment = lambda: {"PAGE": FIRST}
a_relation_names_a_field.environment = lambda: {"PAGE": "Grid"}
a_drop_down_is_called_as_the_program_says.environment = lambda: {"PAGE": "DropDown"}
a_list_says_that_many_rows_can_be_selected.environment = lambda: {"PAGE": "SelectionMode"}
a_list_of_one_row_at_a_time_says_nothing.environment = lambda: {"PAGE": "Tree"}

main("gallery", every_class_has_a_page, what_can_be_operated_has_a_role_and_a_name, a_relation_names_a_field,
     a_drop_down_is_called_as_the_program_says, a_list_says_that_many_rows_can_be_selected, a_list_of_one_row_at_a_time_says_nothing)
