#if GTK
public import CGTK
import Rx

/// Several widgets in one place, of which one is shown.
///
/// Wraps `GtkStack`.
open class Stack: Widget, PageContainer {
    open override class var objectType: GType { gtk_stack_get_type() }

    /// Makes an empty stack.
    public init(transition: Transition = .none) {
        super.init(making: gtk_stack_new)
        self.transition = transition
    }

    /// Makes a stack of the pages that `pages` names, of which the first is shown: `Stack { list.page("list") }`.
    public convenience init(transition: Transition = .none, @LayoutBuilder<Page> pages: () -> [Page]) {
        self.init(transition: transition)
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// How one page makes room for the next.
    public struct Transition: Hashable, Sendable {
        /// The number of a `GtkStackTransitionType`.
        public let rawValue: UInt32
        /// Takes the number of a `GtkStackTransitionType`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// At once.
        public static let none = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_NONE.rawValue)
        /// By fading.
        public static let crossfade = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_CROSSFADE.rawValue)
        /// By sliding left or right, in the order of the pages.
        public static let slide = Transition(rawValue: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT.rawValue)
    }

    /// How one page makes room for the next.
    public var transition: Transition {
        get { Transition(rawValue: gtk_stack_get_transition_type(pointer).rawValue) }
        set { gtk_stack_set_transition_type(pointer, GtkStackTransitionType(rawValue: newValue.rawValue)) }
    }

    /// Adds a page; the first is shown.
    ///
    /// - Parameters:
    ///   - child: The page.
    ///   - name: What `visibleChildName` calls it. One that another page has stops the program.
    ///   - title: What a switcher calls it; `nil` leaves it out of switchers.
    public func add(_ child: Widget, name: String, title: String? = nil) {
        guard gtk_stack_get_child_by_name(pointer, name) == nil else {
            stopProgram(Misuse.pageTaken(name, of: className))
        }
        write { _ = gtk_stack_add_titled(pointer, placing(child), name, title?.withoutNUL) }
    }

    /// Adds the pages that `pages` names, for a subclass with pages of its own: `append { list.page("list") }`.
    public func append(@LayoutBuilder<Page> pages: () -> [Page]) {
        pages().forEach { add($0.child, name: $0.name, title: $0.title) }
    }

    /// What a switcher calls a page; `nil` for one that is left out of switchers.
    public func title(of child: Widget) -> String? {
        requireChild(child)
        return gtk_stack_page_get_title(gtk_stack_get_page(pointer, child.widget)).map { String(cString: $0) }
    }

    /// Sets what a switcher calls a page; `nil` leaves it out of switchers.
    public func setTitle(_ title: String?, of child: Widget) {
        requireChild(child)
        gtk_stack_page_set_title(gtk_stack_get_page(pointer, child.widget), title?.withoutNUL)
    }

    /// Takes a page out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        write { gtk_stack_remove(pointer, child.widget) }
    }

    /// The page of this name.
    public func child(named name: String) -> Widget? {
        gtk_stack_get_child_by_name(pointer, name).map { Widget.wrapping(OpaquePointer($0)) }
    }
}
#endif
