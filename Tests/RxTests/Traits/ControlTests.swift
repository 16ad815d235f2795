import Foundation
import Rx
import RxTest
import Testing

@MainActor @Suite struct ControlTests {
    let seen = Log<String>()

    @Test func aControlEventEmitsTheEventsOfItsSource() {
        let subject = PublishSubject<Int>()
        let event = ControlEvent(events: subject)
        let subscription = event.asControlEvent().asObservable().subscribe(seen.observer("a"))
        _ = event.subscribe(seen.observer("b"))
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        #expect(seen.values == ["a1", "b1", "b2"])
    }

    @Test func aControlEventSubscribesOnTheMainThread() async {
        let event = ControlEvent(
            events: Observable<Int>.create { observer in
                MainActor.assertIsolated()
                observer.onCompleted()
                return Disposables.create()
            })
        await withCheckedContinuation { done in
            onThreads(1) { _ in _ = event.asObservable().subscribe(onCompleted: { done.resume() }) }
        }
    }

    @Test func aControlPropertyEmitsItsValueAndAcceptsNewOnes() {
        let (values, set) = (BehaviorRelay<String?>(value: "a"), Log<String?>())
        let property = ControlProperty<String?>(
            values: values, valueSink: AnyObserver { if let text = $0.element { set.add(text) } })
        _ = property.asControlProperty().subscribe(seen.observer("value "))
        _ = property.changed.subscribe(seen.observer("changed "))
        _ = property.orEmpty.subscribe(seen.observer("orEmpty "))
        property.onNext("b")
        property.orEmpty.onNext("c")
        property.onCompleted()
        values.accept(nil)
        #expect(set.values == ["b", "c"])
        #expect(
            seen.values == [
                "value Optional(\"a\")", "orEmpty a", "value nil", "changed nil", "orEmpty ",
            ])
    }

    @Test func controlsMakeDriversAndSignals() {
        let subject = BehaviorSubject(value: 1)
        let event = ControlEvent(events: subject)
        let property = ControlProperty(values: subject, valueSink: subject)
        _ = event.asDriver().drive(seen.observer("a"))
        _ = event.asSignal().emit(to: seen.observer("b"))
        _ = property.asDriver().drive(seen.observer("c"))
        #expect(seen.values == ["a1", "b1", "c1"])
    }

    #if DEBUG
    @Test func aFailedControlEventStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = ControlEvent(events: Observable<Int>.error(TestError.one)).asDriver().drive()
        }
        #expect(result.message.contains("A ControlEvent<Int> must not fail, but failed: one"))
    }

    @Test func anErrorForAControlPropertyStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject = PublishSubject<Int>()
            ControlProperty(values: subject, valueSink: subject).onError(TestError.one)
        }
        #expect(result.message.contains("failed: one"))
    }
    #endif
}
