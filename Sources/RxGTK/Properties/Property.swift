#if GTK
import CGTK
import Rx

/// A GObject property of a known type, reached by its GLib name.
@MainActor
public struct Property<Value: GValueConvertible> {
    /// The object, which this holds.
    public let object: GObject
    /// The name GLib knows it by, such as "label".
    public let name: String

    /// The value now; setting it announces the change as GTK decides.
    ///
    /// A number outside the property's range is the nearest in it. Reading a property that can only be written, or writing one that can
    /// only be read, stops the program.
    public var value: Value {
        get {
            let spec = PropertySpec.find(name, on: object, as: Value.self, for: .reading)
            return GValue.lend(of: spec.pointee.value_type) { value in
                g_object_get_property(.init(object.pointer), name, value)
                return Value.read(value)
            }
        }
        nonmutating set {
            let spec = PropertySpec.find(name, on: object, as: Value.self, for: .writing)
            GValue.lend(of: spec.pointee.value_type) { value in
                newValue.write(to: value)
                PropertySpec.confine(value, to: spec)
                g_object_set_property(.init(object.pointer), name, value)
            }
        }
    }

    /// Calls `body` with the new value at each announced change, whoever made it, and not with the value now.
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
    /// The property of this name and type: `label.property("wrap", as: Bool.self).value = true`.
    ///
    /// A name the class does not have, or another type than the property's, stops the program with a list of what there is.
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
