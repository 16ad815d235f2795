#if GTK
public import Rx

extension Reactive where Base: DrawnPaintable {
    /// Draws each emitted value: `share.bind(to: pie.rx.drawing { context, size, share in … })`.
    ///
    /// Draws the latest value again whenever GTK needs it.
    @MainActor public func drawing<Value>(
        _ draw: @escaping @MainActor (DrawingContext, Size, Value) -> Void
    ) -> Binder<Value> {
        Binder(base) { paintable, value in paintable.draw = { draw($0, $1, value) } }
    }
}
#endif
