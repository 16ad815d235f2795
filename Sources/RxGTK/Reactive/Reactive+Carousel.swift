#if GTK
public import Rx

extension Reactive where Base: Carousel {
    /// The place of the page that is shown, then of those the person goes to. What the program sets is not emitted.
    ///
    /// The end of a movement is told, not what it passes; nothing is told of one whose pages the program takes out meanwhile, all of them.
    /// Wraps "page-changed".
    @MainActor public var selectedIndex: ControlProperty<Int?> {
        let now = Observable.deferred { [weak base] in Observable.just(base?.selectedIndex ?? nil) }
        return ControlProperty(
            values: now.concat(base.changesByPerson),
            valueSink: Binder(base) { carousel, index in carousel.selectedIndex = index })
    }

    /// How far it is scrolled, in pages, now and then at each frame of a movement, whoever made it. Never fails.
    @MainActor public var scrollPosition: Observable<Double> {
        base.state(\.scrollPosition, changes: "notify::position")
    }
}
#endif
