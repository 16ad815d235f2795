#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Emits each time the widget has come onto the screen. Wraps "map".
    @MainActor public var viewDidAppear: ControlEvent<Void> { signal("map") }

    /// Emits each time the widget has left the screen, also because its window is closing. Wraps "unmap".
    @MainActor public var viewDidDisappear: ControlEvent<Void> { signal("unmap") }
}

extension Reactive where Base: Window {
    /// Emits once and completes when the window is set up and about to be shown for the first time.
    ///
    /// A later subscriber receives no element. Wraps "realize".
    @MainActor public var viewDidLoad: ControlEvent<Void> {
        ControlEvent(events: base.emissions(of: "realize").take(1))
    }

    /// Emits each time the window is about to come onto the screen.
    @MainActor public var viewWillAppear: ControlEvent<Void> { signal("will-appear") }

    /// Emits each time the window is about to leave the screen, also because it is closing.
    @MainActor public var viewWillDisappear: ControlEvent<Void> { signal("will-disappear") }
}
#endif
