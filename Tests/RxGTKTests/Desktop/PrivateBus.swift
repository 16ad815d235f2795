#if GTK
import CGTKSupport
import Foundation
import XCTest

/// Runs `body` with a private session bus for this process.
@MainActor
func withPrivateBus(_ body: (_ address: String) throws -> Void) throws {
    let daemon = Process()
    let output = Pipe()
    daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = output
    // Discarded, because the daemon complains if it may not open as many files as it wants.
    daemon.standardError = FileHandle.nullDevice
    do { try daemon.run() } catch {
        guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
        throw XCTSkip("no dbus-daemon: \(error)")
    }
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    let variables = ["DBUS_SESSION_BUS_ADDRESS": address, "GNOTIFICATION_BACKEND": "freedesktop"]
    let before = variables.keys.map { ($0, ProcessInfo.processInfo.environment[$0]) }
    for (name, value) in variables { setenv(name, value, 1) }
    defer {
        for (name, value) in before {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        daemon.terminate()
        spin(for: "the bus to end") { !daemon.isRunning }
    }
    try body(address)
}

/// Returns a connection to a bus. The caller owns the reference.
func connectToBus(at address: String) -> OpaquePointer {
    let flags = GDBusConnectionFlags(
        rawValue: rxgtk_G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
            | rxgtk_G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION)
    return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
}
#endif
