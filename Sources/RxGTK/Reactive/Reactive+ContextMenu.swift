#if GTK
import CGTKSupport
public import Rx

extension Reactive where Base: Widget {
    /// The user's requests for a context menu: a secondary click, a long press by finger, the Menu key or Shift+F10.
    ///
    /// Each request has a position, where a ``PopoverMenu`` can show the menu. For a key it is the middle of the
    /// widget, and the widget needs the keyboard focus inside it. If two nested widgets observe this, only the inner
    /// one receives a secondary click.
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
