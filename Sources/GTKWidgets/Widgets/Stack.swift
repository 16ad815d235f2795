#if GTK
public import CGTKSupport
import RxSupport

/// A container that shows one of its pages at a time.
///
/// Wraps `GtkStack`.
open class Stack: Widget, PageContainer {
    open override class var objectType: GType { gtk_stack_get_type() }

    /// Makes an empty stack.
    public init(transition: Transition = .none) {
        super.init(making: gtk_stack_new)
        self.transition = transition
    }

    /// Makes a stack of `pages` that shows the first one: `Stack { list.page("list") }`.
    public convenience init(transition: Transition = .none, @LayoutBuilder<Page> pages: () -> [Page]) {
        self.init(transition: transition)
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The animation between one page and the next.
    public struct Transition: RawRepresentable, Hashable, GValueConvertible, Sendable {
        /// The value of a `GtkStackTransitionType`.
        public let rawValue: UInt32
        /// Makes a transition of the value of a `GtkStackTransitionType`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// No animation.
        public static let none = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_NONE.rawValue)
        /// Fading.
        public static let crossfade = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_CROSSFADE.rawValue)
        /// Sliding left or right, in the order of the pages.
        public static let slide = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT.rawValue)
    }

    /// The animation between one page and the next.
    public var transition: Transition {
        get { property("transition-type").value }
        set { property("transition-type").value = newValue }
    }

    /// Adds a page. The first page added is shown.
    ///
    /// - Parameters:
    ///   - child: The page.
    ///   - name: The name of the page for `visibleChildName`. Traps if another page has the same name.
    ///   - title: The title of the page in switchers; `nil` hides the page from switchers.
    public func add(_ child: Widget, name: String, title: String? = nil) {
        let name = name.withoutNUL
        guard gtk_stack_get_child_by_name(pointer, name) == nil else {
            stopProgram(Misuse.pageTaken(name, of: className))
        }
        write { _ = gtk_stack_add_titled(pointer, pointerForAdding(child), name, title?.withoutNUL) }
    }

    /// Adds `pages`. Meant for subclasses with pages of their own: `append { list.page("list") }`.
    public func append(@LayoutBuilder<Page> pages: () -> [Page]) {
        pages().forEach { add($0.child, name: $0.name, title: $0.title) }
    }

    /// The title of a page in switchers; `nil` if switchers do not show the page. Traps if the stack does not contain
    /// the page.
    public func title(of child: Widget) -> String? {
        requireChild(child)
        return gtk_stack_page_get_title(gtk_stack_get_page(pointer, child.widget)).map { String(cString: $0) }
    }

    /// Sets the title of a page in switchers; `nil` hides the page from them. Traps if the stack does not contain the
    /// page.
    public func setTitle(_ title: String?, of child: Widget) {
        requireChild(child)
        gtk_stack_page_set_title(gtk_stack_get_page(pointer, child.widget), title?.withoutNUL)
    }

    /// Removes a page. Does nothing if the stack does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        write { gtk_stack_remove(pointer, child.widget) }
    }

    /// The page with a name; `nil` if no page has it.
    public func child(named name: String) -> Widget? {
        gtk_stack_get_child_by_name(pointer, name.withoutNUL).map { Widget.wrapping(OpaquePointer($0)) }
    }
}
#endif
