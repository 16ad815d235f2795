#if GTK
import CGTKSupport
import Dispatch
import Rx

/// Passes the user's changes of a value to one observer, and leaves out the app's changes.
///
/// GLib does not emit some signals, `notify` among them, recursively (`G_SIGNAL_NO_RECURSE`). When the app sets the
/// value while the observer is running, GLib restarts the emission from its first handler after the observer has
/// returned. `isBeingWritten` is false again by then, so this class has to recognise the repetition.
@MainActor
final class UserChanges<Object: GTKWidgets.GObject, Value: Equatable> {
    private weak var object: Object?
    private let value: ReferenceWritableKeyPath<Object, Value>
    private let signal: String
    private let notify: (Value) -> Void

    private weak var handler: SignalHandler?
    private var isNotifying = false
    /// Whether the signal was emitted while the observer was running, so that nothing is left to report.
    private var wasEmittedWhileNotifying = false
    /// Whether a change that the app made while the observer was running is still to be reported.
    private var awaitsRepetition = false

    init(
        of object: Object, _ value: ReferenceWritableKeyPath<Object, Value>, signal: String,
        notify: @escaping (Value) -> Void
    ) {
        (self.object, self.value, self.signal, self.notify) = (object, value, signal, notify)
    }

    /// Listens until the returned disposable is disposed of or the object ends. Calls `onEnd` if the object ends.
    func listen(onEnd: @escaping @MainActor () -> Void) -> any Disposable {
        guard let object else { return Disposables.create() }
        let handler = object.listen(to: signal, receive: { self.changed() }, onEnd: onEnd)
        self.handler = handler
        return handler
    }

    private func changed() {
        guard let object, !isRepetition(of: object) else { return }
        wasEmittedWhileNotifying = wasEmittedWhileNotifying || isNotifying
        if object.isBeingWritten || object.isEmissionEmpty(signal) { return }
        let notifiedValue = object[keyPath: value]
        isNotifying = true
        wasEmittedWhileNotifying = false
        notify(notifiedValue)
        isNotifying = false
        // The signal is emitted anyway when the deferred value is written.
        guard !wasEmittedWhileNotifying, !object.isWriteDeferred, object[keyPath: value] != notifiedValue else {
            return
        }
        object.signalsToRepeat.insert(signal)
        awaitsRepetition = handler?.isConnected == true
        // The observer has ended its own subscription, so it does not receive the repetition, which follows at once.
        if !awaitsRepetition { DispatchQueue.main.async { [signal] in object.signalsToRepeat.remove(signal) } }
    }

    /// Whether the signal is repeated for a change by the app. If an observer made the change, the
    /// observers before it receive the repetition first, so they leave it in `signalsToRepeat`.
    private func isRepetition(of object: Object) -> Bool {
        guard !isNotifying, object.signalsToRepeat.contains(signal) else { return false }
        if awaitsRepetition {
            awaitsRepetition = false
            object.signalsToRepeat.remove(signal)
        }
        return true
    }
}
#endif
