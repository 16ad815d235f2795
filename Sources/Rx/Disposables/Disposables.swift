internal import RxSupport

/// Makes disposables.
public struct Disposables: Sendable {
    private init() {}

    /// A disposable that does nothing. Its `isDisposed` is always false.
    public static func create() -> any Cancelable { NopDisposable.shared }

    /// A disposable that runs `dispose` once, on the actor it was written on. If it was written outside any actor, it
    /// runs on the first thread that disposes.
    #if Swift5
    @preconcurrency
    #endif
    public static func create(
        @_inheritActorContext with dispose: @escaping @Sendable @isolated(any) () -> Void
    ) -> any Cancelable {
        AnonymousDisposable(Handler0(dispose))
    }

    /// Combines two disposables.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2])
    }

    /// Combines three disposables.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3])
    }

    /// Combines four or more disposables.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
    }

    /// Combines a list of disposables.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}

struct NopDisposable: Cancelable {
    static let shared = NopDisposable()

    var isDisposed: Bool { false }

    func dispose() {}
}

/// Sound: its closure is `@Sendable`, and is taken out under the lock.
final class AnonymousDisposable: Cancelable, @unchecked Sendable {
    private let lock = Lock()
    /// Accessed only through ``withLock(_:)``.
    private var action: Handler0?

    init(_ action: Handler0) {
        self.action = action
        Resources.countCreation()
    }

    private func withLock<Result>(_ body: (inout Handler0?) -> Result) -> Result { lock.run { body(&action) } }

    var isDisposed: Bool { withLock { $0 == nil } }

    deinit {
        Stack.freeing { _ = take() }
        Resources.countDestruction()
    }

    func dispose() {
        Stack.withRoom {
            guard let action = take() else { return }
            guard let delivery = ActorDelivery(action.actor) else { return action() }
            delivery.perform { action() }
        }
    }

    private func take() -> Handler0? {
        withLock { action in
            defer { action = nil }
            return action
        }
    }
}
