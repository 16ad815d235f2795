#if GTK
import CGTKSupport

extension ListWidget {
    /// Makes a press count only for the row where it began. If the button is released over another row or beside the
    /// rows, nothing happens.
    ///
    /// GTK's rows accept a click however far the pointer has moved between press and release.
    func requirePressesToEndWhereTheyBegan() {
        let click = ClickGesture()
        click.phase = .capture
        var pressed: AnyHashable?
        click.connect("pressed", as: Int32.self, Double.self, Double.self) { [weak self] _, x, y in
            pressed = self?.listItem(at: x, y)?.row?.id
        }
        click.connect("released", as: Int32.self, Double.self, Double.self) { [weak self, unowned click] _, x, y in
            guard let self else { return }
            let modifiers = gtk_event_controller_get_current_event_state(click.pointer)
            selection.range.isExtending = modifiers.rawValue & rxgtk_GDK_SHIFT_MASK != 0
            guard listItem(at: x, y)?.row?.id != pressed else { return }
            // The row's own gesture, which receives the release after this one, is cancelled.
            gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        addController(click)
    }
}
#endif
