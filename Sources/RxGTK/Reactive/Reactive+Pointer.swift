#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Whether the pointer is over the widget or a descendant. Emits the current value, then each change. Wraps
    /// `GtkEventControllerMotion`.
    @MainActor public var containsPointer: Observable<Bool> {
        input(MotionController()) { $0.state(\.containsPointer, changes: "notify::contains-pointer") }.asObservable()
    }

    /// The pointer's movements over the widget, in pixels from its left and upper edges. Wraps
    /// `GtkEventControllerMotion`.
    @MainActor public var pointerMoved: ControlEvent<(x: Double, y: Double)> {
        input(MotionController()) { controller in
            Observable.merge(["enter", "motion"].map { controller.emissions(of: $0, as: Double.self, Double.self) })
                .map { (x: $0, y: $1) }
        }
    }

    /// The user's scrolling over the widget that `handles` accepts. Other scrolling goes on to the widget's container.
    ///
    /// Accepted scrolling is consumed. Wraps `GtkEventControllerScroll`.
    ///
    /// - Parameters:
    ///   - phase: Whether this receives events before or after the widget's children.
    ///   - handles: Whether this stream takes an event, such as one with Control for zooming. Takes all events by
    ///     default.
    @MainActor public func scroll(
        phase: EventController.Phase = .bubble,
        where handles: @escaping @MainActor (ScrollEvent) -> Bool = { _ in true }
    ) -> ControlEvent<ScrollEvent> {
        input(ScrollController(phase: phase)) { controller in
            controller.consumingEmissions(
                of: "scroll", as: Double.self, Double.self,
                element: { [unowned controller] dx, dy in
                    let event = controller.event(dx, dy)
                    return handles(event) ? event : nil
                })
        }
    }
}
#endif
