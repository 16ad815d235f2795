import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// The source of a test written from a recording. `Examples/Tests/gui/recordings.sh` checks that it compiles and
/// passes.
@Suite struct RecordedTestTests {
    private func recording(_ steps: String..., version: Int = 1) -> Data {
        let header = """
            {"format":"swift-reactor recording","reactor":"LampReactor","state":{"text":"State(isOn: false)"},\
            "version":\(version)}
            """
        return Data(([header] + steps).joined(separator: "\n").utf8)
    }

    private func source(_ steps: String...) throws -> String {
        let data = recording(steps.joined(separator: "\n"))
        return try RecordedTest(recording: data).source(suite: "LampTests", module: "Home")
    }

    @Test func theTestContainsActionsAndStates() throws {
        let source = try source(
            #"{"action":{"text":"toggle"},"seconds":0}"#,
            #"{"follows":0,"mutation":{"value":{"set":{"_0":true}}},"seconds":0,"state":{"text":"State(isOn: true)"}}"#,
            #"{"failure":"no #power","seconds":1}"#)
        #expect(
            source == ##"""
                import ReactorRecording
                import Testing

                @testable import Home

                /// A recorded session of LampReactor, written by `swift package make-test`.
                @Suite struct LampTests {
                    @Test func theSessionEndsTheSame() throws {
                        var session = try ReplayedSession(
                            of: LampReactor(),
                            from: .text(#"State(isOn: false)"#))
                        let action0 = try session.send(.value(.toggle))
                        try session.receive(
                            .json(#"{"set":{"_0":true}}"#),
                            state: .text(#"State(isOn: true)"#),
                            from: action0)
                        session.skipFailure(##"no #power"##)
                    }
                }

                """##)
    }

    @Test func aRecordingOfAnotherVersionIsRefused() throws {
        let error = #expect(throws: RecordingError.version(found: 0, supported: 1)) {
            try RecordedTest(recording: recording(version: 0))
        }
        #expect(error?.localizedDescription.contains("version 0 of the format") == true)
        #expect(error?.localizedDescription.contains("record again") == true)
    }

    @Test(arguments: [
        "add(\"a \\\"b\\\", c\", count: -2)",
        "set(Optional(1.5e-05), [\"a\": [1, 2]], nil)",
        "pick(Set([1]), (1, b: true), [:], [])", "toggle",
    ])
    func aSwiftExpressionIsWrittenAsCode(text: String) throws {
        let json = try JSONEncoder().encode(text)
        let source = try source(#"{"action":{"text":\#(String(decoding: json, as: UTF8.self))},"seconds":0}"#)
        #expect(source.contains("session.send(.value(.\(text)))"))
    }

    @Test("a nested enum case is written without its type's name")
    func nestedCaseIsWrittenWithoutItsType() throws {
        let source = try source(#"{"action":{"text":"resize(Home.Size.large(3))"},"seconds":0}"#)
        #expect(source.contains("session.send(.value(.resize(.large(3))))"))
    }

    @Test(arguments: [
        "on(2026-11-23 01:02:03 +0000)", "add(Home.Task(title: \"a\"))", "Press(key: 1)", "open(https://swift.org)",
        "size(large)", "toggle and more", "add(\"a)", "weigh(inf)",
    ])
    func aTextThatIsNotSwiftIsRefusedWithItsLine(text: String) throws {
        let json = try JSONEncoder().encode(text)
        let error = #expect(throws: RecordedTest.Unwritable.self) {
            try source(#"{"action":{"text":\#(String(decoding: json, as: UTF8.self))},"seconds":0}"#)
        }
        #expect(error?.localizedDescription.hasPrefix("Line 2: the action \"\(text)\"") == true)
    }
}

/// A session, replayed as a written test replays it.
@Suite struct ReplayedSessionTests {
    private final class LampReactor: Reactor {
        enum Action: Codable { case set(Bool), wait }
        struct Change { var isOn: Bool }
        struct State { var isOn = false }
        let initialState = State()

        func mutate(action: Action) -> Observable<Change> {
            if case .set(let isOn) = action { .just(Change(isOn: isOn)) } else { .never() }
        }

        func reduce(state: State, mutation: Change) -> State { State(isOn: mutation.isOn) }
    }

    @Test func aTextMatchesAnAnswerWithTheSameDescription() throws {
        var session = try ReplayedSession(of: LampReactor(), from: .text("State(isOn: false)"))
        let set = try session.send(.json(#"{"set":{"_0":true}}"#))
        try session.receive(.text("Change(isOn: true)"), state: .text("State(isOn: true)"), from: set)
        #expect(session.state.isOn)
    }

    @Test func aTextOfAnotherAnswerIsADifference() throws {
        var session = try ReplayedSession(of: LampReactor(), from: .text("State(isOn: false)"))
        let set = try session.send(.value(.set(true)))
        let difference = #expect(throws: ReplayDifference.self) {
            try session.receive(.text("Change(isOn: false)"), state: .text("State(isOn: false)"), from: set)
        }
        #expect(difference?.step == 1)
        #expect(difference?.description.contains("expected \"Change(isOn: false)\"") == true)
    }

    @Test func anotherStateIsADifference() throws {
        #expect(throws: ReplayDifference.self) {
            try ReplayedSession(of: LampReactor(), from: .text("State(isOn: true)"))
        }
        var session = try ReplayedSession(of: LampReactor(), from: .value(.init()))
        session.skipFailure("nothing")
        let difference = #expect(throws: ReplayDifference.self) {
            try session.receive(.value(.init(isOn: true)), state: .value(.init()))
        }
        #expect(difference?.step == 1)
    }

    @Test func aTextWithoutAnAnswerCannotBeReplayed() throws {
        var session = try ReplayedSession(of: LampReactor(), from: .value(.init()))
        let wait = try session.send(.value(.wait))
        #expect(throws: RecordingError.notCodable(type: "Change")) {
            try session.receive(.text("Change(isOn: true)"), state: .value(.init(isOn: true)), from: wait)
        }
        #expect(throws: RecordingError.notCodable(type: "Action")) { try session.send(.text("wait")) }
    }

    /// The index of the step was once shown as a line.
    @Test func aMalformedValueNamesItsStep() throws {
        var session = try ReplayedSession(of: LampReactor(), from: .value(.init()))
        session.skipFailure("nothing")
        let error = #expect(throws: RecordingError.self) { try session.send(.json("7")) }
        #expect(error?.localizedDescription == "Step 1 of the session is invalid: 7 is not a Action")
        let initial = #expect(throws: RecordingError.self) {
            try ReplayedSession(of: ChoirReactor(), from: .json("7"))
        }
        #expect(initial?.localizedDescription.hasPrefix("The initial state of the session is invalid: 7") == true)
    }

    // MARK: Transforms

    /// A reactor whose transforms change values once failed the replay of its own session.
    @Test func aTransformedMutationIsNoDifference() throws {
        let reactor = ChoirReactor()
        let recorder = Recorder(reactor)
        for text in ["la", "li"] { reactor.action.onNext(text) }
        #expect(recorder.recording.finalState == ["LA!", "LI!"])
        #expect(try recorder.recording.replay(on: ChoirReactor()) == ["LA!", "LI!"])
    }

    @Test func aTextMatchesATransformedAnswer() throws {
        var session = try ReplayedSession(of: ChoirReactor(), from: .value([]))
        let action = try session.send(.value("la"))
        try session.receive(.text("Mutation(text: \"la!\")"), state: .value(["la!"]), from: action)
        #expect(session.state == ["la!"])
    }

    private final class ChoirReactor: Reactor {
        typealias Action = String
        struct Mutation { var text: String }
        let initialState: [String] = []

        func transform(action: Observable<String>) -> Observable<String> { action.map { $0.uppercased() } }

        func mutate(action: String) -> Observable<Mutation> { .just(Mutation(text: action)) }

        func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
            mutation.map { Mutation(text: $0.text + "!") }
        }

        func reduce(state: [String], mutation: Mutation) -> [String] { state + [mutation.text] }
    }

    // MARK: The state that mutate reads

    /// `mutate` once saw the initial state at each step.
    @Test func mutateReadsTheStateOfTheStep() throws {
        let reactor = ToggleReactor()
        let recorder = Recorder(reactor)
        for _ in 0..<3 { reactor.action.onNext(.toggle) }
        #expect(recorder.recording.finalState.isOn)
        #expect(try recorder.recording.replay(on: ToggleReactor()).isOn)
    }

    @Test func mutateReadsTheStateOfAResumedSession() throws {
        let reactor = ToggleReactor()
        var session = try ReplayedSession(of: reactor, resumingFrom: .value(.init(isOn: true)))
        let toggle = try session.send(.value(.toggle))
        try session.receive(.value(false), state: .value(.init(isOn: false)), from: toggle)
        let again = try session.send(.value(.toggle))
        try session.receive(.value(true), state: .value(.init(isOn: true)), from: again)
        #expect(!reactor.isStubEnabled)
        #expect(!reactor.currentState.isOn, "the session does not change the reactor")
    }

    private final class ToggleReactor: Reactor {
        enum Action { case toggle }
        struct State { var isOn = false }
        let initialState = State()

        func mutate(action: Action) -> Observable<Bool> { .just(!currentState.isOn) }

        func reduce(state: State, mutation: Bool) -> State { State(isOn: mutation) }
    }
}
