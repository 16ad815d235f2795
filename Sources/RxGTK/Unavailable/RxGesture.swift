#if GTK
public import Rx

// The names of RxGesture exist only so that the compiler can name their replacements.

extension Reactive where Base: Widget {
    /// Not available: write ``click(_:)``.
    @available(*, unavailable, message: "write `rx.click()`, and leave `when(.recognized)` out")
    @MainActor public func tapGesture() -> ControlEvent<PointerEvent> { click() }

    /// Not available: write ``longPress(touchOnly:)``.
    @available(*, unavailable, message: "write `rx.longPress()`, and leave `when(.began)` out")
    @MainActor public func longPressGesture() -> ControlEvent<PointerEvent> { longPress() }

    /// Not available: write ``pan(_:)``.
    @available(*, unavailable, message: "write `rx.pan()`, and `filter { $0.state == .began }` for `when(.began)`")
    @MainActor public func panGesture() -> ControlEvent<PanEvent> { pan() }

    /// Not available: write ``zoom``.
    @available(*, unavailable, message: "write `rx.zoom`, whose elements have the `scale`")
    @MainActor public func pinchGesture() -> ControlEvent<(state: GestureState, scale: Double)> { zoom }

    /// Not available: use a carousel or a navigation view.
    @available(*, unavailable, message: "use a Carousel or a NavigationView, which the user swipes, or `rx.pan()`")
    @MainActor public func swipeGesture(_ directions: PositionType...) -> ControlEvent<PanEvent> { pan() }
}

extension ObservableType where Element == PointerEvent {
    /// Not available: a click and a long press are emitted when GTK recognizes them.
    @available(*, unavailable, message: "a press is emitted when it is recognized; leave `when` out")
    public func when(_ states: GestureState...) -> Observable<PointerEvent> { asObservable() }
}

extension ObservableType where Element == PanEvent {
    /// Not available: write `filter`.
    @available(*, unavailable, message: "write `filter { $0.state == .began }`")
    public func when(_ states: GestureState...) -> Observable<PanEvent> { asObservable() }
}

extension GestureState {
    /// Not available: a click and a long press are emitted when GTK recognizes them.
    @available(*, unavailable, message: "a press is emitted when it is recognized; a pan ends with `.ended`")
    public static var recognized: GestureState { .ended }
}
#endif
