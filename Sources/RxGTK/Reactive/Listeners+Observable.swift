#if GTK
import Rx

extension Listeners {
    /// Emits the buffered events, then each later event. Completes when the listeners end or are freed. Does not retain
    /// the listeners. Subscribes on the main actor.
    var observable: Observable<Event> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            let id = add(receive: { observer.onNext($0) }, onEnd: { observer.onCompleted() })
            return Disposables.onMain { [weak self] in self?.remove(id) }
        }
        .do(onSubscribed: { [weak self] in self?.deliverPending() })
        .subscribed(on: ConcurrentMainScheduler.instance)
    }
}
#endif
