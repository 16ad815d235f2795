import ReactorKit
import Rx
import Testing

/// Code that Swift 6 mode would change compiles in Swift 5 mode as apps have it: reactors that are not `final`,
/// services that are not `Sendable`, `protocol … : class`, a `lazy var`, a global subject in a `var`, handlers that are
/// not `@Sendable`.
///
/// The other folders hold the code that Swift 6 mode requires, compiled in both modes.
@Suite @MainActor struct UnchangedTests {
    @Test func aServiceReachesAReactorThroughItsTransform() {
        let provider = Provider()
        let reactor = NameReactor(provider: provider)
        var names: [String] = []
        let subscription = reactor.state.map(\.name).subscribe(onNext: { names.append($0) })
        reactor.action.onNext(.rename("Kim"))
        #expect(names == ["", "Kim"])
        subscription.dispose()
    }

    @Test func aGlobalSubjectReachesAReactorThroughItsTransform() {
        let reactor = GlobalNameReactor()
        _ = reactor.state
        currentName.onNext("Lee")
        #expect(reactor.currentState.name == "Lee")
    }

    @Test func aHandlerThatIsNotSendableIsCalled() throws {
        let fetched = Observable<String>.create { observer in
            fetch { result in
                observer.onNext(result)
                observer.onCompleted()
            }
            return Disposables.create()
        }
        var results: [String] = []
        fetched.subscribe(onNext: { results.append($0) }).dispose()
        #expect(results == ["menu"])
    }
}

private func fetch(onComplete: @escaping (String) -> Void) { onComplete("menu") }

private var currentName = BehaviorSubject<String>(value: "")

private class UncheckedService {
    unowned let provider: ProviderProtocol

    init(provider: ProviderProtocol) { self.provider = provider }
}

private protocol ProviderProtocol: class {
    var nameService: NameServiceProtocol { get }
}

private protocol NameServiceProtocol {
    var event: PublishSubject<String> { get }
    func rename(_ name: String) -> Observable<String>
}

private final class Provider: ProviderProtocol {
    lazy var nameService: NameServiceProtocol = NameService(provider: self)
}

private class NameService: UncheckedService, NameServiceProtocol {
    let event = PublishSubject<String>()

    func rename(_ name: String) -> Observable<String> {
        event.onNext(name)
        return .just(name)
    }
}

private class NameReactor: Reactor {
    enum Action { case rename(String) }

    struct State { var name = "" }

    let initialState = State()
    let provider: ProviderProtocol

    init(provider: ProviderProtocol) { self.provider = provider }

    func transform(mutation: Observable<String>) -> Observable<String> {
        .merge(mutation, provider.nameService.event)
    }

    func mutate(action: Action) -> Observable<String> {
        switch action {
        case .rename(let name): provider.nameService.rename(name).flatMap { _ in Observable<String>.empty() }
        }
    }

    func reduce(state: State, mutation: String) -> State {
        var state = state
        state.name = mutation
        return state
    }
}

private class GlobalNameReactor: Reactor {
    typealias Action = NoAction

    struct State { var name = "" }

    let initialState = State()

    func transform(mutation: Observable<String>) -> Observable<String> { .merge(mutation, currentName) }

    func mutate(action: NoAction) -> Observable<String> {}

    func reduce(state: State, mutation: String) -> State { State(name: mutation) }
}
