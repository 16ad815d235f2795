#if GTK
public import Rx

extension Reactive where Base: ExpanderRow {
    /// Whether the rows below are shown, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isExpanded: ControlProperty<Bool> {
        base.control(\.isExpanded, changes: "notify::expanded")
    }

    /// Whether the row can be expanded, then what the person makes of it by the row's switch.
    ///
    /// What the program sets is not emitted.
    @MainActor public var isExpandable: ControlProperty<Bool> {
        base.control(\.isExpandable, changes: "notify::enable-expansion")
    }
}
#endif
