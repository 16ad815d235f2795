/// The files of a new reactor.
struct Template {
    let name: String
    let module: String

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
                case .load: .just(.setLoading(true))
                }
            }

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
        import Testing

        @testable import \(module)

        @Suite struct \(name)ReactorTests {
            @Test func loadingIsShown() {
                let reactor = \(name)Reactor()
                reactor.action.onNext(.load)
                #expect(reactor.currentState.isLoading)
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
        }

        """
    }
}
