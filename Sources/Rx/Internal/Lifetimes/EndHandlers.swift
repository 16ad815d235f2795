/// The closures that a call of `subscribe` gives for the end of a sequence, for every trait.
///
/// A ``Terminal`` brings all events of a subscription to one actor: the actor of the first closure that has one. A
/// closure that was written on another actor goes on from there to its own.
@frozen @usableFromInline
package struct EndHandlers {
    @usableFromInline let onError: ErrorHandler
    @usableFromInline var onCompleted: (() -> Void)?
    @usableFromInline let onDisposed: (() -> Void)?

    /// The actor that receives the events of the subscription: the actor of the closure for elements, or else of the
    /// first closure that has one.
    @usableFromInline let actor: (any Actor)?

    /// The place where the subscription is made.
    @usableFromInline let place: SubscriptionPlace

    /// For a subscription with a single closure, which runs on `actor`.
    @inlinable
    package init(
        on actor: (any Actor)?, onError: ErrorHandler, onCompleted: (() -> Void)? = nil
    ) {
        place = SubscriptionPlace()
        (self.onError, self.onCompleted, onDisposed, self.actor) = (onError, onCompleted, nil, actor)
    }

    @inlinable
    init(
        onError: (@Sendable @isolated(any) (any Error) -> Void)?,
        onCompleted: (@Sendable @isolated(any) () -> Void)?,
        onDisposed: (@Sendable @isolated(any) () -> Void)?,
        elementsOn elementActor: (any Actor)?
    ) {
        place = SubscriptionPlace()
        actor = elementActor ?? onError?.isolation ?? onCompleted?.isolation ?? onDisposed?.isolation
        self.onError = ErrorHandler(Handler(ifPresent: onError)?.called(from: actor))
        self.onCompleted = Handler0(ifPresent: onCompleted)?.called(from: actor)
        self.onDisposed = Handler0(ifPresent: onDisposed)?.called(from: actor)
    }

    /// Passes the object of `reference` to each closure. After the object has died, no closure is called.
    @inlinable
    init<Object: AnyObject>(
        with reference: WeakReference<Object>,
        onError: (@Sendable @isolated(any) (Object, any Error) -> Void)?,
        onCompleted: (@Sendable @isolated(any) (Object) -> Void)?,
        onDisposed: (@Sendable @isolated(any) (Object) -> Void)?,
        elementsOn elementActor: (any Actor)?
    ) {
        place = SubscriptionPlace()
        actor = elementActor ?? onError?.isolation ?? onCompleted?.isolation ?? onDisposed?.isolation
        let errorHandler = Handler2(ifPresent: onError)?.called(from: actor)
        let completionHandler = Handler(ifPresent: onCompleted)?.called(from: actor)
        let disposalHandler = Handler(ifPresent: onDisposed)?.called(from: actor)
        let onErrorWithObject = errorHandler.map { handler in
            { error in if let object = reference.object { handler(object, error) } }
        }
        self.onError = ErrorHandler(onErrorWithObject)
        self.onCompleted = completionHandler.map { handler in { if let object = reference.object { handler(object) } } }
        self.onDisposed = disposalHandler.map { handler in { if let object = reference.object { handler(object) } } }
    }
}
