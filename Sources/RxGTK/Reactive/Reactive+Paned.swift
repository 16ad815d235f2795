#if GTK
public import Rx

extension Reactive where Base: Paned {
    /// The pixels that the first pane has, then what the person makes of it, or a new size of the widget.
    ///
    /// What the program sets is not emitted.
    @MainActor public var position: ControlProperty<Int> { base.control(\.position, changes: "notify::position") }
}
#endif
