#if GTK
import CGTKSupport
import Foundation

/// Another program on a private bus: the desktop, or a second start of the program.
@MainActor
final class OtherProgram {
    private let connection: OpaquePointer

    init(address: String) { connection = connectToBus(at: address) }

    func stop() {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(.init(connection))
    }

    /// Presses a button of a notification, as a desktop does if it starts the program for that.
    func press(button: String, of notification: String, in application: String) {
        var pressed = g_variant_new_variant(strings(notification, button))
        var parts: [OpaquePointer?] = [
            g_variant_new_string("notification-activated"), g_variant_new_array(nil, &pressed, 1), platformData(),
        ]
        call("ActivateAction", of: "org.freedesktop.Application", in: application, g_variant_new_tuple(&parts, 3))
    }

    /// Starts the program a second time, in the folder `/usr`.
    func start(_ application: String, arguments: [String]) {
        let list = (["test"] + arguments).map { strdup($0) }
        defer { list.forEach { free($0) } }
        var parts: [OpaquePointer?] = [
            g_variant_new_object_path("/nowhere"),
            list.map { UnsafePointer($0) }.withUnsafeBufferPointer {
                g_variant_new_bytestring_array($0.baseAddress, gssize(list.count))
            },
            platformData("cwd", g_variant_new_bytestring("/usr")),
        ]
        call("CommandLine", of: "org.gtk.Application", in: application, g_variant_new_tuple(&parts, 3))
    }

    private func strings(_ first: String, _ second: String) -> OpaquePointer? {
        var parts: [OpaquePointer?] = [g_variant_new_string(first), g_variant_new_string(second)]
        return g_variant_new_tuple(&parts, 2)
    }

    private func platformData(_ name: String? = nil, _ value: OpaquePointer? = nil) -> OpaquePointer? {
        let type = g_variant_type_new("{sv}")
        defer { g_variant_type_free(type) }
        guard let name else { return g_variant_new_array(type, nil, 0) }
        var entry = g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
        return g_variant_new_array(type, &entry, 1)
    }

    private func call(_ method: String, of interface: String, in application: String, _ arguments: OpaquePointer?) {
        let path = "/" + application.replacing(".", with: "/").replacing("-", with: "_")
        g_dbus_connection_call(
            connection, application, path, interface, method, arguments, nil,
            GDBusCallFlags(rawValue: rxgtk_G_DBUS_CALL_FLAGS_NO_AUTO_START), -1, nil, nil, nil)
    }
}
#endif
