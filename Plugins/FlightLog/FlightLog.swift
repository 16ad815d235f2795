import Foundation
import PackagePlugin

/// `swift package flight-log todo.flight` prints a flight recorder's file. With `--reactor Name --to session.jsonl` it
/// writes a recording instead.
@main
struct FlightLog: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let reactor = extractor.extractOption(named: "reactor").last
        let recording = extractor.extractOption(named: "to").last
        let files = extractor.remainingArguments
        guard files.count == 1, (reactor == nil) == (recording == nil) else {
            throw UsageError(
                """
                flight-log takes one file: swift package flight-log todo.flight, which prints it, or
                swift package flight-log todo.flight --reactor FeedReactor --to session.jsonl
                """)
        }
        try context.runRecordingTool(["flight-log"] + (files + [reactor, recording].compactMap(\.self)))
    }
}
