internal import Foundation
internal import ReactorKit
internal import Rx
internal import RxSupport

/// Writes events to the ring as text, with their values if these are to be kept.
///
/// Sound: ``lock`` guards the ring and `isLost`; everything else is immutable.
final class FlightWriter: @unchecked Sendable {
    /// The maximum number of characters for a step, so that a large value does not displace all earlier steps.
    static let lengthOfText = 2000
    /// The maximum age of a record in milliseconds: 31,000 years.
    private static let maxAge = 1e15

    private let lock = Lock()
    private var ring: FlightRing
    private var isLost = false
    private let path: String
    private let age: Int64
    private let describe: RedactedDescription
    private let keepsValues: Bool
    private let limitOfValues: Int

    private let time = SteadyTime()

    init(
        _ ring: consuming FlightRing, at path: String, _ age: Duration, _ describe: RedactedDescription,
        keepsValues: Bool
    ) {
        limitOfValues = ring.limitOfValues
        self.ring = ring
        self.path = path
        // A longer age does not fit into the arithmetic. All of the file's records are younger.
        let milliseconds: Double = age / .milliseconds(1)
        self.age = Int64(max(-Self.maxAge, min(milliseconds, Self.maxAge)))
        self.describe = describe
        self.keepsValues = keepsValues
    }

    func write(_ event: ReactorEvent) {
        if lock.run({ isLost }) { return }
        let text = String(text(event).prefix(Self.lengthOfText))
        let values = keepsValues ? FlightStep(event, describe)?.data(limit: limitOfValues) : nil
        let now = Int64(time.now.timeIntervalSince1970 * 1000)
        guard let failure = append(text, values ?? Data(), at: now) else { return }
        Diagnostics.report(
            "The flight recorder has lost its file \(path), and records nothing from now on: \(failure.localizedDescription)"
        )
    }

    /// - Returns: The error that lost the file, once.
    private func append(_ text: String, _ values: Data, at now: Int64) -> (any Error)? {
        lock.run {
            guard !isLost else { return nil }
            do { try ring.append(text, values, at: now, keepsFrom: now - age) } catch {
                isLost = true
                return error
            }
            return nil
        }
    }

    private func text(_ event: ReactorEvent) -> String {
        let cause = event.cause.map { " ← #\($0)" } ?? ""
        return "#\(event.number)\(cause)  \(event.reactor)  \(text(event.kind))"
    }

    private func text(_ kind: ReactorEvent.Kind) -> String {
        switch kind {
        case .started(let state): "started: \(describe(state))"
        case .action(let action): "action \(describe(action))"
        case .mutation(let mutation, let before, let after): "mutation \(describe(mutation))\(changes(before, after))"
        case .state(let state): "state \(describe(state))"
        case .effectStarted: "effect started"
        case .effectEnded(let end): "effect \(end)"
        case .failure(let failure): "failure: \(describe(failure.error))"
        case .ended: "ended"
        }
    }

    /// Only the names of the changed fields are written: their values are in the mutation, or may be secret.
    private func changes(_ before: any Sendable, _ after: any Sendable) -> String {
        let fields = changedProperties(from: before, to: after).map { $0.isEmpty ? "the state" : $0 }
        return fields.isEmpty ? ", nothing changed" : ", changed \(fields.joined(separator: ", "))"
    }
}
