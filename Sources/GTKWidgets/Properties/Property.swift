#if GTK
import CGTKSupport
import RxSupport

/// A GObject property of a known type, accessed by its GLib name.
@MainActor
public struct Property<Value: GValueConvertible> {
    /// The object, which the property retains.
    public let object: GObject
    /// The property's name in GLib, such as "label".
    public let name: String
    /// GLib's description of the property. It exists as long as the object's class.
    let spec: UnsafeMutablePointer<GParamSpec>

    /// The current value. GTK decides when it announces a change.
    ///
    /// Setting a number outside the property's range sets the nearest number in the range. Traps when a write-only
    /// property is read, or when a property is written that is read-only or that only a constructor sets.
    public var value: Value {
        get {
            require(.reading)
            return GValue.withValue(of: spec.pointee.value_type) { value in
                g_object_get_property(.init(object.pointer), spec.pointee.name, value)
                return Value.readCopy(value)
            }
        }
        nonmutating set {
            require(.writing)
            GValue.withValue(of: spec.pointee.value_type) { value in
                newValue.write(to: value)
                PropertySpec.confine(value, to: spec)
                g_object_set_property(.init(object.pointer), spec.pointee.name, value)
            }
        }
    }

    /// Whether the current value is `other`, as GLib compares them: objects by identity, structures by their address.
    /// Lists of strings are compared by their strings.
    package func isEqual(to other: Value) -> Bool {
        GValue.withValue(of: spec.pointee.value_type) { current in
            g_object_get_property(.init(object.pointer), spec.pointee.name, current)
            return GValue.withValue(of: spec.pointee.value_type) { value in
                other.write(to: value)
                // GLib would compare the addresses of two copies.
                if Value.self is [String].Type { return [String].read(current) == [String].read(value) }
                return g_param_values_cmp(spec, current, value) == 0
            }
        }
    }

    /// Calls `body` with the new value at each announced change, whether the user or the program made it. Does not call
    /// it with the current value.
    @discardableResult
    public func observe(_ body: @escaping @MainActor (Value) -> Void) -> SignalHandler {
        let (name, spec) = (name, spec)
        return object.connect("notify::\(canonicalName)") { [weak object] in
            guard let object else { return }
            body(Property(object: object, name: name, spec: spec).value)
        }
    }

    /// The name by which GLib announces changes. `name` may have underscores instead of its dashes.
    package var canonicalName: String { String(cString: spec.pointee.name) }

    private func require(_ use: PropertyUse) {
        guard PropertySpec.allows(use, spec) else { stopProgram(PropertySpec.denial(of: use, spec, on: object)) }
    }
}

/// The state of a property's change that a stream delivers.
package enum PropertyNotification {
    /// The observer is notified.
    case delivered
    /// The observer has set this value meanwhile. GLib announces it after the observer has returned, unless the value
    /// was the same and the property is announced only when it changes. `handler` is the number of the observer's
    /// handler; `nil` until the observer returns.
    case setByObserver(Any, handler: UInt?)
}

extension GObject {
    /// Returns the property of this name and type: `label.property("wrap", as: Bool.self).value = true`.
    ///
    /// Traps if the class has no property of this name, or if the property has another type. The message lists the
    /// properties of the class, or names the property's type.
    public func property<Value: GValueConvertible>(_ name: String, as type: Value.Type = Value.self) -> Property<
        Value
    > {
        guard let spec = PropertySpec.find(name, on: self), type.accepts(spec.pointee.value_type) else {
            stopProgram(PropertySpec.problem(name, on: self, as: type, for: .reading) ?? name)
        }
        return Property(object: self, name: name, spec: spec)
    }
}
#endif
