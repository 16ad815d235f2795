internal import Foundation

/// The latest steps of one reactor that follow each other without a gap.
struct FlightSession {
    private var header: (state: SavedValue, isPart: Bool, time: Date)?
    private var lines: [RecordingLine] = []
    /// The indices of the actions in ``lines``, by the number of their events.
    private var actions: [UInt64: Int] = [:]

    mutating func add(_ step: FlightStep, at time: Date) {
        guard var line = step.line else { return reset() }
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

    private mutating func reset() { (header, lines, actions) = (nil, [], [:]) }
}
