import ReactorKit
import ReactorTest
import Rx
import RxTest
import Testing

/// The assertions of a reactor's test, and their failures.
@Suite struct TestReactorTests {
    @Test func aTestAssertsEveryStep() {
        let reactor = SearchReactor()
        let test = TestReactor(reactor)
        test.send(.search("swift")) { $0.isLoading = true }
        reactor.answers.onNext(["swift-reactor"])
        test.receive(.setResults(["swift-reactor"])) { $0.results = ["swift-reactor"] }
        test.receive(.setLoading(false)) { $0.isLoading = false }
        #expect(test.state.results == ["swift-reactor"])
    }

    @Test func aTestInVirtualTimeNeedsNoWaiting() {
        let scheduler = TestScheduler(initialClock: 0)
        let reactor = SearchReactor()
        let answers = scheduler.createHotObservable([.next(50, ["a"])])
        let subscription = answers.subscribe(reactor.answers)
        let test = TestReactor(reactor)
        test.send(.search("a")) { $0.isLoading = true }
        scheduler.start()
        test.receive(.setResults(["a"])) { $0.results = ["a"] }
        test.receive(where: { $0 == .setLoading(false) }) { $0.isLoading = false }
        subscription.dispose()
    }

    @Test func receiveAwaitsALaterMutation() async {
        let reactor = SearchReactor()
        let test = TestReactor(reactor)
        test.send(.search("a")) { $0.isLoading = true }
        Task.detached { reactor.answers.onNext(["a"]) }
        await test.receive(.setResults(["a"])) { $0.results = ["a"] }
        await test.receive(.setLoading(false)) { $0.isLoading = false }
    }

    @MainActor @Test func aTestOnTheMainActorWorksTheSame() async {
        let reactor = SearchReactor()
        let test = TestReactor(reactor)
        var wasChanged = false
        test.send(.search("a")) { state in
            state.isLoading = true
            wasChanged = true
        }
        Task { reactor.answers.onNext(["a"]) }
        await test.receive(.setResults(["a"])) { $0.results = ["a"] }
        await test.receive(.setLoading(false)) { $0.isLoading = false }
        #expect(wasChanged)
    }

    @Test func aTestAssertsAPulse() {
        let test = TestReactor(SearchReactor())
        test.send(.alert("Hello")) { $0.message = "Hello" }
        // An equal message is another alert, although no other field differs.
        test.send(.alert("Hello")) { $0.message = "Hello" }
        failing("send(alert(\"Hello\")): the state is not as expected:\n  message.valueUpdatedCount: 3, expected 2") {
            test.send(.alert("Hello")) { _ in }
        }
    }

    @Test func aTestOfAParentAssertsTheStepsOfItsChildren() {
        let parent = SearchesReactor()
        let test = TestReactor(parent)
        test.send(.row(1, .search("a"))) { $0.rows[0].isLoading = true }
        parent.rows[2]?.action.onNext(.alert("Hello"))
        test.receive(.row(2, .setMessage("Hello"))) { $0.rows[1].message = "Hello" }
        failing("At the end effects still run, started by: row(1, ") { test.finish() }
    }

    // MARK: Failing

    @Test func aWrongChangeIsShownFieldByField() {
        let test = TestReactor(SearchReactor())
        failing(
            "send(search(\"a\")): the state is not as expected:\n  isLoading: true, expected false\n  results[0]: nothing, expected \"x\""
        ) {
            test.send(.search("a")) { $0.results = ["x"] }
        }
        test.skipRunningEffects()
    }

    @Test func anUnassertedMutationIsNamedAtTheEnd() {
        failing(
            "Received but not asserted at the end:\n  the mutation setLoading(true), isLoading = true"
        ) {
            let test = TestReactor(SearchReactor())
            test.send(.search("a"))
            test.skipRunningEffects()
        }
    }

    @Test func anUnassertedMutationIsNamedBeforeTheNextAction() {
        let test = TestReactor(SearchReactor())
        test.send(.search("a"))
        failing(
            "Received but not asserted before send(alert(\"b\")):\n  the mutation setLoading(true), isLoading = true"
        ) {
            test.send(.alert("b")) { $0.message = "b" }
        }
        test.skipRunningEffects()
    }

    @Test func runningWorkIsNamedAtTheEnd() {
        failing(
            """
            At the end effects still run, started by: load. Named work that is still running: page, search. Let them \
            complete, or call skipRunningEffects() if they are meant to go on.
            """
        ) {
            let test = TestReactor(NamedWorkReactor())
            test.send(.load)
        }
    }

    @Test func aRunningEffectIsNamedAtTheEnd() {
        failing("At the end effects still run, started by: search(\"a\").") {
            let test = TestReactor(SearchReactor())
            test.send(.search("a")) { $0.isLoading = true }
        }
    }

    @Test func anUnexpectedMutationIsNamed() {
        let reactor = SearchReactor()
        let test = TestReactor(reactor)
        test.send(.search("a")) { $0.isLoading = true }
        reactor.answers.onNext(["a"])
        failing("receive: the next mutation is setResults([\"a\"]), expected setLoading(false).") {
            test.receive(.setLoading(false)) { $0.isLoading = false }
        }
        test.receive(.setLoading(false)) { $0.isLoading = false }
    }

    @Test func aMissingMutationIsNamed() async {
        let test = TestReactor(SearchReactor())
        test.send(.search("a")) { $0.isLoading = true }
        await failing(
            "receive: no mutation came, expected setLoading(false). Effects are running, started by search(\"a\")."
        ) {
            await test.receive(.setLoading(false), timeout: .milliseconds(1))
        }
        test.skipRunningEffects()
    }

    @Test func anActionWithoutAMutationIsNamed() {
        let test = TestReactor(SearchReactor())
        failing("send(nothing): no mutation followed at once.") { test.send(.nothing) { $0.isLoading = true } }
    }

    @Test func aTestAssertsAFailure() {
        let test = TestReactor(SearchReactor())
        test.send(.fail)
        test.receiveFailure { "\($0.error)" == "\(RxError.timeout)" }
        failing(
            "Received but not asserted at the end:\n  the failure SearchReactor.mutate(action: fail) failed"
        ) {
            test.send(.fail)
            test.finish()
        }
    }

    // MARK: Not exhaustive

    @Test func withoutExhaustivityOnlyNamedStepsCount() {
        let reactor = SearchReactor()
        let test = TestReactor(reactor, exhaustivity: .off)
        test.send(.search("a"))
        reactor.answers.onNext(["a"])
        test.receive(.setLoading(false)) { $0.results = ["a"] }
        test.send(.search("b"))
        failing("receive(setLoading(true)): the state is not as expected:\n  isLoading: true, expected false") {
            test.receive(.setLoading(true)) { $0.isLoading = false }
        }
    }

    @Test func skipReceivedDropsReceivedMutations() {
        let reactor = SearchReactor()
        let test = TestReactor(reactor)
        test.send(.search("a"))
        reactor.answers.onNext(["a"])
        test.skipReceived()
        #expect(test.state == reactor.currentState)
        test.send(.alert("b")) { $0.message = "b" }
    }
}
