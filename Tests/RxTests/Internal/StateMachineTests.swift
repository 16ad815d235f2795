import Dispatch
import Foundation
@testable import Rx
import Testing

/// The operators' state machines alone. Each test feeds timed inputs and compares the responses.
@Suite struct StateMachineTests {
    private let span = RxTimeInterval.seconds(10)

    @Test func debounceEmitsTheElementAfterAPause() {
        var machine = DebounceStateMachine<Int>(span)
        #expect(run(&machine, [(0, .next(1)), (5, .next(2))]) == ["timer 10", "timer 10"])
        #expect(run(&machine, [(15, .timerFired), (15, .emitted)]) == ["2", ""])
        #expect(run(&machine, [(20, .next(3)), (21, .ended(.completed))]) == ["timer 10", "3, completed"])
    }

    @Test func debounceDropsThePendingElementOnFailure() {
        var machine = DebounceStateMachine<Int>(span)
        #expect(run(&machine, [(0, .next(1)), (1, .ended(.failed(TestError.one)))]) == ["timer 10", "one"])
    }

    @Test func throttleEmitsTheFirstAndTheLatestElement() {
        var machine = ThrottleStateMachine<Int>(span, emitsLatest: true)
        #expect(run(&machine, [(0, .next(1)), (0, .emitted)]) == ["1", ""])
        #expect(run(&machine, [(4, .next(2)), (6, .next(3))]) == ["timer 6", ""])
        #expect(run(&machine, [(7, .ended(.completed))]) == [""])
        #expect(run(&machine, [(10, .timerFired), (10, .emitted)]) == ["3", "completed"])
    }

    @Test func throttleWithoutLatestDropsElementsWithinTheSpan() {
        var machine = ThrottleStateMachine<Int>(span, emitsLatest: false)
        #expect(run(&machine, [(0, .next(1)), (0, .emitted), (4, .next(2)), (11, .next(3))]) == ["1", "", "", "3"])
    }

    @Test func delayEmitsEachElementAfterTheSpan() {
        var machine = DelayStateMachine<Int>(span, emitsAllDueEvents: false)
        #expect(run(&machine, [(0, .next(1)), (4, .next(2)), (4, .ended(.completed))]) == ["timer 10", "", ""])
        #expect(run(&machine, [(10, .timerFired), (10, .emitted)]) == ["1", "timer 4"])
        #expect(run(&machine, [(14, .timerFired), (14, .emitted)]) == ["2", "timer 0"])
        #expect(run(&machine, [(14, .timerFired)]) == ["completed"])
    }

    @Test func delayEmitsAllDueElementsTogether() {
        var machine = DelayStateMachine<Int>(span, emitsAllDueEvents: true)
        #expect(run(&machine, [(0, .next(1)), (0, .next(2)), (10, .timerFired)]) == ["timer 10", "", "1"])
        #expect(run(&machine, [(10, .emitted), (10, .emitted), (11, .next(3))]) == ["2", "", "timer 10"])
    }

    @Test func timeoutFailsAfterTheSpan() {
        var machine = TimeoutStateMachine<Int>(span, error: TestError.one)
        #expect(run(&machine, [(0, .subscribed), (1, .next(1)), (1, .emitted)]) == ["timer 10", "1, timer 10", ""])
        #expect(run(&machine, [(11, .timerFired)]) == ["one"])
    }

    @Test func bufferEmitsAtItsCountAndItsTimeSpan() {
        var machine = BufferStateMachine<Int>(span, 2)
        #expect(
            run(&machine, [(0, .subscribed), (1, .next(1)), (2, .next(2))]) == ["timer 10", "", "[1, 2], timer 10"])
        #expect(run(&machine, [(12, .timerFired), (13, .next(3))]) == ["[], timer 10", ""])
        #expect(run(&machine, [(14, .ended(.completed))]) == ["[3], completed"])
    }

    @Test func windowTurnsAtItsCountAndItsTimeSpan() {
        var machine = WindowStateMachine<Int>(span, 2)
        #expect(run(&machine, [(0, .subscribed), (1, .next(1))]) == ["open, timer 10", "element(1)"])
        #expect(run(&machine, [(2, .next(2)), (12, .timerFired)]) == ["last(2), timer 10", "timeUp, timer 10"])
    }

    @Test func sampleEmitsTheLatestElementOnce() {
        var machine = SampleStateMachine<Int>(nil)
        #expect(run(&machine, [(0, .next(1)), (1, .next(2)), (2, .other(())), (3, .other(()))]) == ["", "", "2", ""])
        #expect(
            run(&machine, [(4, .next(3)), (5, .ended(.completed)), (6, .otherEnded(.completed))]) == [
                "", "", "3, completed",
            ])
    }

    @Test func withLatestFromPairsEachElementWithTheLatest() {
        var machine = WithLatestFromStateMachine<Int, String>()
        #expect(run(&machine, [(0, .next(1)), (1, .other("a")), (2, .next(2))]) == ["", "", "2 with a"])
        #expect(run(&machine, [(3, .otherEnded(.completed)), (4, .ended(.completed))]) == ["", "completed"])
    }

    /// The responses of `machine`, one line for each input.
    private func run<Machine: OperatorStateMachine & ~Copyable>(
        _ machine: inout Machine, _ inputs: [(seconds: Double, StateMachineInput<Machine.Element, Machine.Other>)]
    ) -> [String] {
        var lines: [String] = []
        for (seconds, input) in inputs {
            let response = machine.receive(input, now: Date(timeIntervalSince1970: seconds))
            var parts: [String] = []
            switch response.emission {
            case let pair as ElementAndLatest<Int, String>: parts.append("\(pair.element) with \(pair.latest)")
            case let emission?: parts.append("\(emission)")
            case nil: break
            }
            if let timer = response.timer { parts.append("timer \(Int(timer.seconds))") }
            switch response.ending {
            case .completed: parts.append("completed")
            case .failed(let error): parts.append("\(error)")
            case nil: break
            }
            lines.append(parts.joined(separator: ", "))
        }
        return lines
    }
}
