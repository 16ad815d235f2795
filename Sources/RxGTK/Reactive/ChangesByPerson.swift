#if GTK
import CGTK
import Rx

/// Tells one observer what the person makes of a value, and not what the program does.
///
/// Some signals, `notify` among them, are not emitted within themselves (`G_SIGNAL_NO_RECURSE`). What the program sets while the observer is told
/// is announced when the observer has returned and nobody writes any more, by emitting the signal once more from its first handler on.
@MainActor
final class ChangesByPerson<Object: GObject, Value: Equatable> {
    private weak var object: Object?
    private let value: ReferenceWritableKeyPath<Object, Value>
    private let signal: String
    private let tell: (Value) -> Void

    private var isTelling = false
    /// Whether the signal was emitted while the observer was told, so that nothing is left to announce.
    private var wasEmittedWithin = false
    /// Whether what the program has set while the observer was told is still to be announced.
    private var awaitsRepetition = false

    init(
        of object: Object, _ value: ReferenceWritableKeyPath<Object, Value>, signal: String,
        tell: @escaping (Value) -> Void
    ) {
        (self.object, self.value, self.signal, self.tell) = (object, value, signal, tell)
    }

    /// Listens until the result is disposed of or the object's end, which `onEnd` is told.
    func listen(onEnd: @escaping @MainActor () -> Void) -> any Disposable {
        guard let object else { return Disposables.create() }
        return object.listen(to: signal, receive: { self.changed() }, onEnd: onEnd)
    }

    private func changed() {
        guard let object, !isRepetition(of: object) else { return }
        wasEmittedWithin = wasEmittedWithin || isTelling
        if object.isBeingWritten || object.isEmissionEmpty(signal) { return }
        let told = object[keyPath: value]
        isTelling = true
        wasEmittedWithin = false
        tell(told)
        isTelling = false
        // GTK emits the signal itself when the value that waits is written.
        guard !wasEmittedWithin, !object.isWriteDeferred, object[keyPath: value] != told else { return }
        awaitsRepetition = true
        object.signalsToRepeat.insert(signal)
    }

    /// Whether the signal is emitted for what the program has set. Who was told before the one that has set it hears of it first.
    private func isRepetition(of object: Object) -> Bool {
        guard !isTelling, object.signalsToRepeat.contains(signal) else { return false }
        if awaitsRepetition {
            awaitsRepetition = false
            object.signalsToRepeat.remove(signal)
        }
        return true
    }
}
#endif
