#if GTK
public import CGTKSupport

/// Panes that are shown side by side if there is space for all of them, and one at a time otherwise.
///
/// Wraps `AdwLeaflet`, which libadwaita 1.4 deprecates. Use an ``OverlaySplitView`` that a narrow window collapses, or
/// a ``NavigationView`` for pages that are always shown one at a time.
@available(*, deprecated, message: "Use OverlaySplitView, collapsed in a narrow window, or NavigationView.")
open class Leaflet: Widget, PageContainer {
    open override class var objectType: GType { adw_leaflet_get_type() }

    /// Makes an empty leaflet.
    public init() {
        super.init(making: adw_leaflet_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a pane at the end.
    ///
    /// - Parameters:
    ///   - child: The pane.
    ///   - name: The name of the pane for `visibleChildName`.
    ///   - isNavigatable: Whether the pane can be the one pane that is shown if there is no space for all. Pass `false`
    ///     for a separator.
    public func add(_ child: Widget, name: String? = nil, isNavigatable: Bool = true) {
        write {
            let page = adw_leaflet_append(pointer, pointerForAdding(child))
            adw_leaflet_page_set_name(page, name?.withoutNUL)
            adw_leaflet_page_set_navigatable(page, isNavigatable ? 1 : 0)
        }
    }

    /// Removes a pane. Does nothing if the leaflet does not contain it.
    public func remove(_ child: Widget) {
        guard isParent(of: child) else { return }
        write { adw_leaflet_remove(pointer, child.widget) }
    }

    /// Whether there is space for one pane only.
    public var isFolded: Bool { property("folded").value }

    /// Whether swiping, and the back buttons of mouse and keyboard, show the previous pane.
    public var canNavigateBack: Bool {
        get { property("can-navigate-back").value }
        set { property("can-navigate-back").value = newValue }
    }

    /// Shows the previous pane. Returns `false` if there is none.
    @discardableResult
    public func navigateBack() -> Bool {
        adw_leaflet_navigate(pointer, ADW_NAVIGATION_DIRECTION_BACK) != 0
    }
}
#endif
