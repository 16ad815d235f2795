#if GTK
public import Rx

extension Reactive where Base: BottomSheet {
    /// Whether the sheet is shown, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isOpen: ControlProperty<Bool> {
        base.control(\.isOpen, changes: "notify::open")
    }
}
#endif
