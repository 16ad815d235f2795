#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Tells each time that the widget has come onto the screen. Wraps "map".
    @MainActor public var viewDidAppear: ControlEvent<Void> { signal("map") }

    /// Tells each time that the widget is no longer on the screen, also because its window is closing. Wraps "unmap".
    @MainActor public var viewDidDisappear: ControlEvent<Void> { signal("unmap") }
}

extension Reactive where Base: Window {
    /// Tells once, by element and completion, that the window is complete and about to be shown for the first time.
    ///
    /// Who subscribes later hears nothing more. Wraps "realize".
    @MainActor public var viewDidLoad: ControlEvent<Void> {
        ControlEvent(events: base.emissions(of: "realize").take(1))
    }

    /// Tells each time that the window is about to come onto the screen.
    @MainActor public var viewWillAppear: ControlEvent<Void> { signal("will-appear") }

    /// Tells each time that the window is about to leave the screen, also because it is closing.
    @MainActor public var viewWillDisappear: ControlEvent<Void> { signal("will-disappear") }
}
#endif
