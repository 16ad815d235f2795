import Rx
import RxTest
import Testing

@Suite struct CreateTests {
    let seen = Log<String>()

    @Test func emitsUntilItEnds() {
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            return Disposables.create { seen.add("disposed") }
        }.subscribe(seen.observer())
        #expect(seen.values == ["1", "completed", "disposed"])
    }

    @Test func disposesItsWorkOnce() {
        let subscription = Observable<Int>.create { _ in Disposables.create { seen.add("disposed") } }
            .subscribe(seen.observer())
        subscription.dispose()
        subscription.dispose()
        #expect(seen.values == ["disposed"])
    }

    @Test func disposesItsWorkAfterTheObserverReceivesTheEnd() {
        let observers = Log<AnyObserver<Int>>()
        _ = Observable<Int>.create { observer in
            observers.add(observer)
            return Disposables.create { seen.add("disposed") }
        }.subscribe(seen.observer())
        observers.values.first?.onError(TestError.one)
        #expect(seen.values == ["error one", "disposed"])
    }

    @Test func emitsNothingAfterDisposal() {
        let observers = Log<AnyObserver<Int>>()
        Observable<Int>.create { observer in
            observers.add(observer)
            return Disposables.create()
        }.subscribe(seen.observer()).dispose()
        observers.values.first?.onNext(1)
        observers.values.first?.onCompleted()
        #expect(observers.count == 1)
        #expect(seen.values.isEmpty)
    }

    @Test func acceptsEventsDuringAnEvent() {
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create()
        }.subscribe(seen.observer())
        let observers = Log<AnyObserver<Int>>()
        _ = Observable<Int>.create { observer in
            observers.add(observer)
            return Disposables.create()
        }.subscribe(onNext: { element in
            seen.add("in \(element)")
            if element < 3 { observers.values.first?.onNext(element + 1) }
            seen.add("out \(element)")
        })
        observers.values.first?.onNext(1)
        #expect(seen.values == ["1", "in 1", "in 2", "in 3", "out 3", "out 2", "out 1"])
    }

    @Test func emitsOneAtATimeFromSeveralThreads() {
        let monitor = Monitor()
        let count = Log<Int>()
        _ = Observable<Int>.create { observer in
            onThreads(8) { _ in
                for element in 0..<500 { observer.onNext(element) }
            }
            observer.onCompleted()
            return Disposables.create()
        }.subscribe(onNext: { element in monitor.run { count.add(element) } }, onCompleted: { seen.add("completed") })
        #expect(count.count == 4000)
        #expect(seen.values == ["completed"])
    }
}
