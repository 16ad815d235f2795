#if GTK
public import Rx

extension Reactive where Base: ScrolledWindow {
    /// How far down it is scrolled, in pixels, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var verticalPosition: ControlProperty<Double> {
        base.vertical.control(\.value, changes: "value-changed")
    }

    /// How far to the right it is scrolled, in pixels, then what the person makes of it. What the program sets is not emitted.
    @MainActor public var horizontalPosition: ControlProperty<Double> {
        base.horizontal.control(\.value, changes: "value-changed")
    }

    /// The edges that scrolling reaches, such as the lower one, where a list that goes on loads more rows. Wraps "edge-reached".
    @MainActor public var edgeReached: ControlEvent<PositionType> {
        ControlEvent(events: base.emissions(of: "edge-reached", as: UInt32.self).compactMap(PositionType.init))
    }
}
#endif
