#if GTK
public import Rx

extension Reactive where Base: GObject {
    /// Emits once when this object has been freed, and completes: `source.take(until: window.rx.deallocated)`.
    ///
    /// Does not keep the object. A widget is freed when neither GTK nor your code holds it any more; a window that is closed first ends the
    /// streams of its widgets. A later subscriber receives the element too. The name is RxCocoa's.
    @MainActor public var deallocated: Observable<Void> { end.deallocated.asObservable() }

    /// Emits once before GTK's object is released, and completes.
    ///
    /// The properties of a Swift subclass are gone by then, and weak references are `nil`. Otherwise as ``deallocated``.
    @MainActor public var deallocating: Observable<Void> { end.deallocating.asObservable() }

    @MainActor private var end: ObjectEnd {
        if let end = base.end { return end }
        let end = ObjectEnd()
        base.end = end
        return end
    }
}
#endif
