#if GTK
public import Rx

extension Reactive where Base: Paned {
    /// The size of the first pane, in pixels. Emits the current value, then each change by the user or by a new size of
    /// the widget.
    ///
    /// Changes by the app are not emitted.
    @MainActor public var position: ControlProperty<Int> { base.control(\.position, changes: "notify::position") }
}
#endif
