/// Disposes of what was put into it when it goes away.
///
/// Any thread may insert. Its last release disposes on the releasing thread.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
    private struct Contents {
        var isDisposed = false
        var disposables: [any Disposable] = []
    }

    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    private var contents = Contents()

    /// An empty bag.
    public override init() { super.init() }

    private func withLock<Result>(_ body: (inout Contents) -> Result) -> Result { lock.run { body(&contents) } }

    /// A bag of the given disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// A bag of what `builder` lists.
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

    /// Puts what `builder` lists into the bag.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Puts `disposables` into the bag.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    package func dispose() {
        Stack.withRoom {
            for disposable in takeAll() { disposable.dispose() }
        }
    }

    private func takeAll() -> [any Disposable] {
        withLock { contents in
            contents.isDisposed = true
            defer { contents.disposables = [] }
            return contents.disposables
        }
    }

    deinit { dispose() }

    /// Lists disposables, one a line.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables of a block.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

extension Disposable {
    /// Puts this into `bag`, which disposes of it when it goes away.
    @inlinable
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
