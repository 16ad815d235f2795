#if PostgreSQL
import PostgreSQL
import Rx

extension TaskService {
    /// The service of the list that a PostgreSQL server shares among machines.
    ///
    /// - Parameters:
    ///   - url: The address of the database. Throws a ``ServerError`` if it is not valid.
    ///   - scheduler: The scheduler that runs all work with the store; it must be serial.
    package static func shared(at url: String, scheduler: any ImmediateSchedulerType) throws -> TaskService {
        let address = try ServerError.wrapping { try ServerAddress(url) }
        let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "todo.timers")
        let drafts = TaskFile.draftsPath(ofList: address.description)
        return TaskService(
            scheduler: scheduler, path: drafts, feed: ChangeFeed(address: address, timers: timers).events,
            timers: timers
        ) {
            try TaskFile.makeFolder(of: drafts)
            return try SharedTaskStore(address: address, drafts: drafts)
        }
    }
}
#endif
