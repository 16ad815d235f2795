#if GTK
import Rx

/// The streams that report the end of one object.
@MainActor
final class ObjectEnd {
    let deallocating = ReplaySubject<Void>.create(bufferSize: 1)
    let deallocated = ReplaySubject<Void>.create(bufferSize: 1)

    nonisolated init() {}

    func begin() {
        deallocating.onNext(())
        deallocating.onCompleted()
    }

    func finish() {
        deallocated.onNext(())
        deallocated.onCompleted()
    }
}
#endif
