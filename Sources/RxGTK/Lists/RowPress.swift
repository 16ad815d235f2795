#if GTK
import CGTK

extension ListBase {
    /// Has a press count only for the row that it began on: released over another, or beside the rows, it does nothing.
    ///
    /// GTK's rows take a click however far the pointer has moved meanwhile.
    func requirePressesToEndWhereTheyBegan() {
        let click = ClickGesture()
        click.phase = .capture
        var pressed: AnyHashable?
        click.connect("pressed", as: Int32.self, Double.self, Double.self) { [weak self] _, x, y in
            pressed = self?.place(at: x, y)?.row?.id
        }
        click.connect("released", as: Int32.self, Double.self, Double.self) { [weak self, unowned click] _, x, y in
            guard let self else { return }
            let modifiers = gtk_event_controller_get_current_event_state(click.pointer)
            range.isExtending = modifiers.rawValue & rxgtk_GDK_SHIFT_MASK != 0
            guard place(at: x, y)?.row?.id != pressed else { return }
            // The row's own gesture, which has the pointer after this one, then loses it.
            gtk_gesture_set_state(click.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        addController(click)
    }
}
#endif
