#if GTK
import CGTKSupport
import Rx

extension Widget {
    /// The values that a watch reports while the widget is on the screen. Completes when the widget is freed or its
    /// window is closed.
    func watched<Value>(
        by make: @escaping @MainActor (Widget, @escaping @MainActor (Value) -> Void) -> any ScreenWatch
    ) -> Observable<Value> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            let watch = make(self) { observer.onNext($0) }
            let handlers = [
                listen(to: "map", receive: { watch.start() }, onEnd: { observer.onCompleted() }),
                listen(to: "unmap", receive: { watch.stop() }, onEnd: nil),
            ]
            if gtk_widget_get_mapped(widget) != 0 { watch.start() }
            return Disposables.create(
                Disposables.create(handlers), Disposables.onMain { watch.stop() })
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
    }
}
#endif
