#if GTK
public import Rx

extension Reactive where Base: DrawingArea {
    /// Draws each emitted value: `points.bind(to: chart.rx.drawing { context, size, points in … })`.
    ///
    /// Draws the latest value again whenever GTK needs it.
    @MainActor public func drawing<Value>(
        _ draw: @escaping @MainActor (DrawingContext, Size, Value) -> Void
    ) -> Binder<Value> {
        Binder(base) { area, value in area.draw = { draw($0, $1, value) } }
    }

    /// Emits the size, in pixels, each time it changes. Wraps "resize".
    @MainActor public var didResize: ControlEvent<Size> {
        ControlEvent(
            events: base.emissions(of: "resize", as: Int.self, Int.self).map { Size(width: $0, height: $1) })
    }
}
#endif
