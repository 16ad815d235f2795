#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Whether the pointer is over the widget or one inside it, now and then each change. Wraps `GtkEventControllerMotion`.
    @MainActor public var containsPointer: Observable<Bool> {
        input(MotionController()) { $0.state(\.containsPointer, changes: "notify::contains-pointer") }.asObservable()
    }

    /// The pointer's moves over the widget, in pixels from its left and upper edge. Wraps `GtkEventControllerMotion`.
    @MainActor public var pointerMoved: ControlEvent<(x: Double, y: Double)> {
        input(MotionController()) { controller in
            Observable.merge(["enter", "motion"].map { controller.emissions(of: $0, as: Double.self, Double.self) })
                .map { (x: $0, y: $1) }
        }
    }

    /// The person's scrolling over the widget, as far as `handles` says it is used up; the rest scrolls what the widget is in.
    ///
    /// Wraps `GtkEventControllerScroll`.
    ///
    /// - Parameters:
    ///   - phase: Whether it is seen before the widgets inside or after them.
    ///   - handles: Whether it is for this stream, such as that with Control for a zoom; all is, where nothing is said.
    @MainActor public func scroll(
        phase: EventController.Phase = .bubble,
        where handles: @escaping @MainActor (ScrollEvent) -> Bool = { _ in true }
    ) -> ControlEvent<ScrollEvent> {
        input(ScrollController(phase: phase)) { controller in
            controller.uses(
                of: "scroll", as: Double.self, Double.self,
                element: { [unowned controller] dx, dy in
                    let event = controller.event(dx, dy)
                    return handles(event) ? event : nil
                })
        }
    }
}
#endif
