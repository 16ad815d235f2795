#if GTK
public import Rx

extension Reactive where Base: ColorButton {
    /// The colour. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var color: ControlProperty<Color> { base.control(\.color, changes: "notify::rgba") }
}
#endif
