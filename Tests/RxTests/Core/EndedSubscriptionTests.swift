import Rx
import Testing

/// An ended subscription retains nothing that it was given, even if its disposable is retained. A view retains the
/// disposable in its bag, and the closures often retain the view.
@Suite struct EndedSubscriptionTests {
    /// A way to subscribe. Each of its closures retains the token.
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let subscribe: @Sendable (PublishSubject<Int>, Token) -> any Disposable

        init(_ name: String, _ subscribe: @escaping @Sendable (PublishSubject<Int>, Token) -> any Disposable) {
            (testDescription, self.subscribe) = (name, subscribe)
        }
    }

    /// How a subscription ends.
    enum End: CaseIterable {
        case completed, failed, disposed, disposedAfterAnElement, completedThenDisposed, disposedFromAnotherThread

        @Sendable
        func perform(_ subject: PublishSubject<Int>, _ subscription: any Disposable) async {
            switch self {
            case .completed: subject.onCompleted()
            case .failed: subject.onError(TestError.one)
            case .disposed: subscription.dispose()
            case .disposedAfterAnElement:
                subject.onNext(1)
                subscription.dispose()
            case .completedThenDisposed:
                subject.onCompleted()
                subscription.dispose()
            case .disposedFromAnotherThread: await Task.detached { subscription.dispose() }.value
            }
        }
    }

    /// An observer that retains the token.
    struct KeepingObserver: ObserverType {
        let token: Token

        func on(_ event: Event<Int>) {}
    }

    static let observables = [
        Form("onNext") { source, token in source.subscribe(onNext: { _ in _ = token }, onError: { _ in }) },
        Form("onError") { source, token in source.subscribe(onError: { _ in _ = token }) },
        Form("onCompleted") { source, token in source.subscribe(onError: { _ in }, onCompleted: { _ = token }) },
        Form("onDisposed") { source, token in source.subscribe(onError: { _ in }, onDisposed: { _ = token }) },
        Form("all closures") { source, token in
            source.subscribe(
                onNext: { _ in _ = token }, onError: { _ in _ = token }, onCompleted: { _ = token },
                onDisposed: { _ = token })
        },
        Form("an event") { source, token in source.subscribe { _ in _ = token } },
        Form("with an object") { source, token in
            source.subscribe(
                with: source, onNext: { _, _ in _ = token }, onError: { _, _ in _ = token },
                onCompleted: { _ in _ = token },
                onDisposed: { _ in _ = token })
        },
        Form("an observer") { source, token in source.subscribe(KeepingObserver(token: token)) },
        Form("an AnyObserver") { source, token in source.subscribe(AnyObserver<Int> { _ in _ = token }) },
        Form("bind to an observer") { source, token in
            source.catchAndReturn(0).bind(to: KeepingObserver(token: token))
        },
        Form("bind to two observers") { source, token in
            source.catchAndReturn(0).bind(to: KeepingObserver(token: token), KeepingObserver(token: token))
        },
        Form("bind to a closure") { source, token in source.catchAndReturn(0).bind(onNext: { _ in _ = token }) },
        Form("bind with an object") { source, token in
            source.catchAndReturn(0).bind(with: source, onNext: { _, _ in _ = token })
        },
        Form("infallible") { source, token in
            source.asInfallible(onErrorJustReturn: 0).subscribe(
                onNext: { _ in _ = token }, onCompleted: { _ = token }, onDisposed: { _ = token })
        },
        Form("an operator's closures") { source, token in
            source.do(
                onNext: { _ in _ = token }, onError: { _ in _ = token }, onCompleted: { _ = token },
                onDispose: { _ = token }
            )
            .map { element in withExtendedLifetime(token) { element } }
            .subscribe(onError: { _ in })
        },
        Form("connect") { source, token in
            source.do(onNext: { _ in _ = token }, onError: { _ in _ = token }).publish().connect()
        },
        Form("create") { source, token in
            Observable<Int>.create { observer in
                Disposables.create(source.subscribe(observer), Disposables.create { _ = token })
            }
            .subscribe(onError: { _ in _ = token }, onCompleted: { _ = token })
        },
    ]

    static let primitives = [
        Form("single") { source, token in
            source.first().subscribe(
                onSuccess: { _ in _ = token }, onFailure: { _ in _ = token }, onDisposed: { _ = token })
        },
        Form("single, an event") { source, token in source.asSingle().subscribe { _ in _ = token } },
        Form("single, with an object") { source, token in
            source.asSingle().subscribe(
                with: source, onSuccess: { _, _ in _ = token }, onFailure: { _, _ in _ = token },
                onDisposed: { _ in _ = token })
        },
        Form("maybe") { source, token in
            source.asMaybe().subscribe(
                onSuccess: { _ in _ = token }, onError: { _ in _ = token }, onCompleted: { _ = token },
                onDisposed: { _ = token })
        },
        Form("maybe, an event") { source, token in source.asMaybe().subscribe { _ in _ = token } },
        Form("completable") { source, token in
            source.ignoreElements().asCompletable().subscribe(
                onCompleted: { _ = token }, onError: { _ in _ = token }, onDisposed: { _ = token })
        },
        Form("completable, an event") { source, token in
            source.ignoreElements().asCompletable().subscribe { _ in _ = token }
        },
    ]

    @Test(arguments: observables + primitives, End.allCases)
    func anEndedSubscriptionRetainsNothing(_ form: Form, _ end: End) async {
        weak var captured: Token?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let token = Token()
            captured = token
            subscription = form.subscribe(subject, token)
        }
        #expect(captured != nil)
        await end.perform(subject, subscription)
        #expect(captured == nil)
        withExtendedLifetime((subscription, subject)) {}
    }

    static let driven = [
        Form("drive") { source, token in
            MainActor.assumeIsolated {
                source.asDriver(onErrorJustReturn: 0).drive(
                    onNext: { _ in _ = token }, onCompleted: { _ = token }, onDisposed: { _ = token })
            }
        },
        Form("drive an observer") { source, token in
            MainActor.assumeIsolated {
                source.asDriver(onErrorJustReturn: 0).drive(KeepingObserver(token: token))
            }
        },
        Form("emit") { source, token in
            MainActor.assumeIsolated {
                source.asSignal(onErrorJustReturn: 0).emit(
                    onNext: { _ in _ = token }, onCompleted: { _ = token }, onDisposed: { _ = token })
            }
        },
        Form("subscribe on the main actor") { source, token in
            MainActor.assumeIsolated {
                source.subscribe(
                    onNext: { @MainActor _ in _ = token }, onError: { @MainActor _ in _ = token },
                    onCompleted: { @MainActor in _ = token }, onDisposed: { @MainActor in _ = token })
            }
        },
    ]

    @MainActor
    @Test(.timeLimit(.minutes(15)), arguments: driven, End.allCases)
    func anEndedSubscriptionOnTheMainActorRetainsNothing(_ form: Form, _ end: End) async {
        weak var captured: Token?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let token = Token()
            captured = token
            subscription = form.subscribe(subject, token)
        }
        #expect(captured != nil)
        await end.perform(subject, subscription)
        while captured != nil { await Task.yield() }
        withExtendedLifetime((subscription, subject)) {}
    }

    @Test("a failure that waits for its actor is delivered", .timeLimit(.minutes(15)))
    @MainActor
    func pendingFailureIsDelivered() async {
        let subject = PublishSubject<Int>()
        var failures = 0
        let subscription = subject.subscribe(onError: { @MainActor _ in failures += 1 })
        await Task.detached { subject.onError(TestError.one) }.value
        while failures == 0 { await Task.yield() }
        #expect(failures == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("onDisposed is called once when onError disposes")
    func disposalFromOnErrorCallsOnDisposedOnce() {
        let subject = PublishSubject<Int>()
        let subscription = SingleAssignmentDisposable()
        let log = Log<String>()
        subscription.setDisposable(
            subject.subscribe(
                onError: { _ in
                    subscription.dispose()
                    log.add("error")
                }, onDisposed: { log.add("disposed") }))
        subject.onError(TestError.one)
        #expect(log.values == ["disposed", "error"])
    }
}
