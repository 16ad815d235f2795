#if GTK
package import CGTKSupport

/// One read of a value from the clipboard. It delivers at most one result.
@MainActor
package final class ClipboardReading {
    package typealias Receive = @MainActor (Result<UnsafePointer<GValue>, ClipboardError>) -> Void

    private var receive: Receive?
    private let cancellable = GObject(adopting: OpaquePointer(g_cancellable_new()))

    /// The value belongs to the clipboard, and is valid only while `receive` runs.
    package init(_ receive: @escaping Receive) { self.receive = receive }

    package func start(on clipboard: Clipboard, type: GType) {
        gdk_clipboard_read_value_async(
            clipboard.pointer, type, gint(G_PRIORITY_DEFAULT), cancellable.cast(),
            { clipboard, result, data in
                let reading = Unmanaged<ClipboardReading>.fromOpaque(data!).takeRetainedValue()
                nonisolated(unsafe) let (clipboard, result) = (clipboard, result)
                MainActor.assumeIsolated { reading.finish(OpaquePointer(clipboard!), result) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    package func cancel() {
        receive = nil
        g_cancellable_cancel(cancellable.cast())
    }

    private func finish(_ clipboard: OpaquePointer, _ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        let value = gdk_clipboard_read_value_finish(clipboard, result, &error)
        let receive = receive
        self.receive = nil
        guard let value else {
            // Frees the error of a cancelled read too, which nobody receives.
            let message = error.takeMessage(or: "there is nothing to read")
            receive?(.failure(ClipboardError(description: message)))
            return
        }
        receive?(.success(value))
    }
}
#endif
