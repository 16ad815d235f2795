import Foundation
import PackagePlugin

/// `swift package explore --minutes 10` runs the explorations of a package for a while, with new seeds.
@main
struct Explore: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let minutes = extractor.extractOption(named: "minutes").last ?? "1"
        let filter = extractor.extractOption(named: "filter").last ?? "(?i)explor"
        guard let number = Double(minutes), number.isFinite, number > 0 else {
            throw UsageError("--minutes takes a positive number, such as 10, and not \(minutes)")
        }
        // SwiftPM has locked its usual build folder while a plugin runs.
        let folder = context.package.directoryURL
        try test(
            [
                "--package-path", folder.path, "--scratch-path", folder.appending(path: ".build/explore").path,
                "--filter", filter,
            ] + extractor.remainingArguments, minutes: number)
    }

    private func test(_ arguments: [String], minutes: Double) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "test"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["EXPLORE_MINUTES": "\(minutes)"]) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(
                """
                swift test failed. If an exploration has found something, its seed is in the folder Explorations: keep \
                that in the repository, and the test plays it first from now on
                """)
        }
    }
}
