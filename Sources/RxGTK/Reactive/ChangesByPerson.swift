#if GTK
import CGTK
import Rx

/// Passes the user's changes of a value to one observer, and leaves out the app's changes.
///
/// GLib does not emit some signals, `notify` among them, recursively (`G_SIGNAL_NO_RECURSE`). When the app sets the
/// value while the observer is running, GLib restarts the emission from its first handler after the observer has
/// returned. `isBeingWritten` is false again by then, so this class has to recognise the repetition.
@MainActor
final class ChangesByPerson<Object: GObject, Value: Equatable> {
    private weak var object: Object?
    private let value: ReferenceWritableKeyPath<Object, Value>
    private let signal: String
    private let tell: (Value) -> Void

    private var isTelling = false
    /// Whether the signal was emitted while the observer was running, so that nothing is left to announce.
    private var wasEmittedWithin = false
    /// Whether a change that the app made while the observer was running is still to be announced.
    private var awaitsRepetition = false

    init(
        of object: Object, _ value: ReferenceWritableKeyPath<Object, Value>, signal: String,
        tell: @escaping (Value) -> Void
    ) {
        (self.object, self.value, self.signal, self.tell) = (object, value, signal, tell)
    }

    /// Listens until the returned disposable is disposed of or the object ends. Calls `onEnd` if the object ends.
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
        // The signal is emitted anyway when the deferred value is written.
        guard !wasEmittedWithin, !object.isWriteDeferred, object[keyPath: value] != told else { return }
        awaitsRepetition = true
        object.signalsToRepeat.insert(signal)
    }

    /// Whether the signal is repeated for a change by the app. If an observer made the change, the
    /// observers before it receive the repetition first, so they leave it in `signalsToRepeat`.
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
