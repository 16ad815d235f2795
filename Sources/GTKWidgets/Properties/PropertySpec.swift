#if GTK
import CGTKSupport

/// The access that a caller needs to a property.
package enum PropertyUse {
    case reading, writing
}

/// Finds a property of a class and checks the requested type and access.
@MainActor
package enum PropertySpec {
    /// Returns GLib's description of the property; `nil` if the class has no property of this name.
    static func find(_ name: String, on object: GObject) -> UnsafeMutablePointer<GParamSpec>? {
        g_object_class_find_property(rxgtk_class_of(.init(object.pointer)), name)
    }

    /// Whether the property can be read or written after its object was made, as `use` says.
    static func allows(_ use: PropertyUse, _ spec: UnsafeMutablePointer<GParamSpec>) -> Bool {
        (use == .reading ? rxgtk_param_is_readable(spec) : rxgtk_param_is_writable(spec)) != 0
    }

    /// Replaces a number outside the property's range by the nearest number in it. GLib would warn and leave the
    /// property unchanged.
    static func confine(_ value: UnsafeMutablePointer<GValue>, to spec: UnsafeMutablePointer<GParamSpec>) {
        switch spec.pointee.value_type {
        case rxgtk_type_int, rxgtk_type_uint, rxgtk_type_long, rxgtk_type_ulong, rxgtk_type_int64, rxgtk_type_uint64,
            rxgtk_type_double, rxgtk_type_float:
            g_param_value_validate(spec, value)
        default: break
        }
    }

    /// The message for a property that cannot be used like this; `nil` if it can. Names the class, the property and the
    /// alternatives.
    package static func problem(
        _ name: String, on object: GObject, as value: any GValueConvertible.Type, for use: PropertyUse
    ) -> String? {
        guard let spec = find(name, on: object) else {
            let names = names(of: rxgtk_class_of(.init(object.pointer)))
            return "\(object.className) has no property \"\(name)\". It has: \(names.joined(separator: ", "))."
        }
        guard value.accepts(spec.pointee.value_type) else {
            let found = String(cString: g_type_name(spec.pointee.value_type))
            return "The property \"\(name)\" of \(object.className) is a \(found), but was asked for as \(value)."
        }
        return allows(use, spec) ? nil : denial(of: use, spec, on: object)
    }

    /// The message for a property that cannot be used like this.
    static func denial(of use: PropertyUse, _ spec: UnsafeMutablePointer<GParamSpec>, on object: GObject) -> String {
        let name = String(cString: spec.pointee.name)
        return "The property \"\(name)\" of \(object.className) cannot be \(use == .reading ? "read" : "written")."
    }

    private static func names(of type: UnsafeMutablePointer<GObjectClass>?) -> [String] {
        var count: guint = 0
        guard let specs = g_object_class_list_properties(type, &count) else { return [] }
        defer { g_free(specs) }
        return (0..<Int(count)).map { String(cString: specs[$0]!.pointee.name) }.sorted()
    }
}
#endif
