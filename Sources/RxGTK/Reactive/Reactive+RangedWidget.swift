#if GTK
public import Rx

extension Reactive where Base: RangedWidget {
    /// The value. Emits the current one, then each change by the user, but none by the app. Wraps "value-changed".
    @MainActor public var value: ControlProperty<Double> { base.control(\.value, changes: "value-changed") }
}
#endif
