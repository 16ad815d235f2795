#if GTK
import Dispatch
public import Rx

extension Reactive where Base: Widget {
    /// Presses of a mouse button, or of a finger, on the widget or a descendant.
    ///
    /// The widget has a gesture for this while the stream is subscribed to, as for the other input streams. Wraps
    /// `GtkGestureClick`.
    @MainActor public func click(_ button: MouseButton = .primary) -> ControlEvent<PointerEvent> {
        input(ClickGesture(button: button)) {
            $0.emissions(of: "pressed", as: Int.self, Double.self, Double.self)
                .map { PointerEvent(count: $0, x: $1, y: $2) }
        }
    }

    /// Long presses on the widget. Wraps `GtkGestureLongPress`.
    @MainActor public func longPress(touchOnly: Bool = false) -> ControlEvent<PointerEvent> {
        input(LongPressGesture(touchOnly: touchOnly)) {
            $0.emissions(of: "pressed", as: Double.self, Double.self).map { PointerEvent(count: 1, x: $0, y: $1) }
        }
    }

    /// Presses of a shortcut, such as "<Control>f" or "<Alt>Up". The key event is consumed. Wraps
    /// `GtkShortcutController`.
    ///
    /// The focused widget receives the key first. So a text handles Ctrl+Z itself, and this emits only while the focus
    /// is elsewhere. An accelerator of the application takes the key from the focused widget.
    ///
    /// - Parameters:
    ///   - accelerator: A key in GTK's notation. Traps if GTK cannot read it.
    ///   - scope: Where the keyboard focus has to be.
    @MainActor public func shortcut(
        _ accelerator: String, scope: ShortcutController.Scope = .local
    ) -> ControlEvent<Void> {
        input(ShortcutController(accelerator, scope: scope)) { $0.emissions(of: "activated") }
    }

    /// The keys that are pressed while the focus is in the widget and that `handles` accepts. The other keys propagate.
    ///
    /// An accepted key is consumed. If the widget is a list whose focused row is out of view, keys that act on a row
    /// only scroll to it, and are not emitted. Wraps `GtkEventControllerKey`.
    ///
    /// - Parameters:
    ///   - phase: Whether this receives keys before or after the widget's children.
    ///   - handles: Whether this stream takes a key.
    @MainActor public func keyPressed(
        phase: EventController.Phase = .bubble, where handles: @escaping @MainActor (KeyPress) -> Bool
    ) -> ControlEvent<KeyPress> {
        input(KeyController(phase: phase)) { [weak base] controller in
            controller.consumingEmissions(
                of: "key-pressed", as: UInt32.self, UInt32.self, UInt32.self,
                element: { [weak base] key, _, modifiers in
                    let press = KeyPress(key: key, modifiers: modifiers)
                    if let list = base as? ListWidget, list.actsOutOfView(press) { return nil }
                    return handles(press) ? press : nil
                })
        }
    }

    /// Whether the widget or a descendant has the keyboard focus. Emits the current value, then each change. Wraps
    /// `GtkEventControllerFocus`.
    @MainActor public var containsFocus: Observable<Bool> {
        input(FocusController()) { $0.state(\.containsFocus, changes: "notify::contains-focus") }.asObservable()
    }

    /// The events of a controller, which the widget has while they are subscribed to.
    @MainActor func input<Controller: EventController, Element>(
        _ make: @escaping @MainActor @autoclosure () -> Controller,
        events: @escaping @MainActor (Controller) -> Observable<Element>
    ) -> ControlEvent<Element> {
        ControlEvent(
            events: Observable.create { [weak base] observer in
                guard let base else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                let controller = make()
                base.addController(controller)
                let subscription = events(controller).subscribe(observer)
                // Both are weak, so that the controller ends with the widget, which completes the stream.
                return Disposables.create(
                    subscription,
                    Disposables.onMain { [weak base, weak controller] in
                        guard let base, let controller, controller.observedWidget === base else { return }
                        (controller as? DragSource)?.cancel()
                        guard Dropping.isUnderWay else { return base.removeController(controller) }
                        DispatchQueue.main.async {
                            guard controller.observedWidget === base else { return }
                            base.removeController(controller)
                        }
                    })
            })
    }
}
#endif
