import CaseStudies
import ReactorKit
import ReactorTest
import Rx
import Testing

/// Explorations of the cases with services.
@MainActor @Suite struct CaseExplorationTests {
    /// Case 04.
    @Test func theInboxShowsTheLetters() async throws {
        try await explore { world in
            let letters = BehaviorRelay(value: ["one"])
            let pushes = world.single("a push") { letters.update { $0.append("more") } }.asObservable()
            let connection = Observable.concat(
                world.single("offline") { false }.asObservable(), world.single("online") { true }.asObservable())
            let inbox = world.add(
                InboxReactor(pushes: pushes, connection: connection) { letters.value }, actions: .oneOf([.refresh]))
            world.atRest("the inbox shows the letters") {
                inbox.state.letters == letters.value && inbox.state.isOnline
            }
        }
    }

    /// Case 05.
    @Test func primesAreCounted() async throws {
        try await explore(
            reactor: { PrimesReactor() }, actions: .oneOf([.count(below: 10), .count(below: 20)]),
            invariants: [.always("these are primes") { [0, 4, 8].contains($0.count) }])
    }

    /// Case 08.
    @Test func theSearchShowsTheNewestAnswer() async throws {
        try await explore(faults: .all) { world in
            let service = ExploredSearchService(world)
            let search = world.add(
                SearchReactor(service: service),
                actions: .oneOf([.updateQuery("a"), .updateQuery("ab"), .updateQuery("abc"), .like("x")]))
            world.atRest("the results are of the newest query") {
                search.state.results.isEmpty || search.state.results == [service.newest.value]
                    || search.state.results == ["nothing, because the request failed"]
            }
        }
    }

    /// Case 10.
    @Test func theWeatherStopsLoading() async throws {
        try await explore(
            reactor: { world in WeatherReactor { try await world.answer(to: "measuring") { 21 } } },
            actions: .oneOf([.refresh, .stop]), faults: .all)
    }

    /// Case 11, without the action that does not handle its failure on purpose.
    @Test func aDownloadShowsItsContentOrItsFailure() async throws {
        try await explore(
            reactor: { world in
                DownloadReactor(content: world.single("the content") { "content" }.asObservable())
            },
            actions: .oneOf([.download]),
            invariants: [.atRest("something is shown") { ($0.content == nil) != ($0.failure == nil) }],
            faults: .all)
    }

    /// Case 13.
    @Test func theRefreshEnds() async throws {
        try await explore(
            reactor: { RefreshReactor(clock: MainScheduler.instance) }, actions: .oneOf([.refresh]))
    }

    /// Case 14.
    @Test func theFeedStopsLoading() async throws {
        try await explore(
            reactor: { world in FeedReactor { topic in try await world.answer(to: "fetch(\(topic))") { [topic] } } },
            actions: .oneOf([.load("a"), .load("b"), .load("")]), faults: .all)
    }

    /// Case 16.
    @Test func downloadsEnd() async throws {
        try await explore(
            reactor: { world in
                LibraryReactor { request in world.single("fetch(\(request))") { request }.asObservable() }
            },
            actions: .oneOf([
                .download("Emma"), .download("Dune"), .download("Ulysses"), .cancelDownloads, .search("whale"),
                .search("sea"),
            ]),
            invariants: [
                .always("two downloads run at most") { $0.running.count <= 2 },
                .atRest("no download runs") { $0.running.isEmpty },
            ],
            faults: .all)
    }

    /// Case 18. A running timer is an effect that does not end by itself, and a suggestion does not fail.
    @Test func timersAndDialogEnd() async throws {
        try await explore(
            reactor: { world in
                KitchenReactor(
                    clock: MainScheduler.instance, suggestion: world.single("a suggestion") { "Rice" }.asObservable())
            },
            actions: .generated { random, state in
                let timers = state.timers.flatMap { timer in
                    [TimerReactor.Action.start, .stop, .remove].map { KitchenReactor.Action.timer(timer.id, $0) }
                }
                let dialog = [TimerDialogReactor.Action.setName("Tea"), .suggest, .confirm, .cancel]
                    .map { KitchenReactor.Action.dialog($0) }
                return (timers + (state.dialog == nil ? [.openDialog] : dialog)).randomElement(using: &random)
            },
            invariants: [
                .always("ids are unique") { Set($0.timers.map(\.id)).count == $0.timers.count },
                .change("a timer that does not run does not count") { before, after in
                    after.timers.allSatisfy { timer in
                        guard let old = before.timers.first(where: { $0.id == timer.id }) else { return true }
                        return timer.seconds == old.seconds || old.isRunning
                    }
                },
            ],
            faults: [.silence, .afterRelease], checks: .all.subtracting(.effects))
    }
}

/// Remembers the newest query.
private struct ExploredSearchService: SearchServiceProtocol {
    private let world: Exploration
    let newest = BehaviorRelay(value: "")

    init(_ world: Exploration) { self.world = world }

    func search(_ query: String) -> Observable<[String]> {
        .deferred { [world, newest] in
            newest.accept(query)
            return world.single("search(\(query))") { [query] }.asObservable()
        }
    }
}
