import Rx
import Testing

/// A kind of subject, for tests of rules that hold for all of them.
struct SubjectCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> AnySubject

    /// The elements that a new subscriber receives after the subject has emitted 1 and 2.
    let replay: [Int]

    static let all = [
        SubjectCase(testDescription: "PublishSubject", make: { AnySubject(PublishSubject()) }, replay: []),
        SubjectCase(testDescription: "BehaviorSubject", make: { AnySubject(BehaviorSubject(value: 0)) }, replay: [2]),
        SubjectCase(
            testDescription: "ReplaySubject", make: { AnySubject(ReplaySubject.create(bufferSize: 5)) }, replay: [1, 2]),
        SubjectCase(testDescription: "PublishRelay", make: { .relay(PublishRelay()) { $0.accept($1) } }, replay: []),
        SubjectCase(
            testDescription: "BehaviorRelay", make: { .relay(BehaviorRelay(value: 0)) { $0.accept($1) } }, replay: [2]),
        SubjectCase(
            testDescription: "ReplayRelay", make: { .relay(ReplayRelay.create(bufferSize: 5)) { $0.accept($1) } },
            replay: [1, 2]),
    ]

    static let subjects = Array(all.prefix(3))
    static let replaying = all.filter { !$0.replay.isEmpty }
}

/// A type-erased subject or relay.
struct AnySubject: Sendable {
    let observable: Observable<Int>
    let on: @Sendable (Event<Int>) -> Void

    init<Subject: SubjectType & ObserverType & Sendable>(_ subject: Subject) where Subject.Element == Int {
        observable = subject.asObservable()
        on = { subject.on($0) }
    }

    private init(_ observable: Observable<Int>, _ on: @escaping @Sendable (Event<Int>) -> Void) {
        (self.observable, self.on) = (observable, on)
    }

    static func relay<Relay: ObservableType & Sendable>(
        _ relay: Relay, _ accept: @escaping @Sendable (Relay, Int) -> Void
    ) -> AnySubject where Relay.Element == Int {
        AnySubject(relay.asObservable()) { event in if let element = event.element { accept(relay, element) } }
    }

    func onNext(_ element: Int) { on(.next(element)) }
}
