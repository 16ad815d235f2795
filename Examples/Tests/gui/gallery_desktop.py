#!/usr/bin/python3
"""The gallery's pages about the desktop: saved settings, opened URLs, files chosen in the desktop's dialog, and pressed
notifications."""
import os
import pathlib
import threading

from gi.repository import Gio, GLib

from driver import Atspi, Failure, main, until

ID = "io.github.swift_reactor.Gallery"


def settings_are_saved_and_followed(app):
    file = pathlib.Path(app.folder, "config", ID, "settings.ini")
    app.expect("frame", "Settings")
    if file.exists():
        raise Failure("reading the settings created a file")
    app.focus("Settings")
    app.tab_to("The Same Setting")
    app.keys("space")
    until("the setting is on the disk", lambda: file.exists() and "sound=false" in file.read_text())
    app.screenshot("gallery-desktop-settings")
    app.stop()
    app.start()
    app.expect("frame", "Settings")
    expect_sound(app, False)
    # Simulates a person who edits the file.
    file.write_text(file.read_text().replace("sound=false", "sound=true"))
    expect_sound(app, True)


def expect_sound(app, is_on):
    """Waits until the setting has that value. The scale of the volume is enabled only while the sound is on."""
    until(f"the sound is {'on' if is_on else 'off'}", lambda: is_sensitive(app, "Volume") == is_on)


def is_sensitive(app, name):
    return app.find("slider", name).get_state_set().contains(Atspi.StateType.SENSITIVE)


def a_url_opens_in_its_app(app):
    app.stop()
    opened = pathlib.Path(app.folder, "opened")
    applications = pathlib.Path(app.folder, "data/applications")
    applications.mkdir(parents=True)
    (applications / "opener.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Opener\nExec=sh -c 'echo \"$0\" >{opened}' %u\nMimeType=x-scheme-handler/rxgtk;\n")
    config = pathlib.Path(app.folder, "config")
    config.mkdir(exist_ok=True)
    (config / "mimeapps.list").write_text("[Default Applications]\nx-scheme-handler/rxgtk=opener.desktop\n")
    app.start()
    app.focus("URLLauncher")
    open_address(app, "rxgtk:words")
    app.expect("label", "Opened rxgtk:words")
    until("the app has the URL", lambda: opened.exists() and opened.read_text() == "rxgtk:words\n")
    open_address(app, "unheard-of:words")
    until("the failure is shown", lambda: any(
        name.startswith("unheard-of:words could not be opened: ") for name in app.names("label")))
    app.screenshot("gallery-desktop-urls")


def open_address(app, text):
    app.tab_to("Address")
    app.keys("ctrl+a")
    app.type(text)
    app.press("Open")


def a_notification_is_shown_pressed_and_withdrawn(app):
    desktop = Notifications()
    app.press("Send")
    actions = until("the notification is shown", lambda: desktop.shown.get(1))
    desktop.press(1, actions[actions.index("I Fetch It") - 1])
    app.expect("label", "Pressed: fetch")
    app.screenshot("gallery-desktop-notification")
    app.press("Send")
    until("it is shown again", lambda: 2 in desktop.shown)
    desktop.press(2, "default")
    app.expect("label", "Pressed: the notification")
    app.press("Send")
    until("it is shown once more", lambda: 3 in desktop.shown)
    # GLib withdraws a notification only after it has read the desktop's reply. So this presses until that has happened.
    until("it is withdrawn", lambda: app.press("Withdraw") or 3 not in desktop.shown)


class Service(threading.Thread):
    """A program of the desktop with its own connection to the bus. `_called` answers calls."""

    def __init__(self):
        super().__init__(daemon=True)
        self.ready = threading.Event()
        self.start()
        self.ready.wait()

    def run(self):
        context = GLib.MainContext()
        context.push_thread_default()
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(os.environ["DBUS_SESSION_BUS_ADDRESS"], flags, None, None)
        for interface in Gio.DBusNodeInfo.new_for_xml(self.INTERFACES).interfaces:
            self.connection.register_object(self.PATH, interface, self._called, self._property, None)
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (self.NAME, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
        self.ready.set()
        GLib.MainLoop(context).run()

    def _property(self, connection, sender, path, interface, name):
        return GLib.Variant("u", 3)


class Notifications(Service):
    """The notification server of the desktop."""

    NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
    INTERFACES = """<node><interface name="org.freedesktop.Notifications">
        <method name="Notify">
            <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
            <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
            <arg type="u" direction="out"/>
        </method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
    </interface></node>"""

    def __init__(self):
        self.shown, self.last = {}, 0
        super().__init__()

    def _called(self, connection, sender, path, interface, method, arguments, invocation):
        if method == "Notify":
            self.last += 1
            # Answered first: GLib ignores a press of a notification whose number it does not know yet.
            invocation.return_value(GLib.Variant("(u)", (self.last,)))
            self.shown[self.last] = arguments.unpack()[5]
        else:
            self.shown.pop(arguments.unpack()[0], None)
            invocation.return_value(None)

    def press(self, notification, action):
        del self.shown[notification]
        self.connection.emit_signal(
            None, self.PATH, self.NAME, "ActionInvoked", GLib.Variant("(us)", (notification, action)))


class FileChooser(Service):
    """The portal for the desktop's file dialog. `asked` holds the pending request. The portal also accepts GTK's
    request to be informed about the end of the session."""

    NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
    ASK = """<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>"""
    INTERFACES = f"""<node><interface name="org.freedesktop.portal.FileChooser">
        <method name="OpenFile">{ASK}</method>
        <method name="SaveFile">{ASK}</method>
        <property name="version" type="u" access="read"/>
    </interface>
    <interface name="org.freedesktop.portal.Inhibit">
        <method name="CreateMonitor">
            <arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="o" direction="out"/>
        </method>
        <property name="version" type="u" access="read"/>
    </interface></node>"""
    DONE, CANCELLED = 0, 1

    def __init__(self):
        self.asked = None
        super().__init__()

    def _called(self, connection, sender, path, interface, method, arguments, invocation):
        options = arguments.unpack()[-1]
        request = f"{self.PATH}/request/{sender[1:].replace('.', '_')}/{options.get('handle_token', 'none')}"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        if method != "CreateMonitor":
            self.asked = sender, request, options  # set after the reply, because a portal responds only after it

    def wait(self):
        """Waits for a request, and returns its options."""
        return until("the app asks the portal", lambda: self.asked)[2]

    def answer(self, response, *files):
        app, request, _ = self.asked
        self.asked = None
        # A portal always sends the list of chosen files, even if it is empty. GTK 4.24 crashes if the list is missing.
        uris = {"uris": GLib.Variant("as", [pathlib.Path(file).as_uri() for file in files])}
        self.connection.emit_signal(
            app, request, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (response, uris)))


def files_are_chosen_in_the_desktops_dialog(app):
    app.stop()
    portal = FileChooser()
    app.start()
    app.press("Open…")
    options = portal.wait()
    expect(options["multiple"], True)
    expect([name for name, _ in options["filters"]], ["Texts", "All files"])
    expect(app.names("dialog"), [])
    portal.answer(portal.DONE, "/tmp/first letter.txt", "/tmp/second.txt")
    # GTK 4.8 returns the portal's files in reverse order.
    until("the files are shown", lambda: {"first letter.txt, second.txt", "second.txt, first letter.txt"} & set(app.names("label")))
    app.press("Save…")
    expect(portal.wait()["current_name"], "notes.txt")
    portal.answer(portal.CANCELLED)
    app.expect("label", "Nothing has been chosen.")
    app.press("Save…")
    portal.wait()
    portal.answer(portal.DONE, "/tmp/notes.txt")
    app.expect("label", "notes.txt")
    app.press("Folder…")
    expect(portal.wait()["directory"], True)
    portal.answer(portal.DONE, "/tmp")
    app.expect("label", "tmp")


def expect(found, expected):
    if found != expected:
        raise Failure(f"{found!r} is not {expected!r}")


settings_are_saved_and_followed.environment = lambda: {"PAGE": "Settings"}
a_url_opens_in_its_app.environment = lambda: {"PAGE": "URLLauncher"}
files_are_chosen_in_the_desktops_dialog.environment = lambda: {"PAGE": "FileDialog", "GDK_DEBUG": "portals"}
a_notification_is_shown_pressed_and_withdrawn.environment = lambda: {"PAGE": "UserNotification"}

main(
    "gallery", settings_are_saved_and_followed, a_url_opens_in_its_app, files_are_chosen_in_the_desktops_dialog,
    a_notification_is_shown_pressed_and_withdrawn)
