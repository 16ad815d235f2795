/// The closures that one `subscribe` gives for the end of a sequence, whichever trait it is of.
///
/// A ``Terminal`` brings all closures of a subscription to one actor. One of these that was written on another stops the
/// program when it is reached: a trap, never a race (law 1).
@frozen @usableFromInline
struct EndHandlers {
    @usableFromInline let onError: ((any Error) -> Void)?
    @usableFromInline var onCompleted: (() -> Void)?
    @usableFromInline let onDisposed: (() -> Void)?

    /// The actor that one of them was written on, if any was.
    @usableFromInline let actor: (any Actor)?

    /// Of the one closure that hears of elements too, and so of its actor.
    @inlinable
    init(onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void) {
        (self.onError, self.onCompleted, onDisposed, actor) = (onError, onCompleted, nil, nil)
    }

    @inlinable
    init(
        onError: (@Sendable @isolated(any) (any Error) -> Void)?,
        onCompleted: (@Sendable @isolated(any) () -> Void)?,
        onDisposed: (@Sendable @isolated(any) () -> Void)?,
        _ file: StaticString, _ line: UInt
    ) {
        let onError = Function(ifPresent: onError, "subscribe(onError:)", file, line)
        let onCompleted = Function0(ifPresent: onCompleted, "subscribe(onCompleted:)", file, line)
        let onDisposed = Function0(ifPresent: onDisposed, "subscribe(onDisposed:)", file, line)
        self.onError = onError.map { handler in { handler.deliveredAmongOthers($0) } }
        self.onCompleted = onCompleted.map { handler in { handler.deliveredAmongOthers() } }
        self.onDisposed = onDisposed.map { handler in { handler.deliveredAmongOthers() } }
        actor = onError?.actor ?? onCompleted?.actor ?? onDisposed?.actor
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
        let onError = Function2(ifPresent: onError, "subscribe(with:onError:)", file, line)
        let onCompleted = Function(ifPresent: onCompleted, "subscribe(with:onCompleted:)", file, line)
        let onDisposed = Function(ifPresent: onDisposed, "subscribe(with:onDisposed:)", file, line)
        self.onError = onError.map { handler in
            { error in if let object = reference.object { handler.deliveredAmongOthers(object, error) } }
        }
        self.onCompleted = onCompleted.map { handler in
            { if let object = reference.object { handler.deliveredAmongOthers(object) } }
        }
        self.onDisposed = onDisposed.map { handler in
            { if let object = reference.object { handler.deliveredAmongOthers(object) } }
        }
        actor = onError?.actor ?? onCompleted?.actor ?? onDisposed?.actor
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

extension Function0 {
    @inlinable
    func deliveredAmongOthers() {
        site?.verifyAmongOthers()
        delivered()
    }
}

extension Function {
    @inlinable
    func deliveredAmongOthers(_ input: Input) {
        site?.verifyAmongOthers()
        delivered(input)
    }
}

extension Function2 {
    @inlinable
    func deliveredAmongOthers(_ first: First, _ second: Second) {
        site?.verifyAmongOthers()
        delivered(first, second)
    }
}
