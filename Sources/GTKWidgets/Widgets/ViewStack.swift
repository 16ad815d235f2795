#if GTK
public import CGTKSupport
import RxSupport

/// A container that shows one of the main views of an app at a time. A ``ViewSwitcher`` switches between the views.
///
/// Wraps `AdwViewStack`.
open class ViewStack: Widget, PageContainer {
    open override class var objectType: GType { adw_view_stack_get_type() }

    /// Makes an empty stack.
    public init() {
        super.init(making: adw_view_stack_new)
    }

    /// Makes a stack of `pages` that shows the first one:
    /// `ViewStack { list.page("list", title: "List", iconName: "view-list-symbolic") }`.
    public convenience init(@LayoutBuilder<Page> pages: () -> [Page]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds `pages`. Meant for subclasses with pages of their own.
    public func append(@LayoutBuilder<Page> pages: () -> [Page]) {
        pages().forEach { add($0.child, name: $0.name, title: $0.title ?? $0.name, iconName: $0.iconName) }
    }

    /// Adds a page. The first page added is shown.
    ///
    /// - Parameters:
    ///   - child: The page.
    ///   - name: The name of the page for `visibleChildName`. Traps if another page has the same name.
    ///   - title: The title of the page in switchers.
    ///   - iconName: The icon-theme name of the page's icon in switchers.
    public func add(_ child: Widget, name: String, title: String, iconName: String? = nil) {
        let name = name.withoutNUL
        guard adw_view_stack_get_child_by_name(pointer, name) == nil else {
            stopProgram(Misuse.pageTaken(name, of: className))
        }
        write {
            let page = adw_view_stack_add_titled(pointer, pointerForAdding(child), name, title.withoutNUL)
            adw_view_stack_page_set_icon_name(page, iconName?.withoutNUL)
        }
    }

    /// Sets the title of a page in switchers. Traps if the stack does not contain the page.
    public func setTitle(_ title: String, of child: Widget) {
        requireChild(child)
        adw_view_stack_page_set_title(adw_view_stack_get_page(pointer, child.widget), title.withoutNUL)
    }

    /// Removes a page. Does nothing if the stack does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        write { adw_view_stack_remove(pointer, child.widget) }
    }

    /// The page with a name; `nil` if no page has it.
    public func child(named name: String) -> Widget? {
        adw_view_stack_get_child_by_name(pointer, name.withoutNUL).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// Shows a number beside a page's title in switchers, such as the number of new messages; 0 or less shows none.
    ///
    /// Traps if the stack does not contain the page.
    public func setBadge(_ number: Int, on child: Widget) {
        requireChild(child)
        adw_view_stack_page_set_badge_number(adw_view_stack_get_page(pointer, child.widget), number.nearest())
    }
}
#endif
