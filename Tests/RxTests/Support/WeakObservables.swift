import Rx
import RxSupport

/// Observables that a closure made. A test later asks which of them still live.
final class WeakObservables: Sendable {
    private struct Reference {
        weak var observable: Observable<Int>?
    }

    private let references = Guarded<[Reference]>([])

    var count: Int { references.withLock { $0.count } }
    var alive: [Observable<Int>] { references.withLock { $0 }.compactMap(\.observable) }

    func add(_ observable: Observable<Int>) -> Observable<Int> {
        references.withLock { $0.append(Reference(observable: observable)) }
        return observable
    }
}
