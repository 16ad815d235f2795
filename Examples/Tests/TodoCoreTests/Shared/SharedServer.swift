#if PostgreSQL
import Foundation
import PostgreSQL
import Testing

@testable import TodoCore

/// A throw-away PostgreSQL server. It ends when this object is freed, or when the test program ends.
///
/// Sound: the properties are set once. The pipes are used by one test.
final class SharedServer: @unchecked Sendable {
    /// The address of the database `postgres`, with the password.
    let address: String
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    static let isInstalled: Bool = {
        let process = Process()
        process.executableURL = script
        process.arguments = ["--check"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// A server for the tests that neither kill it nor cut its connections.
    static let common = Result { try SharedServer() }

    private static let script = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("scripts/shared-server")

    init() throws {
        process.executableURL = Self.script
        process.arguments = ["--serve"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        address = try Self.line(of: output)
    }

    deinit { try? input.fileHandleForWriting.close() }

    /// Ends the server by SIGKILL.
    func kill() throws { try ask("kill") }

    /// Starts the server again.
    func start() throws { try ask("start") }

    /// The password in the address.
    var password: String { URLComponents(string: address)?.password ?? "" }

    /// Creates an empty database.
    ///
    /// - Returns: Its address.
    func makeDatabase(_ options: String = "") throws -> String {
        let name = "list_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
        try PostgreSQLConnection(ServerAddress(address)).run("CREATE DATABASE \(name) \(options)")
        return address.replacing("/postgres", with: "/\(name)")
    }

    /// Makes a folder the place of databases that name `small` as their tablespace.
    func makeTablespace(in folder: String) throws {
        let connection = try PostgreSQLConnection(ServerAddress(address))
        // The server's account needs access, even if the tests run as root.
        let data = try connection.first("SHOW data_directory") { $0.text(0) } ?? ""
        let owner = try FileManager.default.attributesOfItem(atPath: data)[.ownerAccountID]
        try FileManager.default.setAttributes([.ownerAccountID: owner ?? 0], ofItemAtPath: folder)
        try connection.run("CREATE TABLESPACE small LOCATION '\(folder)'")
    }

    private func ask(_ request: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(request)\n".utf8))
        try #require(try Self.line(of: output) == "done")
    }

    private static func line(of pipe: Pipe) throws -> String {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "scripts/shared-server has ended")
            line.append(more)
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite if no PostgreSQL server is installed.
    static var ifServerIsInstalled: Self {
        .enabled(if: SharedServer.isInstalled, "PostgreSQL is not installed; scripts/bootstrap test installs it")
    }
}

/// A shared list in a database of its own, as several machines use it.
struct SharedList {
    let folder: TemporaryFolder
    let url: String

    init(_ server: SharedServer? = nil) throws {
        folder = try TemporaryFolder()
        url = try (server ?? SharedServer.common.get()).makeDatabase()
    }

    var address: ServerAddress {
        get throws { try ServerAddress(url) }
    }

    /// A connection that does not use the program's store.
    func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(address) }

    /// - Parameter machine: Stores of the same machine have the same file of drafts.
    func open(machine: Int = 0, configuration: SharedTaskStore.Configuration = .init()) throws -> SharedTaskStore {
        try SharedTaskStore(address: address, drafts: folder.path + "/\(machine).db", configuration: configuration)
    }
}
#endif
