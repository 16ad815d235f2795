#!/usr/bin/python3
"""The gallery's pages of what an app has to do with the desktop: settings that are kept, addresses that are
opened, notifications that are pressed."""
import os
import pathlib
import threading

from gi.repository import Gio, GLib

from driver import Atspi, Failure, main, until

ID = "io.github.swift_reactor.Gallery"


def settings_are_kept_and_followed(app):
    file = pathlib.Path(app.folder, "config", ID, "settings.ini")
    app.expect("frame", "Settings")
    if file.exists():
        raise Failure("reading settings has made a file")
    app.focus("Settings")
    app.tab_to("The Same Setting")
    app.keys("space")
    until("the setting is on the disk", lambda: file.exists() and "sound=false" in file.read_text())
    app.screenshot("gallery-desktop-settings")
    app.stop()
    app.start()
    app.expect("frame", "Settings")
    expect_sound(app, False)
    # Somebody with an editor.
    file.write_text(file.read_text().replace("sound=false", "sound=true"))
    expect_sound(app, True)


def expect_sound(app, is_on):
    """Both switches stand so, as the scale says that they enable."""
    until(f"the sound is {'on' if is_on else 'off'}", lambda: is_sensitive(app, "Volume") == is_on)


def is_sensitive(app, name):
    return app.find("slider", name).get_state_set().contains(Atspi.StateType.SENSITIVE)


def an_address_is_opened_by_its_app(app):
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
    until("the app has the address", lambda: opened.exists() and opened.read_text() == "rxgtk:words\n")
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
    desktop = Desktop()
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
    # GLib withdraws only what the desktop has answered for, which the app may be about to read.
    until("it is withdrawn", lambda: app.press("Withdraw") or 3 not in desktop.shown)


class Desktop(threading.Thread):
    """What shows notifications, by a connection of its own."""

    NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
    INTERFACE = """<node><interface name="org.freedesktop.Notifications">
        <method name="Notify">
            <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
            <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
            <arg type="u" direction="out"/>
        </method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
    </interface></node>"""

    def __init__(self):
        super().__init__(daemon=True)
        self.shown, self.last, self.ready = {}, 0, threading.Event()
        self.start()
        self.ready.wait()

    def run(self):
        context = GLib.MainContext()
        context.push_thread_default()
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(os.environ["DBUS_SESSION_BUS_ADDRESS"], flags, None, None)
        interface = Gio.DBusNodeInfo.new_for_xml(self.INTERFACE).interfaces[0]
        self.connection.register_object(self.PATH, interface, self._called, None, None)
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (self.NAME, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
        self.ready.set()
        GLib.MainLoop(context).run()

    def _called(self, connection, sender, path, interface, method, arguments, invocation):
        if method == "Notify":
            self.last += 1
            self.shown[self.last] = arguments.unpack()[5]
            invocation.return_value(GLib.Variant("(u)", (self.last,)))
        else:
            self.shown.pop(arguments.unpack()[0], None)
            invocation.return_value(None)

    def press(self, notification, action):
        del self.shown[notification]
        self.connection.emit_signal(
            None, self.PATH, self.NAME, "ActionInvoked", GLib.Variant("(us)", (notification, action)))


settings_are_kept_and_followed.environment = lambda: {"PAGE": "Settings"}
an_address_is_opened_by_its_app.environment = lambda: {"PAGE": "URLLauncher"}
a_notification_is_shown_pressed_and_withdrawn.environment = lambda: {"PAGE": "UserNotification"}

main(
    "gallery", settings_are_kept_and_followed, an_address_is_opened_by_its_app,
    a_notification_is_shown_pressed_and_withdrawn)
