import CaseStudies
import ReactorKit
import Rx
import Testing

/// Case 12: what a view sends and shows, without what is behind it.
@MainActor
@Suite struct StubTests {
    private let reactor = RepositoryReactor()
    private let view = RepositoryView()

    init() {
        reactor.isStubEnabled = true
        view.reactor = reactor
    }

    @Test func pullingAsksForARefresh() {
        view.refreshControl.accept(())
        #expect(reactor.stub.actions.last == .refresh)
    }

    @Test func theStateIsShown() {
        reactor.stub.state.value = RepositoryReactor.State(isLoading: true, names: ["swift-reactor"])
        #expect(view.isAnimating)
        #expect(view.rows == ["swift-reactor"])
        reactor.stub.state.value = RepositoryReactor.State()
        #expect(!view.isAnimating)
        #expect(view.rows == [])
    }
}

/// Every case that is shown in a terminal says something and ends.
@MainActor
@Suite(.timeLimit(.minutes(15))) struct TranscriptTests {
    @Test func numbersRunFromOne() {
        #expect(CaseStudy.all.map(\.number) == (1...CaseStudy.all.count).map { $0 < 10 ? "0\($0)" : "\($0)" })
    }

    @Test(arguments: CaseStudy.all.indices) func aCaseShowsItself(index: Int) async throws {
        guard case .terminal(let show) = CaseStudy.all[index].showing else { return }
        var lines: [String] = []
        try await show { lines.append($0) }
        #expect(lines.count > 1)
    }
}
