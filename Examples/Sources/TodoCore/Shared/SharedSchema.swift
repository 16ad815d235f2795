#if PostgreSQL
import PostgreSQL

/// The tables of a shared list, and the migrations of older ones. They are in a schema of their own, so that the
/// database may have other tables.
enum SharedSchema {
    /// The number that the programs lock while they migrate. Its bytes spell "ToDo".
    private static let lock: Int64 = 0x546f_446f

    /// The statements that migrate the tables from version n − 1 to version n, beginning with version 1.
    private static let migrations = [
        // 1: The tasks, the number of the last change, and the answers of all changes.
        [
            "CREATE SCHEMA todo",
            "CREATE TABLE todo.schema_version (version bigint NOT NULL)",
            "INSERT INTO todo.schema_version VALUES (0)",
            "CREATE TABLE todo.counter (version bigint NOT NULL)",
            "INSERT INTO todo.counter VALUES (0)",
            // A deleted task stays, so that others learn of its deletion by its version.
            """
            CREATE TABLE todo.task (
                id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                title text NOT NULL,
                memo text NOT NULL,
                is_done boolean NOT NULL DEFAULT false,
                is_deleted boolean NOT NULL DEFAULT false,
                rank bigint NOT NULL,
                text_version bigint NOT NULL,
                version bigint NOT NULL)
            """,
            "CREATE INDEX task_rank ON todo.task (rank, id) WHERE NOT is_deleted",
            "CREATE INDEX task_version ON todo.task (version)",
            """
            CREATE TABLE todo.change (
                id uuid PRIMARY KEY,
                version bigint NOT NULL,
                answer text NOT NULL,
                made_at timestamptz NOT NULL DEFAULT now())
            """,
        ]
    ]

    static var version: Int64 { Int64(migrations.count) }

    /// The oldest version of the server that has all statements of the program.
    static let oldestServer: Int32 = 12_00_00

    /// Throws if the program must not use the database. Otherwise, migrates the tables to the current version in one
    /// transaction.
    static func prepare(_ connection: PostgreSQLConnection, oldestServer: Int32 = oldestServer) throws {
        let address = connection.address.description
        guard connection.serverVersion >= oldestServer else {
            throw ServerError(
                .tooOld, address: address, message: "Its version is \(connection.serverVersion / 10_000).")
        }
        let encoding = try connection.first("SHOW server_encoding") { $0.text(0) } ?? ""
        guard encoding == "UTF8" else {
            throw ServerError(.notUTF8, address: address, message: "Its encoding is \(encoding).")
        }
        // A change must be on the disk when the server acknowledges it.
        try connection.run(
            """
            SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
            """)
        guard try requireOurs(connection) != version else { return }
        try connection.transaction {
            try connection.run("SELECT pg_advisory_xact_lock($1)", .integer(lock))
            // Another program may have migrated the tables before it released the lock.
            let found = try requireOurs(connection)
            guard found < version else { return }
            for statement in migrations[Int(found)...].joined() { try connection.run(statement) }
            try connection.run("UPDATE todo.schema_version SET version = $1", .integer(version))
        }
    }

    /// - Returns: The version of the tables; 0 if there are none.
    private static func requireOurs(_ connection: PostgreSQLConnection) throws -> Int64 {
        let address = connection.address.description
        // The functions `to_regnamespace` and `to_regclass` may answer from a cache that is older than the lock.
        let (hasSchema, isOurs) =
            try connection.first(
                """
                SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'todo'),
                    EXISTS (SELECT FROM pg_tables WHERE schemaname = 'todo' AND tablename = 'schema_version')
                """
            ) { ($0.boolean(0), $0.boolean(1)) } ?? (false, false)
        guard hasSchema else { return 0 }
        guard isOurs else {
            throw ServerError(.foreign, address: address, message: "Its schema “todo” has no table “schema_version”.")
        }
        let found = try connection.first("SELECT version FROM todo.schema_version") { $0.integer(0) } ?? 0
        guard found <= version else {
            throw ServerError(
                .newerSchema, address: address,
                message: "The version of its tables is \(found). This program knows version \(version).")
        }
        return found
    }
}
#endif
