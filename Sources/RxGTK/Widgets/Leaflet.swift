#if GTK
public import CGTK
import Rx

/// Two panes side by side where there is room for both, and one at a time where not.
///
/// Wraps `AdwNavigationSplitView` where libadwaita has it (1.4), and `AdwLeaflet` before. An `AdwBreakpoint` folds the former.
open class Leaflet: Widget, PageContainer {
    open override class var objectType: GType { rxgtk_leaflet_type() }

    /// Makes an empty leaflet.
    public init() {
        super.init(making: { rxgtk_object_new_widget(rxgtk_leaflet_type()) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a pane at the end; a third stops the program.
    ///
    /// - Parameters:
    ///   - child: The pane.
    ///   - name: What `visibleChildName` calls it.
    ///   - isNavigatable: Whether it is shown alone where there is no room; a separator is not, and is shown only where libadwaita
    ///     draws none of its own.
    public func add(_ child: Widget, name: String? = nil, isNavigatable: Bool = true) {
        if isNavigatable, rxgtk_leaflet_count(widget) == 2 { stopProgram(Misuse.paneTooMany) }
        write { rxgtk_leaflet_append(widget, placing(child), name, isNavigatable ? 1 : 0) }
    }

    /// Takes a pane out.
    public func remove(_ child: Widget) {
        write { rxgtk_leaflet_remove(widget, child.widget) }
    }

    /// The names of the panes that have one, in order.
    public var pageNames: [String] {
        (0..<rxgtk_leaflet_count(widget)).compactMap { index in
            rxgtk_leaflet_name(widget, index).map { String(cString: $0) }
        }
    }

    /// Whether there is room for one pane only.
    public var isFolded: Bool { property("folded").value }

    /// Whether swiping, and the mouse's and keyboard's back, show the pane before.
    public var canNavigateBack: Bool {
        get { property("can-navigate-back").value }
        set { property("can-navigate-back").value = newValue }
    }

    /// Shows the pane before the one that is shown, and tells whether there was one.
    @discardableResult
    public func navigateBack() -> Bool {
        rxgtk_leaflet_navigate_back(widget) != 0
    }
}
#endif
