import ReactorKit
import ReactorTest
import Rx
import Testing

/// A parent's test asserts the steps of its children.
@Suite struct TestReactorScopeTests {
    @Test func theParentsTestAssertsAChildsSteps() {
        let form = FormReactor()
        let test = TestReactor(form)
        form.name.action.onNext(.set("a"))
        test.receive(.name(.set("a"))) { $0.name = "a" }
        test.send(.name(.set("b"))) { $0.name = "b" }
        test.send(.name(.load))
        form.name.answers.onNext("c")
        test.receive(.name(.set("c"))) { $0.name = "c" }
        form.name.answers.onCompleted()
    }

    @Test func aRunningEffectOfAChildIsAFailure() {
        withKnownIssue {
            let test = TestReactor(FormReactor())
            test.send(.name(.load))
            test.finish()
        } matching: { issue in
            issue.description.contains("started by: name(") && issue.description.contains("still running: load.")
        }
    }

    @Test func aTestOfAChildNamesItsParent() {
        let form = FormReactor()
        withKnownIssue {
            let test = TestReactor(form.name)
            test.skipReceived()
        } matching: { issue in
            issue.description.contains("this NameReactor is a child of a FormReactor")
        }
    }

    @Test func aChildAloneIsTestedAsAnyReactor() {
        let test = TestReactor(NameReactor())
        test.send(.set("a")) { $0 = "a" }
    }
}

private final class NameReactor: Reactor {
    enum Action { case set(String), load }
    enum Mutation: Equatable { case set(String) }

    let initialState = ""
    let answers = PublishSubject<String>()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .set(let name): .just(.set(name))
        case .load: answers.map(Mutation.set).cancellable(id: "load")
        }
    }

    func reduce(state: String, mutation: Mutation) -> String {
        switch mutation {
        case .set(let name): name
        }
    }
}

private final class FormReactor: Reactor {
    enum Action { case name(NameReactor.Action) }
    enum Mutation: Equatable { case name(NameReactor.Mutation) }
    struct State { var name = "" }

    let initialState = State()
    let name = NameReactor()

    init() { scope(name, state: \.name, action: Action.name, mutation: Mutation.name) }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .name(let action): name.effects(of: action).map(Mutation.name)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .name(let mutation): name.reduce(&state.name, mutation: mutation)
        }
        return state
    }
}
