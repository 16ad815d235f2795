#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// The size that the widget has on the screen, now and then each change, in pixels; nothing before it has been laid out.
    ///
    /// What an app lays out in another way where there is less room: `window.rx.size.map { $0.width < 600 }`. Told when the window is laid out,
    /// before it is drawn, so what is set then is seen in the same frame. Completes with the widget; never fails.
    @MainActor public var size: Observable<Size> {
        let now = Observable.deferred { [weak base] in Observable.from(optional: base.flatMap(SizeWatch.size)) }
            .subscribed(on: ConcurrentMainScheduler.instance)
        return now.concat(base.watched(by: SizeWatch.init)).distinctUntilChanged()
    }
}
#endif
