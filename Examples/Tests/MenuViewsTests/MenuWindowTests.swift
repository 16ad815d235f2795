import Foundation
import MenuCore
import Rx
import RxGTK
import XCTest

@testable import MenuViews

/// Tests the windows with real widgets, without input of a person. Synchronous tests run on GTK's thread, the main
/// thread.
final class MenuWindowTests: XCTestCase {
    override func setUpWithError() throws {
        try MainActor.assumeIsolated {
            do { try Toolkit.start() } catch {
                guard ProcessInfo.processInfo.environment["CI"] == nil else { throw error }
                throw XCTSkip("\(error)")
            }
            LoggedWarnings.record()
            _ = LoggedWarnings.take()
        }
    }

    private func onMain(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated {
            try body()
            XCTAssertEqual(LoggedWarnings.take(), [])
        }
    }

    func testWindowFetchesAndShowsTheMenu() {
        onMain {
            let service = AskedMenuService()
            let window = open(service)
            XCTAssertTrue(window.activityIndicator.isAnimating)
            XCTAssertFalse(window.orderBar.isVisible)
            service.answers.onNext([MenuItem(name: "Potato", price: 3000), MenuItem(name: "Shrimp", price: 5500)])
            let cells = window.cells(2)
            XCTAssertFalse(window.activityIndicator.isAnimating)
            XCTAssertEqual(cells.map(\.title.text), ["Potato", "Shrimp"])
            XCTAssertEqual(cells.map(\.price.text), ["₩3,000", "₩5,500"])
            XCTAssertEqual(cells.map(\.count.text), ["0", "0"])
            XCTAssertEqual(cells.first?.increaseButton.accessibilityLabel, "One more Potato")
            window.close()
        }
    }

    func testButtonsOfRowsChangeTheCounts() throws {
        try onMain {
            let window = openMenu()
            let cells = window.cells(2)
            let (potato, shrimp) = (try XCTUnwrap(cells.first), try XCTUnwrap(cells.last))
            potato.decreaseButton.click()
            potato.increaseButton.click()
            potato.increaseButton.click()
            shrimp.increaseButton.click()
            settle()
            XCTAssertEqual(window.cells(2).map(\.count.text), ["2", "1"])
            XCTAssertEqual(window.itemCountLabel.text, "Items: 3")
            XCTAssertEqual(window.totalPrice.text, "₩11,500")
            window.clearButton.click()
            settle()
            XCTAssertEqual(window.itemCountLabel.text, "Items: 0")
            window.close()
        }
    }

    func testOrderWindowShowsTheOrderAndResetsTheMenu() throws {
        try onMain {
            let window = openMenu()
            let shrimp = try XCTUnwrap(window.cells(2).last)
            shrimp.increaseButton.click()
            window.orderButton.click()
            settle()
            let order = try XCTUnwrap(window.presented.first as? OrderWindow)
            XCTAssertEqual(order.ordersList.text, "Shrimp × 1")
            XCTAssertEqual(order.itemsPrice.text, "₩5,500")
            XCTAssertEqual(order.vatPrice.text, "₩550")
            XCTAssertEqual(order.totalPrice.text, "₩6,050")
            order.closeButton.click()
            settle()
            XCTAssertTrue(order.isClosed)
            XCTAssertEqual(window.itemCountLabel.text, "Items: 0")
            window.close()
        }
    }

    func testWindowShowsTheReasonOfAFailure() {
        onMain {
            let service = AskedMenuService()
            let window = open(service)
            service.fails.onNext("no <server> & no menu")
            settle()
            XCTAssertEqual(window.stack.visibleChildName, "failed")
            XCTAssertEqual(window.failureLabel.text, "no <server> & no menu")
            XCTAssertFalse(window.orderBar.isVisible)
            window.retryButton.click()
            XCTAssertEqual(window.stack.visibleChildName, "loading")
            service.answers.onNext([MenuItem(name: "Potato", price: 3000)])
            XCTAssertEqual(window.cells(1).map(\.title.text), ["Potato"])
            XCTAssertTrue(window.orderBar.isVisible)
            window.close()
        }
    }

    func testAFailedRefreshKeepsTheMenuAndOffersToRetry() throws {
        try onMain {
            let service = AskedMenuService()
            let window = open(service)
            let menu = [MenuItem(name: "Potato", price: 3000), MenuItem(name: "Shrimp", price: 5500)]
            service.answers.onNext(menu)
            try XCTUnwrap(window.cells(2).last).increaseButton.click()
            window.refreshButton.click()
            service.fails.onNext("The server cannot be reached.\nhttp://127.0.0.1/")
            settle()
            XCTAssertEqual(window.stack.visibleChildName, "menu")
            XCTAssertEqual(window.cells(2).map(\.count.text), ["0", "1"])
            let toast = try XCTUnwrap(window.failureToast)
            XCTAssertEqual(toast.title, "The menu was not refreshed. The server cannot be reached.")
            XCTAssertEqual(toast.buttonTitle, "Retry")
            toast.emit("button-clicked")
            XCTAssertTrue(MainLoop.run(until: { window.failureToast == nil && window.activityIndicator.isAnimating }))
            service.answers.onNext(menu.reversed())
            settle()
            XCTAssertEqual(window.cells(2).map(\.count.text), ["1", "0"])
            window.close()
        }
    }

    func testButtonsThatDoNothingAreDisabled() throws {
        try onMain {
            let window = openMenu()
            let potato = try XCTUnwrap(window.cells(2).first)
            XCTAssertFalse(potato.decreaseButton.isEnabled)
            XCTAssertFalse(window.orderButton.isEnabled || window.clearButton.isEnabled)
            potato.increaseButton.click()
            settle()
            XCTAssertTrue(potato.decreaseButton.isEnabled)
            XCTAssertTrue(window.orderButton.isEnabled && window.clearButton.isEnabled)
            potato.decreaseButton.becomeFirstResponder()
            potato.decreaseButton.click()
            settle()
            XCTAssertFalse(potato.decreaseButton.isEnabled)
            XCTAssertTrue(potato.increaseButton.isFirstResponder)
            potato.increaseButton.click()
            window.clearButton.becomeFirstResponder()
            window.clearButton.click()
            settle()
            XCTAssertFalse(window.orderButton.isEnabled || window.clearButton.isEnabled)
            XCTAssertTrue(window.tableView.isFirstResponder)
            window.close()
        }
    }

    func testClosingWhileFetchingCancelsAndLeavesNothing() {
        onMain {
            let service = AskedMenuService()
            for _ in 0..<2 { openAndClose(service) }
            let before = LiveObjects.counts
            for _ in 0..<100 { openAndClose(service) }
            XCTAssertTrue(
                MainLoop.run { !LiveObjects.hasIncreased(since: before) }, "\(LiveObjects.counts), was \(before)")
            XCTAssertFalse(service.answers.hasObservers)
        }
    }
}

/// Answers when a test emits through `answers` or `fails`.
private final class AskedMenuService: MenuServiceProtocol {
    let answers = PublishSubject<[MenuItem]>()
    let fails = PublishSubject<String>()

    func fetchMenus() -> Observable<[MenuItem]> {
        Observable.merge(answers, fails.map { throw Problem(errorDescription: $0) }).take(1)
    }

    private struct Problem: LocalizedError {
        let errorDescription: String?
    }
}

extension MenuWindow {
    /// The visible rows from top to bottom, once `count` rows are drawn.
    fileprivate func cells(_ count: Int) -> [MenuItemTableViewCell] {
        var cells: [MenuItemTableViewCell] = []
        XCTAssertTrue(
            MainLoop.run(until: {
                let rows = (0..<tableView.rowCount).compactMap { tableView.model(at: $0, as: MenuRow.self) }
                let shown = Dictionary(grouping: cellsBelow(tableView)) { $0.title.text ?? "" }
                cells = rows.compactMap { shown[$0.menu.name]?.first }
                return cells.count == count
            }))
        return cells
    }

    private func cellsBelow(_ widget: Widget) -> [MenuItemTableViewCell] {
        (widget as? MenuItemTableViewCell).map { [$0] } ?? widget.subviews.flatMap(cellsBelow)
    }
}

/// Runs the loop until everything that is ready now is delivered.
@MainActor private func settle() {
    var isReached = false
    DispatchQueue.main.async { isReached = true }
    XCTAssertTrue(MainLoop.run(until: { isReached }))
}

@MainActor private func open(_ service: AskedMenuService) -> MenuWindow {
    let window = MenuWindow(viewModel: MenuViewModel(service: service), application: nil)
    window.present()
    return window
}

@MainActor private func openMenu() -> MenuWindow {
    let service = AskedMenuService()
    let window = open(service)
    service.answers.onNext([MenuItem(name: "Potato", price: 3000), MenuItem(name: "Shrimp", price: 5500)])
    settle()
    return window
}

@MainActor private func openAndClose(_ service: AskedMenuService) {
    weak var window: MenuWindow?
    do {
        let opened = open(service)
        XCTAssertTrue(service.answers.hasObservers)
        window = opened
        opened.close()
    }
    settle()
    XCTAssertNil(window)
}
