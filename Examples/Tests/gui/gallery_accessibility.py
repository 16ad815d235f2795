#!/usr/bin/python3
"""Every widget class as assistive technology sees it. In the gallery's pages, each focusable or operable node has a
role and a name. The classes are read from the sources. A class without a page fails unless ELSEWHERE names it."""
import os
import warnings

from driver import Atspi, Failure, main, nodes_below, role_of, until
from gallery import FIRST, PAGES, below, demo_of, is_named, pages_with, widget_classes

warnings.filterwarnings("ignore", category=DeprecationWarning)

# Classes without a page, and the reason.
ELSEWHERE = {
    "ClampScrollable": "invisible, like Clamp",
    "Dialog": "abstract: MessageDialog",
    "ListWidget": "abstract: ListView, GridView, ColumnView",
    "CellList": "abstract: ListView, GridView",
    "Leaflet": "deprecated: OverlaySplitView",
}

# The roles of each class that has a page. GTK has renamed some roles since 4.8.
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

# Classes that have a page, but no control of their own: containers, and widgets that only show something.
PLACES = {
    "AboutWindow", "ActionBar", "AspectFrame", "Avatar", "Banner", "BottomSheet", "Box", "ButtonContent", "Carousel", "CenterBox", "Clamp",
    "DrawingArea", "EmojiChooser", "Fixed", "Frame", "Grid", "HeaderBar", "Image", "Label", "MessageDialog", "NavigationView", "Overlay",
    "OverlaySplitView", "Picture", "Popover", "PopoverMenu", "PreferencesGroup", "PreferencesPage", "PreferencesWindow", "Revealer", "ScrolledWindow", "SearchBar",
    "Spinner", "Stack", "StatusPage", "TabView", "ToolbarView", "ViewStack", "WrapBox",
}

# Roles that GTK or libadwaita publish without a name, and the reason why that is harmless.
NAMELESS = {
    "panel": "since GTK 4.18, a container that passes the focus to its children, or the content of a named button",
    "grouping": "the same; a control in it has a role of its own",
    "group": "the same, as GTK 4.24 calls it",
    "scroll pane": "keys scroll its content, which has a name",
    "scroll bar": "a part of the scroll pane",
    "list": "GTK's list of rows in a group or a popover without a title; its rows take the focus and have names",
    "table": "the same, of a grid",
}

# Classes whose nodes get no role or name from the libraries, and the reason why we cannot mend that.
UNTOLD = {
    "AdwGizmo": "a tab of libadwaita's TabBar; the accessible pages are those of TabView, and keys switch them",
    "GtkListItemWidget": "the content of a closed DropDown, inside a button with a name",
}

# Roles whose name is the text in the node, as in ARIA.
NAMED_BY_CONTENT = ("list item", "table cell", "table row", "tree item", "push button", "page tab", "table column header", "column header")


def has_text(node):
    """Whether assistive technology has a text for a node: its name, its tooltip, or, for some roles, a text in it."""
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
    """Messages about the faults of a page."""
    demo, roles, found = demo_of(app, page), set(), []
    for node in below(demo):
        try:
            role = role_of(node)
            roles.add(role)
            if not is_operable(node) or role in NAMELESS or role == "label" or node.get_name() in UNTOLD:
                continue
            if not has_text(node):
                found.append(f"{page}: a {role} that can be operated has no name ({node.get_name()})")
            elif role in ("filler", "unknown", "invalid"):
                found.append(f"{page}: {node.get_name()!r} can be operated and has no role")
        except Exception:  # the node has just disappeared
            continue
    wanted = ROLES.get(page)
    if wanted and not roles & set(wanted):
        found.append(f"{page}: nothing is a {' or '.join(wanted)}, but {', '.join(sorted(roles))}")
    return found


def every_class_has_a_page(app):
    classes = widget_classes()
    if len(classes) < 60:
        raise Failure(f"only {len(classes)} classes of widgets were found in the sources")
    found = [f"{name} has no page in the gallery: write one, or give the reason in ELSEWHERE"
             for name in classes if name not in ELSEWHERE and not pages_with(name)]
    found += [f"{name} is in ELSEWHERE, but is not a class of widgets or has a page" for name in ELSEWHERE
              if name not in classes or name in PAGES]
    found += [f"{name} has a page: add its roles to ROLES, or add it to PLACES if it has no control of its own"
              for name in classes if name in PAGES and name not in ROLES and name not in PLACES]
    found += [f"{name} is in ROLES or PLACES, but is not a class of widgets" for name in [*ROLES, *PLACES] if name not in classes]
    print(f"{len(classes)} classes of widgets, {len(classes) - len(ELSEWHERE)} in pages", flush=True)
    fail_on(found)


def every_control_has_a_role_and_a_name(app):
    app.focus(FIRST)
    found = []
    for page in PAGES:
        app.expect("frame", page)
        found += until_steady(app, page)
        app.keys("alt+Next")
    app.expect("frame", FIRST)
    fail_on(found)


def a_label_names_its_field(app):
    field = app.find("text", "First name")
    kinds = [relation.get_relation_type() for relation in field.get_relation_set()]
    if Atspi.RelationType.LABELLED_BY not in kinds:
        raise Failure(f"the field has no relation to its label: {kinds}")


def a_drop_down_has_its_given_name(app):
    names = {node.get_name() for node in below(demo_of(app, "DropDown")) if role_of(node) in ("combo box", "push button")}
    if names != {"Size"}:
        raise Failure(f"the drop-down is called {names}, not Size")


def multiple_selection_lists(app):
    """The names of a page's lists that are announced to assistive technology as multiple selection."""
    nodes = [node for node in below(demo_of(app, app.windows()[0])) if role_of(node) in ROLES["ListView"] + ROLES["ColumnView"] + ROLES["GridView"]]
    if not nodes:
        raise Failure("the page has no list")
    return [node.get_name() for node in nodes if node.get_state_set().contains(Atspi.StateType.MULTISELECTABLE)]


def a_multiple_selection_list_is_announced(app):
    version = app.find("list", "Planets").get_application().get_toolkit_version()
    # We set the state in GTK 4.8, too, but only 4.18 publishes it.
    expected = ["Planets"] if int(version.split(".")[1]) >= 18 else []
    until(f"GTK {version} announces {expected} as multiple selection", lambda: multiple_selection_lists(app) == expected)


def a_single_selection_list_is_not_announced_as_multiple(app):
    app.find("tree table", "Solar system in columns")
    if multiple_selection_lists(app):
        raise Failure(f"announced as multiple selection: {multiple_selection_lists(app)}")


def until_steady(app, page):
    """The lasting faults of a page. Waits, because GTK publishes the widgets of a new page bit by bit."""
    try:
        until(f"{page} is without fault", lambda: not faults(app, page), deadline=float(os.environ.get("PATIENCE", "60")))
        return []
    except Failure:
        return faults(app, page)


def fail_on(found):
    if found:
        raise Failure("\n".join(found))


every_control_has_a_role_and_a_name.environment = every_class_has_a_page.environment = lambda: {"PAGE": FIRST}
a_label_names_its_field.environment = lambda: {"PAGE": "Grid"}
a_drop_down_has_its_given_name.environment = lambda: {"PAGE": "DropDown"}
a_multiple_selection_list_is_announced.environment = lambda: {"PAGE": "SelectionMode"}
a_single_selection_list_is_not_announced_as_multiple.environment = lambda: {"PAGE": "Tree"}

main("gallery", every_class_has_a_page, every_control_has_a_role_and_a_name, a_label_names_its_field,
     a_drop_down_has_its_given_name, a_multiple_selection_list_is_announced, a_single_selection_list_is_not_announced_as_multiple)
