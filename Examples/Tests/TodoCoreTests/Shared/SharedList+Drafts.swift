#if PostgreSQL
import Database

extension SharedList {
    /// The file of the drafts of a machine.
    func drafts(_ machine: Int) throws -> Connection {
        try Connection(path: folder.path + "/\(machine).db", busyTimeout: 0)
    }
}
#endif
