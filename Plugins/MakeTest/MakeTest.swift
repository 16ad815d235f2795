import Foundation
import PackagePlugin

/// `swift package make-test lost-undo.jsonl` writes a test that replays a recording, step by step.
@main
struct MakeTest: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target").last
        let reactor = extractor.extractOption(named: "reactor").last
        let recordings = extractor.remainingArguments
        guard recordings.count == 1 else {
            throw UsageError(
                """
                make-test takes one recording: swift package make-test [--target App] \
                [--reactor 'FeedReactor(service: StubService())'] lost-undo.jsonl
                """)
        }
        let recording = URL(filePath: recordings[0], relativeTo: URL.currentDirectory())
        let target = try context.package.module(wanted)
        let tests = try context.package.tests(of: target)
        guard tests.dependsOn("ReactorRecording") else {
            throw UsageError(
                """
                the test target \(tests.name) does not depend on ReactorRecording: add to its dependencies in Package.swift
                .product(name: "ReactorRecording", package: "swift-reactor")
                """)
        }
        let suite = suite(recording)
        let file = tests.directoryURL.appending(path: "\(suite).swift")
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw UsageError("\(file.path) exists already; nothing was written")
        }
        try context.runRecordingTool(
            ["make-test", recording.path, file.path, suite, target.moduleName, reactor ?? ""])
        print("wrote \(file.path)")
    }

    /// Returns the suite's name: `LostUndoTests` for `lost-undo.jsonl`.
    private func suite(_ recording: URL) -> String {
        let words = recording.deletingPathExtension().lastPathComponent.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return (name.first?.isLetter == true ? name : "Session" + name) + "Tests"
    }
}
