import Rx
import Testing

@Suite struct RunTests {
    private struct Failure: Error {}

    /// The events of `source`, as texts, until it ends.
    private func events(of source: Observable<Int>) async -> [String] {
        var texts: [String] = []
        do {
            for try await element in source.values { texts.append("\(element)") }
            texts.append("completed")
        } catch { texts.append("\(type(of: error))") }
        return texts
    }

    @Test func sentElementsAreEmittedInOrder() async {
        let source = Observable<Int>.run { send in
            for number in 1...3 {
                send(number)
                await Task.yield()
            }
        }
        #expect(await events(of: source) == ["1", "2", "3", "completed"])
        #expect(await events(of: source) == ["1", "2", "3", "completed"], "each subscription runs the work")
    }

    @Test func anErrorFailsTheSequence() async {
        let source = Observable<Int>.run { send in
            send(1)
            throw Failure()
        }
        #expect(await events(of: source) == ["1", "Failure"])
    }

    @Test func anErrorBecomesTheElementOfChoice() async {
        let source = Observable<Int>.run { send in
            send(1)
            throw Failure()
        } catch: {
            $0 is Failure ? -1 : 0
        }
        #expect(await events(of: source) == ["1", "-1", "completed"])
    }

    @Test func asynchronousSequencesPassThrough() async {
        let numbers = AsyncStream<Int> { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        let source = Observable<Int>.run { send in
            for await number in numbers { send(number * 10) }
        }
        #expect(await events(of: source) == ["10", "20", "30", "completed"])
    }

    @Test func disposingCancelsTheTask() async {
        let (started, cancelled) = (Flag(), Flag())
        let seen = Log<Int>()
        let subscription = Observable<Int>.run { send in
            send(1)
            started.set()
            while !Task.isCancelled { await Task.yield() }
            send(2)
            cancelled.set()
        }.subscribe(onNext: { seen.add($0) })
        while !started.isSet { await Task.yield() }
        subscription.dispose()
        while !cancelled.isSet { await Task.yield() }
        #expect(seen.values == [1])
    }

    /// The work of a cancelled task fails, but nobody asked for the result.
    @Test func aCancelledTaskReportsNoError() async {
        let (started, ended) = (Flag(), Flag())
        let caught = Log<String>()
        let subscription = Observable<Int>.run { _ in
            defer { ended.set() }
            started.set()
            while true {
                try Task.checkCancellation()
                await Task.yield()
            }
        } catch: { error in
            caught.add("\(error)")
            return -1
        }.subscribe(onNext: { caught.add("\($0)") }, onError: { caught.add("\($0)") })
        while !started.isSet { await Task.yield() }
        subscription.dispose()
        while !ended.isSet { await Task.yield() }
        await Task.yield()
        #expect(caught.values.isEmpty)
    }

    /// Law 1.
    @MainActor @Test func theWorkRunsOnTheActorItWasWrittenOn() async {
        var calls = 0
        let source = Observable<Int>.run { send in
            MainActor.assertIsolated()
            calls += 1
            await Task.yield()
            calls += 1
            send(calls)
        }
        #expect(await events(of: source) == ["2", "completed"])
    }

    @Test func theWorkRunsOnTheActorOfItsSignature() async {
        let source = Observable<Int>.run { @MainActor send in
            MainActor.assertIsolated()
            send(1)
        }
        #expect(await events(of: source) == ["1", "completed"])
    }
}
