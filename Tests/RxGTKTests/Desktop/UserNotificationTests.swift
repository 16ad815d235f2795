#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class UserNotificationTests: GTKTestCase {
    private static let id = "dev.swift-reactor.NotificationTest"

    private static let mail = UserNotification(
        id: "mail", title: "Two letters", body: "From Ada", priority: .urgent, category: "email.arrived",
        buttons: [.init("read", title: "Read"), .init("later", title: "Later")])

    /// Runs an application on a private bus until `body` returns.
    private func run(_ body: @escaping @MainActor (Application, NotificationServer) throws -> Void) throws {
        try onMain {
            try withPrivateBus { address in
                let server = NotificationServer(address: address)
                var failure: (any Error)?
                do {
                    let application = Application(id: Self.id)
                    application.run(arguments: ["test"]) { application in
                        g_dbus_connection_set_exit_on_close(
                            g_application_get_dbus_connection(.init(application.pointer)), 0)
                        Window(title: "Test", application: application).present()
                        do { try body(application, server) } catch { failure = error }
                        // GLib 2.74 crashes if the server stops while it shows a notification of an application that
                        // has ended.
                        application.withdrawNotification(id: Self.mail.id)
                        application.quit()
                    }
                }
                server.stop()
                if let failure { throw failure }
            }
        }
    }

    func testDesktopShowsTheNotification() throws {
        try run { application, server in
            try application.send(Self.mail)
            server.wait(for: 1, by: application)
            let shown = server.shown[1]
            XCTAssertEqual(shown?.title, "Two letters")
            XCTAssertEqual(shown?.body, "From Ada")
            XCTAssertEqual(shown?.actions.filter { $0 == "Read" || $0 == "Later" }, ["Read", "Later"])
            XCTAssertEqual(shown?.hints["urgency"], "0x02")
            XCTAssertEqual(shown?.hints["desktop-entry"], "'\(Self.id)'")
            XCTAssertEqual(shown?.hints["category"], "'email.arrived'")
        }
    }

    func testNotificationIsReplacedByItsIDAndWithdrawn() throws {
        try run { application, server in
            try application.send(Self.mail)
            server.wait(for: 1, by: application)
            var other = Self.mail
            other.title = "Three letters"
            try application.send(other)
            server.wait(for: 2, by: application)
            XCTAssertEqual(server.shown.mapValues(\.title), [1: "Three letters"])
            application.withdrawNotification(id: "unknown")
            application.withdrawNotification(id: "mail")
            spin(for: "the notification to be withdrawn") { server.shown.isEmpty }
        }
    }

    func testPressingANotificationEmitsTheButton() throws {
        try run { application, server in
            let bag = DisposeBag()
            var responses: [UserNotification.Response] = []
            try application.send(Self.mail)
            server.wait(for: 1, by: application)
            let actions = server.shown[1]?.actions ?? []
            let read = actions[actions.firstIndex(of: "Read")! - 1]
            server.press(read, in: 1)
            settle()
            application.rx.notificationActivated.subscribe(onNext: { responses.append($0) }).disposed(by: bag)
            spin(for: "the button") { responses == [.init(notificationID: "mail", buttonID: "read")] }
            // The pressed notification is gone, so this one gets a new number.
            try application.send(Self.mail)
            server.wait(for: 2, by: application)
            server.press("default", in: 2)
            spin(for: "the press") {
                responses == [.init(notificationID: "mail", buttonID: "read"), .init(notificationID: "mail")]
            }
        }
    }

    func testPressStartsAProgramThatHasEnded() throws {
        try onMain {
            try withPrivateBus { address in
                let desktop = OtherProgram(address: address)
                var events: [String] = []
                do {
                    let application = Application(id: Self.id)
                    let bag = DisposeBag()
                    // The desktop starts the program as a service, and passes the pressed button to it.
                    DispatchQueue.main.async { desktop.press(button: "read", of: "mail", in: Self.id) }
                    application.run(arguments: ["test", "--gapplication-service"]) { application in
                        g_dbus_connection_set_exit_on_close(
                            g_application_get_dbus_connection(.init(application.pointer)), 0)
                        application.rx.notificationActivated
                            .subscribe(onNext: {
                                events.append("\($0.notificationID) \($0.buttonID ?? "-")")
                                application.quit()
                            })
                            .disposed(by: bag)
                        Window(title: "Test", application: application).present()
                        events.append("start")
                    }
                }
                desktop.stop()
                XCTAssertEqual(events, ["start", "mail read"])
            }
        }
    }

    func testSendingWithoutABusOrAnIDThrows() {
        onMain {
            let application = Application(id: Self.id)
            XCTAssertEqual(Self.failure(of: application), .notRunning)
            for (application, expected) in [
                (application, UserNotificationError.noSessionBus), (Application(flags: .nonUnique), .noID),
            ] {
                var failure: UserNotificationError?
                application.run(arguments: ["test"]) { application in
                    Window(title: "Test", application: application).present()
                    failure = Self.failure(of: application)
                    application.withdrawNotification(id: "mail")
                    application.quit()
                }
                XCTAssertEqual(failure, expected)
            }
        }
    }

    @MainActor
    private static func failure(of application: Application) -> UserNotificationError? {
        do { try application.send(mail) } catch { return error }
        return nil
    }
}
#endif
