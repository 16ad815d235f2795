#if GTK
public import Rx

extension Reactive where Base: ScrolledWindow {
    /// The vertical scroll position, in pixels from the top. Emits the current value, then each change by the user, by
    /// a list that scrolls to a row, or by a new size of the content.
    ///
    /// A position that the app sets is not emitted.
    @MainActor public var verticalPosition: ControlProperty<Double> {
        base.vertical.control(\.value, changes: "value-changed")
    }

    /// The horizontal scroll position, in pixels from the left. Emits the current value, then each change by the user,
    /// by a list that scrolls to a row, or by a new size of the content.
    ///
    /// A position that the app sets is not emitted.
    @MainActor public var horizontalPosition: ControlProperty<Double> {
        base.horizontal.control(\.value, changes: "value-changed")
    }

    /// The edges that scrolling reaches. At the lower edge, for example, an endless list loads more rows. Wraps
    /// "edge-reached".
    @MainActor public var edgeReached: ControlEvent<PositionType> {
        ControlEvent(events: base.emissions(of: "edge-reached", as: UInt32.self).compactMap(PositionType.init))
    }
}
#endif
