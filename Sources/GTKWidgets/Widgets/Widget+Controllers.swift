#if GTK
import CGTKSupport
import RxSupport

extension Widget {
    /// Adds a GTK event controller, such as a wrapped `GtkGestureClick`. The controller receives the widget's input
    /// until it is removed.
    ///
    /// Traps if `controller` is not a `GtkEventController`, or if it belongs to a widget already.
    public func addController(_ controller: GObject) {
        requireController(controller)
        if let taker = gtk_event_controller_get_widget(controller.pointer) {
            let takerName = GObject.className(OpaquePointer(taker))
            stopProgram(Misuse.controllerTaken(controller.className, by: takerName, wantedBy: className))
        }
        // GTK takes over a reference here, and the wrapper keeps its own.
        g_object_ref(.init(controller.pointer))
        gtk_widget_add_controller(widget, controller.pointer)
    }

    /// Removes an event controller from the widget. Does nothing if the widget does not have it.
    ///
    /// Traps if `controller` is not a `GtkEventController`.
    public func removeController(_ controller: GObject) {
        requireController(controller)
        guard gtk_event_controller_get_widget(controller.pointer) == widget else { return }
        gtk_widget_remove_controller(widget, controller.pointer)
    }

    /// The existing wrappers of the widget's event controllers.
    var controllerWrappers: [GObject] {
        let list = gtk_widget_observe_controllers(widget)!
        defer { g_object_unref(.init(list)) }
        return list.wrappers
    }

    private func requireController(_ controller: GObject) {
        guard rxgtk_is_a(.init(controller.pointer), gtk_event_controller_get_type()) == 0 else { return }
        stopProgram(Misuse.wrongClass(expected: "GtkEventController", found: controller.className))
    }
}

extension OpaquePointer {
    /// The existing wrappers of the items of a `GListModel`. Makes no new ones.
    @MainActor
    var wrappers: [GObject] {
        (0..<g_list_model_get_n_items(self)).compactMap { index in
            let item = g_list_model_get_item(self, index)!
            defer { g_object_unref(item) }
            return WrapperReference.wrapper(of: OpaquePointer(item))
        }
    }
}
#endif
