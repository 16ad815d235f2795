#if GTK
import CGTKSupport
import RxSupport

extension Widget {
    /// The direct children of this widget, including GTK's internal parts, in GTK's order.
    public var subviews: [Widget] {
        Self.children(of: widget).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// Returns the pointer of a widget that is about to be added to this one. Traps if the widget cannot be added, or
    /// if it is in a container already, even in this one.
    ///
    /// Some GTK functions would ignore the widget and leave it in the other container. Others would list it in both
    /// containers, and freeing one container would remove it from the other.
    func pointerForAdding(_ child: Widget) -> UnsafeMutablePointer<GtkWidget> {
        if let refusal = Misuse.refusal(of: child, by: self) { stopProgram(refusal) }
        return child.widget
    }

    /// Sets a property that holds a child. Does nothing if the property holds this child already. Otherwise traps like
    /// `pointerForAdding`.
    func setChild(_ child: Widget?, of name: String) {
        if let child {
            if holds(child, in: name) { return }
            _ = pointerForAdding(child)
        }
        property(name).value = child
    }

    /// Passes a child to a setter of GTK, for a child that is no property in all versions. Does nothing if it is the
    /// current child already. Otherwise traps like `pointerForAdding`.
    func setChild(
        _ child: Widget?, over current: Widget?, _ set: (UnsafeMutablePointer<GtkWidget>?) -> Void
    ) {
        guard child !== current else { return }
        set(child.map(pointerForAdding))
    }

    /// Whether a property holds this child. A scrolled window also holds a child that it has put into a viewport.
    private func holds(_ child: Widget, in name: String) -> Bool {
        guard contains(child), let held = property(name, as: Widget?.self).value else { return false }
        return held === child || (self is ScrolledWindow && held.className == "GtkViewport" && held.isParent(of: child))
    }

    /// Whether a widget is a direct child of this one.
    func isParent(of child: Widget) -> Bool { gtk_widget_get_parent(child.widget) == widget }

    /// Whether a widget is a descendant of this one, possibly inside GTK's internal parts.
    func contains(_ child: Widget) -> Bool { gtk_widget_is_ancestor(child.widget, widget) != 0 }

    /// Traps if a widget is not a direct child of this one.
    func requireChild(_ child: Widget) {
        guard !isParent(of: child) else { return }
        stopProgram(Misuse.notInside(child.className, of: className))
    }

    /// The existing wrappers of this widget and of its descendants. Makes no new ones.
    var wrappersBelow: [Widget] {
        descendants.compactMap { WrapperReference.wrapper(of: OpaquePointer($0)) as? Widget }
    }

    /// Hides the open popovers and menus inside this widget.
    func popDownEverything() {
        for descendant in descendants where rxgtk_is_a(.init(descendant), gtk_popover_get_type()) != 0 {
            gtk_popover_popdown(UnsafeMutableRawPointer(descendant).assumingMemoryBound(to: GtkPopover.self))
        }
    }

    /// This widget and all its descendants.
    private var descendants: [UnsafeMutablePointer<GtkWidget>] {
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        var pending = [widget]
        while let next = pending.popLast() {
            found.append(next)
            pending += Self.children(of: next)
        }
        return found
    }

    /// The direct children of a widget, in GTK's order.
    static func children(of parent: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
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
