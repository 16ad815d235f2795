#if GTK
import CGTK
public import Rx

extension Reactive where Base: Widget {
    /// The person's wishes for a menu: the secondary button, a finger's long press, the Menu key and Shift+F10, each with its place.
    ///
    /// The place of a key is the middle of the widget, in which the keyboard has to be. Of two widgets, one in the other, the inner one
    /// is told of the button. ``PopoverMenu`` shows a menu there.
    @MainActor public var contextMenuRequest: ControlEvent<PointerEvent> {
        let click = input(ClickGesture(button: .secondary)) { gesture in
            gesture.emissions(of: "pressed", as: Int.self, Double.self, Double.self).map { [unowned gesture] _, x, y in
                gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
                return PointerEvent(count: 1, x: x, y: y)
            }
        }
        let keys = ["Menu", "<Shift>F10"].map { key in
            shortcut(key).compactMap { [weak base] in base?.middle }
        }
        return ControlEvent(
            events: Observable.merge(keys + [click.asObservable(), longPress(touchOnly: true).asObservable()]))
    }
}

extension Widget {
    fileprivate var middle: PointerEvent {
        PointerEvent(
            count: 1, x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
    }
}
#endif
