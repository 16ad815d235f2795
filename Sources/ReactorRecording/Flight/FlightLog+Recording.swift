public import Foundation
public import ReactorKit

extension FlightLog {
    /// What a reactor did, as far back as the log has each step with its values.
    ///
    /// Where the log no longer has the start, the recording is a part of the session; see ``Recording/isPart``.
    ///
    /// - Parameter type: The reactor's type. Of several reactors of the type, the one that did something last is taken.
    /// - Throws: ``Unrecorded`` where the log has no values of such a reactor, or a ``RecordingError`` where a type is not `Codable`.
    public func recording<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) throws -> Recording<Reactor> {
        try Recording(data: recordingData(of: "\(type)"))
    }

    /// The file of a recording, as ``Recording/data()`` gives it.
    ///
    /// - Parameter name: The reactor's type, as `CounterReactor`, or one reactor, as `CounterReactor #1`.
    package func recordingData(of name: String) throws -> Data {
        var session = FlightSession()
        let steps = try entries.filter { !$0.values.isEmpty }.map { ($0.time, try FlightStep($0.values)) }
        guard let last = steps.last(where: { [$1.type, "\($1.type) #\($1.reactor)"].contains(name) })?.1 else {
            throw Unrecorded(name, among: Set(steps.map { "\($1.type) #\($1.reactor)" }).sorted())
        }
        for (time, step) in steps where step.reactor == last.reactor { session.add(step, at: time) }
        guard let data = try session.data(of: last.type) else { throw Unrecorded(name) }
        return data
    }

    /// No recording can be made of a log.
    public struct Unrecorded: Error, LocalizedError {
        /// What is wrong and what to do.
        public let errorDescription: String?

        init(_ name: String, among reactors: [String]) {
            errorDescription =
                reactors.isEmpty
                ? "The log has texts only: start the flight recorder with keepsValues: true."
                : "The log has no values of \(name); it has those of \(reactors.joined(separator: ", "))."
        }

        init(_ name: String) {
            errorDescription = """
                The log has no state of \(name) to begin with: its steps hold redacted values, or more than a quarter of the \
                file; give the flight recorder a greater capacity.
                """
        }
    }
}

/// The steps of one reactor, the last ones that follow from another without a gap.
private struct FlightSession {
    private var header: (state: SavedValue, isPart: Bool, time: Date)?
    private var lines: [RecordingLine] = []
    /// The places of actions, by the number of the event.
    private var actions: [UInt64: Int] = [:]

    mutating func add(_ step: FlightStep, at time: Date) {
        guard var line = step.line else { return forget() }
        if line.action == nil, line.mutation == nil, let state = line.state {
            return begin(state, isPart: false, time)
        }
        guard let header else {
            if let state = line.state { begin(state, isPart: true, time) }
            return
        }
        if line.action != nil { actions[step.number] = lines.count }
        if line.mutation != nil { line.follows = step.cause.flatMap { actions[$0] } }
        line.seconds = time.timeIntervalSince(header.time)
        lines.append(line)
    }

    func data(of type: String) throws -> Data? {
        try header.map {
            try RecordingLine.data([RecordingLine(reactor: type, state: $0.state, isPart: $0.isPart)] + lines)
        }
    }

    private mutating func begin(_ state: SavedValue, isPart: Bool, _ time: Date) {
        (header, lines, actions) = ((state, isPart, time), [], [:])
    }

    private mutating func forget() { (header, lines, actions) = (nil, [], [:]) }
}
