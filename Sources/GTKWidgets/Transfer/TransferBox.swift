#if GTK
import CGTKSupport

/// Carries a Swift value in a `GValue`. All copies of the `GValue` share the box.
@MainActor
final class TransferBox {
    let value: Any

    private init(_ value: Any) { self.value = value }

    /// The GLib type of each Swift type. Each Swift type has its own GLib type, so GTK refuses a value of another type
    /// without asking the target.
    private static var types: [ObjectIdentifier: GType] = [:]

    static func type<Value>(for type: Value.Type) -> GType {
        if let known = types[ObjectIdentifier(type)] { return known }
        let made = g_boxed_type_register_static(
            "RxGTKTransfer\(types.count)",
            { box in UnsafeMutableRawPointer(Unmanaged<TransferBox>.fromOpaque(box!).retain().toOpaque()) },
            { box in Unmanaged<TransferBox>.fromOpaque(box!).release() })
        types[ObjectIdentifier(type)] = made
        return made
    }

    static func read(_ value: UnsafePointer<GValue>) -> Any? {
        g_value_get_boxed(value).map { Unmanaged<TransferBox>.fromOpaque($0).takeUnretainedValue().value }
    }

    static func write(_ content: Any, to value: UnsafeMutablePointer<GValue>) {
        g_value_take_boxed(value, Unmanaged.passRetained(TransferBox(content)).toOpaque())
    }

    isolated deinit {}
}
#endif
