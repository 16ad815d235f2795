public import RxSupport

extension ObservableType {
    /// Returns a sequence that subscribes to this one when it is connected, and passes its events to `subject`. Its
    /// subscribers receive the events that `subject` emits.
    ///
    /// `subject` ends with this sequence. A later connection then delivers no new elements.
    ///
    /// See [Publish](https://reactivex.io/documentation/operators/publish.html).
    @inlinable
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        Multicast(asObservable()) { MulticastTarget(subject) }
    }

    /// Returns a sequence that subscribes to this one when it is connected, and passes its events to a subject. Its
    /// subscribers receive the events that the subject emits.
    ///
    /// - Parameter makeSubject: Returns the subject of a connection. Called by the first subscriber or by `connect()`,
    ///   on their thread, and for the next connection after the end of the last one. If several threads start a
    ///   connection, it may be called for each of them.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) { MulticastTarget(makeSubject()) }
    }

    /// Emits the elements of the sequence that `selector` returns, and ends like it. `selector` takes a shared
    /// sequence, whose subscribers share one subscription to the source through a subject. Fails if a closure throws.
    ///
    /// Both closures are called for each subscription, on the actor they were written on, which must be the same, or on
    /// the subscribing thread if they were written outside any actor.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func multicast<Subject: SubjectType, Result>(
        @_inheritActorContext _ subjectSelector: @escaping @Sendable @isolated(any) () throws -> Subject,
        @_inheritActorContext selector:
            @escaping @Sendable @isolated(any) (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let site = CallSite.of(subjectSelector.isolation ?? selector.isolation, "multicast")
        site?.requireSame(selector.isolation)
        let (subjectSelector, selector) = (Function0(subjectSelector), Function(selector))
        let source = asObservable()
        return Observable { sink in
            do {
                let subject = try subjectSelector()
                let connectable = source.multicast(subject)
                let result = try selector(connectable)
                sink.lifetime.connecting {
                    result.attach(sink)
                    sink.lifetime.add(connectable.connect())
                }
            } catch { sink.lifetime.fail(error) }
        }.started(on: site)
    }

    /// Delivers events to all subscribers when connected.
    ///
    /// See [Publish](https://reactivex.io/documentation/operators/publish.html).
    @inlinable
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Delivers events to all subscribers when connected, and the last `bufferSize` elements to late subscribers.
    ///
    /// See [Replay](https://reactivex.io/documentation/operators/replay.html).
    @inlinable
    public func replay(
        _ bufferSize: Int
    ) -> ConnectableObservable<Element> {
        requirement(bufferSize >= 0, "replay(\(bufferSize)): the size must not be negative.")
        return multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Delivers events to all subscribers when connected, and all earlier elements to late subscribers. Its memory
    /// grows with each element.
    @inlinable
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
