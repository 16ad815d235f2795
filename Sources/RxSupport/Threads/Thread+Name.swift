package import Foundation

extension Thread {
    /// Starts a thread whose name debuggers and `top -H` show.
    ///
    /// On Linux, Foundation passes a name to the system only after `start()` has returned, so the thread itself passes it.
    ///
    /// - Parameters:
    ///   - name: The name. Linux shows only a name of at most 15 bytes.
    ///   - stackSize: The size of the stack in bytes; `nil` for the system's default.
    package static func start(
        named name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
    ) {
        let thread = Thread {
            #if os(Linux)
            pthread_setname_np(pthread_self(), name)
            #endif
            body()
        }
        thread.name = name
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
}
