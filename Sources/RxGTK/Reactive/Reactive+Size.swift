#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// The widget's size on the screen, in pixels. Emits the current value, then each change. Emits nothing before the
    /// first layout.
    ///
    /// An app can use it for another layout in a small window: `window.rx.size.map { $0.width < 600 }`. Emits after the
    /// window has been laid out and before it is drawn, so changes made then are visible in the same frame. Completes
    /// with the widget; never fails.
    @MainActor public var size: Observable<Size> {
        let now = Observable.deferred { [weak base] in Observable.from(optional: base.flatMap(SizeWatch.size)) }
            .subscribed(on: ConcurrentMainScheduler.instance)
        return now.concat(base.watched(by: SizeWatch.init)).distinctUntilChanged()
    }
}
#endif
