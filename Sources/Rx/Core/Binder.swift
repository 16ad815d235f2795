/// An observer that sets something on an object, on the main thread, for as long as the object lives.
///
/// It takes no errors: an error is reported through ``Hooks/defaultErrorHandler``, with the place where it was bound, and stops
/// a debug build. When the object is gone, elements are dropped.
public struct Binder<Value>: ObserverType, BindingTarget, Sendable {
    /// The type of what it sets.
    public typealias Element = Value

    private let binding: @Sendable (Event<Value>) -> Void

    /// Binds to `target`, which is not kept alive.
    ///
    /// - Parameters:
    ///   - target: The object that is set; it is not kept alive.
    ///   - scheduler: Where `binding` runs; the main thread when not given.
    ///   - binding: Sets a value on the target. Written on an actor that `scheduler` does not run on, it goes on to that.
    #if Swift5
    @preconcurrency
    #endif
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        @_inheritActorContext binding: @escaping @Sendable @isolated(any) (Target, Value) -> Void
    ) {
        let (delivery, place) = (ActorDelivery(binding.isolation), CallPlace())
        let binding = Unchecked(Handler2(binding))
        let target = Unchecked(WeakReference(target))
        self.binding = { event in
            switch event {
            case .next(let element):
                // The element is handed over to the scheduler; nothing here keeps it.
                let element = Unchecked(element)
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

    /// Sets an element; reports an error; ignores completion.
    public func on(_ event: Event<Value>) { binding(event) }

    /// This binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { .anywhere(on) }
}

/// An object that is not kept alive.
@usableFromInline
package struct WeakReference<Object: AnyObject> {
    @usableFromInline
    package private(set) weak var object: Object?

    @usableFromInline
    package init(_ object: Object) { self.object = object }
}
