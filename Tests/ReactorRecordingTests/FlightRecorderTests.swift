import Foundation
import ReactorKit
import ReactorRecording
import Rx
import TestSupport
import Testing

/// The steps in a file after a program has ended in any way.
@Suite struct FlightRecorderTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")

    private func texts(_ reactor: some Reactor, _ file: URL? = nil) throws -> [String] {
        try FlightLog(contentsOf: file ?? url).entries.map(\.text)
            .filter { $0.contains("  \(reactor.identity)  ") }
            .map { String($0[($0.range(of: "\(reactor.identity)  ")?.upperBound ?? $0.startIndex)...]) }
    }

    /// Records these reactors only, because other tests' reactors run at the same time.
    private func flightRecorder(
        of reactors: [LoginReactor], capacity: Int = 1 << 20, keeping age: Duration = .seconds(3600),
        redacting types: [Any.Type] = []
    ) throws -> FlightRecorder {
        let identities = Set(reactors.map(\.identity))
        return try FlightRecorder(url: url, capacity: capacity, keeping: age, redacting: types) {
            identities.contains($0)
        }
    }

    private func remove() {
        for file in [url, url.appendingPathExtension("previous")] { try? FileManager.default.removeItem(at: file) }
    }

    @Test func stepsAreInTheFileWhileTheProgramRuns() throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login])
        login.action.onNext(.enter("Ada", Password("secret")))
        #expect(
            try texts(login) == [
                "started: State(name: \"\", attempts: 0)", "action enter(\"Ada\", ‹secret›)",
                "mutation enter(\"Ada\", ‹secret›), changed name, attempts",
            ])
        recorder.stop()
        login.action.onNext(.enter("Bob", Password("secret")))
        #expect(try texts(login).count == 3)
    }

    /// An age of more than 292 million years once stopped the program.
    @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min)])
    func anyAgeIsAccepted(age: Duration) throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], keeping: age)
        login.action.onNext(.enter("Ada", Password("secret")))
        #expect(try texts(login).last == "mutation enter(\"Ada\", ‹secret›), changed name, attempts")
        withExtendedLifetime(recorder) {}
    }

    /// The recorder overwrites old steps all the time, because the file is small.
    @Test func aLogIsReadWhileTheRecorderOverwritesIt() async throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], capacity: 1 << 14)
        let isOver = Flag()
        let writer = Task.detached {
            var number = 0
            while !isOver.isSet {
                login.action.onNext(.enter("name \(number)", Password("secret")))
                number += 1
            }
        }
        for _ in 0..<300 {
            let numbers = try texts(login).filter { $0.hasPrefix("action") }
                .map { try #require(Int($0.dropFirst("action enter(\"name ".count).prefix { $0.isNumber })) }
            #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 })
        }
        isOver.set()
        await writer.value
        recorder.stop()
    }

    @Test func eachStateOfATransformIsDescribed() throws {
        defer { remove() }
        let reactor = ScalingReactor()
        let identity = reactor.identity
        let recorder = try FlightRecorder(url: url) { $0 == identity }
        reactor.action.onNext(1)
        #expect(
            try texts(reactor) == ["started: 0", "state 0", "action 1", "mutation 1, changed the state", "state 10"])
        withExtendedLifetime(recorder) {}
    }

    @Test func redactedValuesAreNotWritten() throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], redacting: [Password.self])
        login.action.onNext(.enter("Ada", Password("my-secret")))
        #expect(try texts(login).contains { $0.hasPrefix("action enter(.0: \"Ada\", .1: ‹redacted›)") })
        let bytes = try Data(contentsOf: url)
        #expect(bytes.range(of: Data("my-secret".utf8)) == nil)
        withExtendedLifetime(recorder) {}
    }

    @Test func newStepsReplaceTheOldest() throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], capacity: 2000)
        for step in 0..<500 { login.action.onNext(.enter("\(step)", Password("p"))) }
        let kept = try texts(login)
        #expect(kept.last == "mutation enter(\"499\", ‹p›), changed name, attempts")
        #expect((5..<40).contains(kept.count))
        #expect(try Data(contentsOf: url).count == 2064)
        withExtendedLifetime(recorder) {}
    }

    @Test func aTextLongerThanTheFileIsCut() throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], capacity: 1024)
        login.action.onNext(.enter(String(repeating: "x", count: 5000), Password("p")))
        login.action.onNext(.enter("after", Password("p")))
        #expect(try texts(login).contains("action enter(\"after\", ‹p›)"))
        withExtendedLifetime(recorder) {}
    }

    @Test func stepsOlderThanTheLimitAreDropped() throws {
        defer { remove() }
        let login = LoginReactor()
        let recorder = try flightRecorder(of: [login], keeping: .zero)
        login.action.onNext(.enter("first", Password("p")))
        // From here on the reactor has started, so the last action is later even if the loop runs only once.
        let start = Date()
        repeat { login.action.onNext(.enter("Ada", Password("p"))) } while Date() < start.addingTimeInterval(0.01)
        login.action.onNext(.enter("last", Password("p")))
        let steps = try texts(login)
        #expect(!steps.isEmpty)
        #expect(!steps.contains { $0.hasPrefix("started") })
        withExtendedLifetime(recorder) {}
    }

    @Test func thePreviousRunIsKept() throws {
        defer { remove() }
        let login = LoginReactor()
        var recorder: FlightRecorder? = try flightRecorder(of: [login])
        login.action.onNext(.enter("first", Password("p")))
        recorder = try flightRecorder(of: [login])
        login.action.onNext(.enter("second", Password("p")))
        #expect(try texts(login, url.appendingPathExtension("previous")).contains { $0.contains("first") })
        #expect(try !texts(login).contains { $0.contains("first") })
        withExtendedLifetime(recorder) {}
    }

    @Test func invalidLogsAndPlacesAreRefused() throws {
        defer { remove() }
        try Data(repeating: 0, count: 500).write(to: url)
        #expect(throws: FlightLog.FormatError.self) { try FlightLog(contentsOf: url) }
        #expect(throws: CocoaError.self) { try FlightRecorder(url: url, capacity: 10) }
        #expect(throws: POSIXError.self) { try FlightRecorder(url: URL(filePath: "/proc/none/x.flight")) }
    }

    /// 8 threads write at once. Every record in the file is complete.
    @Test func recordsOfManyThreadsAreComplete() async throws {
        defer { remove() }
        let logins = (0..<8).map { _ in LoginReactor() }
        let recorder = try flightRecorder(of: logins, capacity: 50_000)
        await withTaskGroup { group in
            for login in logins {
                group.addTask { for step in 0..<300 { login.action.onNext(.enter("\(step)", Password("p"))) } }
            }
        }
        let entries = try FlightLog(contentsOf: url).entries
        #expect(entries.count > 100)
        #expect(entries.allSatisfy { $0.text.hasPrefix("#") })
        withExtendedLifetime(recorder) {}
    }

    #if os(Linux)
    /// The program kills itself during its work. Its last step is in the file.
    @Test func stepsSurviveSIGKILL() async throws {
        defer { remove() }
        let path = url.path(percentEncoded: false)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let recorder = try FlightRecorder(url: URL(filePath: path))
            let login = LoginReactor()
            login.action.onNext(.enter("the last thing", Password("p")))
            withExtendedLifetime(recorder) { _ = kill(getpid(), SIGKILL) }
        }
        let last = try FlightLog(contentsOf: url).entries.last
        #expect(last?.text.contains("mutation enter(\"the last thing\"") == true)
        #expect(last?.description.contains("the last thing") == true)
    }
    #endif
}

private struct Password: Sendable, CustomStringConvertible {
    let text: String

    var description: String { "‹\(text)›" }

    init(_ text: String) { self.text = text }
}

private final class ScalingReactor: Reactor {
    typealias Action = Int
    let initialState = 0

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }

    func transform(state: Observable<Int>) -> Observable<Int> { state.map { $0 * 10 } }
}

private final class LoginReactor: Reactor {
    enum Action { case enter(String, Password) }
    struct State {
        var name = ""
        var attempts = 0
    }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
        switch mutation {
        case .enter(let name, _): State(name: name, attempts: state.attempts + 1)
        }
    }
}
