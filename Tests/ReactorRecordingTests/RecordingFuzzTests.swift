import Foundation
import ReactorKit
import Rx
import Testing

@testable import ReactorRecording

/// Randomly changed files are read, or refused with an error of ours. `FUZZ_SEED` repeats a run's files. `make soak`
/// tries more.
@Suite struct RecordingFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? .random(in: 1 ... .max)
    private static let recordings = environment["FUZZ_RECORDINGS"].flatMap(Int.init) ?? 400
    private static let rings = environment["FUZZ_RINGS"].flatMap(Int.init) ?? 1_500

    private func session(_ body: (FuzzedReactor) throws -> Void) rethrows {
        let reactor = FuzzedReactor()
        try body(reactor)
    }

    @Test("changed recordings are read or refused") func recordings() throws {
        let reactor = FuzzedReactor()
        let recorder = Recorder(reactor)
        reactor.play()
        let whole = [UInt8](try recorder.recording.data())
        var (mutator, refused) = (Mutator(seed: Self.seed), 0)
        for number in 0..<Self.recordings {
            let data = Data(mutator.changed(whole))
            do {
                var coverage = TransitionCoverage<FuzzedReactor>()
                let test = try RecordedTest(recording: data)
                _ = try test.source(suite: "FuzzedTests", module: "App")
                let recording = try Recording<FuzzedReactor>(data: data)
                coverage.add(recording)
                _ = coverage.table
                _ = try ReducedRecording(data, by: FuzzedReactor())
                _ = try recording.data()
                try recording.replay(on: FuzzedReactor())
            } catch is RecordingError, is ReplayDifference, is RecordedTest.Unwritable {
                refused += 1
            } catch {
                Issue.record("recording \(number) of seed \(Self.seed): \(error)")
            }
        }
        #expect(refused > 0)
    }

    @Test("changed flight logs are read or refused") func rings() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")
        defer { try? FileManager.default.removeItem(at: url) }
        let reactor = FuzzedReactor()
        let identity = reactor.identity
        let recorder = try FlightRecorder(url: url, capacity: 4_096, keepsValues: true) { $0 == identity }
        reactor.play()
        let whole = [UInt8](try Data(contentsOf: url))
        withExtendedLifetime(recorder) {}
        var (mutator, refused) = (Mutator(seed: Self.seed), 0)
        for number in 0..<Self.rings {
            do {
                let log = try FlightLog(data: Data(mutator.changed(whole)))
                _ = log.entries.map(\.description)
                _ = try log.recording(of: FuzzedReactor.self).replay(on: FuzzedReactor())
            } catch is RecordingError, is ReplayDifference, is FlightLog.FormatError, is FlightLog.MissingRecordingError
            {
                refused += 1
            } catch {
                Issue.record("ring \(number) of seed \(Self.seed): \(error)")
            }
        }
        #expect(refused > 0)
    }
}

/// Changes bytes in some places: bits, numbers, moved pieces, and meaningful words.
private struct Mutator {
    private var state: UInt64

    private static let words = [
        "1e300", "-1e300", "1e25", "\"nan\"", "\"inf\"", "null", "[[[[[[", "]]]]", "{\"value\":",
        "{\"text\":\"a\\u0000\"}", "\\(1)",
        "\"follows\":9999999999999999999", "-9223372036854775808", "\n", "\"", "\\", "\u{0}", "18446744073709551615",
        ",,", "0x1",
    ].map { Array($0.utf8) }

    init(seed: UInt64) { state = seed | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(bound, 1)))
    }

    mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(6) where !bytes.isEmpty { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = next(bytes.count)
        let end = min(bytes.count, place + next(40))
        switch next(8) {
        case 0: bytes[place] ^= 1 << UInt8(next(8))
        case 1: bytes[place] = UInt8(next(256))
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: next(bytes.count))
        case 4: bytes.insert(contentsOf: Self.words[next(Self.words.count)], at: place)
        case 5: bytes.replaceSubrange(place..<end, with: Self.words[next(Self.words.count)])
        case 6: for index in place..<min(bytes.count, place + 8) { bytes[index] = next(2) == 0 ? 0xFF : 0 }
        default: bytes.removeLast(next(bytes.count / 4))
        }
    }
}

private final class FuzzedReactor: Reactor {
    enum Action: Codable { case add(String, Int), weigh(Double), at(Date), load }
    enum Mutation: Codable { case append(String, Int), weigh(Double), at(Date) }
    struct State: Codable {
        var texts: [String: Int] = [:]
        var weight: Double?
        var dates: [Date] = []
        var link: URL?
    }
    struct Refused: Error {}

    let initialState = State()

    func play() {
        for step in 0..<12 {
            action.onNext(.add("text \(step)", step))
            action.onNext(.weigh(Double(step) / 3))
            action.onNext(.at(Date(timeIntervalSinceReferenceDate: Double(step))))
        }
        action.onNext(.load)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let text, let count): .just(.append(text, count))
        case .weigh(let weight): .just(.weigh(weight))
        case .at(let date): .just(.at(date))
        case .load: .error(Refused())
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .append(let text, let count): state.texts[text] = count
        case .weigh(let weight): state.weight = weight
        case .at(let date): state.dates.append(date)
        }
        return state
    }
}
