#if GTK
public import Rx

extension Reactive where Base: ColorButton {
    /// The colour, then those the person chooses. What the program sets is not emitted.
    @MainActor public var color: ControlProperty<Color> { base.control(\.color, changes: "notify::rgba") }
}
#endif
