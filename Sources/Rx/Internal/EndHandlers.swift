/// The closures that one `subscribe` gives for the end of a sequence, whichever trait it is of.
///
/// A ``Terminal`` brings all closures of a subscription to one actor. One of these that was written on another stops the
/// program when it is reached: a trap, never a race (law 1).
@frozen @usableFromInline
struct EndHandlers {
    @usableFromInline let onError: ErrorHandler
    @usableFromInline var onCompleted: (() -> Void)?
    @usableFromInline let onDisposed: (() -> Void)?

    /// The actor that one of them was written on, if any was.
    @usableFromInline let actor: (any Actor)?

    /// Of the one closure that hears of elements too, and so of its actor.
    @inlinable
    init(onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void) {
        (self.onError, self.onCompleted, onDisposed, actor) = (.closure(onError), onCompleted, nil, nil)
    }

    @inlinable
    init(
        onError: (@Sendable @isolated(any) (any Error) -> Void)?,
        onCompleted: (@Sendable @isolated(any) () -> Void)?,
        onDisposed: (@Sendable @isolated(any) () -> Void)?,
        _ file: StaticString, _ line: UInt
    ) {
        self.onError = ErrorHandler(
            Handler(ifPresent: onError)?.amongOthers("subscribe(onError:)", file, line), file, line)
        self.onCompleted = Handler0(ifPresent: onCompleted)?.amongOthers("subscribe(onCompleted:)", file, line)
        self.onDisposed = Handler0(ifPresent: onDisposed)?.amongOthers("subscribe(onDisposed:)", file, line)
        actor = onError?.isolation ?? onCompleted?.isolation ?? onDisposed?.isolation
    }

    /// Each is called with what `reference` refers to, while it lives.
    @inlinable
    init<Object: AnyObject>(
        with reference: WeakReference<Object>,
        onError: (@Sendable @isolated(any) (Object, any Error) -> Void)?,
        onCompleted: (@Sendable @isolated(any) (Object) -> Void)?,
        onDisposed: (@Sendable @isolated(any) (Object) -> Void)?,
        _ file: StaticString, _ line: UInt
    ) {
        let errorHandler = Handler2(ifPresent: onError)?.amongOthers("subscribe(with:onError:)", file, line)
        let completionHandler = Handler(ifPresent: onCompleted)?
            .amongOthers("subscribe(with:onCompleted:)", file, line)
        let disposalHandler = Handler(ifPresent: onDisposed)?.amongOthers("subscribe(with:onDisposed:)", file, line)
        let onErrorWithObject = errorHandler.map { handler in
            { error in if let object = reference.object { handler(object, error) } }
        }
        self.onError = ErrorHandler(onErrorWithObject, file, line)
        self.onCompleted = completionHandler.map { handler in { if let object = reference.object { handler(object) } } }
        self.onDisposed = disposalHandler.map { handler in { if let object = reference.object { handler(object) } } }
        actor = onError?.isolation ?? onCompleted?.isolation ?? onDisposed?.isolation
    }
}

extension Terminal {
    /// - Parameter actor: Where the closure for elements was written; without one, that of `handlers` counts.
    @inlinable
    convenience init(on actor: (any Actor)?, _ handlers: EndHandlers) {
        self.init(
            on: actor ?? handlers.actor, onError: handlers.onError, onCompleted: handlers.onCompleted,
            onDisposed: handlers.onDisposed)
    }
}

// One of several closures that were brought to one actor: its own need not be that.

extension Handler0 {
    @inlinable
    func amongOthers(_ name: StaticString, _ file: StaticString, _ line: UInt) -> () -> Void {
        let site = CallSite.of(actor, name, file, line)
        return {
            site?.verifyAmongOthers()
            self()
        }
    }
}

extension Handler {
    @inlinable
    func amongOthers(_ name: StaticString, _ file: StaticString, _ line: UInt) -> (Input) -> Void {
        let site = CallSite.of(actor, name, file, line)
        return { input in
            site?.verifyAmongOthers()
            self(input)
        }
    }
}

extension Handler2 {
    @inlinable
    func amongOthers(_ name: StaticString, _ file: StaticString, _ line: UInt) -> (First, Second) -> Void {
        let site = CallSite.of(actor, name, file, line)
        return { first, second in
            site?.verifyAmongOthers()
            self(first, second)
        }
    }
}
