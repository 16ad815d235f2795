#if GTK
public import Rx

extension Reactive where Base: Window {
    /// Sets the title.
    @MainActor public var title: Binder<String?> {
        Binder(base) { window, title in window.title = title }
    }

    /// The person's wishes to close the window: the close button, Alt+F4, Escape where it closes.
    ///
    /// Told before the window closes, or instead, where `closesOnRequest` is false. Wraps "close-request".
    @MainActor public var closeRequest: ControlEvent<Void> { signal("close-request") }

    /// Sets whether the close button, Alt+F4 and Escape close the window, or are only told as `closeRequest`.
    @MainActor public var closesOnRequest: Binder<Bool> {
        Binder(base) { window, closes in window.closesOnRequest = closes }
    }

    /// The size the window has while it is not maximised, now and then each change, whoever made it. Never fails.
    @MainActor public var defaultSize: Observable<Size> {
        Observable.merge([
            base.state(\.defaultSize, changes: "notify::default-width"),
            base.state(\.defaultSize, changes: "notify::default-height"),
        ]).distinctUntilChanged()
    }

    /// Whether the window is maximised, now and then each change, whoever made it. Never fails.
    @MainActor public var isMaximized: Observable<Bool> {
        base.state(\.isMaximized, changes: "notify::maximized")
    }

    /// Whether the window fills the whole screen, now and then each change, whoever made it. Never fails.
    @MainActor public var isFullscreen: Observable<Bool> {
        base.state(\.isFullscreen, changes: "notify::fullscreened")
    }

    /// Whether the window is the one that has the keyboard, now and then each change. Never fails.
    @MainActor public var isActive: Observable<Bool> { base.state(\.isActive, changes: "notify::is-active") }

    /// Tells once, by element and completion, that the window has been closed by whatever way. Wraps "destroy".
    @MainActor public var didClose: ControlEvent<Void> { signal("destroy") }
}
#endif
