#if GTK
import Dispatch
import Rx

/// Passes the changes of a property to one observer, and leaves out the changes that it makes through the stream.
///
/// GLib does not emit "notify" recursively. When the observer sets the property while it is notified, GLib restarts the
/// emission from its first handler after the observer has returned. `silenced` no longer contains the property by then,
/// so this class recognises the repetition by its value. `UserChanges` does the same for controls.
@MainActor
final class PropertyChanges<Value: GValueConvertible> {
    private weak var object: GObject?
    private let name: String
    private let notify: (Value) -> Void

    private weak var handler: SignalHandler?

    init(of object: GObject, _ name: String, notify: @escaping (Value) -> Void) {
        (self.object, self.name, self.notify) = (object, name, notify)
    }

    /// Sets the property for a stream, so that no stream of the property emits the change.
    static func set(_ name: String, of object: GObject, to value: Value) {
        let property = object.property(name, as: Value.self)
        object.silenced.insert(name)
        property.value = value
        object.silenced.remove(name)
        guard object.notifications[name] != nil else { return }
        object.notifications[name] = .setByObserver(SetValue(value: property.value), handler: nil)
    }

    /// Listens until the returned disposable is disposed of or the object ends. Calls `onEnd` if the object ends.
    func listen(onEnd: @escaping @MainActor () -> Void) -> any Disposable {
        guard let object else { return Disposables.create() }
        let handler = object.listen(to: "notify::\(name)", receive: { self.changed() }, onEnd: onEnd)
        self.handler = handler
        return handler
    }

    private func changed() {
        guard let object, !object.silenced.contains(name) else { return }
        let property = object.property(name, as: Value.self)
        guard !isRepetition(of: property) else { return }
        object.notifications[name] = .delivered
        let value = property.value
        notify(value)
        guard case .setByObserver(let set, handler: _)? = object.notifications[name], let handler, handler.isConnected
        else {
            object.notifications[name] = nil
            return
        }
        object.notifications[name] = .setByObserver(set, handler: handler.number)
        // A repetition follows at once, or not at all if the value is the same.
        guard property.isEqual(to: value) else { return }
        DispatchQueue.main.async { [name] in object.notifications[name] = nil }
    }

    /// Whether the notification repeats a change by an observer. The observers before it receive the repetition first,
    /// so they leave the mark.
    ///
    /// If the observer has set the value that it received, only some properties are announced again. The observers
    /// after it receive the value in any case.
    private func isRepetition(of property: Property<Value>) -> Bool {
        guard case .setByObserver(let set, handler: let setter?)? = property.object.notifications[name],
            let set = set as? SetValue<Value>, let handler, handler.number <= setter, property.isEqual(to: set.value)
        else { return false }
        if handler.number == setter { property.object.notifications[name] = nil }
        return true
    }
}

/// A value that an observer has set.
private struct SetValue<Value> {
    let value: Value
}
#endif
