import Foundation
import ReactorKit
import ReactorRecording
import Testing

@testable import TodoCore

/// The flight file that Todo writes, to be read after a crash.
@Suite struct FlightFileTests {
    @Test func flightFileIsInTheStateFolder() {
        #expect(
            FlightFile.standardPath(environment: ["XDG_STATE_HOME": "/state"])
                == "/state/io.github.swift_reactor.Todo/todo.flight")
        #expect(
            FlightFile.standardPath(environment: ["XDG_STATE_HOME": "here"]).hasSuffix(
                "/.local/state/io.github.swift_reactor.Todo/todo.flight"))
    }

    @Test func flightFileKeepsActionsButNoWrittenTexts() throws {
        let fixture = try Fixture(["a private title"])
        let path = fixture.folder.path + "/new/todo.flight"
        let recorder = try FlightFile.record(at: path)
        let list = TaskListViewReactor(provider: fixture.provider)
        for action: TaskListViewReactor.Action in [.refresh, .search("a private search"), .toggleTaskDone(1)] {
            list.action.onNext(action)
            fixture.scheduler.start()
        }
        let entries = try FlightLog(contentsOf: URL(filePath: path)).entries.map(\.text)
            .filter { $0.contains("\(list.identity)") }
        for text in ["action refresh", "action search(‹redacted›)", "action toggleTaskDone(1)", "changed listing"] {
            #expect(entries.contains { $0.contains(text) }, "\(text) in \(entries)")
        }
        #expect(try Data(contentsOf: URL(filePath: path)).range(of: Data("private".utf8)) == nil)
        withExtendedLifetime(recorder) {}
    }
}
