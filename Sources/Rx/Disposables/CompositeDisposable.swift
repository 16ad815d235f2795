internal import RxSupport

/// A set of disposables that are disposed of together, in the order of their insertion.
///
/// Sound: its contents are accessed only under its lock.
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
    /// Identifies a disposable within its set.
    public struct DisposeKey: Sendable {
        fileprivate let key: UInt64
    }

    private struct Contents {
        var isDisposed = false
        var nextKey: UInt64 = 0
        var disposables: [UInt64: any Disposable] = [:]

        mutating func insert(_ disposable: any Disposable) -> DisposeKey? {
            if isDisposed { return nil }
            defer { nextKey += 1 }
            disposables[nextKey] = disposable
            return DisposeKey(key: nextKey)
        }
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var contents: Contents

    /// An empty set.
    public override init() {
        contents = Contents()
        super.init()
    }

    /// A set of the given disposables.
    public init(disposables: [any Disposable]) {
        var contents = Contents()
        for disposable in disposables { _ = contents.insert(disposable) }
        self.contents = contents
        super.init()
    }

    /// A set of two disposables.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// A set of three disposables.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// A set of four or more disposables.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// Whether the set was disposed of.
    public var isDisposed: Bool { withLock { $0.isDisposed } }

    /// The number of disposables in the set.
    public var count: Int { withLock { $0.disposables.count } }

    /// Inserts a disposable. If the set was disposed of, disposes of it at once and returns `nil`.
    @discardableResult
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = withLock { $0.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a disposable and disposes of it. Does nothing if the set no longer contains it.
    public func remove(for disposeKey: DisposeKey) {
        Stack.withRoom { withLock { $0.disposables.removeValue(forKey: disposeKey.key) }?.dispose() }
    }

    /// Disposes of all disposables in the set. Disposables that are inserted later are disposed of at once.
    ///
    /// - Complexity: O(n log n) in the number of disposables.
    public func dispose() {
        Stack.withRoom {
            for (_, disposable) in removeAll().sorted(by: { $0.key < $1.key }) { disposable.dispose() }
        }
    }

    deinit { Stack.freeing { _ = removeAll() } }

    private func removeAll() -> [UInt64: any Disposable] {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.disposables = [:] }
            return contents.disposables
        }
    }
}
