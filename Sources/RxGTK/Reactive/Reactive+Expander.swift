#if GTK
public import Rx

extension Reactive where Base: Expander {
    /// Whether the widget below is shown, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var isExpanded: ControlProperty<Bool> {
        base.control(\.isExpanded, changes: "notify::expanded")
    }
}
#endif
