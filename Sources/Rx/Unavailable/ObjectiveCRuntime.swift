// RxCocoa's features that need the Objective-C runtime. Without these declarations, each of their names would be a
// binder to a property.

extension Reactive where Base: AnyObject {
    /// Not available: Swift does not report the deallocation of an app's own classes. RxGTK's objects and reactors have
    /// it.
    @available(
        *, unavailable,
        message: "only GTK's objects and reactors have it; write `.disposed(by: disposeBag)` with the class's own bag"
    )
    public var deallocated: Observable<Void> { .never() }

    /// Not available: Swift does not report the deallocation of an app's own classes. RxGTK's objects and reactors have
    /// it.
    @available(
        *, unavailable,
        message: "only GTK's objects and reactors have it; write `.disposed(by: disposeBag)` with the class's own bag"
    )
    public var deallocating: Observable<Void> { .never() }

    /// Not available: there is no key-value observing without the Objective-C runtime. RxGTK's objects have it.
    @available(
        *, unavailable,
        message: "there is no key-value observing without Objective-C; keep the value in a BehaviorRelay"
    )
    public func observe<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { .never() }

    /// Not available: there is no key-value observing without the Objective-C runtime. RxGTK's objects have it.
    @available(
        *, unavailable,
        message: "there is no key-value observing without Objective-C; keep the value in a BehaviorRelay"
    )
    public func observeWeakly<Value>(_ type: Value.Type, _ keyPath: String) -> Observable<Value?> { .never() }

    /// Not available: there are no selectors without the Objective-C runtime.
    @available(*, unavailable, message: "there are no selectors here; send to a PublishRelay in the method")
    public func methodInvoked<Selector>(_ selector: Selector) -> Observable<[Any]> { .never() }

    /// Not available: there are no selectors without the Objective-C runtime.
    @available(*, unavailable, message: "there are no selectors here; send to a PublishRelay in the method")
    public func sentMessage<Selector>(_ selector: Selector) -> Observable<[Any]> { .never() }
}
