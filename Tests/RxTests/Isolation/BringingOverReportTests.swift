import Foundation
import Rx
import RxTest
import Testing

/// Law 5: a debug build reports when it brings an event over to another actor.
#if DEBUG
@Suite struct BringingOverReportTests {
    @Test func reportsEachCallSiteOnceWithAdvice() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for _ in 0..<2 { await sendElsewhere() }
        }
        let reports = result.message.components(separatedBy: "Rx: ").dropFirst()
        #expect(reports.count == 1)
        let report = reports.first ?? ""
        #expect(report.contains("The closure of 'map' at RxTests/BringingOverReportTests.swift:"))
        #expect(report.contains("belongs to the main actor"))
        #expect(report.contains("`.observe(on: MainScheduler.instance)`"))
        #expect(report.contains("give a `nonisolated` function"))
        #expect(report.contains("`let scheduler: any Scheduler = MainScheduler.instance`"))
    }

    @Test func reportsASubscriptionThatIsBroughtOver() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let source = await makeSource()
            await withCheckedContinuation { done in
                onThreads(1) { _ in _ = source.subscribe(onCompleted: { done.resume() }) }
            }
        }
        #expect(result.message.contains("The closure of 'create' at RxTests/BringingOverReportTests.swift:"))
        #expect(result.message.contains("`.subscribe(on: MainScheduler.instance)`"))
    }

    @Test func reportsNothingForEventsOnTheActor() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.bringingOverHandler = { fatalError($0) }
            await MainActor.run {
                let subject = PublishSubject<Int>()
                _ = subject.map { $0 + 1 }.subscribe()
                subject.onNext(1)
            }
            // The end of a chain brings events over without a report, and a nonisolated closure brings nothing over.
            let subject = PublishSubject<Int>()
            await withCheckedContinuation { done in
                Task { @MainActor in
                    _ = subject.map(text).subscribe(onNext: { _ in done.resume() })
                    onThreads(1) { _ in subject.onNext(1) }
                }
            }
        }
        #expect(result.message == "")
    }

    @Test func theHookSilencesTheReport() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.bringingOverHandler = { _ in }
            await sendElsewhere()
        }
        #expect(result.message == "")
    }

    @Test func theHookMayStopTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Hooks.bringingOverHandler = { fatalError($0) }
            await sendElsewhere()
        }
        #expect(result.message.contains("The closure of 'map' at RxTests/BringingOverReportTests.swift:"))
    }
}

/// Sends two elements to a closure of the main actor from another thread.
@MainActor private func sendElsewhere() async {
    let subject = PublishSubject<Int>()
    await withCheckedContinuation { done in
        _ = subject.map { $0 }.subscribe(onCompleted: { done.resume() })
        onThreads(1) { _ in
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
        }
    }
}

private func text(_ number: Int) -> String { number.description }

@MainActor private func makeSource() -> Observable<Int> {
    .create { observer in
        observer.onCompleted()
        return Disposables.create()
    }
}
#endif
