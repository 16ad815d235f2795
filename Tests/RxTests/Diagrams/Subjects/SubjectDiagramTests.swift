import Foundation
import Rx
import RxTest
import Testing

@Suite struct SubjectDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The elements that a subscriber receives from tick 3 on, if a hot sequence feeds the subject.
    private func late<Subject: SubjectType & ObserverType>(
        _ subject: Subject, _ diagram: String
    ) throws -> Observable<String> where Subject.Element == String {
        _ = try scheduler.hot(diagram).subscribe(subject)
        return subject.asObservable().delaySubscription(.seconds(3), scheduler: scheduler)
    }

    /// The same for a relay.
    private func late(
        _ relay: some ObservableType<String>, _ diagram: String, _ bind: (Observable<String>) -> any Disposable
    ) throws -> Observable<String> {
        _ = bind(try scheduler.hot(diagram).asObservable())
        return relay.asObservable().delaySubscription(.seconds(3), scheduler: scheduler)
    }

    @Test("PublishSubject") func publishSubject() throws {
        try scheduler.expect("                     -----c-|") { try late(PublishSubject(), "-a-b-c-|") }
    }

    @Test("BehaviorSubject") func behaviorSubject() throws {
        try scheduler.expect("                              ---b-c-|") {
            try late(BehaviorSubject(value: "0"), "          -a-b-c-|")
        }
    }

    @Test func behaviorSubjectEmitsItsErrorToALateSubscriber() throws {
        try scheduler.expect("                              ---#") {
            try late(BehaviorSubject(value: "0"), "          -a-#")
        }
    }

    @Test("ReplaySubject") func replaySubject() throws {
        try scheduler.expect("                                    ---(bc)-d-|") {
            try late(ReplaySubject.create(bufferSize: 2), "        abc-  -d-|")
        }
    }

    @Test func replaySubjectReplaysItsElementsThenItsError() throws {
        try scheduler.expect("                                    ---(ab#)") {
            try late(ReplaySubject.createUnbounded(), "            ab#")
        }
    }

    @Test("AsyncSubject") func asyncSubject() throws {
        try scheduler.expect("             -------(c|)") { try late(AsyncSubject(), "-a-b-c-|") }
    }

    @Test("PublishRelay") func publishRelay() throws {
        let relay = PublishRelay<String>()
        try scheduler.expect("     -----c!") { try late(relay, "-a-b-c") { $0.bind(to: relay) } }
    }

    @Test("BehaviorRelay") func behaviorRelay() throws {
        let relay = BehaviorRelay(value: "0")
        try scheduler.expect("     ---b-c!") { try late(relay, "-a-b-c") { $0.bind(to: relay) } }
    }

    @Test("ReplayRelay") func replayRelay() throws {
        let relay = ReplayRelay<String>.create(bufferSize: 2)
        try scheduler.expect("     ---(bc)-d!") { try late(relay, "abc--d") { $0.bind(to: relay) } }
    }
}
