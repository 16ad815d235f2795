#if GTK
public import Rx

// The events of UIKit's controls and scroll views exist only so that the compiler can name the streams that replace
// them.

/// Not available: each event has its own stream.
public struct ControlEvents: Sendable, ExpressibleByArrayLiteral {
    /// Not available: each event has its own stream.
    public init(arrayLiteral elements: ControlEvents...) {}

    /// Not available: write `rx.tap`.
    @available(*, unavailable, message: "write `button.rx.tap`, or `rx.click()` of another widget")
    public static var touchUpInside: ControlEvents { [] }

    /// Not available: write `rx.click()`.
    @available(*, unavailable, message: "write `rx.click()`")
    public static var touchDown: ControlEvents { [] }

    /// Not available: write the stream of the value, such as `rx.value`.
    @available(*, unavailable, message: "write the name of the value: `rx.value`, `rx.isOn`, `rx.selectedIndex`")
    public static var valueChanged: ControlEvents { [] }

    /// Not available: write `rx.text`.
    @available(*, unavailable, message: "write `rx.text`, which emits the text at each change")
    public static var editingChanged: ControlEvents { [] }

    /// Not available: write `rx.containsFocus`.
    @available(*, unavailable, message: "write `rx.containsFocus.filter { $0 }`")
    public static var editingDidBegin: ControlEvents { [] }

    /// Not available: write `rx.containsFocus`.
    @available(*, unavailable, message: "write `rx.containsFocus.skip(1).filter { !$0 }`")
    public static var editingDidEnd: ControlEvents { [] }

    /// Not available: write `rx.activate`.
    @available(*, unavailable, message: "write `rx.activate`, which emits at Enter")
    public static var editingDidEndOnExit: ControlEvents { [] }
}

extension Reactive where Base: Widget {
    /// Not available: each event has its own stream.
    @available(
        *, unavailable,
        message: "write the event's own stream: `rx.tap`, `rx.text`, `rx.activate` at Enter, `rx.containsFocus`"
    )
    @MainActor public func controlEvent(_ events: ControlEvents) -> Observable<Void> { .never() }

    /// Not available: GTK has signals where UIKit has delegates.
    @available(*, unavailable, message: "GTK has signals and no delegates: write `rx.signal(\"name\")`")
    @MainActor public func setDelegate(_ delegate: AnyObject) -> any Disposable { Disposables.create() }

    /// Not available: GTK has no pull-to-refresh.
    @available(
        *, unavailable, message: "GTK has no pull-to-refresh; bind to a Spinner's `rx.isAnimating`"
    )
    @MainActor public var isRefreshing: Binder<Bool> { isVisible }

    /// Not available: a ``ScrolledWindow`` has the scroll position.
    @available(*, unavailable, message: "write `verticalPosition` or `horizontalPosition` of the ScrolledWindow")
    @MainActor public var contentOffset: ControlEvent<(x: Double, y: Double)> { pointerMoved }

    /// Not available: a ``ScrolledWindow`` emits the edge that is reached.
    @available(*, unavailable, message: "write `scrolledWindow.rx.edgeReached.filter { $0 == .bottom }`")
    @MainActor public var reachedBottom: Observable<Void> { .never() }
}

extension Reactive where Base: ListWidget {
    /// Not available: rows are made when they come onto the screen.
    @available(*, unavailable, message: "load more rows by `scrolledWindow.rx.edgeReached.filter { $0 == .bottom }`")
    @MainActor public var prefetchItems: Observable<[Int]> { .never() }

    /// Not available: the closure of `rx.items` runs when a row comes onto the screen.
    @available(*, unavailable, message: "the closure of `rx.items` runs when a row comes onto the screen")
    @MainActor public var willDisplayCell: Observable<(cell: ListCell, indexPath: Int)> { .never() }
}
#endif
