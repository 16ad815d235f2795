#if PostgreSQL
import Foundation
import PostgreSQL
import Testing

@testable import TodoCore

/// Servers and databases that cannot be used. Each causes a clear error that contains no password.
@Suite(.ifServerIsInstalled) struct SharedListFailureTests {
    let server: SharedServer
    let folder: TemporaryFolder

    init() throws {
        server = try SharedServer.common.get()
        folder = try TemporaryFolder()
    }

    @Test func wrongPasswordIsRefused() throws {
        try expectFailure(.wrongPassword, server.address.replacing(server.password, with: "guessed-secret"))
    }

    @Test func missingServerIsReported() throws {
        let port = try CuttingProxy(to: 1)
        port.stop()
        let url = "postgresql://todo:guessed-secret@127.0.0.1:\(port.port)/postgres"
        try expectFailure(.unreachable, url)
        try expectFailure(.unreachable, "postgresql://todo:guessed-secret@host.invalid/postgres")
        try expectFailure(.unreachable, "postgresql://todo:guessed-secret@%2Fno%2Fsuch%2Ffolder/postgres")
    }

    @Test func missingDatabaseIsReported() throws {
        try expectFailure(.noDatabase, server.address.replacing("/postgres", with: "/nothing"))
    }

    @Test func serverThatIsTooOldIsRefused() throws {
        try expectFailure(.tooOld, try server.makeDatabase(), oldestServer: 99_00_00)
    }

    @Test func databaseThatCannotStoreEveryLetterIsRefused() throws {
        try expectFailure(.notUTF8, try server.makeDatabase("ENCODING 'SQL_ASCII' TEMPLATE template0"))
    }

    @Test func newerSchemaIsRefusedAndStaysUnchanged() throws {
        let url = try server.makeDatabase()
        let task = try open(url).create(title: "a", memo: "")
        let connection = try PostgreSQLConnection(ServerAddress(url))
        try connection.run("UPDATE todo.schema_version SET version = 7")
        try expectFailure(.newerSchema, url)
        #expect(try connection.all("SELECT id FROM todo.task") { $0.integer(0) } == [task.id])
    }

    @Test func schemaOfAnotherProgramIsRefusedAndStaysUnchanged() throws {
        let url = try server.makeDatabase()
        let connection = try PostgreSQLConnection(ServerAddress(url))
        try connection.run("CREATE SCHEMA todo")
        try connection.run("CREATE TABLE todo.bookmark (url text)")
        try expectFailure(.foreign, url)
        let names = try connection.all("SELECT tablename FROM pg_tables WHERE schemaname = 'todo'") { $0.text(0) }
        #expect(names == ["bookmark"])
    }

    @Test func userWithoutRightsIsRefused() throws {
        let url = try server.makeDatabase()
        let role = "guest_\(UUID().uuidString.prefix(8).lowercased())"
        try PostgreSQLConnection(ServerAddress(url)).run("CREATE ROLE \(role) LOGIN PASSWORD 'guessed-secret'")
        try expectFailure(
            .notPermitted, url.replacing("todo:\(server.password)", with: "\(role):guessed-secret"))
    }

    @Test func changeThatWaitsTooLongForALockFailsAndChangesNothing() throws {
        let url = try server.makeDatabase()
        let store = try open(url + "?options=-c%20lock_timeout%3D50")
        _ = try store.fetchTasks()
        let other = try PostgreSQLConnection(ServerAddress(url))
        try other.run("BEGIN")
        try other.run("SELECT version FROM todo.counter FOR UPDATE")
        #expect {
            try store.create(title: "late", memo: "")
        } throws: {
            ($0 as? ServerError)?.reason == .busy
        }
        try other.run("ROLLBACK")
        #expect(try store.fetchTasks().isEmpty)
        #expect(try store.create(title: "late", memo: "").title == "late")
    }

    @Test(.enabled(if: SmallDisk.isPermitted, "no right to mount"))
    func fullDiskOfTheServerKeepsSavedTasksAndRefusesMore() throws {
        let disk = try SmallDisk(kilobytes: 16 << 10)
        let server = try SharedServer()
        try server.makeTablespace(in: disk.path)
        let url = try server.makeDatabase("TABLESPACE small")
        let store = try open(url)
        var saved: [Task] = []
        var random = SplitMix(state: 1)
        let error = try #require(throws: ServerError.self) {
            while saved.count < 10_000 {
                // The server compresses texts that are not random.
                let memo = (0..<10_000).map { _ in String(random.next(), radix: 36) }.joined()
                saved.insert(try store.create(title: "a", memo: memo), at: 0)
            }
        }
        #expect(error.reason == .full, "\(error)")
        #expect(saved.count > 10)
        #expect(try store.fetchTasks() == saved)
    }

    /// libpq takes a part of these passwords as the host, the port or the database, and shows it in its messages.
    @Test(arguments: [
        "postgresql://todo:guessed/secret@127.0.0.1/list", "postgresql://todo:12/guessed-secret@127.0.0.1/list",
        "postgresql://todo:guessed@secret@127.0.0.1/list", "postgresql://todo:guessed%zzsecret@127.0.0.1/list",
        "postgresql://todo:guessed?secret@127.0.0.1/list", "postgresql://todo:guessed#secret@127.0.0.1/list",
        "postgresql://127.0.0.1/list?password=guessed@secret", "postgresql://127.0.0.1/list?pasword=guessed-secret",
        "host=127.0.0.1 password=guessed-secret", "guessed-secret", "",
    ])
    func addressThatIsNotPercentEncodedIsRefused(url: String) {
        #expect {
            try ServerAddress(url)
        } throws: { error in
            expectNoSecret(in: "\(error)")
            expectNoSecret(in: ServerError.failure(error).message)
            return (error as? PostgreSQLError)?.reason == .invalidAddress
        }
    }

    @Test(arguments: [
        ("postgresql://todo:guessed%2Fsecret@db.example:5433/list", "postgresql://db.example:5433/list"),
        ("postgres://db.example?password=guessed-secret", "postgresql://db.example"),
        ("postgresql://[::1]/list", "postgresql://[::1]/list"), ("postgresql:///list", "postgresql:///list"),
        ("postgresql://a,b:5433/list", "postgresql://a,b:,5433/list"),
    ])
    func descriptionOfAnAddressHasNoPassword(url: String, description: String) throws {
        let address = try ServerAddress(url)
        #expect(address.description == description)
        var dumped = ""
        dump(address, to: &dumped)
        for text in ["\(address)", String(reflecting: address), String(reflecting: [address]), dumped] {
            expectNoSecret(in: text)
        }
    }

    private func open(_ url: String, oldestServer: Int32? = nil) throws -> SharedTaskStore {
        try SharedTaskStore(
            address: ServerAddress(url), drafts: folder.database,
            configuration: SharedTaskStore.Configuration(oldestServer: oldestServer))
    }

    private func expectFailure(
        _ reason: ServerError.Reason, _ url: String, oldestServer: Int32? = nil,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let store = try open(url, oldestServer: oldestServer)
        let error = try #require(throws: ServerError.self, sourceLocation: location) { try store.fetchTasks() }
        #expect(error.reason == reason, "\(error)", sourceLocation: location)
        let failure = TaskFailure("Tasks Could Not Be Opened", error)
        #expect(failure.message.contains(error.address), sourceLocation: location)
        #expect(!error.message.isEmpty, sourceLocation: location)
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error)", dumped, failure.message] { expectNoSecret(in: text, location: location) }
    }

    private func expectNoSecret(in text: String, location: SourceLocation = #_sourceLocation) {
        for secret in ["secret", "guessed", server.password] {
            #expect(!text.contains(secret), sourceLocation: location)
        }
    }
}

extension ServerError {
    fileprivate static func failure(_ error: any Error) -> TaskFailure {
        TaskFailure("", (error as? PostgreSQLError).map { ServerError($0) } ?? error)
    }
}
#endif
