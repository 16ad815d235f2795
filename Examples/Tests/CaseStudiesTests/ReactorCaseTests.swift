import CaseStudies
import ReactorKit
import Rx
import RxTest
import Testing

/// Cases that need no view.
@Suite(.timeLimit(.minutes(15))) struct ReactorCaseTests {
    private let bag = DisposeBag()

    @Test func transformsMergeOtherStreamsAndSkipEqualStates() {
        let (pushes, connection) = (PublishSubject<Void>(), PublishSubject<Bool>())
        let letters = BehaviorRelay(value: ["one"])
        let inbox = InboxReactor(pushes: pushes, connection: connection) { letters.value }
        let states = BehaviorRelay<[InboxReactor.State]>(value: [])
        inbox.state.subscribe(onNext: { state in states.update { $0.append(state) } }).disposed(by: bag)
        inbox.action.onNext(.refresh)
        letters.accept(["one", "two"])
        pushes.onNext(())
        pushes.onNext(())
        connection.onNext(false)
        #expect(states.value.map(\.letters) == [[], ["one"], ["one", "two"], ["one", "two"]])
        #expect(states.value.map(\.isOnline) == [true, true, true, false])
    }

    @Test func downloadsRunTwoAtATimeAndTheLatestSearchWins() {
        let answers = PublishSubject<String>()
        let library = LibraryReactor { request in answers.filter { $0 == request }.take(1) }
        for book in ["Emma", "Dune", "Ulysses"] { library.action.onNext(.download(book)) }
        #expect(library.currentState.running == ["Emma", "Dune"])
        answers.onNext("Emma")
        #expect(library.currentState.running == ["Dune", "Ulysses"])
        library.action.onNext(.cancelDownloads)
        answers.onNext("Dune")
        #expect(library.currentState.finished == ["Emma"])
        library.action.onNext(.search("whale"))
        library.action.onNext(.search("sea"))
        for answer in ["whale", "sea"] { answers.onNext(answer) }
        #expect(library.currentState.results == ["sea"])
    }

    @Test func heavyReduceRunsOnTheReactorsQueue() async throws {
        let reactor = PrimesReactor()
        let states = ReplaySubject<PrimesReactor.State>.createUnbounded()
        reactor.state.subscribe(states).disposed(by: bag)
        reactor.action.onNext(.count(below: 100))
        let result = try await states.skip(1).take(1).asSingle().value
        #expect(result.count == 25)
        #expect(!result.wasOnMainThread)
    }

    @Test func pulseEmitsEachAssignmentAndNothingElse() {
        let reactor = AlertReactor()
        let alerts = BehaviorRelay<[String]>(value: [])
        reactor.pulse(\.$alertMessage).compactMap { $0 }
            .subscribe(onNext: { alert in alerts.update { $0.append(alert) } }).disposed(by: bag)
        for action in [
            .alert("Hello"), .alert("Hello"), .doSomeAction, .alert("Hello"), .alert("tokijh"), .doSomeAction,
        ] as [AlertReactor.Action] {
            reactor.action.onNext(action)
        }
        #expect(alerts.value == ["Hello", "Hello", "Hello", "tokijh"])
        #expect(reactor.currentState.actions == 2)
    }

    @Test func childReactorUpdatesItsParent() {
        let cart = CartReactor()
        cart.state.subscribe().disposed(by: bag)
        let (apples, pears) = (cart.reactorForRow(of: "apple"), cart.reactorForRow(of: "pear"))
        for row in [apples, pears] { row.state.subscribe().disposed(by: bag) }
        apples.action.onNext(.add)
        apples.action.onNext(.add)
        pears.action.onNext(.add)
        pears.action.onNext(.remove)
        pears.action.onNext(.remove)
        #expect(cart.currentState.counts == ["apple": 2, "pear": 0])
        #expect(cart.currentState.total == 2)
    }

    @Test func timersAndADialogArePartsOfTheirParent() {
        let clock = TestScheduler(initialClock: 0)
        let suggestions = PublishSubject<String>()
        let kitchen = KitchenReactor(clock: clock, suggestion: suggestions.take(1))
        for name in ["Tea", "Rice"] {
            kitchen.action.onNext(.openDialog)
            kitchen.dialog.action.onNext(.setName(name))
            kitchen.dialog.action.onNext(.confirm)
        }
        #expect(kitchen.currentState.timers.map(\.name) == ["Tea", "Rice"])
        #expect(kitchen.currentState.dialog == nil)

        let (tea, rice) = (kitchen.timers[1], kitchen.timers[2])
        tea?.action.onNext(.start)
        rice?.action.onNext(.start)
        rice?.action.onNext(.start)
        clock.advanceTo(2)
        #expect(kitchen.currentState.timers.map(\.seconds) == [2, 2])
        #expect(kitchen.currentState.runningTimers == 2)
        rice?.action.onNext(.stop)
        clock.advanceTo(3)
        #expect(kitchen.currentState.timers.map(\.seconds) == [3, 2])
        tea?.action.onNext(.remove)
        clock.advanceTo(9)
        #expect(kitchen.currentState.timers.map(\.name) == ["Rice"])
        #expect(kitchen.timers[1] == nil)

        kitchen.action.onNext(.openDialog)
        kitchen.dialog.action.onNext(.suggest)
        #expect(suggestions.hasObservers)
        kitchen.dialog.action.onNext(.cancel)
        #expect(!suggestions.hasObservers)
    }

    @Test func errorIsRetriedThenShown() {
        let reactor = DownloadReactor(content: content(failing: 3))
        reactor.state.subscribe().disposed(by: bag)
        reactor.action.onNext(.download)
        #expect(reactor.currentState == DownloadReactor.State(failure: "offline at attempt 2"))
        reactor.action.onNext(.download)
        #expect(reactor.currentState == DownloadReactor.State(content: "content at attempt 4"))
    }

    /// On the main actor, like the case itself. If both ran at the same time, the case's failure would be reported
    /// here, too.
    @MainActor @Test func reactorReportsAndSurvivesAnUncaughtError() {
        let failures = BehaviorRelay<[String]>(value: [])
        let handler = ReactorHooks.failureHandler
        ReactorHooks.failureHandler = { failure in failures.update { $0.append("\(failure)") } }
        defer { ReactorHooks.failureHandler = handler }
        let reactor = DownloadReactor(content: content(failing: 1))
        reactor.state.subscribe().disposed(by: bag)
        reactor.action.onNext(.downloadCarelessly)
        #expect(
            failures.value == ["DownloadReactor.mutate(action: downloadCarelessly) failed: offline at attempt 1"])
        #expect(reactor.currentState == DownloadReactor.State())
        reactor.action.onNext(.download)
        #expect(reactor.currentState.content == "content at attempt 2")
    }

    @Test func asynchronousWorkDeliversItsResult() async throws {
        let reactor = WeatherReactor { 21 }
        let states = ReplaySubject<WeatherReactor.State>.createUnbounded()
        reactor.state.subscribe(states).disposed(by: bag)
        reactor.action.onNext(.refresh)
        let all = states.take(while: { $0.isLoading || $0.degrees == nil })
        let loading = try await all.map(\.isLoading).takeLast(1).asSingle().value
        #expect(loading)
        #expect(reactor.currentState == WeatherReactor.State(isLoading: false, degrees: 21))
    }

    @Test func stopCancelsAsynchronousWork() async throws {
        let cancelled = AsyncSubject<Bool>()
        let reactor = WeatherReactor {
            try? await Task.sleep(for: .seconds(3600))
            cancelled.onNext(Task.isCancelled)
            cancelled.onCompleted()
            return 0
        }
        reactor.state.subscribe().disposed(by: bag)
        reactor.action.onNext(.refresh)
        #expect(reactor.currentState.isLoading)
        reactor.action.onNext(.stop)
        #expect(try await cancelled.asSingle().value)
        #expect(reactor.currentState == WeatherReactor.State(isLoading: false, degrees: nil))
    }
}
