#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// Dialogs that a `.ui` file makes.
final class DialogOfAFileTests: GTKTestCase {
    @MainActor
    private static var types: [GType] {
        let types = [AboutWindow.objectType, PreferencesWindow.objectType]
        // In the place of an AdwDialog, old versions have any window.
        return rxgtk_dialogs_are_windows() != 0 ? types : types + [Dialog.objectType]
    }

    func testClosingADialogOfAFileEndsItsStreams() throws {
        try onMain {
            for name in Self.types.map({ String(cString: g_type_name($0)) }) {
                try show(Label("a")) { window in
                    let builder = try Builder(
                        string: "<interface><object class=\"\(name)\" id=\"dialog\"/></interface>")
                    let dialog = try builder.child("dialog", as: Dialog.self)
                    var isEnded = false
                    _ = dialog.rx.property("visible", as: Bool.self).subscribe(onCompleted: { isEnded = true })
                    window.present(dialog)
                    XCTAssertFalse(dialog.isClosed, name)
                    dialog.requestClose()
                    spin(for: "\(name) to be closed") { dialog.isClosed && isEnded }
                }
            }
        }
    }

    func testPreferencesOfAFileHaveItsPages() throws {
        try onMain {
            let name = String(cString: g_type_name(PreferencesWindow.objectType))
            let pages = ["First", "Second"].map {
                """
                <child><object class="AdwPreferencesPage">
                <property name="title">\($0)</property><property name="icon-name">folder-symbolic</property>
                </object></child>
                """
            }
            try show(Label("a")) { window in
                let builder = try Builder(
                    string: "<interface><object class=\"\(name)\" id=\"dialog\">\(pages.joined())</object></interface>")
                let preferences = try builder.child("dialog", as: PreferencesWindow.self)
                XCTAssertEqual(preferences.pages.map(\.title), ["First", "Second"])
                XCTAssertEqual(preferences.selectedIndex, 0)
                window.present(preferences)
                window.draw()
                preferences.selectedIndex = 1
                XCTAssertEqual(preferences.selectedIndex, 1)
                preferences.remove(preferences.pages[1])
                XCTAssertEqual(preferences.pages.map(\.title), ["First"])
                XCTAssertEqual(preferences.selectedIndex, 0)
                preferences.close()
            }
        }
    }
}
#endif
