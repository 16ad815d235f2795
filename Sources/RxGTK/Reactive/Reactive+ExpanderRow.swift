#if GTK
public import Rx

extension Reactive where Base: ExpanderRow {
    /// Whether the rows below are shown. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isExpanded: ControlProperty<Bool> {
        base.control(\.isExpanded, changes: "notify::expanded")
    }

    /// Whether the row can be expanded. Emits the current value, then each change by the user with the row's switch,
    /// but none by the app.
    @MainActor public var isExpandable: ControlProperty<Bool> {
        base.control(\.isExpandable, changes: "notify::enable-expansion")
    }
}
#endif
