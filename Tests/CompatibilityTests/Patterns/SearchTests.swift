import ReactorKit
import Rx
import RxFoundation
import Testing

@Suite(.timeLimit(.minutes(15)))
struct SearchTests {
    /// Nothing listens on that port. The search catches the failure, and the reactor continues.
    @Test func aFailedSearchFindsNothing() async throws {
        let reactor = SearchViewReactor(host: "http://127.0.0.1:1")
        for query in ["swift", "rx"] {
            let states = ReplaySubject<SearchViewReactor.State>.createUnbounded()
            let subscription = reactor.state.subscribe(states)
            reactor.action.onNext(.updateQuery(query))
            // The state before, the state with the query, the state with the results.
            let found = try await states.element(at: 2).take(1).asSingle().value
            #expect(found.query == query)
            #expect(found.repos == [])
            subscription.dispose()
        }
    }
}
