#if GTK
import CGTK
public import Rx

extension Reactive where Base: Widget {
    /// The size that the widget has on the screen, now and then each change, in pixels; nothing before it has been laid out.
    ///
    /// What an app lays out in another way where there is less room: `window.rx.size.map { $0.width < 600 }`. Told when the window is laid out,
    /// before it is drawn, so what is set then is seen in the same frame. Completes with the widget; never fails.
    @MainActor public var size: Observable<Size> {
        Observable.create { [weak base] observer in
            guard let base else {
                observer.onCompleted()
                return Disposables.create()
            }
            let watch = SizeWatch(of: base) { observer.onNext($0) }
            let handlers = [
                base.listen(to: "map", receive: { watch.start() }, onEnd: { observer.onCompleted() }),
                base.listen(to: "unmap", receive: { watch.stop() }, onEnd: nil),
            ]
            if gtk_widget_get_mapped(base.widget) != 0 {
                watch.start()
                watch.look()
            }
            return Disposables.create(
                Disposables.create(handlers), Disposables.onMain { watch.stop() })
        }
        .distinctUntilChanged()
        .subscribed(on: ConcurrentMainScheduler.instance)
    }
}
#endif
