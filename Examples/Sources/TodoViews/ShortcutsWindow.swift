import Localization
import RxGTK

/// The keys of a shortcut, and its action.
struct Shortcut {
    let keys: String
    let title: String
}

/// A window that lists all keyboard shortcuts.
package final class ShortcutsWindow: Window {
    static var groups: [(title: String, shortcuts: [Shortcut])] {
        [
            (
                localized("Tasks"),
                [
                    Shortcut(keys: "Ctrl+N", title: localized("New task")),
                    Shortcut(keys: localized("Space"), title: localized("Tick off or back")),
                    Shortcut(keys: localized("Enter"), title: localized("Tick off or back; open while editing")),
                    Shortcut(keys: "Ctrl+Z", title: localized("Undo the last deletion")),
                    Shortcut(keys: "Ctrl+F", title: localized("Search")),
                ]
            ),
            (
                localized("While editing"),
                [
                    Shortcut(keys: "Ctrl+E", title: localized("Begin or end editing")),
                    Shortcut(keys: localized("Del"), title: localized("Delete the task")),
                    Shortcut(keys: "Alt+↑   Alt+↓", title: localized("Move the task")),
                ]
            ),
            (
                localized("In the editor"),
                [
                    Shortcut(keys: "Ctrl+" + localized("Enter"), title: localized("Save")),
                    Shortcut(keys: "Esc", title: localized("Cancel")),
                ]
            ),
            (
                localized("Windows"),
                [
                    Shortcut(keys: "Ctrl+Shift+N", title: localized("New window")),
                    Shortcut(keys: "F10", title: localized("Main menu")),
                    Shortcut(keys: "Ctrl+?", title: localized("Keyboard shortcuts")),
                    Shortcut(keys: "Ctrl+W", title: localized("Close the window")),
                    Shortcut(keys: "Ctrl+Q", title: localized("Quit")),
                ]
            ),
        ]
    }

    package init() {
        super.init(title: localized("Keyboard Shortcuts"), width: 360, height: 560)
        wrapTitle()
        closesOnEscape = true
        let groups = Box(.vertical, spacing: 18, children: Self.groups.map(Self.makeGroup))
        groups.setMargins(18)
        content = ScrolledWindow(child: Clamp(child: groups, maximumSize: 480))
    }

    private static func makeGroup(_ title: String, _ shortcuts: [Shortcut]) -> Widget {
        PreferencesGroup(
            title: title,
            rows: shortcuts.map { shortcut in
                let row = ActionRow(title: shortcut.title)
                row.addSuffix(makeKeycaps(shortcut))
                return row
            })
    }

    /// Makes a key cap for each key. Keys that are pressed together have a plus between them.
    private static func makeKeycaps(_ shortcut: Shortcut) -> Widget {
        let alternatives = shortcut.keys.split(separator: " ").map { keys in
            HBox(spacing: 4) {
                for (index, key) in keys.split(separator: "+").enumerated() {
                    if index > 0 { Label("+").cssClass("dim-label") }
                    Label(String(key)).cssClass("keycap")
                }
            }
        }
        return HBox(spacing: 12) { for keys in alternatives { keys } }.valign(.center)
    }
}
