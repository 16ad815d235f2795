import Foundation
import ReactorKit
import Rx
import Testing

/// A pattern of view controllers in RxSwift apps: a chain whose closures touch the view, and whose events come from a
/// background thread.
struct ViewPattern: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [String]
    /// Binds as a view does, and returns the elements at the end of the chain.
    let bind: @MainActor @Sendable (Screen) -> Observable<String>

    init(_ name: String, _ expected: [String], _ bind: @escaping @MainActor @Sendable (Screen) -> Observable<String>) {
        testDescription = name
        self.expected = expected
        self.bind = bind
    }
}

/// A view that every closure touches.
@MainActor final class Screen {
    let reactor = ProfileReactor()
    let service = ProfileService()
    let bag = DisposeBag()
    var prefix = "#"
    private(set) var touches = 0

    /// Records that a closure ran on the main actor, and returns `value`.
    func touch<Value>(_ value: Value) -> Value {
        MainActor.assertIsolated()
        touches += 1
        return value
    }

    /// The text of a number, made by main-actor code.
    func text(_ number: Int) -> String { touch(prefix + String(number)) }
}

/// Reduces on a background queue, so its states are emitted there.
final class ProfileReactor: Reactor {
    enum Action { case load }

    struct State {
        var count = 0
        @Pulse var message: String?
    }

    let initialState = State()
    let scheduler: any Scheduler = SerialDispatchQueueScheduler(qos: .default)

    func mutate(action: Action) -> Observable<Action> { .of(action, action) }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        state.count += 1
        state.message = "message \(state.count)"
        return state
    }
}

/// Answers on threads of its own.
final class ProfileService: Sendable {
    struct Failure: Error {}

    let relay = PublishRelay<Int>()

    /// Emits 1, 2, 3.
    func numbers() -> Observable<Int> { .of(1, 2, 3).inBackground() }

    /// Emits 1 and fails.
    func failing() -> Observable<Int> { Observable.just(1).concat(Observable.error(Failure())).inBackground() }

    func fetch(_ number: Int) -> Single<Int> { Observable.just(number * 10).inBackground().asSingle() }

    /// Lets the relay emit 1, 2, 3 on another thread.
    func pushToRelay() { DispatchQueue.global().async { for number in 1...3 { self.relay.accept(number) } } }

    static let name = Notification.Name("ProfileService")

    func post() {
        DispatchQueue.global().async { NotificationCenter.default.post(name: Self.name, object: nil) }
    }

    nonisolated static func double(_ number: Int) -> Int { number * 2 }
}

extension Observable where Element: Sendable {
    /// This sequence, with every event on a queue.
    fileprivate func inBackground() -> Observable<Element> {
        observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "profile"))
    }
}
