// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 003, Scheduling. Completed: the actions, and a record of where `reduce` ran.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct SchedulingTests {
    @Test func reducingRunsInABackgroundThread() async {
        let reactor = MyReactor()
        let isOnMain = Recorder<Bool>()
        let bag = DisposeBag()
        reactor.state.subscribe(MainThread.observer(isOnMain)).disposed(by: bag)
        for _ in 0..<3 { reactor.action.onNext(.calculate) }
        let state = await reactor.state.firstElement { $0.calculations == 3 }
        #expect(state != nil)
        #expect(reactor.reducedOnMain.elements == [false, false, false])
        // The subscription delivers the initial state, on the subscribing thread.
        while isOnMain.elements.count < 4 { await Task.yield() }
        #expect(isOnMain.elements.dropFirst() == [false, false, false])
    }

    /// The view does not mention threads, but its closure is called on its own thread.
    @Test func aViewReceivesStatesOnItsOwnThread() async {
        let reactor = MyReactor()
        var seen: [Int] = []
        let (delivered, continuation) = AsyncStream.makeStream(of: Int.self)
        let bag = DisposeBag()
        reactor.state
            .subscribe(onNext: { state in
                MainActor.assertIsolated()
                seen.append(state.calculations)
                continuation.yield(state.calculations)
            })
            .disposed(by: bag)
        for _ in 0..<3 { reactor.action.onNext(.calculate) }
        for await calculations in delivered where calculations == 3 { break }
        #expect(seen.last == 3)
        #expect(seen == seen.sorted())
    }

    /// A key path in a view belongs to the view's actor, like a closure. A binder brings its values over to the main
    /// thread.
    @Test func aViewBindsStatesReducedElsewhere() async {
        let reactor = MyReactor()
        let label = UILabel()
        let bag = DisposeBag()
        reactor.state.map(\.calculations.description).bind(to: label.rx.text).disposed(by: bag)
        reactor.state
            .observe(on: MainScheduler.instance)
            .map { "\($0.calculations)" }
            .bind(to: label.rx.text)
            .disposed(by: bag)
        for _ in 0..<3 { reactor.action.onNext(.calculate) }
        _ = await reactor.state.firstElement { $0.calculations == 3 }
        await MainThread.settle()
        await MainThread.settle()
        #expect(label.text == "3")
    }

    /// A closure in a view belongs to the view's actor: states reduced elsewhere are brought over to it.
    @Test func aClosureOfTheViewRunsOnTheMainThread() async {
        let reactor = MyReactor()
        let label = UILabel()
        let bag = DisposeBag()
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        reactor.state
            .map { state in
                MainActor.assertIsolated()
                label.text = "\(state.calculations)"
                return state.calculations
            }
            .subscribe(onNext: { _ in continuation.yield(label.text ?? "") })
            .disposed(by: bag)
        for _ in 0..<3 { reactor.action.onNext(.calculate) }
        var seen: [String] = []
        for await text in texts {
            seen.append(text)
            if text == "3" { break }
        }
        #expect(seen == ["0", "1", "2", "3"])
    }
}

private final class MyReactor: Reactor {
  enum Action {
    case calculate
  }

  struct State {
    var calculations = 0
  }

  let initialState = State()
  let reducedOnMain = Recorder<Bool>()

  let scheduler: Scheduler = SerialDispatchQueueScheduler(qos: .default)

  func reduce(state: State, mutation: Action) -> State {
    // executed in a background thread
    var state = state
    heavyAndImportantCalculation()
    state.calculations += 1
    return state
  }

  private func heavyAndImportantCalculation() {
    reducedOnMain.append(MainThread.isCurrent)
  }
}
