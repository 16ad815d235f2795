#if GTK
public import Rx

extension Reactive where Base: FontButton {
    /// The font. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var font: ControlProperty<String> { base.control(\.font, changes: "notify::font-desc") }
}
#endif
