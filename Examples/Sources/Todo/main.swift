import Foundation
import Localization
#if Inspector
import ReactorInspector
#endif
import ReactorRecording
import Rx
import RxBlocking
import RxGTK
import TodoCore
import TodoViews

Localization.start("todo")

/// Prints why the program cannot start, and ends it.
func refuse(_ message: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("todo: \(message)\n".utf8))
    exit(2)
}

let options: CommandLineOptions
do {
    options = try CommandLineOptions(Array(CommandLine.arguments.dropFirst()))
} catch { refuse("\(error.message)\n\n\(CommandLineOptions.help)") }
switch options.request {
case .showHelp:
    print(CommandLineOptions.help)
    exit(0)
case .showVersion:
    print("todo \(CommandLineOptions.version)")
    exit(0)
case .run: break
}

let sharedList = options.databasePath == nil ? ProcessInfo.processInfo.environment["TODO_DATABASE"] ?? "" : ""
let isStandardPath = options.databasePath == nil && sharedList.isEmpty
let storeScheduler = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "todo.store")
let taskService: TaskService
if sharedList.isEmpty {
    let path = options.databasePath ?? TaskFile.standardPath()
    taskService = TaskService(scheduler: storeScheduler, path: path) {
        if isStandardPath { try TaskFile.makeFolder(of: path) }
        return try SQLiteTaskStore(path: path)
    }
} else {
    #if PostgreSQL
    do { taskService = try TaskService.shared(at: sharedList, scheduler: storeScheduler) } catch {
        refuse(TaskFailure("", error).message)
    }
    #else
    refuse(localized("This Todo was built without PostgreSQL, which TODO_DATABASE needs."))
    #endif
}
let provider = ServiceProvider(alertService: AlertService(), taskService: taskService)
let settings = Settings(id: applicationID)

// With `--database` or a shared list, each start is a program of its own, because a running Todo may have another list.
let application = Application(id: applicationID, flags: isStandardPath ? [] : .nonUnique)
var todo: TodoApplication?
var flightRecorder: FlightRecorder?
#if Inspector
var inspector: ReactorInspector?
#endif
let arguments = options.isService ? ["todo", CommandLineOptions.service] : []
let status = application.run(arguments: arguments) { application in
    if isStandardPath {
        do { flightRecorder = try FlightFile.record(at: FlightFile.standardPath()) } catch {
            try? FileHandle.standardError.write(
                contentsOf: Data("todo: no flight log is kept: \(error.localizedDescription)\n".utf8))
        }
    }
    #if Inspector
    let environment = ProcessInfo.processInfo.environment
    if environment["INSPECT"] == "1" {
        do {
            let started = try ReactorInspector.start(port: environment["INSPECT_PORT"].flatMap { UInt16($0) })
            inspector = started
            FileHandle.standardOutput.write(Data("inspect todo at \(started.address)\n".utf8))
        } catch { try? FileHandle.standardError.write(contentsOf: Data("todo: \(error.localizedDescription)\n".utf8)) }
    }
    #endif
    let listScheduler = SerialDispatchQueueScheduler(qos: .userInteractive, internalSerialQueueName: "todo.list")
    let started = TodoApplication(
        application, provider: provider, settings: settings, listScheduler: listScheduler)
    todo = started
    Application.addIcons(in: ShareFolder.path + "/icons")
    do { try started.start() } catch { fatalError("\(error)") }
}
// The last changes may not be written yet.
_ = taskService.close().toBlocking().materialize()
exit(status)
