@testable import Rx
import Testing

/// One thread at a time is inside the gate, no thread waits, and no work is lost.
@Suite struct GateTests {
    /// Records when work begins and ends. Work 1 sends work 2 from inside.
    private final class Worker: Gated, @unchecked Sendable {
        private let gate = Gate()
        private let isSerial: Bool
        // Inside the gate.
        private(set) var notes: [String] = []

        init(isSerial: Bool) { self.isSerial = isSerial }

        var isIdle: Bool { gate.isIdle }

        func send(_ number: Int) {
            if isSerial { gate.performSerially(self, number) } else { gate.pass(self, number) }
        }

        func perform(_ number: Int) {
            notes.append("(\(number)")
            if number == 1 { send(2) }
            notes.append("\(number))")
        }
    }

    /// Sums the numbers that threads send.
    private final class Adder: Gated, @unchecked Sendable {
        private let gate = Gate()
        private let isSerial: Bool
        // Inside the gate.
        private(set) var sum = 0
        private(set) var hasOverlapped = false
        private var isWorking = false

        init(isSerial: Bool) { self.isSerial = isSerial }

        var isIdle: Bool { gate.isIdle }

        func send(_ number: Int) {
            if isSerial { gate.performSerially(self, number) } else { gate.pass(self, number) }
        }

        func perform(_ number: Int) {
            if isWorking { hasOverlapped = true }
            isWorking = true
            sum += number
            isWorking = false
        }
    }

    @Test func workPassedFromInsideRunsNested() {
        let worker = Worker(isSerial: false)
        worker.send(1)
        #expect(worker.notes == ["(1", "(2", "2)", "1)"])
        #expect(worker.isIdle)
    }

    @Test func workQueuedFromInsideRunsAfterwards() {
        let worker = Worker(isSerial: true)
        worker.send(1)
        #expect(worker.notes == ["(1", "1)", "(2", "2)"])
        #expect(worker.isIdle)
    }

    @Test(arguments: [true, false]) func workOfManyThreadsIsNeitherLostNorOverlapping(isSerial: Bool) {
        let adder = Adder(isSerial: isSerial)
        onThreads(8) { _ in
            for number in 1...1_000 { adder.send(number) }
        }
        #expect(adder.sum == 8 * 500_500)
        #expect(!adder.hasOverlapped && adder.isIdle)
    }

    /// The first thread may be interrupted between enqueuing its work and claiming the gate. The second thread's next
    /// work must not overtake the work that it has enqueued.
    @Test func aGateWithWorkOfASecondThreadIsNotIdle() {
        let gate = Gate()
        _ = gate.enqueue(1)
        let isToScheduleTurn = gate.enqueueForTurn(2)
        let isIdle = gate.isIdle
        let firstIsToScheduleTurn = gate.claim(for: Gate.pendingWorkBit)
        #expect(isToScheduleTurn && !isIdle && !firstIsToScheduleTurn)
    }

    @Test func onlyTheFirstWorkRequestsATurn() {
        let turns = Turns()
        #expect([turns.enqueue(1), turns.enqueue(2)] == [true, false])
        turns.perform { if $0 == 1 { _ = turns.enqueue(3) } }
        #expect(turns.seen == [1, 2])
        #expect(turns.end(), "3 was enqueued during the turn, so another must be scheduled")
        turns.perform()
        #expect(!turns.end() && turns.isIdle)
        #expect(turns.seen == [1, 2, 3])
    }

    @Test func anUnfinishedBatchRunsBeforeNewWork() {
        let turns = Turns()
        for number in 1...2 { _ = turns.enqueue(number) }
        turns.performOne()
        _ = turns.enqueue(3)
        turns.performOne()
        #expect(turns.seen == [1, 2])
        #expect(turns.end())
        turns.performOne()
        #expect(!turns.end())
        #expect(turns.seen == [1, 2, 3])
    }

    @Test func workThatNeverRanIsFreed() {
        expectFreed { token in
            let gate = Gate()
            _ = gate.enqueueForTurn(token)
        }
    }
}

/// Numbers that wait for turns.
private final class Turns {
    private let gate = Gate()
    private(set) var seen: [Int] = []

    var isIdle: Bool { gate.isIdle }

    func enqueue(_ number: Int) -> Bool { gate.enqueueForTurn(number) }

    func perform(_ body: (Int) -> Void = { _ in }) {
        gate.dequeueBatch(Gate.turnToken, as: Int.self)?.performBatch { number in
            seen.append(number)
            body(number)
        }
    }

    func performOne() {
        if let number = gate.dequeueBatch(Gate.turnToken, as: Int.self)?.batch.popFirst() { seen.append(number) }
    }

    /// Whether another turn must be scheduled.
    func end() -> Bool { gate.endTurn(Gate.turnToken) }
}
