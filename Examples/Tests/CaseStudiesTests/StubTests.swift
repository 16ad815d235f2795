import CaseStudies
import ReactorKit
import Rx
import Testing

/// Case 12: the actions that a view sends and the state that it shows, with a stubbed reactor.
@MainActor
@Suite struct StubTests {
    private let reactor = RepositoryReactor()
    private let view = RepositoryView()

    init() {
        reactor.isStubEnabled = true
        view.reactor = reactor
    }

    @Test func pullingSendsTheRefreshAction() {
        view.refreshControl.accept(())
        #expect(reactor.stub.actions.last == .refresh)
    }

    @Test func viewShowsTheState() {
        reactor.stub.state.value = RepositoryReactor.State(isLoading: true, names: ["swift-reactor"])
        #expect(view.isAnimating)
        #expect(view.rows == ["swift-reactor"])
        reactor.stub.state.value = RepositoryReactor.State()
        #expect(!view.isAnimating)
        #expect(view.rows == [])
    }
}

/// Every case for the terminal prints something and ends.
@MainActor
@Suite(.timeLimit(.minutes(15))) struct TranscriptTests {
    @Test func caseNumbersAreConsecutive() {
        #expect(CaseStudy.all.map(\.number) == (1...CaseStudy.all.count).map { $0 < 10 ? "0\($0)" : "\($0)" })
    }

    @Test(arguments: CaseStudy.all.indices) func everyTerminalCasePrintsLines(index: Int) async throws {
        guard case .terminal(let run) = CaseStudy.all[index].presentation else { return }
        var lines: [String] = []
        try await run { lines.append($0) }
        #expect(lines.count > 1)
    }
}
