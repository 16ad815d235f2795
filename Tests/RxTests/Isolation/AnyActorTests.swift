import Rx
import Testing

/// Law 1 for closures of any actor, and for closures that belong to no operator.
@Suite(.timeLimit(.minutes(15))) struct AnyActorTests {
    private actor Collector {
        private var elements: [Int] = []

        func collect(_ source: Observable<Int>) async -> [Int] {
            await withCheckedContinuation { done in
                _ =
                    source
                    .map { element in
                        self.assertIsolated()
                        self.elements.append(element)
                        return element
                    }
                    .filter { _ in
                        self.assertIsolated()
                        return true
                    }
                    .subscribe(onCompleted: { done.resume() })
            }
            return elements
        }
    }

    @Test func closuresOfAnyActorRunOnIt() async {
        let source = Observable<Int>.create { observer in
            Task.detached {
                for element in 0..<100 { observer.onNext(element) }
                observer.onCompleted()
            }
            return Disposables.create()
        }
        #expect(await Collector().collect(source) == Array(0..<100))
    }

    @MainActor @Test func anObserverReceivesEventsOnItsActor() async {
        let count = 1_000
        var seen = 0
        await withCheckedContinuation { done in
            let observer = AnyObserver<Int> { event in
                MainActor.assertIsolated()
                if event.isStopEvent { return done.resume() }
                seen += 1
            }
            Task.detached {
                onThreads(8) { _ in for element in 0..<count { observer.onNext(element) } }
                observer.onCompleted()
            }
        }
        #expect(seen == 8 * count)
    }

    @MainActor @Test func aMappedObserverRunsOnTheActorOfItsClosure() async {
        let calls = Calls()
        let element = await withCheckedContinuation { done in
            let observer = AnyObserver<String> { event in
                calls.add()
                event.element.map { done.resume(returning: $0) }
            }
            let mapped: AnyObserver<Int> = observer.mapObserver { calls("\($0)") }
            onThreads(1) { _ in mapped.onNext(1) }
        }
        #expect(element == "1")
        #expect(calls.count == 2 && calls.areAllOnMainActor)
    }

    @MainActor @Test func aBinderWithAnotherSchedulerStillRunsOnItsActor() async {
        let (calls, token) = (Calls(), Token())
        await withCheckedContinuation { done in
            let binder = Binder<Int>(token, scheduler: CurrentThreadScheduler.instance) { _, _ in
                calls.add()
                done.resume()
            }
            onThreads(1) { _ in binder.onNext(1) }
        }
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }

    @MainActor @Test func aDisposableIsDisposedOnItsActor() async {
        let calls = Calls()
        await withCheckedContinuation { done in
            let disposable = Disposables.create {
                calls.add()
                done.resume()
            }
            onThreads(1) { _ in
                disposable.dispose()
                disposable.dispose()
            }
            #expect(disposable.isDisposed)
        }
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }
}
