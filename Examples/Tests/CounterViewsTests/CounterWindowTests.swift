import CounterCore
@testable import CounterViews
import Foundation
import ReactorKit
import Rx
import RxGTK
import XCTest

/// Tests the windows with real widgets, without input of a person. Synchronous tests run on GTK's thread, the main
/// thread.
final class CounterWindowTests: XCTestCase {
    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
        }
    }

    func testButtonsSendActions() {
        MainActor.assumeIsolated {
            let (window, reactor) = makeStubbedWindow()
            window.increaseButton.click()
            window.decreaseButton.click()
            XCTAssertEqual(reactor.stub.actions, [.increase, .decrease])
            window.close()
        }
    }

    func testWindowShowsTheState() {
        MainActor.assumeIsolated {
            let (window, reactor) = makeStubbedWindow()
            XCTAssertEqual(window.userGreetingLabel.text, "Welcome")
            var state = reactor.currentState
            state.value = 7
            state.userName = "Ada"
            state.stepsUnderWay = 1
            reactor.stub.state.value = state
            XCTAssertEqual(window.valueLabel.text, "7")
            XCTAssertEqual(window.userGreetingLabel.text, "Hello, Ada")
            XCTAssertTrue(window.activityIndicatorView.isAnimating)
            window.close()
        }
    }

    func testSavingTheNameClosesSettingsAndGreets() {
        MainActor.assumeIsolated {
            let reactor = CounterViewReactor(provider: ServiceProvider())
            let window = CounterWindow(reactor: reactor, application: nil)
            window.present()
            let settings = openSettings(of: window)
            settings.userNameTextField.text = "Grace"
            settings.saveButton.click()
            XCTAssertTrue(settings.isClosed)
            XCTAssertEqual(window.userGreetingLabel.text, "Hello, Grace")
            let again = openSettings(of: window)
            XCTAssertEqual(again.userNameTextField.text, "Grace")
            again.userNameTextField.text = "Nobody"
            again.cancelButton.click()
            XCTAssertTrue(again.isClosed)
            XCTAssertEqual(window.userGreetingLabel.text, "Hello, Grace")
            window.close()
        }
    }

    func testClosedWindowsLeaveNothingBehind() {
        MainActor.assumeIsolated {
            let provider = ServiceProvider()
            openAndClose(provider, times: 2)
            let before = LiveObjects.counts
            openAndClose(provider, times: 200)
            XCTAssertTrue(
                MainLoop.run { !LiveObjects.hasIncreased(since: before) }, "\(LiveObjects.counts), was \(before)")
            XCTAssertFalse(provider.userService.event.hasObservers)
        }
    }
}

@MainActor private func makeStubbedWindow() -> (CounterWindow, CounterViewReactor) {
    let reactor = CounterViewReactor(provider: ServiceProvider())
    reactor.isStubEnabled = true
    let window = CounterWindow(reactor: reactor, application: nil)
    return (window, reactor)
}

@MainActor private func openSettings(of window: CounterWindow) -> SettingWindow {
    window.settingsButton.click()
    guard let settings = window.presented.first as? SettingWindow else {
        fatalError("no settings window was presented")
    }
    XCTAssertFalse(settings.isClosed)
    return settings
}

/// Opens the counter and its settings, uses both, and closes them. Only GTK retains the windows meanwhile.
@MainActor private func openAndClose(_ provider: ServiceProvider, times: Int) {
    for _ in 0..<times {
        weak var reactor: CounterViewReactor?
        weak var window: CounterWindow?
        do {
            let opened = CounterWindow(reactor: CounterViewReactor(provider: provider), application: nil)
            (reactor, window) = (opened.reactor, opened)
            opened.present()
            opened.increaseButton.click()
            let settings = openSettings(of: opened)
            settings.userNameTextField.text = "Ada"
            settings.saveButton.click()
            opened.close()
        }
        settle()
        XCTAssertNil(reactor)
        XCTAssertNil(window)
        if reactor != nil || window != nil { return }
    }
}

/// Runs the loop until everything that is ready now is delivered.
@MainActor private func settle() {
    var isReached = false
    DispatchQueue.main.async { isReached = true }
    XCTAssertTrue(MainLoop.run(until: { isReached }))
}
