import Foundation
import Testing

/// The operators of the guide "All Operators at a Glance", and the tests named after them.
struct OperatorTable: Sendable {
    /// An operator of the table.
    struct Row: Sendable, CustomTestStringConvertible {
        let family: String
        /// The name in tests: `take(until:), sequence`.
        let name: String

        var testDescription: String { "\(family): \(name)" }
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static let rows: [Row] = {
        let guide = tests.appending(path: "../../Sources/Rx/Rx.docc/Guides/OperatorTable.md")
        var (rows, family) = ([Row](), "")
        for line in read(guide).split(separator: "\n") {
            if line.hasPrefix("### ") { family = String(line.dropFirst(4)) }
            guard line.hasPrefix("| `"), let cell = line.split(separator: "|").first else { continue }
            rows += names(in: cell).map { Row(family: family, name: $0) }
        }
        return rows
    }()

    /// The names in a cell. Several names before commas share the text after them that is not code.
    private static func names(in cell: Substring) -> [String] {
        let parts = cell.trimmingCharacters(in: .whitespaces).components(separatedBy: ", ")
        let qualifier = parts.filter { !$0.hasPrefix("`") }.map { ", \($0)" }.joined()
        return parts.filter { $0.hasPrefix("`") }.map { $0.replacing("`", with: "") + qualifier }
    }

    /// The display names of a folder's tests whose text contains `word`.
    static func displayNames(in folder: String, with word: String) -> Set<String> {
        let files = FileManager.default.enumerator(at: tests.appending(path: folder), includingPropertiesForKeys: nil)
        let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let names = sources.flatMap { file in
            read(file).components(separatedBy: "@Test").dropFirst().compactMap { test in
                test.contains(word) ? displayName(of: test) : nil
            }
        }
        return Set(names)
    }

    /// The text in quotes that follows `@Test(`.
    private static func displayName(of test: String) -> String? {
        guard test.hasPrefix("(\"") else { return nil }
        return test.dropFirst(2).split(separator: "\"").first.map(String.init)
    }

    private static func read(_ file: URL) -> String {
        do { return try String(contentsOf: file, encoding: .utf8) } catch {
            preconditionFailure("\(file.path) cannot be read, though the tests run beside it: \(error)")
        }
    }
}
