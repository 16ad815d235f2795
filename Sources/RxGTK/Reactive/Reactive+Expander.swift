#if GTK
public import Rx

extension Reactive where Base: Expander {
    /// Whether the child below is shown. Emits the current value, then each change by the user, but none by the app.
    @MainActor public var isExpanded: ControlProperty<Bool> {
        base.control(\.isExpanded, changes: "notify::expanded")
    }
}
#endif
