#if GTK
import CGTKSupport
import RxSupport
package import Foundation

/// The messages of traps, for misuses of the bindings. Decision 0018 says which misuses trap.
///
/// Each message is built separately from trapping, so that a test can read it.
package enum Misuse {
    package static func offMainThread(_ what: String) -> String {
        """
        \(what) was used off the main thread. GTK works on the main thread only: call it from @MainActor code, or switch \
        there first with `await MainActor.run { … }` or `observe(on: MainScheduler.instance)`.
        """
    }

    package static func beforeStart(_ what: String) -> String {
        """
        \(what) was made before GTK was started. Make widgets inside `Application.run { app in … }`, or call \
        `try Toolkit.start()` first if there is no application.
        """
    }

    package static let nestedLoop = """
        MainLoop.run was called from a task or a block on the main queue, which cannot run anything else until that returns. \
        Use `await` instead.
        """

    package static func wrongClass(expected: String, found: String) -> String {
        "A \(expected) was asked for, but the object is a \(found)."
    }

    package static func wrappedAlready(_ className: String, as wrapper: String) -> String {
        """
        This \(className) already has a wrapper, a \(wrapper), and an object can have only one. Use `wrapping(_:)`, which returns \
        it, and makes a wrapper only if none exists.
        """
    }

    package static func noPage(_ name: String, of className: String, among names: [String]) -> String {
        "This \(className) has no page \"\(name)\". It has: \(names.joined(separator: ", "))."
    }

    package static func pageTaken(_ name: String, of className: String) -> String {
        "This \(className) already has a page \"\(name)\"."
    }

    package static func tabElsewhere(_ title: String) -> String {
        "The page \"\(title)\" is not in this TabView. Use one of its `pages`."
    }

    package static func noItem(at index: Int, of className: String, count: Int) -> String {
        "This \(className) has \(count) items, so the index \(index) is out of range."
    }

    package static func noDay(_ date: Date) -> String {
        "A CalendarView shows days of the years 1 to 9999 only, not \(date)."
    }

    package static func noAccelerator(_ name: String) -> String {
        """
        "\(name)" is not an accelerator that GTK can read. Write a key with its modifiers, as in "<Control>f", "<Alt>Up" or \
        "F10", with GDK's key names.
        """
    }

    package static func noMarkup(_ text: String, _ problem: String) -> String {
        """
        "\(text)" is not markup that a Label can read (\(problem)). Escape plain text with `Markup.escape`, or set `text`.
        """
    }

    package static func popoverTaken(by className: String) -> String {
        "This popover belongs to a \(className). Remove it there before showing it at another widget."
    }

    package static func windowOverItself(_ title: String) -> String {
        "The window \"\(title)\" cannot be presented over itself. Call its `present()`."
    }

    package static func dialogOverNothing(_ className: String) -> String {
        "A \(className) was presented without a window. Call `window.present(dialog)`."
    }

    package static func notMade(_ className: String) -> String {
        """
        GTK cannot make a \(className) from these arguments, and has printed the reason on standard error: an empty range, or \
        a step of 0.
        """
    }

    package static func widgetTaken(_ className: String, by owner: String) -> String {
        "A \(className) is already in a \(owner). Remove it there before putting it elsewhere."
    }

    /// The message for a `child` that cannot be put into `parent`, because GTK would loop endlessly or crash; `nil` if
    /// it can.
    @MainActor
    package static func misplacement(of child: Widget, in parent: Widget) -> String? {
        if rxgtk_is_a(.init(child.pointer), gtk_root_get_type()) != 0 {
            return """
                A \(child.className) was put into a \(parent.className), but a window cannot be inside a widget. Put its content there.
                """
        }
        if child === parent { return "A \(child.className) was put into itself. Put it into another widget." }
        guard child.contains(parent) else { return nil }
        return """
            A \(child.className) was put into a \(parent.className) that it contains. Remove the inner one first, or put the outer one \
            elsewhere.
            """
    }

    /// The message for a `child` that cannot be added to `parent`, because it is in a container already or would be in
    /// the wrong place; `nil` if it can.
    @MainActor
    package static func refusal(of child: Widget, by parent: Widget) -> String? {
        misplacement(of: child, in: parent)
            ?? child.superview.map { widgetTaken(child.className, by: $0.className) }
    }

    package static func noResponse(_ heading: String) -> String {
        "The question \"\(heading)\" has no response: pass at least one to MessageDialog.present."
    }

    package static func ownRepresentation(_ typeName: String) -> String {
        "A \(typeName) has a \(typeName) among its representations, or among theirs. List values of other types."
    }

    package static func noFile(_ url: String, for what: String) -> String {
        "\(what) are kept in a file, but \(url) is not the URL of one. Pass a file URL, as `URL(filePath:)` makes it."
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
