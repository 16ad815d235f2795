#if GTK
public import Rx

extension Reactive where Base: StringChoice {
    /// The place of the chosen text, then of those the person chooses. What the program sets is not emitted.
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        base.control(\.selectedIndex, changes: "notify::selected")
    }
}
#endif
