public import Rx
import RxSupport

extension ObservableType where Element: Sendable {
    /// The elements, as they are emitted. Ends with the sequence or with the task, for instance at a test's time limit.
    public var stream: AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let subscription = asObservable().subscribe { event in
            if let element = event.element { continuation.yield(element) } else { continuation.finish() }
        }
        continuation.onTermination = { _ in subscription.dispose() }
        return stream
    }

    /// The first element that satisfies `predicate`; `nil` if the sequence or the test's time ends first.
    public func firstElement(where predicate: @Sendable (Element) -> Bool) async -> Element? {
        await stream.first(where: predicate)
    }
}

/// Records elements from any thread.
public final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Guarded<[Element]>([])

    /// Creates an empty recorder.
    public init() {}

    /// The elements recorded so far.
    public var elements: [Element] { recorded.withLock { $0 } }

    /// Appends `element`.
    public func append(_ element: Element) { recorded.withLock { $0.append(element) } }
}

/// The main thread.
public enum MainThread {
    /// Whether the caller runs on the main thread, queue or actor.
    public static var isCurrent: Bool { ThreadLocal.isMain }

    /// Waits until the screen shows everything bound so far. If another thread has enqueued work for the main thread,
    /// as tests beside this one may, a binder queues its own work behind it.
    public static func settle() async {
        let (settled, continuation) = AsyncStream.makeStream(of: Void.self)
        _ = MainScheduler.instance.schedule(()) {
            continuation.finish()
            return Disposables.create()
        }
        for await _ in settled {}
    }

    /// Records for each event whether it arrives on the main thread. Runs wherever the event is.
    public static func observer<Element>(_ recorder: Recorder<Bool>) -> AnyObserver<Element> {
        AnyObserver { _ in recorder.append(isCurrent) }
    }
}
