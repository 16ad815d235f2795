import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// The contents of a recording, which a file and a replay preserve.
@Suite struct RecordingTests {
    private func record(_ body: (NotesReactor) -> Void) -> Recording<NotesReactor> {
        let reactor = NotesReactor()
        let recorder = Recorder(reactor)
        body(reactor)
        return recorder.recording
    }

    private func session(_ reactor: NotesReactor) {
        reactor.action.onNext(.add("a"))
        reactor.action.onNext(.load)
        reactor.action.onNext(.add("b"))
        reactor.answers.onNext(["c"])
        reactor.action.onNext(.undo)
        reactor.pushes.onNext("from outside")
    }

    private func texts(_ recording: Recording<NotesReactor>) -> [String] {
        recording.steps.map { step in
            switch step.kind {
            case .action(let action): "\(action)"
            case .mutation(let mutation, let after, let action):
                "\(mutation) \(after.notes) \(action.map(String.init) ?? "outside")"
            case .failure(let failure): failure
            }
        }
    }

    @Test func stepsAreInOrderWithTheirCauses() {
        #expect(
            texts(record(session)) == [
                "add(\"a\")", "append(\"a\") [\"a\"] 0", "load", "add(\"b\")", "append(\"b\") [\"a\", \"b\"] 3",
                "replace([\"c\"]) [\"c\"] 2", "undo", "dropLast [] 6",
                "append(\"from outside\") [\"from outside\"] outside",
            ])
    }

    @Test func aSavedRecordingIsReadUnchanged() throws {
        let recording = record(session)
        let read = try Recording<NotesReactor>(data: recording.data())
        #expect(texts(read) == texts(recording))
        #expect(read.steps.map(\.time) == recording.steps.map(\.time))
        #expect(try read.data() == recording.data())
    }

    /// A time of 4.403879 ms once became 4.403878999999999 ms.
    @Test(arguments: [
        "0.004403879", "0.004503095", "-0.003963923", "9.876543211", "86399.999999999", "4000000.000000001",
    ])
    func aTimeIsReadUnchanged(seconds: String) throws {
        let text = String(decoding: try record(session).data(), as: UTF8.self)
        let header = text.prefix { $0 != "\n" }
        let saved = "\(header)\n{\"failure\":\"x\",\"seconds\":\(seconds)}\n"
        let recording = try Recording<NotesReactor>(data: Data(saved.utf8))
        #expect(String(decoding: try recording.data(), as: UTF8.self) == saved)
        #expect(try Recording<NotesReactor>(data: recording.data()).steps.map(\.time) == recording.steps.map(\.time))
    }

    @Test func aFileIsWrittenAndRead() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        try record(session).write(to: url)
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines[0].hasPrefix("{\"format\":\"swift-reactor recording\",\"reactor\":\"NotesReactor\""))
        #expect(try Recording<NotesReactor>(contentsOf: url).finalState.notes == ["from outside"])
    }

    @Test func aReplayReachesTheSameStates() throws {
        let recording = record(session)
        #expect(try recording.replay(on: NotesReactor()).notes == ["from outside"])
        #expect(try Recording<NotesReactor>(data: recording.data()).replay(on: NotesReactor()) == recording.finalState)
    }

    /// 50 sessions of 40 random actions, seeded, saved and read.
    @Test(arguments: 0..<50) func aRandomSessionIsReplayed(seed: UInt64) throws {
        var random = Random(state: seed &+ 1)
        let recording = record { reactor in
            for step in 0..<40 {
                switch random.next() % 5 {
                case 0, 1: reactor.action.onNext(.add("\(step)"))
                case 2: reactor.action.onNext(.undo)
                case 3: reactor.action.onNext(.load)
                default: reactor.answers.onNext(["\(step)"])
                }
            }
        }
        #expect(try Recording<NotesReactor>(data: recording.data()).replay(on: NotesReactor()) == recording.finalState)
    }

    // MARK: Reactors in use

    /// Such a recording once demanded that the new reactor begins with the recorded state.
    @Test func aRecordingOfAReactorInUseIsAPart() throws {
        let reactor = NotesReactor()
        reactor.action.onNext(.add("a"))
        let recorder = Recorder(reactor)
        #expect(recorder.recording.isPart)
        reactor.action.onNext(.add("b"))
        let recording = recorder.recording
        #expect(recording.isPart)
        #expect(recording.initialState.notes == ["a"])
        #expect(try recording.replay(on: NotesReactor()).notes == ["a", "b"])
        #expect(try Recording<NotesReactor>(data: recording.data()).isPart)
    }

    @Test func aRecordingOfAStartedReactorWithItsInitialStateIsWhole() throws {
        let reactor = NotesReactor()
        reactor.state.subscribe().dispose()
        let recorder = Recorder(reactor)
        reactor.action.onNext(.add("a"))
        #expect(!recorder.recording.isPart)
        #expect(recorder.recording.initialState.notes == [])
    }

    /// A `transform(state:)` once had an effect on the state that a replay demands.
    @Test func aRecordingBeginsWithTheStateBeforeItsTransform() throws {
        let recorder = Recorder(ScalingReactor())
        #expect(recorder.recording.initialState == 1)
        #expect(try recorder.recording.replay(on: ScalingReactor()) == 1)
    }

    /// A step between two calls of the recorder was once lost. The thread works while each recorder is made.
    @Test func noStepIsLostWhileAnotherThreadWorks() async throws {
        for _ in 0..<200 {
            let reactor = NotesReactor()
            let sender = Task.detached {
                for step in 0..<20 { reactor.action.onNext(step % 3 == 2 ? .undo : .add("\(step)")) }
            }
            let recorder = Recorder(reactor)
            await sender.value
            reactor.action.onNext(.add("last"))
            #expect(try recorder.recording.replay(on: NotesReactor()) == reactor.currentState)
        }
    }

    // MARK: Differences

    @Test func aChangedReduceIsFoundAtItsStep() {
        let recording = record(session)
        let difference = #expect(throws: ReplayDifference.self) {
            try recording.replay(on: NotesReactor(undoes: false))
        }
        #expect(difference?.step == 7)
        #expect(
            difference?.description.contains(
                "The mutation dropLast makes another state:\n  notes[0]: \"c\", expected nothing") == true)
    }

    @Test func aChangedMutateIsFoundAtItsStep() {
        let difference = #expect(throws: ReplayDifference.self) {
            try record(session).replay(on: NotesReactor(shouts: true))
        }
        #expect(difference?.step == 1)
        #expect(
            difference?.description.contains(
                "The action at 0 is answered with another mutation:\n  append: \"A\", expected \"a\"") == true)
    }

    @Test func aChangedInitialStateIsFound() {
        let recording = Recorder(NotesReactor(notes: ["x"])).recording
        let difference = #expect(throws: ReplayDifference.self) { try recording.replay(on: NotesReactor()) }
        #expect(difference?.step == nil)
    }

    // MARK: Files that cannot be read

    @Test func aMalformedFileIsRefusedWithItsLine() throws {
        #expect(throws: RecordingError.malformed(line: 1, reason: "it is empty")) {
            try Recording<NotesReactor>(data: Data())
        }
        #expect(throws: RecordingError.malformed(line: 1, reason: "it is not the header of a recording")) {
            try Recording<NotesReactor>(data: Data("{}".utf8))
        }
        let whole = try record(session).data()
        let broken = whole.dropLast(20)
        #expect(throws: RecordingError.malformed(line: 10, reason: "it is not a JSON object with the fields of a step"))
        {
            try Recording<NotesReactor>(data: broken)
        }
    }

    @Test func anotherVersionAndAnotherReactorAreRefused() throws {
        let text = try #require(String(data: record(session).data(), encoding: .utf8))
        let newer = text.replacing("\"version\":1", with: "\"version\":2")
        #expect(throws: RecordingError.version(found: 2, supported: 1)) {
            try Recording<NotesReactor>(data: Data(newer.utf8))
        }
        let foreign = text.replacing("\"NotesReactor\"", with: "\"OtherReactor\"")
        #expect(throws: RecordingError.reactor(found: "OtherReactor", expected: "NotesReactor")) {
            try Recording<NotesReactor>(data: Data(foreign.utf8))
        }
    }

    @Test func valuesThatAreNotCodableAreDescribed() throws {
        final class Plain: Reactor {
            enum Action { case touch }
            struct State { var touches = 0 }
            let initialState = State()
            func reduce(state: State, mutation: Action) -> State { State(touches: state.touches + 1) }
        }
        let plain = Plain()
        let recorder = Recorder(plain)
        plain.action.onNext(.touch)
        #expect(try recorder.recording.replay(on: Plain()).touches == 1)
        let data = try recorder.recording.data()
        #expect(String(decoding: data, as: UTF8.self).contains("{\"text\":\"touch\"}"))
        #expect(throws: RecordingError.notCodable(type: "State")) { try Recording<Plain>(data: data) }
    }

    @Test func nothingIsRecordedAfterStop() {
        let reactor = NotesReactor()
        let recorder = Recorder(reactor)
        reactor.action.onNext(.add("a"))
        recorder.stop()
        reactor.action.onNext(.add("b"))
        #expect(recorder.recording.finalState.notes == ["a"])
    }
}

/// Keeps notes. An effect that the test feeds replaces them.
private final class NotesReactor: Reactor {
    enum Action: Codable { case add(String), undo, load }
    enum Mutation: Codable { case append(String), dropLast, replace([String]) }
    struct State: Codable, Equatable {
        var notes: [String] = []
        var weight = Double.infinity
        @Pulse var lost: String?

        static func == (left: State, right: State) -> Bool { left.notes == right.notes }
    }

    let initialState: State
    let answers = PublishSubject<[String]>()
    let pushes = PublishSubject<String>()
    private let undoes: Bool
    private let shouts: Bool

    init(notes: [String] = [], undoes: Bool = true, shouts: Bool = false) {
        initialState = State(notes: notes)
        (self.undoes, self.shouts) = (undoes, shouts)
    }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        .merge(mutation, pushes.map { .append($0) })
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let note): .just(.append(shouts ? note.uppercased() : note))
        case .undo: .just(.dropLast)
        case .load: answers.take(1).map { .replace($0) }
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .append(let note): state.notes.append(note)
        case .dropLast: if undoes { state.lost = state.notes.popLast() }
        case .replace(let notes): state.notes = notes
        }
        return state
    }
}

private final class ScalingReactor: Reactor {
    typealias Action = Int
    let initialState = 1
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    func transform(state: Observable<Int>) -> Observable<Int> { state.map { $0 * 10 } }
}

private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
