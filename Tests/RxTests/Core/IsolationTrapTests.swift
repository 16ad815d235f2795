import Foundation
import Rx
import RxTest
import Testing

/// Law 1: an operator's closure that is reached off its actor stops the program, saying which and where.
@Suite struct IsolationTrapTests {
    @Test func map() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.map { $0 } }
        }
        expectTrap(result, "map")
    }

    @Test func filter() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.filter { _ in true } }
        }
        expectTrap(result, "filter")
    }

    @Test func scan() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.scan(0) { $0 + $1 } }
        }
        expectTrap(result, "scan")
    }

    @Test func scanInto() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.scan(into: 0) { $0 += $1 } }
        }
        expectTrap(result, "scan(into:)")
    }

    @Test func flatMap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.flatMap { Observable.just($0) } }
        }
        expectTrap(result, "flatMap")
    }

    @Test func flatMapLatest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.flatMapLatest { Observable.just($0) } }
        }
        expectTrap(result, "flatMapLatest")
    }

    @Test func combineLatest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } }
        }
        expectTrap(result, "combineLatest")
    }

    /// Five: the compiler (6.3) lets a closure after a parameter pack inherit its actor when the pack has one element.
    /// With another number it is nonisolated, and cannot touch the actor's state: no race, but no comfort either.
    @Test func zipOfFive() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach {
                let one = Observable.just(1)
                return Observable.zip($0, one, one, one, one) { $0 + $1 + $2 + $3 + $4 }
            }
        }
        expectTrap(result, "zip")
    }

    @Test func `do`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.do(onNext: { _ in }) }
        }
        expectTrap(result, "do(onNext:)")
    }

    @Test func create() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { _ in Observable.create { _ in Disposables.create() } }
        }
        expectTrap(result, "create")
    }

    @Test func catchAnError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await reach { $0.concat(Observable.error(TestError.one)).catch { _ in .empty() } }
        }
        expectTrap(result, "catch")
    }

    @MainActor @Test func onTheirActorTheyRun() {
        var seen: [Int] = []
        let subject = PublishSubject<Int>()
        _ = subject.map { element in
            seen.append(element)
            return element
        }.subscribe()
        subject.onNext(1)
        #expect(seen == [1])
    }

    @MainActor @Test func observeOnBringsThemThere() async {
        var seen: [Int] = []
        let subject = PublishSubject<Int>()
        await withCheckedContinuation { done in
            _ = subject.observe(on: MainScheduler.instance)
                .map { element in
                    seen.append(element)
                    return element
                }
                .subscribe(onCompleted: { done.resume() })
            Task.detached {
                subject.onNext(1)
                subject.onCompleted()
            }
        }
        #expect(seen == [1])
    }

    @MainActor @Test func whatIsNotIsolatedMayRunAnywhere() {
        let (subject, seen) = (PublishSubject<Int>(), Log<Int>())
        let increment: @Sendable (Int) -> Int = { $0 + 1 }
        _ = subject.map(double).map(increment).do(onNext: seen.add).subscribe()
        onThreads(1) { _ in subject.onNext(1) }
        #expect(seen.values == [3])
    }

    private nonisolated func double(_ element: Int) -> Int { element * 2 }

    private func expectTrap(_ result: ExitTest.Result?, _ name: String, _ location: SourceLocation = #_sourceLocation) {
        let message = result.message
        #expect(
            message.contains("The closure of '\(name)' at RxTests/IsolationTrapTests.swift:"), sourceLocation: location)
        #expect(message.contains("is isolated to the main actor, but was reached elsewhere"), sourceLocation: location)
        #expect(message.contains(".observe(on: MainScheduler.instance)"), sourceLocation: location)
    }
}

/// Makes an operator whose closure is written on the main actor, and lets an element reach it elsewhere.
private func reach(_ make: @MainActor (Observable<Int>) -> Observable<Int>) async {
    let observable = await make(Observable.just(1))
    onThreads(1) { _ in _ = observable.subscribe() }
}
