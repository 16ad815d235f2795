public import Foundation
public import Rx

/// A sequence whose elements are waited for.
///
/// Made for tests and command-line tools: it blocks the calling thread, which must not be one that the sequence needs. Meanwhile
/// the thread runs what is brought to closures of the actor that it blocks, so a `map` of the main actor may stand in a sequence
/// that the main actor waits for. On the main thread it serves the main queue as well; work of `CurrentThreadScheduler` runs on
/// the calling thread.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: TimeInterval?
}

extension BlockingObservable: Sendable where Element: Sendable {}

extension ObservableConvertibleType {
    /// This sequence, to be waited for.
    ///
    /// - Parameter timeout: The most seconds to wait, after which waiting fails with `RxError.timeout`; without bound when
    ///   not given.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}

/// What a sequence said until it ended.
@frozen
public enum MaterializedSequenceResult<Element> {
    /// It emitted `elements` and completed.
    case completed(elements: [Element])
    /// It emitted `elements` and failed with `error`.
    case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}
