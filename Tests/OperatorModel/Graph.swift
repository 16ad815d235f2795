/// Operators applied to operators, down to sources: an expression that both the model and Rx can run.
package struct Graph: Equatable, Sendable {
    /// The number of hot sources, which all parts of a graph share.
    package static let hotSources = 3

    package var operation: Operator
    /// They choose closures, counts and time spans: see ``Operator/shape``.
    package var numbers: [Int]
    /// The events of a cold source, by ticks from its subscription.
    package var events: [Timed]
    package var graphs: [Graph]
    /// Distinguishes the sources and `do`s of a graph.
    package fileprivate(set) var id = 0

    package init(_ operation: Operator, _ numbers: [Int] = [], events: [Timed] = [], of graphs: [Graph] = []) {
        (self.operation, self.numbers, self.events, self.graphs) = (operation, numbers, events, graphs)
    }

    /// The number of its operators and sources.
    package var size: Int { graphs.reduce(1) { $0 + $1.size } }

    /// All operators and sources in it.
    package var operators: Set<Operator> { graphs.reduce([operation]) { $0.union($1.operators) } }

    mutating func giveIDs(from next: inout Int) {
        id = next
        next += 1
        for index in graphs.indices { graphs[index].giveIDs(from: &next) }
    }
}

extension Graph: CustomStringConvertible {
    package var description: String {
        let arguments =
            numbers.map(String.init) + (operation == .cold ? ["\(events)"] : []) + graphs.map(\.description)
        return arguments.isEmpty ? operation.rawValue : "\(operation.rawValue)(\(arguments.joined(separator: ", ")))"
    }
}

/// A graph with the hot sources it may use.
package struct Experiment: Equatable, Sendable {
    package private(set) var graph: Graph
    /// The events of the hot sources, by ticks from 0.
    package var hot: [[Timed]]

    package init(_ graph: Graph, hot: [[Timed]]) {
        (self.graph, self.hot) = (graph, hot)
        var next = 0
        self.graph.giveIDs(from: &next)
    }

    /// The number of a hot source in results. Other sources have numbers from 0.
    package static func id(ofHot index: Int) -> Int { -1 - index }
}

extension Experiment: CustomStringConvertible {
    package var description: String {
        let used = hot.indices.filter { uses($0, graph) }
        return (["\(graph)"] + used.map { "hot(\($0)): \(hot[$0])" }).joined(separator: "\n")
    }

    private func uses(_ index: Int, _ graph: Graph) -> Bool {
        graph.operation == .hot && graph.numbers == [index] || graph.graphs.contains { uses(index, $0) }
    }
}

/// The outcome of an experiment, which the tests compare.
package struct Outcome: Equatable, Sendable {
    /// The begin and the end of a subscription to a source.
    package struct Visit: Equatable, Comparable, Sendable, CustomStringConvertible {
        package let source: Int
        package let begin: Int
        package let end: Int

        package init(_ source: Int, _ begin: Int, _ end: Int) {
            (self.source, self.begin, self.end) = (source, begin, end)
        }

        package static func < (lhs: Visit, rhs: Visit) -> Bool {
            (lhs.source, lhs.begin, lhs.end) < (rhs.source, rhs.begin, rhs.end)
        }

        package var description: String { "\(source):\(begin)–\(end)" }
    }

    package var events: [Timed]
    /// The events that the graph's `do`s received.
    package var notes: [String]
    /// The subscriptions that lasted, in the order of the sources. A subscription that begins and ends in the same tick
    /// is left out, because an implementation may skip it.
    package var visits: [Visit]
    /// Whether no work remained long after the end of the subscription.
    package var isQuiet: Bool

    package init(of experiment: Experiment, events: [Timed], notes: [String], visits: [Visit], isQuiet: Bool) {
        self.isQuiet = isQuiet
        let operators = experiment.graph.operators
        self.events = events
        // Work of its scheduler ends a subscription below `subscribe(on:)`, and its sources may emit until then. Which
        // of them end by themselves first is the implementation's choice. Nor can a source be disposed of while an
        // operator connects to it.
        let endsLate = operators.contains(.subscribeOn)
        self.notes = endsLate || operators.contains(where: \.connects) ? [] : notes
        self.visits = endsLate ? [] : visits.filter { $0.begin < $0.end }.sorted()
    }
}

extension Outcome: CustomStringConvertible {
    package var description: String {
        "events \(events)\nnotes  \(notes)\nvisits \(visits)\n\(isQuiet ? "" : "and work is left")"
    }
}
