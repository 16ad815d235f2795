public import Rx

extension ObservableType where Element: Sendable {
    /// The elements, as they come; ends with the sequence or with the task, as when a test's time is up.
    public var stream: AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let subscription = asObservable().subscribe { event in
            if let element = event.element { continuation.yield(element) } else { continuation.finish() }
        }
        continuation.onTermination = { _ in subscription.dispose() }
        return stream
    }

    /// The first element for which `predicate` holds; `nil` when the sequence or the test's time ends before.
    public func firstElement(where predicate: @Sendable (Element) -> Bool) async -> Element? {
        await stream.first(where: predicate)
    }
}

/// Keeps what is appended, from any thread.
public final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Guarded<[Element]>([])

    /// An empty one.
    public init() {}

    /// What was appended so far.
    public var elements: [Element] { recorded.withLock { $0 } }

    /// Appends `element`.
    public func append(_ element: Element) { recorded.withLock { $0.append(element) } }
}

/// The main thread.
public enum MainThread {
    /// Whether the caller runs on the main thread, queue or actor.
    public static var isCurrent: Bool { ThreadLocal.isMain }

    /// Waits until what was bound so far is on the screen: when another thread has left work for the main thread, as
    /// tests beside this one may, a binder leaves its own behind that.
    public static func settle() async {
        let (settled, continuation) = AsyncStream.makeStream(of: Void.self)
        _ = MainScheduler.instance.schedule(()) {
            continuation.finish()
            return Disposables.create()
        }
        for await _ in settled {}
    }

    /// Records, for each event, whether it arrived on the main thread. Called wherever the event is.
    public static func observer<Element>(_ recorder: Recorder<Bool>) -> AnyObserver<Element> {
        AnyObserver { _ in recorder.append(isCurrent) }
    }
}
