import Foundation
import PackagePlugin

extension PluginContext {
    /// Runs the recording tool, which reads recordings. A plugin cannot read them itself, because it cannot import a
    /// library. Throws the tool's message if the tool fails.
    func runRecordingTool(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = try tool(named: "recording-tool").url
        process.arguments = arguments
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw UsageError(message.trimmingCharacters(in: .newlines)) }
    }
}
