/// The closures of a subscription that are called at its end: `onError`, `onCompleted` and `onDisposed`, for every
/// trait.
///
/// A ``Terminal`` brings all events of a subscription to one actor, ``actor``. A closure that is isolated to another
/// actor then receives its event on that actor.
@frozen @usableFromInline
package struct EndHandlers {
    @usableFromInline let onError: ErrorHandler
    @usableFromInline var onCompleted: (() -> Void)?
    @usableFromInline let onDisposed: (() -> Void)?

    /// The actor that receives the events of the subscription: the actor of the closure for elements, or else of the
    /// first closure that has an actor.
    @usableFromInline let actor: (any Actor)?

    /// The place where the subscription is made.
    @usableFromInline let place: SubscriptionPlace

    /// For a subscription with a single closure of the app, isolated to `actor`. `onError` and `onCompleted` call this
    /// closure, or `onError` reports the error.
    @inlinable
    package init(
        on actor: (any Actor)?, onError: ErrorHandler, onCompleted: (() -> Void)? = nil
    ) {
        place = SubscriptionPlace()
        (self.onError, self.onCompleted, onDisposed, self.actor) = (onError, onCompleted, nil, actor)
    }

    /// For a subscription with several closures. `elementActor` is the actor that the closure for elements is isolated
    /// to, or `nil`.
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

    /// For a subscription that passes the object of `reference` to each closure. After the object has died, no closure
    /// is called. `elementActor` is the actor that the closure for elements is isolated to, or `nil`.
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
