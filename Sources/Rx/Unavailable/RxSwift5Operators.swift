// Names that RxSwift 6 replaced. They are unavailable, so that the compiler names the replacement and Xcode can rename
// the call.

extension ObservableType {
    /// Not available: the RxSwift 5 name of ``catch(_:)``.
    @available(*, unavailable, renamed: "catch(_:)")
    #if Swift5
    @preconcurrency
    #endif
    public func catchError(
        @_inheritActorContext _ handler:
            @escaping @Sendable @isolated(any) (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> { self.catch(handler) }

    /// Not available: the RxSwift 5 name of ``catchAndReturn(_:)``.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

    /// Not available: the RxSwift 5 name of ``retry(when:)``.
    @available(*, unavailable, renamed: "retry(when:)")
    #if Swift5
    @preconcurrency
    #endif
    public func retryWhen<Trigger: ObservableType, Failure: Swift.Error>(
        @_inheritActorContext _ notificationHandler: @escaping @Sendable @isolated(any) (Observable<Failure>) -> Trigger
    ) -> Observable<Element> { retry(when: notificationHandler) }

    /// Not available: the RxSwift 5 name of ``element(at:)``.
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

    /// Not available: the RxSwift 5 name of ``take(until:)``.
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }

    /// Not available: the RxSwift 5 name of ``take(until:behavior:)``.
    @available(*, unavailable, renamed: "take(until:behavior:)")
    #if Swift5
    @preconcurrency
    #endif
    public func takeUntil(
        _ behavior: TakeBehavior,
        @_inheritActorContext predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> { take(until: predicate, behavior: behavior) }

    /// Not available: the RxSwift 5 name of ``take(while:behavior:)``.
    @available(*, unavailable, renamed: "take(while:)")
    #if Swift5
    @preconcurrency
    #endif
    public func takeWhile(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> { take(while: predicate) }

    /// Not available: the RxSwift 5 name of ``skip(until:)``.
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }

    /// Not available: the RxSwift 5 name of ``skip(while:)``.
    @available(*, unavailable, renamed: "skip(while:)")
    #if Swift5
    @preconcurrency
    #endif
    public func skipWhile(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> { skip(while: predicate) }
}

extension ObservableType where Element: Sendable {
    /// Not available: the RxSwift 5 name of ``observe(on:)``.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

    /// Not available: the RxSwift 5 name of ``subscribe(on:)``.
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }
}

extension PrimitiveSequence {
    /// Not available: the RxSwift 5 name of ``catch(_:)``.
    @available(*, unavailable, renamed: "catch(_:)")
    #if Swift5
    @preconcurrency
    #endif
    public func catchError(
        @_inheritActorContext _ handler:
            @escaping @Sendable @isolated(any) (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { self.catch(handler) }

    /// Not available: the RxSwift 5 name of ``retry(when:)``.
    @available(*, unavailable, renamed: "retry(when:)")
    #if Swift5
    @preconcurrency
    #endif
    public func retryWhen<Trigger: ObservableType, Failure: Swift.Error>(
        @_inheritActorContext _ notificationHandler: @escaping @Sendable @isolated(any) (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> { retry(when: notificationHandler) }
}

extension PrimitiveSequence where Element: Sendable {
    /// Not available: the RxSwift 5 name of ``observe(on:)``.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        observe(on: scheduler)
    }

    /// Not available: the RxSwift 5 name of ``subscribe(on:)``.
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        subscribe(on: scheduler)
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    /// Not available: the RxSwift 5 name of ``catchAndReturn(_:)``.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }

    /// Not available: RxSwift 6 renamed `onError` to `onFailure`.
    @available(*, unavailable, renamed: "subscribe(onSuccess:onFailure:)")
    #if Swift5
    @preconcurrency
    #endif
    public func subscribe(
        @_inheritActorContext onSuccess: @escaping @Sendable @isolated(any) (Element) -> Void,
        @_inheritActorContext onError: @escaping @Sendable @isolated(any) (any Swift.Error) -> Void
    ) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError) }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// Not available: the RxSwift 5 name of ``catchAndReturn(_:)``.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }
}

extension Result where Failure == any Swift.Error {
    /// Not available: since RxSwift 6, the event of a ``Single`` is a `Result`.
    @available(*, unavailable, renamed: "failure")
    public static func error(_ error: any Swift.Error) -> Result<Success, any Swift.Error> { .failure(error) }
}
