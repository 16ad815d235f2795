#if GTK
public import Rx

extension Reactive where Base: Carousel {
    /// The index of the current page. Emits the current value, then each change by the user, but none by the app.
    ///
    /// Emits when a movement ends, but not for the pages that it passes. Emits nothing for a movement during which the
    /// app removes all pages. Wraps "page-changed".
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        let now = Observable.deferred { [weak base] in Observable.just(base?.selectedIndex ?? nil) }
        return ControlProperty(
            values: now.concat(base.userChanges.observable),
            valueSink: Binder(base) { carousel, index in carousel.selectedIndex = index })
    }

    /// The scroll position, in pages. Emits the current value, then the position at each frame of a movement, by the
    /// user or the app. Never fails.
    @MainActor public var scrollPosition: Observable<Double> {
        base.state(\.scrollPosition, changes: "notify::position")
    }
}
#endif
