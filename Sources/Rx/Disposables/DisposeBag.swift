internal import RxSupport

/// Disposes of its contents when it is deallocated.
///
/// Any thread may insert. The thread that releases the bag last disposes of the contents.
///
/// Sound: its contents are accessed only under its lock.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var disposables: [any Disposable] = []
    }

    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var contents = Contents()

    /// An empty bag.
    public override init() { super.init() }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// A bag of the given disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// A bag of the disposables that `builder` lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
    }

    /// Puts `disposable` into the bag.
    public func insert(_ disposable: any Disposable) {
        let isLate = withLock { contents in
            if contents.isDisposed { return true }
            contents.disposables.append(disposable)
            return false
        }
        if isLate { disposable.dispose() }
    }

    /// Puts `disposables` into the bag.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Puts the disposables that `builder` lists into the bag.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Puts `disposables` into the bag.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    package func dispose() {
        Stack.withRoom {
            for disposable in removeAll() { disposable.dispose() }
        }
    }

    private func removeAll() -> [any Disposable] {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.disposables = [] }
            return contents.disposables
        }
    }

    deinit { dispose() }

    /// Builds a list of disposables, one per line.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables of a block.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

extension Disposable {
    /// Puts this disposable into `bag`, which disposes of it when the bag is deallocated.
    @inlinable
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
