#if GTK
public import Rx

extension Reactive where Base: Window {
    /// Sets the title.
    @MainActor public var title: Binder<String?> {
        Binder(base) { window, title in window.title = title }
    }

    /// The user's requests to close the window, by the close button or Alt+F4, or by Escape if `closesOnEscape` is
    /// true.
    ///
    /// Emits before the window closes. If `closesOnRequest` is false, the window does not close. Wraps "close-request".
    @MainActor public var closeRequest: ControlEvent<Void> { signal("close-request") }

    /// Sets whether the close button and Alt+F4 close the window, and Escape if `closesOnEscape` is true. If not,
    /// `closeRequest` still emits.
    @MainActor public var closesOnRequest: Binder<Bool> {
        Binder(base) { window, closes in window.closesOnRequest = closes }
    }

    /// The window's size while it is not maximised. Emits the current value, then each change, by the user or the app.
    /// Never fails.
    @MainActor public var defaultSize: Observable<Size> {
        Observable.merge([
            base.state(\.defaultSize, changes: "notify::default-width"),
            base.state(\.defaultSize, changes: "notify::default-height"),
        ]).distinctUntilChanged()
    }

    /// Whether the window is maximised. Emits the current value, then each change, by the user or the app. Never fails.
    @MainActor public var isMaximized: Observable<Bool> {
        base.state(\.isMaximized, changes: "notify::maximized")
    }

    /// Whether the window fills the whole screen. Emits the current value, then each change, by the user or the app.
    /// Never fails.
    @MainActor public var isFullscreen: Observable<Bool> {
        base.state(\.isFullscreen, changes: "notify::fullscreened")
    }

    /// Whether the window has the keyboard focus. Emits the current value, then each change. Never fails.
    @MainActor public var isActive: Observable<Bool> { base.state(\.isActive, changes: "notify::is-active") }

    /// Emits once and completes when the window has been closed in any way. Wraps "destroy".
    @MainActor public var didClose: ControlEvent<Void> { signal("destroy") }
}
#endif
