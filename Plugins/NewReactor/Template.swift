/// The files of a new reactor.
struct Template {
    let name: String
    let module: String
    /// Whether the tests can import ReactorTest.
    let hasReactorTest: Bool

    var reactor: String {
        """
        import ReactorKit
        import Rx

        final class \(name)Reactor: Reactor {
            enum Action: Equatable { case load }
            enum Mutation { case setLoading(Bool) }
            struct State: Equatable { var isLoading = false }

            let initialState = State()

            func mutate(action: Action) -> Observable<Mutation> {
                switch action {
                case .load: .concat([.just(.setLoading(true)), load(), .just(.setLoading(false))])
                }
            }

            /// Replace this by the work. If the work may fail, add a `catch`. Otherwise `isLoading` stays true.
            private func load() -> Observable<Mutation> { .empty() }

            func reduce(state: State, mutation: Mutation) -> State {
                var state = state
                switch mutation {
                case .setLoading(let isLoading): state.isLoading = isLoading
                }
                return state
            }
        }

        """
    }

    var view: String {
        """
        import ReactorKit
        import Rx

        final class \(name)View: View {
            var disposeBag = DisposeBag()
            let load = PublishRelay<Void>()
            private(set) var isLoading = false

            func bind(reactor: \(name)Reactor) {
                load.map { Reactor.Action.load }
                    .bind(to: reactor.action)
                    .disposed(by: disposeBag)

                reactor.select(\\.isLoading)
                    .bind(with: self) { owner, isLoading in owner.isLoading = isLoading }
                    .disposed(by: disposeBag)
            }
        }

        """
    }

    var tests: String {
        """
        import ReactorKit
        \(hasReactorTest ? "import ReactorTest\n" : "")import Rx
        import Testing

        @testable import \(module)

        @Suite struct \(name)ReactorTests {
            @Test func loadingIsShownUntilItEnds() {
                let reactor = \(name)Reactor()
                let states = BehaviorRelay<[Bool]>(value: [])
                let subscription = reactor.state.map(\\.isLoading)
                    .subscribe(onNext: { isLoading in states.update { $0.append(isLoading) } })
                reactor.action.onNext(.load)
                subscription.dispose()
                #expect(states.value == [false, true, false])
            }

            @MainActor @Test func theViewSendsAndShows() {
                let reactor = \(name)Reactor()
                reactor.isStubEnabled = true
                let view = \(name)View()
                view.reactor = reactor
                view.load.accept(())
                #expect(reactor.stub.actions == [.load])
                reactor.stub.state.value = \(name)Reactor.State(isLoading: true)
                #expect(view.isLoading)
            }
        \(hasReactorTest ? exploration : "")}

        """
    }

    /// A test that needs ReactorTest, and the end of the line before it.
    private var exploration: String {
        """

            /// Plays random sessions. At the end of each, no work is running, and nothing retains the reactor.
            @MainActor @Test func everySessionComesToRest() async throws {
                try await explore(reactor: { \(name)Reactor() }, actions: .oneOf([.load]))
            }

        """
    }
}
