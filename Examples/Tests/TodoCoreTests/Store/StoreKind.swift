import Database
import Foundation
#if PostgreSQL
import PostgreSQL
#endif
import TodoCore

/// The stores. The tests of what every store promises run with each of them.
enum StoreKind: Sendable, CaseIterable {
    case file
    #if PostgreSQL
    case server
    #endif

    /// Without the server if it is not installed. The suite `SharedTaskStoreTests` then says so.
    static var available: [StoreKind] {
        #if PostgreSQL
        SharedServer.isInstalled ? allCases : [.file]
        #else
        allCases
        #endif
    }
}

/// An empty list in a store of a kind.
struct StoredList {
    private let kind: StoreKind
    private let folder: TemporaryFolder
    #if PostgreSQL
    private let shared: SharedList?
    #endif

    init(_ kind: StoreKind) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        #if PostgreSQL
        shared = kind == .server ? try SharedList() : nil
        #endif
    }

    /// Opens the list as another program does.
    func open() throws -> any TaskStore {
        #if PostgreSQL
        if let shared { return try shared.open() }
        #endif
        return try SQLiteTaskStore(path: folder.database)
    }

    /// The ranks of the tasks.
    func ranks() throws -> [Task.ID: Int64] {
        #if PostgreSQL
        if let shared {
            let rows = try shared.connect().all("SELECT id, rank FROM todo.task") { ($0.integer(0), $0.integer(1)) }
            return Dictionary(uniqueKeysWithValues: rows)
        }
        #endif
        let file = try Connection(path: folder.database, busyTimeout: 0)
        let rows = try file.all("SELECT id, rank FROM task") { ($0.integer(0), $0.integer(1)) }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    func setRank(_ rank: Int64, of id: Task.ID) throws {
        #if PostgreSQL
        if let shared {
            let sql = "UPDATE todo.task SET rank = $1 WHERE id = $2"
            return try shared.connect().run(sql, .integer(rank), .integer(id))
        }
        #endif
        let file = try Connection(path: folder.database, busyTimeout: 0)
        try file.run("UPDATE task SET rank = ? WHERE id = ?", .integer(rank), .integer(id))
    }
}
