internal import Foundation

/// The seeds of sessions that have failed, in a file of the package: `Explorations/FeedTests.seeds` for
/// `Tests/FeedTests/FeedTests.swift`. Each line has the name of the test function, a tab, and a seed.
///
/// The folder is not in a target's folder, where SwiftPM would warn about the file. Tests in files of one name whose
/// functions have one name share their seeds: each also plays the sessions of the others, which do no harm.
struct KnownSeeds {
    private let file: URL
    private let function: String

    init(_ filePath: StaticString, _ function: StaticString) {
        let test = URL(filePath: "\(filePath)")
        let name = test.deletingPathExtension().lastPathComponent
        file = Self.package(of: test).appending(path: "Explorations/\(name).seeds")
        self.function = "\(function)"
    }

    /// The folder of the package that has the file; the file's own folder if there is no `Package.swift` above it.
    private static func package(of file: URL) -> URL {
        let folder = file.deletingLastPathComponent()
        var package = folder
        while package.path != "/" {
            if FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) { return package }
            package.deleteLastPathComponent()
        }
        return folder
    }

    /// The seeds of this test. None if there is no file.
    ///
    /// - Throws: An ``ExplorationSeedsError`` if the file cannot be read or has a malformed line.
    func read() throws -> [UInt64] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ExplorationSeedsError(file: file.path, reason: "the file cannot be read")
        }
        return try text.split(separator: "\n").enumerated().compactMap { index, line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 2, let seed = UInt64(fields[1]) else {
                throw ExplorationSeedsError(
                    file: file.path, reason: "line \(index + 1) is not the name of a test, a tab and a seed")
            }
            return fields[0] == function ? seed : nil
        }
    }

    /// Adds a seed of this test.
    ///
    /// - Throws: An ``ExplorationSeedsError`` if the file cannot be written.
    func add(_ seed: UInt64) throws {
        let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let line = "\(function)\t\(seed)\n"
        guard !lines.split(separator: "\n").contains(line.dropLast()) else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((lines + line).utf8).write(to: file, options: .atomic)
        } catch {
            throw ExplorationSeedsError(file: file.path, reason: "seed \(seed) cannot be added: \(error)")
        }
    }
}
