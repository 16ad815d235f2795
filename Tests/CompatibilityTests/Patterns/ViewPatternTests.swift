import Rx
import Testing

/// Law 1 in apps: the patterns run on the main actor and emit the elements that RxSwift's would.
@Suite(.timeLimit(.minutes(15))) @MainActor struct ViewPatternTests {
    @Test(arguments: ViewPattern.all) func runsOnTheMainActor(_ pattern: ViewPattern) async {
        let screen = Screen()
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        pattern.bind(screen)
            .subscribe(
                onNext: { text in
                    MainActor.assertIsolated()
                    continuation.yield(text)
                },
                onCompleted: { continuation.finish() }
            )
            .disposed(by: screen.bag)
        var seen: [String] = []
        for await text in texts { seen.append(text) }
        #expect(seen == pattern.expected)
    }

    /// A task reads the elements.
    @Test func aTaskReadsTheElements() async throws {
        let screen = Screen()
        var seen: [String] = []
        for try await text in screen.service.numbers().map({ screen.text($0) }).values { seen.append(text) }
        #expect(seen == ["#1", "#2", "#3"])
        let one = try await screen.service.fetch(1).map { screen.text($0) }.value
        #expect(one == "#10")
    }
}
