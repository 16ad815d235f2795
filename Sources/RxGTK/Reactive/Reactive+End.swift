#if GTK
public import Rx

extension Reactive where Base: GObject {
    /// Emits once and completes when this object has been freed: `source.take(until: window.rx.deallocated)`.
    ///
    /// Does not retain the object. A widget is freed when neither GTK nor your code holds it any more. If its window is
    /// closed, the widget's streams end before that. A later subscriber receives the element too. The name is
    /// RxCocoa's.
    @MainActor public var deallocated: Observable<Void> { end.deallocated.asObservable() }

    /// Emits once and completes before GTK's object is released.
    ///
    /// By then the stored properties of a Swift subclass are gone, and weak references are `nil`. Otherwise behaves
    /// like ``deallocated``.
    @MainActor public var deallocating: Observable<Void> { end.deallocating.asObservable() }

    @MainActor private var end: ObjectEnd {
        if let end = base.endObserver as? ObjectEnd { return end }
        let end = ObjectEnd()
        base.endObserver = end
        return end
    }
}
#endif
