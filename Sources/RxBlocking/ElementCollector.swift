internal import Foundation
internal import Rx
internal import RxSupport

/// Collects the elements of a sequence, for a thread that waits for them.
///
/// Sound: the mutable state is behind a lock. `limit` and `predicate` never change, and only the sequence calls
/// `predicate`, with one element at a time.
final class ElementCollector<Element>: @unchecked Sendable {
    private struct State {
        var elements: [Element] = []
        var error: (any Error)?
        var isOver = false
    }

    private let limit: Int?
    private let predicate: (Element) throws -> Bool
    private let state = Guarded(State())
    private let latch = Latch()

    /// - Parameters:
    ///   - limit: The number of elements that ends the wait.
    ///   - predicate: Returns whether an element is collected.
    init(_ limit: Int?, _ predicate: @escaping (Element) throws -> Bool) {
        self.limit = limit
        self.predicate = predicate
    }

    /// Subscribes to `source`, waits, and disposes of the subscription.
    func run(_ source: Observable<Element>, timeout: TimeInterval?) -> MaterializedSequenceResult<Element> {
        let lifetime = ClosureLifetime(onError: { self.end($0) }, onCompleted: { self.end(nil) })
        Trampoline.nested {
            source.run(
                Sink(lifetime: lifetime) { element in
                    self.collect(element)
                    if self.state.withLock({ $0.isOver }) { lifetime.dispose() }
                })
        }
        if !latch.wait(timeout) { end(RxError.timeout) }
        lifetime.dispose()
        let (elements, error) = state.withLock { ($0.elements, $0.error) }
        return error.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
    }

    private func collect(_ element: Element) {
        guard !state.withLock({ $0.isOver }) else { return }
        do {
            guard try predicate(element) else { return }
            let isFull = state.withLock { state in
                if !state.isOver { state.elements.append(element) }
                return state.elements.count == limit
            }
            if isFull { end(nil) }
        } catch { end(error) }
    }

    private func end(_ error: (any Error)?) {
        let isFirst = state.withLock { state in
            if state.isOver { return false }
            (state.isOver, state.error) = (true, error)
            return true
        }
        if isFirst { latch.open() }
    }
}
