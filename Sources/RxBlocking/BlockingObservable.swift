public import Foundation
public import Rx

/// A sequence whose elements the calling thread waits for.
///
/// Use it in tests and command-line tools. Each method subscribes, blocks the calling thread, and disposes of the
/// subscription before it returns. The sequence must not need the blocked thread, with the following exceptions.
///
/// While the thread waits, it runs closures of the actor that it blocks. So the main actor can wait for a sequence with
/// a `map` of the main actor. The main thread also serves the main queue while it waits. Work of
/// `CurrentThreadScheduler` runs on the calling thread.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: TimeInterval?
}

extension BlockingObservable: Sendable where Element: Sendable {}

extension ObservableConvertibleType {
    /// Converts the sequence to a ``BlockingObservable``, whose methods wait for elements.
    ///
    /// - Parameter timeout: The maximum number of seconds to wait. A longer wait fails with `RxError.timeout`. Without
    ///   a timeout, the wait has no limit. The timeout does not interrupt a sequence that emits on the calling thread.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}

/// The elements of a sequence and how it ended.
@frozen
public enum MaterializedSequenceResult<Element> {
    /// The sequence emitted `elements` and completed.
    case completed(elements: [Element])
    /// The sequence emitted `elements` and failed with `error`.
    case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}
