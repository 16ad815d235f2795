import CaseStudies
import ReactorKit
import Rx
import Testing

@Suite struct GlobalStateTests {
    private let bag = DisposeBag()

    @Test func everyReactorFollowsTheSubject() {
        let currentUser = BehaviorSubject<String?>(value: nil)
        let reactors = [GreetingReactor(currentUser: currentUser), GreetingReactor(currentUser: currentUser)]
        for reactor in reactors { reactor.state.subscribe().disposed(by: bag) }
        #expect(reactors.map(\.currentState.greeting) == ["Please log in.", "Please log in."])
        currentUser.onNext("Ada")
        #expect(reactors.map(\.currentState.greeting) == ["Welcome back, Ada.", "Welcome back, Ada."])
        let late = GreetingReactor(currentUser: currentUser)
        late.state.subscribe().disposed(by: bag)
        #expect(late.currentState.user == "Ada")
    }

    @Test func profileFollowsTheSessionReactor() {
        let session = SessionReactor()
        let profile = ProfileReactor(session: session)
        profile.state.subscribe().disposed(by: bag)
        session.action.onNext(.logIn("Ada"))
        #expect(profile.currentState.title == "Ada")
        session.action.onNext(.count)
        #expect(profile.currentState.changes == 2)
        profile.action.onNext(.logOut)
        #expect(session.currentState.user == nil)
        #expect(profile.currentState.title == "nobody")
    }
}
