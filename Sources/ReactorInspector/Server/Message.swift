internal import Foundation
internal import ReactorKit
internal import ReactorRecording

/// A message of the inspector to a page, as JSON.
enum Message: Encodable {
    case hello(Hello)
    case steps(Steps)
    case status(Status)
    case reply(id: Int, Reply)

    /// The program.
    struct Hello: Encodable {
        let program: String
        let process: Int32
        /// Identifies this run of the program.
        let run: String
    }

    /// Steps that the page does not have yet.
    struct Steps: Encodable {
        let rows: [Row]
        /// The number of steps that were dropped from the start of the log.
        let dropped: Int
        /// The number of events that arrived too fast to be logged.
        let lost: Int
    }

    /// A line of the timeline. The names of its properties are short because there are many lines.
    struct Row: Encodable {
        let id: Int
        let s: Double
        let r: UInt64
        let k: InspectorStep.Kind
        let x: String
        let c: Int?
        let f: [String]?
        let m: Bool

        init(_ step: InspectorStep) {
            (id, s, r, k, x, c) = (step.id, step.seconds, step.reactor.number, step.kind, step.text, step.cause)
            (f, m) = (step.changes.isEmpty ? nil : step.changes, step.isOnMainThread)
        }
    }

    /// The current status.
    struct Status: Encodable, Equatable {
        struct KnownReactor: Encodable, Equatable {
            let number: UInt64
            let type: String
            let scheduler: String
            let isAlive: Bool
            let steps: Int
            /// The number of the reactor whose child this one is.
            let parent: UInt64?
        }
        struct Effect: Encodable, Equatable {
            let reactor: UInt64
            /// The index of the action that started the effect.
            let action: Int?
            /// The time of its start.
            let seconds: Double
        }
        struct Waiting: Encodable, Equatable {
            let reactor: UInt64
            let text: String
            let isAction: Bool
        }
        /// Work that `cancellable` has named and that runs or waits.
        struct NamedWork: Encodable, Equatable {
            let reactor: UInt64
            let name: String
        }
        /// A field that `ObservedReactor` observes.
        struct FieldRead: Encodable, Equatable {
            let reactor: UInt64
            let field: String
            /// The number of `render` closures that have read it.
            let renderings: Int
        }
        let reactors: [KnownReactor]
        let effects: [Effect]
        let namedWork: [NamedWork]
        let fieldReads: [FieldRead]
        let waiting: [Waiting]
        /// The number of all waiting steps. ``waiting`` has at most the first 50 of them.
        let waitingCount: Int
        let isPaused: Bool
        /// The index of the step whose states are shown.
        let shown: Int?
        /// Whether the shown step belongs to the loaded recording.
        let isLoadedShown: Bool
    }

    /// The reply to a page's request.
    enum Reply: Encodable {
        case done
        case error(String)
        case details(Details)
        case chain([Row])
        case subscriptions([Subscription], isRecording: Bool)
        case text(String, name: String)
        case recording(Loaded)
        case address(String)
    }

    struct Difference: Encodable {
        let path: String
        let before: String
        let after: String
    }

    /// Returns the changes of a mutation, field by field, but at most 200.
    static func differences(_ before: any Sendable, _ after: any Sendable) -> [Difference] {
        ReactorKit.differences(between: before, and: after).prefix(200).map {
            Difference(
                path: $0.path, before: ShortText.cut($0.found, to: 1_000), after: ShortText.cut($0.expected, to: 1_000))
        }
    }

    struct Details: Encodable {
        let value: ValueTree?
        let state: ValueTree?
        let differences: [Difference]
        let chain: [Row]
        /// Whether the values were dropped.
        let areValuesDropped: Bool
    }

    struct Subscription: Encodable {
        let location: String
        let seconds: Double
        let lastEvent: String?
    }

    /// A loaded recording.
    struct Loaded: Encodable {
        struct LoadedRow: Encodable {
            let s: Double
            let k: InspectorStep.Kind
            let x: String
            let c: Int?
            let f: [String]?
        }
        let reactor: String
        let rows: [LoadedRow]
        /// The first difference from the recorded states.
        let difference: String?

        init(_ recording: ReducedRecording, reactor: String) {
            self.reactor = reactor
            difference = recording.difference
            rows = recording.steps.map { time, step in
                let seconds = time / .seconds(1)
                return switch step {
                case .action(let action):
                    LoadedRow(s: seconds, k: .action, x: ShortText.describe(action), c: nil, f: nil)
                case .mutation(let mutation, let before, let after, let action):
                    LoadedRow(
                        s: seconds, k: .mutation, x: ShortText.describe(mutation), c: action,
                        f: changedProperties(from: before, to: after))
                case .failure(let text): LoadedRow(s: seconds, k: .failure, x: text, c: nil, f: nil)
                }
            }
        }
    }

    private enum Key: String, CodingKey {
        case hello, steps, status, id, done, error, details, chain, subscriptions, isRecording, text, name, recording,
            address
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .hello(let hello): try container.encode(hello, forKey: .hello)
        case .steps(let steps): try container.encode(steps, forKey: .steps)
        case .status(let status): try container.encode(status, forKey: .status)
        case .reply(let id, let reply):
            try container.encode(id, forKey: .id)
            try encode(reply, to: &container)
        }
    }

    private func encode(_ reply: Reply, to container: inout KeyedEncodingContainer<Key>) throws {
        switch reply {
        case .done: try container.encode(true, forKey: .done)
        case .error(let text): try container.encode(text, forKey: .error)
        case .details(let details): try container.encode(details, forKey: .details)
        case .chain(let rows): try container.encode(rows, forKey: .chain)
        case .subscriptions(let subscriptions, let isRecording):
            try container.encode(subscriptions, forKey: .subscriptions)
            try container.encode(isRecording, forKey: .isRecording)
        case .text(let text, let name):
            try container.encode(text, forKey: .text)
            try container.encode(name, forKey: .name)
        case .recording(let loaded): try container.encode(loaded, forKey: .recording)
        case .address(let address): try container.encode(address, forKey: .address)
        }
    }

    /// The JSON of the message. Finite numbers, strings and lists can always be encoded.
    var text: String {
        do { return String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } catch {
            return #"{"error":"the inspector cannot encode its answer"}"#
        }
    }
}
