#if GTK
    public import CGTK

    /// Panes side by side where there is room for all of them, and one at a time where not.
    ///
    /// Wraps `AdwLeaflet`.
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
        ///   - name: What `visibleChildName` calls it.
        ///   - isNavigatable: Whether it is shown alone where there is no room; a separator is not.
        public func add(_ child: Widget, name: String? = nil, isNavigatable: Bool = true) {
            write {
                let page = adw_leaflet_append(pointer, child.widget)!
                if let name { adw_leaflet_page_set_name(page, name) }
                adw_leaflet_page_set_navigatable(page, isNavigatable ? 1 : 0)
            }
        }

        /// Takes a pane out.
        public func remove(_ child: Widget) {
            write { adw_leaflet_remove(pointer, child.widget) }
        }

        /// Whether there is room for one pane only.
        public var isFolded: Bool { adw_leaflet_get_folded(pointer) != 0 }

        /// Whether swiping, and the mouse's and keyboard's back, show the pane before.
        public var canNavigateBack: Bool {
            get { property("can-navigate-back").value }
            set { property("can-navigate-back").value = newValue }
        }

        /// Shows the pane before the one that is shown, and tells whether there was one.
        @discardableResult
        public func navigateBack() -> Bool {
            adw_leaflet_navigate(pointer, ADW_NAVIGATION_DIRECTION_BACK) != 0
        }
    }
#endif
