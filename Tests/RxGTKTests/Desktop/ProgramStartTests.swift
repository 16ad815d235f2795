#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class ProgramStartTests: GTKTestCase {
    private static let id = "dev.swift-reactor.StartTest"

    /// Runs an application until its first event, and returns "start" and the event. Without a bus, no other instance
    /// exists.
    private func run(
        _ application: Application, _ arguments: [String],
        _ events: @escaping @MainActor (Application) -> Observable<String>
    ) -> [String] {
        onMain {
            var happened: [String] = []
            let bag = DisposeBag()
            application.run(arguments: ["test"] + arguments) { application in
                happened.append("start")
                Window(title: "Test", application: application).present()
                // A late subscriber receives the earlier events.
                DispatchQueue.main.async {
                    events(application)
                        .subscribe(onNext: {
                            happened.append($0)
                            application.quit()
                        })
                        .disposed(by: bag)
                }
            }
            return happened
        }
    }

    func testFilesOpenedEmitsTheFiles() throws {
        let application = onMain { Application(flags: [.nonUnique, .handlesOpen]) }
        let happened = run(application, ["/tmp/a b", "https://example.org/c"]) { application in
            application.rx.filesOpened.map { $0.map(\.absoluteString).joined(separator: " ") }
        }
        XCTAssertEqual(happened, ["start", "file:///tmp/a%20b https://example.org/c"])
    }

    func testAFileWithAnUnreadableAddressIsPrintedAndNoFileIsOpened() throws {
        try onMain {
            let application = Application(flags: [.nonUnique, .handlesOpen])
            var opened: [[URL]] = []
            let told = try standardError {
                application.run(arguments: ["test", "/tmp/a", "unheard-of://[a"]) { application in
                    Window(title: "Test", application: application).present()
                    DispatchQueue.main.async {
                        _ = application.rx.filesOpened.subscribe(onNext: { opened.append($0) })
                        application.quit()
                    }
                }
            }
            XCTAssertEqual(opened, [])
            let message = "Application: an opened file has an address that cannot be read, so no file is opened: "
            XCTAssertTrue(told.contains(message + "unheard-of://[a\n"), told)
        }
    }

    func testProgramStartedEmitsTheArguments() throws {
        let application = onMain { Application(flags: [.nonUnique, .handlesCommandLine]) }
        let happened = run(application, ["--new", "milk"]) { application in
            application.rx.programStarted.map { "\($0.arguments) \($0.folder?.path ?? "-") \($0.isRemote)" }
        }
        let folder = FileManager.default.currentDirectoryPath
        XCTAssertEqual(happened, ["start", "[\"--new\", \"milk\"] \(folder) false"])
    }

    func testSecondStartIsPassedToTheRunningProgram() throws {
        try onMain {
            try withPrivateBus { address in
                let (other, bag) = (OtherProgram(address: address), DisposeBag())
                var starts: [ProgramStart] = []
                var activations = 0
                do {
                    let application = Application(id: Self.id, flags: .handlesCommandLine)
                    application.run(arguments: ["test", "first"]) { application in
                        g_dbus_connection_set_exit_on_close(
                            g_application_get_dbus_connection(.init(application.pointer)), 0)
                        activations += 1
                        Window(title: "Test", application: application).present()
                        application.rx.programStarted
                            .subscribe(onNext: { start in
                                starts.append(start)
                                guard start.isRemote else { return other.start(Self.id, arguments: ["second", "a b"]) }
                                application.quit()
                            })
                            .disposed(by: bag)
                    }
                }
                other.stop()
                XCTAssertEqual(activations, 1)
                XCTAssertEqual(starts.map(\.arguments), [["first"], ["second", "a b"]])
                XCTAssertEqual(starts.map(\.isRemote), [false, true])
                XCTAssertEqual(starts.last?.folder?.path, "/usr")
            }
        }
    }
}
#endif
