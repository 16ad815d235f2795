#if GTK
import Rx

/// The streams that report the end of one object.
@MainActor
final class ObjectEnd: EndObserver {
    let deallocating = ReplaySubject<Void>.create(bufferSize: 1)
    let deallocated = ReplaySubject<Void>.create(bufferSize: 1)

    nonisolated init() {}

    func objectWillEnd() {
        deallocating.onNext(())
        deallocating.onCompleted()
    }

    func objectDidEnd() {
        deallocated.onNext(())
        deallocated.onCompleted()
    }
}
#endif
