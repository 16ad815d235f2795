#if GTK
public import Rx

extension Reactive where Base: FontButton {
    /// The font, then those the person chooses. What the program sets is not emitted.
    @MainActor public var font: ControlProperty<String> { base.control(\.font, changes: "notify::font-desc") }
}
#endif
