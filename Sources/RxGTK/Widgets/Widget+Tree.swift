#if GTK
    import CGTK

    extension Widget {
        /// The widgets directly inside this one, GTK's own parts included, in the order Tab visits them.
        public var subviews: [Widget] {
            Self.children(of: widget).map { Widget.wrapping(OpaquePointer($0)) }
        }

        /// The wrappers there are, of this widget and of everything inside it; makes none.
        var wrappersBelow: [Widget] {
            var found: [Widget] = []
            var pending = [widget]
            while let next = pending.popLast() {
                if let wrapper = Anchor.wrapper(of: OpaquePointer(next)) as? Widget { found.append(wrapper) }
                pending += Self.children(of: next)
            }
            return found
        }

        private static func children(
            of parent: UnsafeMutablePointer<GtkWidget>
        ) -> [UnsafeMutablePointer<GtkWidget>] {
            var children: [UnsafeMutablePointer<GtkWidget>] = []
            var next = gtk_widget_get_first_child(parent)
            while let child = next {
                children.append(child)
                next = gtk_widget_get_next_sibling(child)
            }
            return children
        }
    }
#endif
