import CounterCore
import ReactorKit
import ReactorTest
import Rx
import Testing

/// Explorations of the counter and its settings, which share a service.
@MainActor @Suite struct ExplorationTests {
    @Test func everyStepEnds() async throws {
        try await explore(
            reactor: { world in CounterViewReactor(provider: ExploredServices(world)) },
            actions: .oneOf([.increase, .decrease]),
            invariants: [
                .never("fewer than no steps are under way") { $0.stepsUnderWay < 0 },
                .atRest("no step is under way") { $0.stepsUnderWay == 0 },
                .change("the value changes by one") { abs($0.value - $1.value) <= 1 },
            ],
            faults: .all)
    }

    /// `UserServiceProtocol` says that changing the name does not fail.
    @Test func theCounterGreetsTheUserWithTheSavedName() async throws {
        try await explore(faults: [.silence, .afterRelease]) { world in
            let services = ExploredServices(world)
            let counter = world.add(
                CounterViewReactor(provider: services), actions: .oneOf([.increase, .decrease]),
                invariants: [.atRest("no step is under way") { $0.stepsUnderWay == 0 }])
            world.add(
                SettingViewReactor(provider: services, userName: ""),
                actions: .oneOf([.saveUserName("Ada"), .saveUserName("Grace"), .cancel]))
            world.atRest("the name is the saved one") { counter.state.userName == services.userName }
        }
    }
}

/// Services whose answers the exploration chooses.
private final class ExploredServices: ServiceProviderProtocol {
    private let service: ExploredUserService

    init(_ world: Exploration) { service = ExploredUserService(world) }

    var userService: any UserServiceProtocol { service }

    /// The name that was saved last.
    var userName: String { service.userName.value }
}

private final class ExploredUserService: UserServiceProtocol {
    let event = PublishSubject<UserEvent>()
    let userName = BehaviorRelay(value: "")
    private let world: Exploration

    init(_ world: Exploration) { self.world = world }

    func updateUserName(to name: String) -> Observable<String> {
        world.single("saving \(name)") { name }
            .do(onSuccess: { [self] name in
                userName.accept(name)
                event.onNext(.updateUserName(name))
            })
            .asObservable()
    }
}
