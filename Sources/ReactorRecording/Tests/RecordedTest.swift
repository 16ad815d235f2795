package import Foundation
internal import ReactorKit

/// Generates the source of a test from a recording.
package struct RecordedTest {
    /// The reason why a test cannot be generated.
    package struct Unwritable: Error, LocalizedError {
        /// The problem and its remedy.
        package let errorDescription: String?

        init(_ description: String) { errorDescription = description }
    }

    /// The name of the reactor's type.
    package let reactor: String
    private let initialState: SavedValue
    private let isPart: Bool
    private let steps: [RecordingLine]
    /// The indices of the actions with mutations that follow from them.
    private let causes: Set<Int>

    /// - Throws: A ``RecordingError`` if `data` is not a recording or has another version; ``Unwritable`` if the
    ///   reactor's name is not the name of a type.
    package init(recording data: Data) throws {
        let (header, steps) = try RecordingLine.read(data)
        guard let reactor = header.reactor, let state = header.state else {
            throw RecordingError.malformed(line: 1, reason: "it does not name the reactor or the initial state")
        }
        guard SwiftLiteral.isTypeName(reactor) else {
            throw Unwritable("The recording is of \(Self.quotedForMessage(reactor)), which is not the name of a type.")
        }
        (self.reactor, initialState, self.steps) = (reactor, state, steps)
        isPart = header.isPart ?? false
        causes = Set(steps.compactMap(\.follows))
    }

    /// Returns the source of a file with one test.
    ///
    /// - Parameters:
    ///   - suite: The name of the suite.
    ///   - module: The module of the reactor.
    ///   - expression: The expression that makes the reactor. By default a call of its type without arguments.
    /// - Throws: ``Unwritable`` if an action was saved as a description that is not Swift source, or if a name is not
    ///   valid. A ``RecordingError`` if a step has no action, no mutation and no failure.
    package func source(suite: String, module: String, making expression: String? = nil) throws -> String {
        for name in [suite, module] where !SwiftLiteral.isName(name) {
            throw Unwritable("\(Self.quotedForMessage(name)) is not a valid name of a suite or a module.")
        }
        let lines = try steps.enumerated().map { try self.line($1, at: $0) }
        return """
            import ReactorRecording
            import Testing

            @testable import \(module)

            /// A recorded session of \(reactor), written by `swift package make-test`.
            @Suite struct \(suite) {
                @Test func theSessionEndsTheSame() throws {
                    \(lines.isEmpty ? "_" : "var session") = try ReplayedSession(
                        of: \(expression ?? "\(reactor)()"),
                        \(isPart ? "resumingFrom" : "from"): \(try expected(initialState)))
            \(lines.map { "        \($0)\n" }.joined())    }
            }

            """
    }

    /// Quotes a text of the recording in a message, with escapes for invisible characters, and shortened.
    private static func quotedForMessage(_ text: String) -> String {
        "\"\(VisibleText.escaped(ValueText.cut(text, to: 200)))\""
    }

    private func line(_ line: RecordingLine, at index: Int) throws -> String {
        if let failure = line.failure { return "session.skipFailure(\(SwiftLiteral.literal(failure)))" }
        if let action = line.action {
            let name = causes.contains(index) ? "let action\(index) = " : ""
            return "\(name)try session.send(\(try sent(action, at: index)))"
        }
        guard let mutation = line.mutation, let state = line.state else {
            throw RecordingError.malformed(line: index + 2, reason: "it has no action, no mutation and no failure")
        }
        let from = line.follows.map { ",\n            from: action\($0)" } ?? ""
        let arguments = "\n            \(try received(mutation)),\n            state: \(try expected(state))\(from)"
        return "try session.receive(\(arguments))"
    }

    private func sent(_ action: SavedValue, at index: Int) throws -> String {
        switch try action.text {
        case .json(let json): return ".json(\(SwiftLiteral.literal(json)))"
        case .description(let text):
            if let source = SwiftSource.ofCase(described: text) { return ".value(\(source))" }
            throw Unwritable(
                """
                Line \(index + 2): the action \(Self.quotedForMessage(text)) was saved as a description that is not Swift source. \
                Declare \(reactor).Action Codable and record again.
                """)
        }
    }

    private func received(_ mutation: SavedValue) throws -> String {
        if case .description(let text) = try mutation.text, let source = SwiftSource.ofCase(described: text) {
            return ".value(\(source))"
        }
        return try expected(mutation)
    }

    private func expected(_ value: SavedValue) throws -> String {
        switch try value.text {
        case .json(let json): ".json(\(SwiftLiteral.literal(json)))"
        case .description(let text): ".text(\(SwiftLiteral.literal(text)))"
        }
    }
}
