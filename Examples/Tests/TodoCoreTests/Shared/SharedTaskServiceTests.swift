#if PostgreSQL
import Foundation
import PostgreSQL
import Rx
import Testing

@testable import TodoCore

/// The service with a shared list, in real time.
@Suite(.ifServerIsInstalled, .timeLimit(.minutes(15))) struct SharedTaskServiceTests {
    @Test func changeArrivesAtTheOtherMachine() async throws {
        let list = try SharedList()
        let (here, there) = (try list.makeService(), try list.makeService(machine: 1))
        _ = try await there.fetchTasks().asSingle().value
        var events = there.event.values.makeAsyncIterator()
        try await there.becomeOnline()
        let task = try await here.create(title: "a", memo: "").asSingle().value
        let merged = MergedTasks(deleted: [], placed: [.init(task, below: nil)])
        #expect(try await events.next() == .merge(merged))
    }

    /// The contents of a notification do not count.
    @Test func notificationOfAnotherProgramIsHarmless() async throws {
        let list = try SharedList()
        let service = try list.makeService()
        _ = try await service.fetchTasks().asSingle().value
        var events = service.event.values.makeAsyncIterator()
        try await service.becomeOnline()
        let other = try list.connect()
        for payload in [
            "", "99999999999999999999", "'; DROP TABLE todo.task; --", String(repeating: "x", count: 7_000),
        ] {
            try other.run("SELECT pg_notify('todo', $1)", .text(payload))
        }
        let task = try list.open(machine: 1).create(title: "a", memo: "")
        #expect(try await events.next() == .merge(MergedTasks(deleted: [], placed: [.init(task, below: nil)])))
    }

    @Test func changesMadeDuringAnOutageArriveAfterIt() async throws {
        let server = try SharedServer()
        let list = try SharedList(server)
        let service = try list.makeService()
        _ = try await service.fetchTasks().asSingle().value
        var (states, events) = (
            service.connectionState.values.makeAsyncIterator(), service.event.values.makeAsyncIterator()
        )
        try await first(of: &states) { $0 == .online }
        try server.kill()
        try await first(of: &states) { if case .offline = $0 { true } else { false } }
        let error = await #expect(throws: ServerError.self) {
            try await service.create(title: "offline", memo: "").asSingle().value
        }
        #expect(error?.reason == .unreachable)
        try server.start()
        let task = try list.open(machine: 1).create(title: "a", memo: "")
        #expect(try await events.next() == .merge(MergedTasks(deleted: [], placed: [.init(task, below: nil)])))
        try await first(of: &states) { $0 == .online }
    }

    @Test func listThatCouldNotBeOpenedAppearsOnceTheServerIsBack() async throws {
        let server = try SharedServer()
        let list = try SharedList(server)
        let task = try list.open(machine: 1).create(title: "a", memo: "")
        try server.kill()
        let service = try list.makeService()
        var events = service.event.values.makeAsyncIterator()
        await #expect(throws: ServerError.self) { try await service.fetchTasks().asSingle().value }
        try server.start()
        #expect(try await events.next() == .reset([task]))
    }

    /// The server commits the change, and its answer is lost. Then the server cannot be reached for two attempts.
    @Test func changeWhoseAnswerWasLostIsMadeOnce() async throws {
        let list = try SharedList()
        let proxy = try list.makeProxy()
        defer { proxy.stop() }
        let service = try list.makeService(through: proxy)
        let task = try await service.create(title: "a", memo: "").asSingle().value
        var events = service.event.values.makeAsyncIterator()
        proxy.loseAnswer(to: "COMMIT\0", refusingNext: 2)
        #expect(try await service.toggleDone(taskID: task.id).asSingle().value.isDone)
        #expect(proxy.lostAnswers == 1)
        #expect(try await events.next() == .markAsDone(id: task.id))
        #expect(try list.open(machine: 1).fetchTasks() == [task.with(isDone: true)])
        #expect(try list.connect().first("SELECT version FROM todo.counter") { $0.integer(0) } == 2)
    }

    /// The answer to a statement before `COMMIT` is lost, so the server rolls the change back.
    @Test func changeThatWasCutBeforeItsCommitIsMadeOnce() async throws {
        let list = try SharedList()
        let proxy = try list.makeProxy()
        defer { proxy.stop() }
        let service = try list.makeService(through: proxy)
        let task = try await service.create(title: "a", memo: "").asSingle().value
        proxy.loseAnswer(to: "UPDATE todo.task")
        #expect(try await service.toggleDone(taskID: task.id).asSingle().value.isDone)
        #expect(proxy.lostAnswers == 1)
        #expect(try list.open(machine: 1).fetchTasks() == [task.with(isDone: true)])
    }
}

extension SharedList {
    /// A proxy between a service and the server.
    func makeProxy() throws -> CuttingProxy {
        try CuttingProxy(to: UInt16(#require(URLComponents(string: url)?.port)))
    }

    func makeService(machine: Int = 0, through proxy: CuttingProxy? = nil) throws -> TaskService {
        let (path, url) = (folder.path + "/\(machine).db", url)
        let address = try ServerAddress(
            proxy.map { proxy in url.replacing(/:[0-9]+\//, with: ":\(proxy.port)/") } ?? url)
        let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "test.timers")
        return TaskService(
            scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "test.store"), path: path,
            feed: proxy == nil ? ChangeFeed(address: address, timers: timers).events : nil, timers: timers
        ) { try SharedTaskStore(address: address, drafts: path) }
    }
}

extension TaskService {
    /// Waits until the service follows the changes of others.
    func becomeOnline() async throws {
        var states = connectionState.values.makeAsyncIterator()
        try await first(of: &states) { $0 == .online }
    }
}
#endif
