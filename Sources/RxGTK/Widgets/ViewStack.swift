#if GTK
public import CGTK
import Rx

/// The main views of an app in one place, of which one is shown; a ``ViewSwitcher`` changes between them.
///
/// Wraps `AdwViewStack`.
open class ViewStack: Widget, PageContainer {
    open override class var objectType: GType { adw_view_stack_get_type() }

    /// Makes an empty stack.
    public init() {
        super.init(making: adw_view_stack_new)
    }

    /// Makes a stack of the pages that `pages` names, of which the first is shown:
    /// `ViewStack { list.page("list", title: "List", iconName: "view-list-symbolic") }`.
    public convenience init(@LayoutBuilder<Page> pages: () -> [Page]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds the pages that `pages` names, for a subclass with pages of its own.
    public func append(@LayoutBuilder<Page> pages: () -> [Page]) {
        pages().forEach { add($0.child, name: $0.name, title: $0.title ?? $0.name, iconName: $0.iconName) }
    }

    /// Adds a page; the first is shown.
    ///
    /// - Parameters:
    ///   - child: The page.
    ///   - name: What `visibleChildName` calls it. One that another page has stops the program.
    ///   - title: What a switcher calls it.
    ///   - iconName: The theme's name of the icon that a switcher shows.
    public func add(_ child: Widget, name: String, title: String, iconName: String? = nil) {
        guard adw_view_stack_get_child_by_name(pointer, name) == nil else {
            stopProgram(Misuse.pageTaken(name, of: className))
        }
        write {
            let page = adw_view_stack_add_titled(pointer, placing(child), name, title.withoutNUL)
            adw_view_stack_page_set_icon_name(page, iconName)
        }
    }

    /// Sets what a switcher calls a page.
    public func setTitle(_ title: String, of child: Widget) {
        requireChild(child)
        adw_view_stack_page_set_title(adw_view_stack_get_page(pointer, child.widget), title.withoutNUL)
    }

    /// Takes a page out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        write { adw_view_stack_remove(pointer, child.widget) }
    }

    /// The page of this name.
    public func child(named name: String) -> Widget? {
        adw_view_stack_get_child_by_name(pointer, name).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// Shows a number beside a page's title in switchers, such as that of new messages; 0 or less for none.
    ///
    /// A widget that is no page stops the program.
    public func setBadge(_ number: Int, on child: Widget) {
        requireChild(child)
        adw_view_stack_page_set_badge_number(adw_view_stack_get_page(pointer, child.widget), number.nearest())
    }
}
#endif
