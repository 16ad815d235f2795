internal import RxSupport
internal import Synchronization

/// A disposable that only remembers whether it was disposed of.
public final class BooleanDisposable: Cancelable {
    private let flag: SharedAtomic<Bool>

    /// A disposable that was not disposed of.
    public init() { flag = SharedAtomic(false) }

    /// A disposable in the given state.
    public init(isDisposed: Bool) { flag = SharedAtomic(isDisposed) }

    /// Whether it was disposed of.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Remembers that it was disposed of.
    public func dispose() { flag.store(true, ordering: .releasing) }
}
