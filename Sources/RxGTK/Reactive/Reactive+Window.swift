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

        /// Tells once, by element and completion, that the window has been closed by whatever way. Wraps "destroy".
        @MainActor public var didClose: ControlEvent<Void> { signal("destroy") }
    }
#endif
