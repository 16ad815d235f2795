#if GTK
import CGTK
import Rx
package import Foundation

/// The messages a program stops with when it uses the bindings in a way that could only end in a crash.
///
/// Each is made apart from stopping, so that a test can read it.
package enum Misuse {
    package static func offMainThread(_ what: String) -> String {
        """
        \(what) was used off the main thread. GTK works on the main thread only: call it from @MainActor code, or go \
        there first with `await MainActor.run { … }` or `observe(on: MainScheduler.instance)`.
        """
    }

    package static func beforeStart(_ what: String) -> String {
        """
        \(what) was made before GTK was started. Make widgets inside `Application.run { app in … }`, or call \
        `try Toolkit.start()` first where there is no application.
        """
    }

    package static let nestedLoop = """
        MainLoop.run was called from a task or a block that the main queue is delivering, which waits for it to return. \
        Await what is to happen instead.
        """

    package static func wrongClass(expected: String, found: String) -> String {
        "A \(expected) was asked for, but the object is a \(found)."
    }

    package static func wrappedAlready(_ className: String, as wrapper: String) -> String {
        """
        This \(className) has a wrapper already, a \(wrapper), and an object has one: `wrapping(_:)` gives it, and makes one only \
        where there is none.
        """
    }

    package static func noPage(_ name: String, of className: String, among names: [String]) -> String {
        "This \(className) has no page \"\(name)\". It has: \(names.joined(separator: ", "))."
    }

    package static let paneTooMany = """
        This Leaflet has two panes already, and cannot show a third. Put a Leaflet into a pane of another for three.
        """

    package static func pageTaken(_ name: String, of className: String) -> String {
        "This \(className) has a page \"\(name)\" already."
    }

    package static func tabElsewhere(_ title: String) -> String {
        "The page \"\(title)\" is not in this TabView. Use one of its `pages`."
    }

    package static func noItem(at index: Int, of className: String, count: Int) -> String {
        "This \(className) has \(count) items, and so none at \(index)."
    }

    package static func noDay(_ date: Date) -> String {
        "A CalendarView shows days of the years 1 to 9999 only, and not \(date)."
    }

    package static func noAccelerator(_ name: String) -> String {
        """
        "\(name)" is no key with modifiers that GTK can read. Write them as in "<Control>f", "<Alt>Up" or "F10", with GDK's \
        names of keys.
        """
    }

    package static func noMarkup(_ text: String, _ problem: String) -> String {
        """
        "\(text)" is no markup that a Label can read (\(problem)). Put what is no markup through `Markup.escape`, or set `text`.
        """
    }

    package static func popoverTaken(by className: String) -> String {
        "This popover belongs to a \(className). Take it away from there before it is shown at another widget."
    }

    package static func windowOverItself(_ title: String) -> String {
        "The window \"\(title)\" was to be presented from itself. Call its `present()`."
    }

    package static func dialogOverNothing(_ className: String) -> String {
        "A \(className) was to be presented, but no window was named. Call `window.present(dialog)`."
    }

    package static func notMade(_ className: String) -> String {
        """
        GTK makes no \(className) of what it was given, and has said on standard error which of it is wrong: a range that is empty, \
        or a step of 0.
        """
    }

    package static func widgetTaken(_ className: String, by owner: String) -> String {
        "A \(className) was put elsewhere, but is in a \(owner). Take it out there first."
    }

    /// Why a widget cannot be put into another: GTK would look for its end without end, or crash. `nil` where it can.
    @MainActor
    package static func misplacement(of child: Widget, in parent: Widget) -> String? {
        if rxgtk_is_a(.init(child.pointer), gtk_root_get_type()) != 0 {
            return """
                A \(child.className) was put into a \(parent.className), but a window stands by itself. Put there what is in it.
                """
        }
        if child === parent { return "A \(child.className) was put into itself. Put it into another widget." }
        guard child.contains(parent) else { return nil }
        return """
            A \(child.className) was put into a \(parent.className) that is inside of it. Take that out first, or put it elsewhere.
            """
    }

    package static func noResponse(_ heading: String) -> String {
        "The question \"\(heading)\" has no response: give MessageDialog.present at least one."
    }

    package static func ownRepresentation(_ typeName: String) -> String {
        "A \(typeName) has a \(typeName) among its representations, or among theirs. Name what other programs get instead."
    }

    package static func noFile(_ url: String, for what: String) -> String {
        "\(what) are kept in a file, but \(url) is none. Name a file; `URL(filePath:)` makes its address."
    }

    package static func requireMainThread(_ what: @autoclosure () -> String) {
        guard rxgtk_is_main_thread() == 0 else { return }
        stopProgram(offMainThread(what()))
    }

    @MainActor
    package static func requireStarted(_ what: @autoclosure () -> String) {
        requireMainThread(what())
        guard !Toolkit.isStarted else { return }
        stopProgram(beforeStart(what()))
    }
}
#endif
