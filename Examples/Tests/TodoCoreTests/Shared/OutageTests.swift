#if PostgreSQL
import Foundation
import PostgreSQL
import ReactorKit
import Rx
import Testing

@testable import TodoCore

/// Several machines make changes while the server is killed again and again.
@Suite(.ifServerIsInstalled, .timeLimit(.minutes(15))) struct OutageTests {
    /// A machine makes the next change once it knows the outcome of the change before. A refused task must not appear.
    @Test func acknowledgedTasksAreSavedOnceAndAppearInEveryWindow() async throws {
        let server = try SharedServer()
        let list = try SharedList(server)
        let machines = try (0..<5).map { try list.makeService(machine: $0) }
        let windows = machines.map {
            TaskListViewReactor(provider: ServiceProvider(alertService: StubAlertService(), taskService: $0))
        }
        for window in windows { window.action.onNext(.refresh) }
        for machine in machines { try await machine.becomeOnline() }
        let (acknowledged, refused) = (BehaviorRelay<[String]>(value: []), BehaviorRelay<[String]>(value: []))
        try await withThrowingTaskGroup { group in
            for (number, machine) in machines.enumerated() {
                group.addTask {
                    var (saved, count) = (0, 0)
                    while saved < 30 {
                        let title = "\(number).\(count)"
                        count += 1
                        do {
                            _ = try await machine.create(title: title, memo: "").asSingle().value
                            acknowledged.update { $0.append(title) }
                            saved += 1
                        } catch let error as ServerError where error.reason == .unreachable {
                            refused.update { $0.append(title) }
                            // A person would wait, too.
                            try await machine.becomeOnline()
                        }
                    }
                }
            }
            group.addTask {
                var titles = acknowledged.values.makeAsyncIterator()
                for outage in 1...3 {
                    try await first(of: &titles) { $0.count >= outage * 30 }
                    try server.kill()
                    try server.start()
                }
            }
            try await group.waitForAll()
        }
        let tasks = try list.open(machine: 9).fetchTasks()
        #expect(tasks.map(\.title).sorted() == acknowledged.value.sorted())
        #expect(Set(tasks.map(\.title)).isDisjoint(with: refused.value))
        #expect(Set(tasks.map(\.textVersion)).count == tasks.count)
        for window in windows {
            var states = window.state.values.makeAsyncIterator()
            try await first(of: &states) { $0.listing.tasks == tasks }
        }
    }
}
#endif
