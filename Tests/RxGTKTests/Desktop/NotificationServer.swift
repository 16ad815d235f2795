#if GTK
import CGTKSupport
import Foundation
import RxGTK

/// The notification server of a desktop, on a private bus.
@MainActor
final class NotificationServer {
    struct Shown: Equatable {
        var title: String
        var body: String
        /// Alternating names of actions and titles of their buttons.
        var actions: [String]
        var hints: [String: String]
    }

    private(set) var shown: [UInt32: Shown] = [:]
    private var last: UInt32 = 0
    private var received = 0
    private let connection: OpaquePointer
    private let description: UnsafeMutablePointer<GDBusNodeInfo>
    private var registration: guint = 0

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let interface = """
        <node><interface name="org.freedesktop.Notifications">
          <method name="Notify">
            <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
            <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
            <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
          </method>
          <method name="CloseNotification"><arg type="u" direction="in"/></method>
          <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
          <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
        </interface></node>
        """

    init(address: String) {
        connection = connectToBus(at: address)
        description = g_dbus_node_info_new_for_xml(Self.interface, nil)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, parameters, invocation, data in
            let server = Unmanaged<NotificationServer>.fromOpaque(data!).takeUnretainedValue()
            nonisolated(unsafe) let (method, parameters, invocation) = (method, parameters, invocation)
            MainActor.assumeIsolated {
                server.answer(String(cString: method!), parameters!, invocation!)
            }
        }
        registration = g_dbus_connection_register_object(
            connection, Self.path, g_dbus_node_info_lookup_interface(description, Self.name), &table,
            Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<NotificationServer>.fromOpaque($0!).release() }, nil)
        var parts: [OpaquePointer?] = [g_variant_new_string(Self.name), g_variant_new_uint32(0)]
        let reply = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_new_tuple(&parts, 2), nil, GDBusCallFlags(rawValue: 0), -1, nil, nil)
        reply.map { g_variant_unref($0) }
    }

    /// Disconnects from the bus. The server then answers no more calls.
    func stop() {
        g_dbus_connection_unregister_object(connection, registration)
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(.init(connection))
        g_dbus_node_info_unref(description)
    }

    /// Presses the button of an action, or the notification itself if the action is "default". The notification
    /// disappears.
    func press(_ action: String, in id: UInt32) {
        shown[id] = nil
        var parts: [OpaquePointer?] = [g_variant_new_uint32(id), g_variant_new_string(action)]
        g_dbus_connection_emit_signal(
            connection, nil, Self.path, Self.name, "ActionInvoked", g_variant_new_tuple(&parts, 2), nil)
    }

    /// Waits until `count` notifications have arrived and the application has received their replies. It has received
    /// them once a later call is answered.
    func wait(for count: Int, by application: Application) {
        spin(for: "\(count) notifications") { received == count }
        let isAnswered = Unmanaged.passRetained(Answered())
        defer { isAnswered.release() }
        g_dbus_connection_call(
            g_application_get_dbus_connection(.init(application.pointer)), Self.name, Self.path,
            "org.freedesktop.DBus.Peer", "Ping", nil, nil, GDBusCallFlags(rawValue: 0), -1, nil,
            { connection, result, data in
                let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
                reply.map { g_variant_unref($0) }
                MainActor.assumeIsolated {
                    Unmanaged<Answered>.fromOpaque(data!).takeUnretainedValue().isSo = true
                }
            }, isAnswered.toOpaque())
        spin(for: "the desktop's answer") { isAnswered.takeUnretainedValue().isSo }
    }

    @MainActor
    private final class Answered {
        var isSo = false
    }

    private func answer(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {
        guard method == "Notify" else {
            shown[value(0, of: parameters) { g_variant_get_uint32($0) }] = nil
            return g_dbus_method_invocation_return_value(invocation, nil)
        }
        received += 1
        let replaced = value(1, of: parameters) { g_variant_get_uint32($0) }
        last += 1
        let id = replaced == 0 ? last : replaced
        shown[id] = Shown(
            title: value(3, of: parameters, text), body: value(4, of: parameters, text),
            actions: value(5, of: parameters) { list in children(of: list).map { value($0, of: list, text) } },
            hints: value(6, of: parameters) { list in
                Dictionary(
                    uniqueKeysWithValues: children(of: list).map { index in
                        value(index, of: list) { entry in
                            (value(0, of: entry, text), value(1, of: entry) { value(0, of: $0, print) })
                        }
                    })
            })
        var parts: [OpaquePointer?] = [g_variant_new_uint32(id)]
        g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
    }

    private func children(of variant: OpaquePointer) -> Range<Int> { 0..<Int(g_variant_n_children(variant)) }

    private func value<Value>(_ index: Int, of variant: OpaquePointer, _ read: (OpaquePointer) -> Value) -> Value {
        let child = g_variant_get_child_value(variant, gsize(index))!
        defer { g_variant_unref(child) }
        return read(child)
    }

    private func text(_ variant: OpaquePointer) -> String { String(cString: g_variant_get_string(variant, nil)) }

    private func print(_ variant: OpaquePointer) -> String {
        let text = g_variant_print(variant, 0)!
        defer { g_free(text) }
        return String(cString: text)
    }
}
#endif
