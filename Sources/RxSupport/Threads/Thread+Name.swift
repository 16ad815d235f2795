package import Foundation

extension Thread {
    /// Starts a thread whose name debuggers and `top -H` show.
    ///
    /// On Linux, Foundation passes a name to the system only once the thread runs. So the thread sets its own name.
    ///
    /// - Parameters:
    ///   - name: The name. Linux shows only a name of at most 15 bytes.
    ///   - stackSize: The size of the stack in bytes; `nil` for the system's default.
    package static func start(
        named name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
    ) {
        let thread = Thread {
            Thread.current.name = name
            body()
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
}
