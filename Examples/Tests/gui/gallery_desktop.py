#!/usr/bin/python3
"""The gallery's pages of what an app has to do with the desktop: settings that are kept, and addresses that are opened."""
import pathlib

from driver import Failure, main, until

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
    from driver import Atspi
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


def a_notification_without_a_server_is_pictured(app):
    app.expect("label", "Nothing pressed")
    app.press("Withdraw")
    app.screenshot("gallery-desktop-notification")


settings_are_kept_and_followed.environment = lambda: {"PAGE": "Settings"}
an_address_is_opened_by_its_app.environment = lambda: {"PAGE": "URLLauncher"}
a_notification_without_a_server_is_pictured.environment = lambda: {"PAGE": "UserNotification"}

main(
    "gallery", settings_are_kept_and_followed, an_address_is_opened_by_its_app,
    a_notification_without_a_server_is_pictured)
