#if GTK
import CGTK
import Rx

extension Widget {
    /// The widgets directly inside this one, GTK's own parts included, in the order Tab visits them.
    public var subviews: [Widget] {
        Self.children(of: widget).map { Widget.wrapping(OpaquePointer($0)) }
    }

    /// A widget that is to be put into this one; stops the program where it cannot be, or is in another.
    ///
    /// GTK would leave it where it is, or list it in both, and take it from the other when one of them goes.
    func placing(_ child: Widget) -> UnsafeMutablePointer<GtkWidget> {
        if let misplacement = Misuse.misplacement(of: child, in: self) { stopProgram(misplacement) }
        if !contains(child), let owner = child.superview {
            stopProgram(Misuse.widgetTaken(child.className, by: owner.className))
        }
        return child.widget
    }

    /// Whether a widget is directly inside this one.
    func isParent(of child: Widget) -> Bool { gtk_widget_get_parent(child.widget) == widget }

    /// Whether a widget is inside this one, perhaps in parts of GTK's own.
    func contains(_ child: Widget) -> Bool { gtk_widget_is_ancestor(child.widget, widget) != 0 }

    /// Stops the program where a widget is not directly inside this one.
    func requireChild(_ child: Widget) {
        guard !isParent(of: child) else { return }
        stopProgram(Misuse.notInside(child.className, of: className))
    }

    /// The wrappers there are, of this widget and of everything inside it; makes none.
    var wrappersBelow: [Widget] {
        descendants.compactMap { Anchor.wrapper(of: OpaquePointer($0)) as? Widget }
    }

    /// Hides the popovers and menus that are open inside this widget.
    func popDownEverything() {
        for descendant in descendants where rxgtk_is_a(.init(descendant), gtk_popover_get_type()) != 0 {
            gtk_popover_popdown(UnsafeMutableRawPointer(descendant).assumingMemoryBound(to: GtkPopover.self))
        }
    }

    /// This widget and everything inside it.
    private var descendants: [UnsafeMutablePointer<GtkWidget>] {
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        var pending = [widget]
        while let next = pending.popLast() {
            found.append(next)
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
