internal import CRx
package import Foundation

extension Thread {
    /// Starts a thread whose name debuggers and `top -H` show.
    ///
    /// Foundation on Linux passes a name to the system only after `start()` has returned. So the thread itself passes
    /// it, before `body`.
    ///
    /// - Parameters:
    ///   - name: The name. Linux shows only a name of at most 15 bytes.
    ///   - stackSize: The size of the stack in bytes; `nil` for the system's default.
    package static func start(
        named name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
    ) {
        let thread = Thread {
            crx_set_thread_name(name)
            body()
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
}
