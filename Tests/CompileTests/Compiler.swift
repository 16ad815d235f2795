import Foundation

/// Runs the compiler as a client of the modules that this test is built with runs it.
enum Compiler {
    struct Diagnostic: Hashable, CustomStringConvertible {
        let line: Int
        let message: String

        var description: String { "line \(line): \(message)" }
    }

    /// The errors and warnings in a file, in a language mode.
    ///
    /// In Swift 5 mode, named functions count as `Sendable`, as they do in Swift 6 mode. Without that upcoming feature
    /// each of them is a warning.
    ///
    /// The compiler checks types first. It checks sending across actors later, when it turns a well-typed program into
    /// SIL, so this asks for SIL.
    ///
    /// - Parameter modules: A folder of modules that are found before those of this build.
    static func diagnostics(
        of file: URL, mode: Int = 6, modules: URL? = nil, flags extra: [String] = []
    ) throws -> [Diagnostic] {
        let source = try String(contentsOf: file, encoding: .utf8)
        let firstLine = source.prefix { $0 != "\n" }
        let flags =
            firstLine.hasPrefix("// flags: ") ? firstLine.dropFirst(10).split(separator: " ").map(String.init) : []
        let headers =
            source.contains("import RxGTK\n")
            ? try system("CGTK", of: "libadwaita-1") + moduleOfC("CGTKSupport") : []
        let folder = modules.map { ["-I", $0.path] } ?? []
        return try diagnostics(of: [file], mode: mode, flags: folder + headers + flags + extra)
    }

    /// The errors and warnings in the files of a module that needs no system library.
    static func diagnostics(of files: [URL], mode: Int, flags: [String] = []) throws -> [Diagnostic] {
        let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }

        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            [
                "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "\(mode)", "-diagnostic-style=llvm",
            ] + flags + ["-I", products.appending(path: "Modules").path] + files.map(\.path)
            + (files.count > 1 ? ["-wmo"] : []) + modulesOfC
        if mode == 5 {
            compiler.arguments?.append(contentsOf: ["-enable-upcoming-feature", "InferSendableFromCaptures"])
        }
        // A file, because a pipe could fill up.
        let handle = try FileHandle(forWritingTo: output)
        compiler.standardOutput = handle
        compiler.standardError = handle
        try compiler.run()
        compiler.waitUntilExit()

        let text = try String(contentsOf: output, encoding: .utf8)
        let found = text.split(separator: "\n").compactMap(Diagnostic.init)
        if found.isEmpty && compiler.terminationStatus != 0 { throw Failure(output: text) }
        return found
    }

    /// The errors and warnings in a block of a guide, which may use every module and Foundation.
    static func diagnostics(of block: Guide.Block) throws -> [Diagnostic] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        let imports = block.modules.map { "import \($0)\n" }.joined()
        let source = imports + "#sourceLocation(file: \"\(block.page)\", line: 1)\n" + block.source
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try diagnostics(
            of: file,
            flags: (block.isLibrary ? ["-parse-as-library"] : [])
                + (block.needsInspector ? try system("CSoup", of: "libsoup-3.0") : [])
                + (block.isManifest ? try manifest() : []))
    }

    /// The flags for a module that imports one of ours with a system library.
    private static func system(_ module: String, of package: String) throws -> [String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(module)")
        let headers = try output(of: "pkg-config", "--cflags-only-I", package).split { $0.isWhitespace }
        return headers.flatMap { ["-Xcc", String($0)] } + [
            "-Xcc", "-fmodule-map-file=\(sources.standardized.appending(path: "module.modulemap").path)",
        ]
    }

    /// Compiles the module Rx with a condition, so that clients can be checked against it.
    ///
    /// - Returns: The folder of the module, which the caller removes.
    static func moduleOfRx(defining condition: String) throws -> URL {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Rx")
            .standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let arguments =
            [
                "swiftc", "-emit-module", "-module-name", "Rx", "-swift-version", "6", "-package-name", packageName,
                "-D", condition, "-emit-module-path", folder.appending(path: "Rx.swiftmodule").path,
                "-I", products.appending(path: "Modules").path,
            ] + features.flatMap { ["-enable-upcoming-feature", $0] } + modulesOfC
            + files.map { sources.appending(path: $0).path }
        let text = try output(of: arguments)
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Rx.swiftmodule").path) else {
            throw Failure(output: text)
        }
        return folder
    }

    /// The name that SwiftPM derives from the folder of this package. A module sees `package` names of modules that were
    /// compiled with the same name.
    private static let packageName: String = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        return String(root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }()

    /// The flags for a package's manifest.
    private static func manifest() throws -> [String] {
        struct Answer: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output(of: "swiftc", "-print-target-info").utf8))
        return ["-I", answer.paths.runtimeResourcePath + "/pm/ManifestAPI", "-package-description-version", "6.2"]
    }

    private static func output(of command: String...) throws -> String { try output(of: command) }

    private static func output(of command: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// Thrown if the compiler stops for a reason outside the file.
    struct Failure: Error {
        let output: String
    }

    /// The flags that name our C modules. SwiftPM passes the same flags to each client.
    private static let modulesOfC = ["CReactorTest", "CRx", "CRxFoundation"].flatMap(moduleOfC)

    private static func moduleOfC(_ name: String) -> [String] {
        ["-Xcc", "-fmodule-map-file=\(products.appending(path: "\(name).build/module.modulemap").path)"]
    }

    /// The build directory: the test runner or its bundle lies in it.
    private static let products: URL = {
        var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        repeat {
            directory.deleteLastPathComponent()
        } while directory.path != "/"
            && !FileManager.default.fileExists(atPath: directory.appending(path: "Modules/Rx.swiftmodule").path)
        return directory
    }()
}

extension Compiler.Diagnostic {
    /// Reads `file:line:column: error: message`. Leaves out notes.
    init?(_ line: Substring) {
        let pattern = /^[^:]+\.(?:swift|md):(\d+):\d+: (?:error|warning): (.*)$/
        guard let match = line.wholeMatch(of: pattern), let number = Int(match.1) else { return nil }
        (self.line, message) = (number, String(match.2))
    }
}
