internal import Rx
import RxSupport

/// An event that happens once and that any thread may read.
package final class Flag: Sendable {
    private let state = Guarded(false)

    package init() {}

    package var isSet: Bool { state.withLock { $0 } }

    package func set() { state.withLock { $0 = true } }
}
