internal import RxSupport

/// An observer that sets a value on an object, by default on the main thread, while the object lives.
///
/// It takes no errors. An error is reported to ``Hooks/defaultErrorHandler``, with the place of the binding, and then
/// traps in a debug build. Elements are dropped after the object is gone.
public struct Binder<Value>: ObserverType, BindingTarget, Sendable {
    /// The type of the value that is set.
    public typealias Element = Value

    private let binding: @Sendable (Event<Value>) -> Void

    /// Binds to `target`, without retaining it.
    ///
    /// - Parameters:
    ///   - target: The object that is set. It is not retained.
    ///   - scheduler: The scheduler that runs `binding`. The default is the main thread.
    ///   - binding: Sets a value on the target. If it was written on an actor, it runs on that actor: a call on a
    ///     scheduler that runs elsewhere goes on to the actor.
    #if Swift5
    @preconcurrency
    #endif
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        @_inheritActorContext binding: @escaping @Sendable @isolated(any) (Target, Value) -> Void
    ) {
        let (delivery, place) = (ActorDelivery(binding.isolation), CallPlace())
        // A `@Sendable` closure, and a weak reference that is read only where the closure runs.
        let binding = UncheckedSendableBox(Handler2(binding))
        let target = UncheckedSendableBox(WeakReference(target))
        self.binding = { event in
            switch event {
            case .next(let element):
                // The element is handed over to the scheduler. Nothing here keeps it.
                let element = UncheckedSendableBox(element)
                _ = scheduler.schedule(element) { element in
                    let bind = { if let target = target.value.object { binding.value(target, element.value) } }
                    if let delivery { delivery.perform(bind) } else { bind() }
                    return Disposables.create()
                }
            case .error(let error):
                BindingFailure.report(error, at: place)
            case .completed:
                break
            }
        }
    }

    /// Sets an element, reports an error, and ignores completion.
    public func on(_ event: Event<Value>) { binding(event) }

    /// This binder as a type-erased observer.
    public func asObserver() -> AnyObserver<Value> { .anywhere(on) }
}

/// A weak reference as a value.
@usableFromInline
package struct WeakReference<Object: AnyObject> {
    @usableFromInline
    package private(set) weak var object: Object?

    @usableFromInline
    package init(_ object: Object) { self.object = object }
}
