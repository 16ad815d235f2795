#if GTK
public import Rx

extension Reactive where Base: BottomSheet {
    /// Whether the sheet is open. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isOpen: ControlProperty<Bool> {
        base.control(\.isOpen, changes: "notify::open")
    }
}
#endif
