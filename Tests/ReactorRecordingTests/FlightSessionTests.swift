import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// A flight log as a recording to replay.
@Suite struct FlightSessionTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")

    private func record(
        _ reactor: ListReactor, capacity: Int = 1 << 20, redacting types: [Any.Type] = [], keepsValues: Bool = true,
        _ actions: [ListReactor.Action]
    ) throws -> FlightLog {
        defer { try? FileManager.default.removeItem(at: url) }
        let identity = reactor.identity
        let recorder = try FlightRecorder(
            url: url, capacity: capacity, redacting: types, keepsValues: keepsValues
        ) { $0 == identity }
        for action in actions { reactor.action.onNext(action) }
        return try withExtendedLifetime(recorder) { try FlightLog(contentsOf: url) }
    }

    private func texts(_ recording: Recording<ListReactor>) -> [String] {
        recording.steps.map { step in
            switch step.kind {
            case .action(let action): "\(action)"
            case .mutation(_, let after, let action): "\(after.items) \(action.map(String.init) ?? "outside")"
            case .failure(let failure): "\(failure)"
            }
        }
    }

    /// The reactor has started before the recorder, so the recording begins with the first mutation.
    @Test func aLogWithoutTheStartIsPartOfTheSession() throws {
        let reactor = ListReactor()
        let recorder = Recorder(reactor)
        let log = try record(reactor, [.add("a"), .fail, .add("b")])
        let recording = try log.recording(of: ListReactor.self)
        #expect(texts(recording) == ["fail", "NoList()", "add(\"b\")", "[\"a\", \"b\"] 2"])
        #expect(recording.isPart)
        #expect(try recording.replay(on: ListReactor()).items == ["a", "b"])
        #expect(recorder.recording.finalState.items == ["a", "b"])
    }

    @Test func aLogWithTheStartIsTheWholeSession() throws {
        let recording = try record(ListReactor(), [.add("a"), .fail, .add("b")]).recording(of: ListReactor.self)
        #expect(
            texts(recording) == ["add(\"a\")", "[\"a\"] 0", "fail", "NoList()", "add(\"b\")", "[\"a\", \"b\"] 4"])
        #expect(!recording.isPart)
        #expect(try recording.replay(on: ListReactor()).items == ["a", "b"])
        let saved = try Recording<ListReactor>(data: recording.data())
        #expect(texts(saved) == texts(recording))
    }

    @Test func aFullLogReplaysFromItsFirstRemainingState() throws {
        let log = try record(ListReactor(), capacity: 20_000, (0..<300).map { .add("\($0 % 10)") })
        let recording = try log.recording(of: ListReactor.self)
        #expect(recording.isPart)
        #expect((5..<30).contains(recording.steps.count))
        #expect(try recording.replay(on: ListReactor()).items.count == 300)
        #expect(try Recording<ListReactor>(data: recording.data()).isPart)
    }

    @Test func aRedactedValueIsAGap() throws {
        let log = try record(
            ListReactor(), redacting: [Secret.self], [.add("a"), .hide(Secret("password")), .add("b")])
        #expect(texts(try log.recording(of: ListReactor.self)) == [])
        #expect(try log.recording(of: ListReactor.self).initialState.items == ["a", "b"])
        let redacted = try record(ListReactor(), redacting: [[String].self], [.add("a")])
        let error = #expect(throws: FlightLog.MissingRecordingError.self) {
            try redacted.recording(of: ListReactor.self)
        }
        #expect(error?.localizedDescription.contains("redacted") == true)
    }

    @Test func aStateTooLargeForTheFileIsAGap() throws {
        let log = try record(ListReactor(), capacity: 4096, [.add(String(repeating: "x", count: 1500)), .add("y")])
        #expect(throws: FlightLog.MissingRecordingError.self) { try log.recording(of: ListReactor.self) }
        #expect(log.entries.contains { $0.text.contains("action add(\"y\")") })
    }

    /// Such a step once trapped, because its record was longer than the file.
    @Test func aNameTooLongForTheFileIsAGap() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let reactor = NamedReactor<LongName>()
        let identity = reactor.identity
        #expect(identity.type.count > 1024)
        let recorder = try FlightRecorder(url: url, capacity: 1024, keepsValues: true) { $0 == identity }
        reactor.action.onNext("a")
        let log = try withExtendedLifetime(recorder) { try FlightLog(contentsOf: url) }
        #expect(!log.entries.isEmpty)
        let error = #expect(throws: FlightLog.MissingRecordingError.self) {
            try log.recording(of: NamedReactor<LongName>.self)
        }
        #expect(error?.localizedDescription.contains("It has values of … #\(identity.number).") == true)
    }

    @Test func aLogWithoutValuesExplainsTheSetting() throws {
        let log = try record(ListReactor(), keepsValues: false, [.add("a")])
        let error = #expect(throws: FlightLog.MissingRecordingError.self) { try log.recording(of: ListReactor.self) }
        #expect(error?.localizedDescription.contains("keepsValues: true") == true)
        let other = try record(ListReactor(), [.add("a")])
        let unknown = #expect(throws: FlightLog.MissingRecordingError.self) {
            try other.recordingData(of: "OtherReactor")
        }
        #expect(unknown?.localizedDescription.contains("ListReactor #") == true)
    }

    #if os(Linux)
    /// Records, kills the app, reads the flight log, and replays it to the same states.
    @Test func aKilledProgramIsReplayed() async throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let path = url.path(percentEncoded: false)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let recorder = try FlightRecorder(url: URL(filePath: path), keepsValues: true)
            let list = ListReactor()
            for step in 0..<50 { list.action.onNext(step % 7 == 0 ? .fail : .add("\(step)")) }
            withExtendedLifetime(recorder) { _ = kill(getpid(), SIGKILL) }
        }
        let recording = try FlightLog(contentsOf: url).recording(of: ListReactor.self)
        let expected = (0..<50).filter { $0 % 7 != 0 }.map(String.init)
        #expect(!recording.isPart)
        #expect(recording.steps.count == 100)
        #expect(try recording.replay(on: ListReactor()).items == expected)
    }
    #endif
}

private struct Secret: Codable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

private struct NoList: Error {}

private enum Twice<First, Second> {}
private typealias Fourfold<Part> = Twice<Twice<Part, Part>, Twice<Part, Part>>
private typealias LongName = Fourfold<Fourfold<Fourfold<Fourfold<Int>>>>

private final class NamedReactor<Name>: Reactor {
    typealias Action = String
    let initialState = ""
    func reduce(state: String, mutation: String) -> String { mutation }
}

private final class ListReactor: Reactor {
    enum Action: Codable { case add(String), fail, hide(Secret) }
    enum Mutation: Codable { case append(String), hide(Secret) }
    struct State: Codable { var items: [String] = [] }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let item): .just(.append(item))
        case .fail: .error(NoList())
        case .hide(let secret): .just(.hide(secret))
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .append(let item): State(items: state.items + [item])
        case .hide: state
        }
    }
}
