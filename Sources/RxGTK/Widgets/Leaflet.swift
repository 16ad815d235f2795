#if GTK
public import CGTK
import Rx

/// Two panes that are shown side by side if there is space for both, and one at a time otherwise.
///
/// Wraps `AdwNavigationSplitView`, folded by an `AdwBreakpoint`, where libadwaita has it (1.4), and `AdwLeaflet` in
/// older versions.
open class Leaflet: Widget, PageContainer {
    open override class var objectType: GType { rxgtk_leaflet_type() }

    /// Makes an empty leaflet.
    public init() {
        super.init(making: { rxgtk_object_new_widget(rxgtk_leaflet_type()) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a pane at the end. Traps if there are two panes already.
    ///
    /// - Parameters:
    ///   - child: The pane.
    ///   - name: The name of the pane for `visibleChildName`.
    ///   - isNavigatable: Whether the pane is shown alone if there is no space for two. Pass `false` for a separator,
    ///     which is shown only if libadwaita draws none of its own.
    public func add(_ child: Widget, name: String? = nil, isNavigatable: Bool = true) {
        if isNavigatable, rxgtk_leaflet_count(widget) == 2 { stopProgram(Misuse.paneTooMany) }
        write { rxgtk_leaflet_append(widget, pointerForAdding(child), name, isNavigatable ? 1 : 0) }
    }

    /// Removes a pane. Does nothing if the leaflet does not contain it.
    public func remove(_ child: Widget) {
        guard contains(child) else { return }
        write { rxgtk_leaflet_remove(widget, child.widget) }
    }

    /// The names of the panes that have a name, in order.
    public var pageNames: [String] {
        (0..<rxgtk_leaflet_count(widget)).compactMap { index in
            rxgtk_leaflet_name(widget, index).map { String(cString: $0) }
        }
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
        rxgtk_leaflet_navigate_back(widget) != 0
    }
}
#endif
