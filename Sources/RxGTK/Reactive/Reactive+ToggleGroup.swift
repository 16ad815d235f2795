#if GTK
public import Rx

extension Reactive where Base: ToggleGroup {
    /// The name of the active toggle, then of those the person chooses. What the program sets is not emitted.
    @MainActor public var activeName: ControlProperty<String?> {
        base.control(\.activeName, changes: "notify::active-name")
    }
}
#endif
