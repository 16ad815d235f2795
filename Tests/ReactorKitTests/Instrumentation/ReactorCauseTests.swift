import Foundation
import ReactorKit
import Rx
import Testing

/// The causes of events when threads meet, and reactors without observers.
@Suite struct ReactorCauseTests {
    final class Adder: Reactor {
        typealias Action = Int
        let initialState = 0
        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    /// A thread inside one reactor's step delivers an element that another thread has enqueued at a subject. This
    /// element has no cause.
    @Test func anElementOfAnotherThreadHasNoCause() async {
        let (first, second, log) = (Adder(), Adder(), Recorder<ReactorEvent>())
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        subject.filter { $0 > 1 }.subscribe(second.action).disposed(by: bag)
        second.observeEvents { log.append($0) }
        // A step of the first reactor sends the first element. Meanwhile another thread sends the next element.
        let isOther = DispatchSemaphore(value: 0)
        subject.filter { $0 == 1 }.subscribe(onNext: { _ in
            Thread {
                subject.onNext(2)
                isOther.signal()
            }.start()
            isOther.wait()
        }).disposed(by: bag)
        first.state.filter { $0 == 1 }.subscribe(onNext: { subject.onNext($0) }).disposed(by: bag)
        first.observeEvents { _ in }
        first.action.onNext(1)
        let actions = log.elements.filter { if case .action = $0.kind { true } else { false } }
        #expect(actions.count == 1)
        #expect(actions.first?.cause == nil)
    }

    @Test func anUnobservedReactorWorksWhileAnotherIsObserved() {
        let (observed, other, log) = (Adder(), Adder(), Recorder<ReactorEvent>())
        observed.observeEvents { log.append($0) }
        other.action.onNext(5)
        other.action.onNext(6)
        observed.action.onNext(1)
        #expect(other.currentState == 11)
        #expect(log.elements.allSatisfy { $0.reactor == observed.identity })
        #expect(log.elements.count == 3)
    }

    /// An effect of an unobserved reactor runs.
    @Test func anEffectOfAnUnobservedReactorRuns() {
        final class Loader: Reactor {
            typealias Action = Int
            let initialState = 0
            let answers = PublishSubject<Int>()
            func mutate(action: Int) -> Observable<Int> { answers.take(1).map { $0 + action } }
            func reduce(state: Int, mutation: Int) -> Int { mutation }
        }
        let (observed, loader) = (Adder(), Loader())
        observed.observeEvents { _ in }
        loader.action.onNext(1)
        loader.answers.onNext(10)
        #expect(loader.currentState == 11)
        withExtendedLifetime(observed) {}
    }
}
