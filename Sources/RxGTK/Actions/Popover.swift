#if GTK
    public import CGTK

    /// A bubble beside a widget, with something in it; a `MenuButton` opens it, or `popUp(at:)`.
    ///
    /// Wraps `GtkPopover`.
    open class Popover: Widget, ChildContainer {
        open override class var objectType: GType { gtk_popover_get_type() }

        /// Makes a popover with `child` in it.
        public init(child: Widget? = nil) {
            super.init(making: gtk_popover_new)
            self.child = child
        }

        override init(existing pointer: OpaquePointer) {
            super.init(existing: pointer)
        }

        private var popover: UnsafeMutablePointer<GtkPopover> { cast() }

        /// Shows the popover at `widget`, to which it belongs until it is shown at another or the window closes.
        public func popUp(at widget: Widget) {
            if gtk_widget_get_parent(self.widget) != widget.widget {
                detach()
                gtk_widget_set_parent(self.widget, widget.widget)
                isOurs = true
            }
            gtk_popover_popup(popover)
        }

        /// Hides the popover.
        public func popDown() {
            gtk_popover_popdown(popover)
        }

        /// Whether a press anywhere else hides it.
        public var hidesOnPressOutside: Bool {
            get { property("autohide").value }
            set { property("autohide").value = newValue }
        }

        /// Whether it has an arrow.
        public var hasArrow: Bool {
            get { property("has-arrow").value }
            set { property("has-arrow").value = newValue }
        }

        /// Whether `popUp(at:)` put it where it is, so that nobody else takes it away when that goes.
        private var isOurs = false

        /// Takes it off the widget it was shown at, which could not go before.
        func detach() {
            guard isOurs else { return }
            isOurs = false
            // Shown, it would keep a reference to itself for good.
            isVisible = false
            gtk_widget_unparent(widget)
        }
    }
#endif
