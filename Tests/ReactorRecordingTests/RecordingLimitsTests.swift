import Foundation
import ReactorKit
import ReactorRecording
import Rx
import Testing

/// A recording may come from anywhere. Excessive contents are refused, with their line, and nothing stops the program.
@Suite struct RecordingLimitsTests {
    private let header = """
        {"format":"swift-reactor recording","reactor":"ChainReactor","state":{"value":{"texts":[]}},"version":1}
        """

    private func read(_ lines: String...) throws -> Recording<ChainReactor> {
        try Recording(data: Data(([header] + lines).joined(separator: "\n").utf8))
    }

    /// The message for a refused file.
    private func refusal(_ lines: String...) -> String {
        let error = #expect(throws: RecordingError.self) {
            try Recording<ChainReactor>(data: Data(([header] + lines).joined(separator: "\n").utf8))
        }
        return error?.localizedDescription ?? ""
    }

    @Test("an invalid time is refused", arguments: ["1e25", "1e300", "-1e11", "\"nan\"", "\"inf\"", "\"-inf\""])
    func times(seconds: String) {
        let said = refusal(#"{"action":{"value":{"end":{"_0":"a"}}},"seconds":\#(seconds)}"#)
        #expect(said.hasPrefix("Line 2 of the recording is invalid: it happened "))
        #expect(said.hasSuffix("seconds after the start; the maximum is 10000000000"))
    }

    @Test("a number that fits no type is refused", arguments: ["1e999", "99999999999999999999", "0.5"])
    func numbers(follows: String) {
        #expect(refusal(#"{"failure":"x","follows":\#(follows),"seconds":0}"#).hasPrefix("Line 2"))
    }

    @Test("a mutation's cause must be an earlier action", arguments: ["-1", "0", "1", "7"])
    func causes(follows: String) {
        let said = refusal(
            #"{"failure":"x","seconds":0}"#,
            #"{"follows":\#(follows),"mutation":{"value":{"end":{"_0":"a"}}},"seconds":0,"state":{"value":{"texts":[]}}}"#
        )
        #expect(
            said
                == "Line 3 of the recording is invalid: it follows from step \(follows), which is not an earlier action"
        )
    }

    @Test("duplicate members are refused") func twoMembers() {
        #expect(refusal(#"{"failure":"x","failure":"y","seconds":0}"#).contains("not a JSON object"))
    }

    @Test("excessive nesting is refused") func levels() {
        let nested = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        let said = refusal(#"{"action":{"value":\#(nested)},"seconds":0}"#)
        #expect(said == "Line 2 of the recording is invalid: it is nested more than 500 levels deep")
    }

    /// This once took the cube of the depth: 20 KB took 22 seconds.
    @Test("deep lines are read quickly") func manyLevels() throws {
        let nested = String(repeating: "[", count: 450) + String(repeating: "]", count: 450)
        let line = #"{"failure":"x","seconds":0,"state":{"value":\#(nested)}}"#
        let data = Data(([header] + Array(repeating: line, count: 300)).joined(separator: "\n").utf8)
        #expect(try Recording<ChainReactor>(data: data).steps.count == 300)
    }

    @Test("a value of 200 links is written and read") func chain() throws {
        let recording = record(.of(200))
        let read = try Recording<ChainReactor>(data: recording.data())
        #expect(try read.data() == recording.data())
        #expect(try read.replay(on: ChainReactor()).texts == ["end"])
    }

    @Test("a value too deep to be read is not written") func tooDeep() throws {
        let error = #expect(throws: EncodingError.self) { try record(.of(30_000)).data() }
        #expect("\(String(describing: error))".contains("nested more than 490 levels deep"))
        #expect("\(String(describing: error))".utf8.count < 500)
    }

    @Test("a ring of objects is not written and leaves a gap") func ring() throws {
        let reactor = RingReactor()
        let recorder = Recorder(reactor)
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")
        defer { try? FileManager.default.removeItem(at: url) }
        let identity = reactor.identity
        let flight = try FlightRecorder(url: url, keepsValues: true) { $0 == identity }
        let ring = RingReactor.Ring()
        ring.next = ring
        defer { ring.next = nil }
        reactor.action.onNext(ring)
        #expect(throws: EncodingError.self) { try recorder.recording.data() }
        #expect(throws: FlightLog.MissingRecordingError.self) {
            try FlightLog(contentsOf: url).recording(of: RingReactor.self)
        }
        withExtendedLifetime(flight) {}
    }

    @Test("values are written as JSONEncoder writes them") func sameJSON() throws {
        let values = Sample()
        let action = #""action":{"value":\#(String(decoding: try Self.json(values), as: UTF8.self))}"#
        let reactor = SampleReactor()
        let recorder = Recorder(reactor)
        reactor.action.onNext(values)
        let line = try #require(
            String(decoding: recorder.recording.data(), as: UTF8.self).split(separator: "\n").dropFirst().first)
        #expect(line.contains(action))
        let read = try Recording<SampleReactor>(data: recorder.recording.data())
        #expect(read.finalState == values)
    }

    /// It was once written as NaN, which is no JSON, so nothing in the file could be read.
    @Test("a decimal that is not a number leaves the file readable") func decimal() throws {
        let (decimals, chain) = (DecimalReactor(), ChainReactor())
        let recorder = Recorder(decimals)
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flight")
        defer { try? FileManager.default.removeItem(at: url) }
        let identities = [decimals.identity, chain.identity]
        let flight = try FlightRecorder(url: url, keepsValues: true) { identities.contains($0) }
        decimals.action.onNext(Decimal.nan)
        chain.action.onNext(.end("a"))
        let lines = String(decoding: try recorder.recording.data(), as: UTF8.self).split(separator: "\n")
        #expect(lines[1].hasPrefix(#"{"action":{"value":"nan"},"#))
        #expect(try FlightLog(contentsOf: url).recording(of: ChainReactor.self).finalState.texts == ["a"])
        withExtendedLifetime(flight) {}
    }

    private static func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    private func record(_ chain: ChainReactor.Chain) -> Recording<ChainReactor> {
        let reactor = ChainReactor()
        let recorder = Recorder(reactor)
        reactor.action.onNext(chain)
        return recorder.recording
    }
}

private final class ChainReactor: Reactor {
    indirect enum Chain: Codable, Sendable {
        case end(String)
        case link(Chain)

        static func of(_ length: Int) -> Chain { (0..<length).reduce(.end("end")) { chain, _ in .link(chain) } }
    }
    struct State: Codable, Equatable { var texts: [String] = [] }

    let initialState = State()

    func reduce(state: State, mutation: Chain) -> State {
        var (chain, texts) = (mutation, state.texts)
        while case .link(let next) = chain { chain = next }
        if case .end(let text) = chain { texts.append(text) }
        return State(texts: texts)
    }
}

private final class DecimalReactor: Reactor {
    typealias Action = Decimal
    let initialState = Decimal(0)
    func reduce(state: Decimal, mutation: Decimal) -> Decimal { mutation }
}

private final class RingReactor: Reactor {
    final class Ring: Codable, @unchecked Sendable {
        var next: Ring?
        init() {}
    }
    struct State: Codable { var ring: Ring? }
    let initialState = State()
    func reduce(state: State, mutation: Ring) -> State { State(ring: mutation) }
}

/// Values of every type that has its own encoding.
private struct Sample: Codable, Equatable, Sendable {
    enum Size: String, Codable { case small }
    struct Inner: Codable, Equatable { var none: Int?, empty = Empty() }
    struct Empty: Codable, Equatable {}

    var data = Data([0, 1, 255])
    var date = Date(timeIntervalSinceReferenceDate: 1.5)
    var url = URL(string: "https://swift.org/a?b=c")
    var decimal = Decimal(string: "1.25")
    var text = "ä\u{0}\"\\/\n\u{1b}\u{2028}👩‍👩‍👧"
    var numbers: [Double] = [0, -0.0, 1.5, 1e-7, 1e300, .infinity, -.infinity]
    var float: Float = 0.1
    var large: UInt64 = .max
    var byNumber = [1: "a"]
    var byName = ["b": [true, false]]
    var size = Size.small
    var optional: [Int?] = [1, nil]
    var inner = Inner()
}

private final class SampleReactor: Reactor {
    typealias Action = Sample
    let initialState = Sample()
    func reduce(state: Sample, mutation: Sample) -> Sample { mutation }
}
