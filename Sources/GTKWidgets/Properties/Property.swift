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

    /// The current value. GTK decides when it announces a change.
    ///
    /// Setting a number outside the property's range sets the nearest number in the range. Traps when a write-only
    /// property is read or a read-only property is written.
    public var value: Value {
        get {
            let spec = PropertySpec.find(name, on: object, as: Value.self, for: .reading)
            return GValue.withValue(of: spec.pointee.value_type) { value in
                g_object_get_property(.init(object.pointer), name, value)
                return Value.read(value)
            }
        }
        nonmutating set {
            let spec = PropertySpec.find(name, on: object, as: Value.self, for: .writing)
            GValue.withValue(of: spec.pointee.value_type) { value in
                newValue.write(to: value)
                PropertySpec.confine(value, to: spec)
                g_object_set_property(.init(object.pointer), name, value)
            }
        }
    }

    /// Calls `body` with the new value at each announced change, whether the user or the program made it. Does not call
    /// it with the current value.
    @discardableResult
    public func observe(_ body: @escaping @MainActor (Value) -> Void) -> SignalHandler {
        let name = name
        return object.connect("notify::\(name)") { [weak object] in
            guard let object else { return }
            body(Property(object: object, name: name).value)
        }
    }
}

extension GObject {
    /// Returns the property of this name and type: `label.property("wrap", as: Bool.self).value = true`.
    ///
    /// Traps if the class has no property of this name, or one of another type. The message lists the properties of the
    /// class, or names the property's type.
    public func property<Value: GValueConvertible>(_ name: String, as type: Value.Type = Value.self) -> Property<
        Value
    > {
        if let problem = PropertySpec.problem(name, on: self, as: type, for: .reading),
            let unwritable = PropertySpec.problem(name, on: self, as: type, for: .writing)
        {
            stopProgram(problem == unwritable ? problem : "\(problem) \(unwritable)")
        }
        return Property(object: self, name: name)
    }
}
#endif
