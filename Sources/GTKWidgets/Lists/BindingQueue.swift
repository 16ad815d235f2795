#if GTK
import Dispatch

/// Postpones changes of the rows while a cell is being made, configured or reset.
@MainActor
final class BindingQueue {
    private var waiting: [@MainActor () -> Void] = []

    /// Runs `body`, at once or, if `isBinding` is true or others wait already, in a later turn of the main queue.
    func run(whileBinding isBinding: Bool, _ body: @escaping @MainActor () -> Void) {
        guard isBinding || !waiting.isEmpty else { return body() }
        waiting.append(body)
        guard waiting.count == 1 else { return }
        DispatchQueue.main.async { [self] in
            while let next = waiting.first {
                next()
                waiting.removeFirst()
            }
        }
    }
}
#endif
