import Foundation
import PackagePlugin

/// `swift package new-app Feed` writes a new package: an app with a window, its tests, and its metadata for desktops.
@main
struct NewApp: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let id = extractor.extractOption(named: "id").last
        let operands = extractor.remainingArguments
        guard operands.count == 1, !operands[0].hasPrefix("-") else {
            throw UsageError("new-app takes one name or folder: swift package new-app [--id org.example.Feed] Feed")
        }
        let folder = URL(filePath: operands[0], relativeTo: context.package.directoryURL).standardizedFileURL
        let name = try AppName(folder.lastPathComponent)
        let dependency = try Dependency(of: context.package, for: folder)
        let app = App(name: name, id: try AppID(id ?? "org.example.\(name)"), dependency: dependency)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw UsageError("\(folder.path) exists already; nothing was written")
        }
        try write(app.files, to: folder, by: context.pluginWorkDirectoryURL.appending(path: UUID().uuidString))
        print("wrote \(folder.path): swift run, swift test and make install work there")
        print("The first build compiles Rx, ReactorKit and RxGTK, too: about 35 seconds on two idle cores.")
    }

    /// Writes all files to `draft`, then moves `draft` to `folder`. So `folder` is not created if a file cannot be
    /// written, and nothing is replaced.
    private func write(_ files: KeyValuePairs<String, String>, to folder: URL, by draft: URL) throws {
        defer { try? FileManager.default.removeItem(at: draft) }
        for (path, text) in files {
            let file = draft.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        }
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: draft, to: folder)
    }
}

/// An error in the use of the command, with its remedy.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
