import Foundation
import ReactorKit
import Rx
import RxGTK
import TodoCore
import XCTest

@testable import TodoViews

/// Tests the windows with real widgets, without input of a person. Some tests use stubbed reactors, the others their
/// own store.
final class TaskListWindowTests: TodoViewsTestCase {
    func testRowsShowTasksAndSendActions() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList(["milk", "bread"])
            let cells = window.cells
            XCTAssertEqual(cells.map(\.titleLabel.text), ["milk", "bread"])
            XCTAssertEqual(cells[0].checkButton.accessibilityLabel, "milk")
            XCTAssertFalse(cells[0].deleteButton.isVisible)
            XCTAssertTrue(cells[0].memoLabel.isHidden)
            window.listView.emit("activate", 1 as UInt32)
            XCTAssertEqual(reactor.stub.actions.last, .toggleTaskDone(2))
            reactor.stub.state.value.isEditing = true
            XCTAssertTrue(window.editButton.isOn)
            XCTAssertTrue(cells[0].deleteButton.isVisible)
            cells[1].deleteButton.click()
            XCTAssertEqual(reactor.stub.actions.last, .deleteTask(2))
            window.listView.emit("activate", 0 as UInt32)
            XCTAssertEqual(reactor.stub.actions.last, .openTask(1))
            window.close()
        }
    }

    func testRowsShowAHandleWhileTheyCanBeMoved() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList(["milk", "bread"])
            XCTAssertEqual(window.cells.map(\.dragHandle.isVisible), [false, false])
            reactor.stub.state.value.isEditing = true
            XCTAssertEqual(window.cells.map(\.dragHandle.isVisible), [true, true])
            reactor.stub.state.value.listing.query = "milk"
            XCTAssertEqual(window.cells.map(\.dragHandle.isVisible), [false])
            reactor.stub.state.value.isEditing = false
            XCTAssertEqual(window.cells.map(\.dragHandle.isVisible), [false])
            window.close()
        }
    }

    func testRowShowsTheFirstVisibleLineOfItsMemo() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList([])
            let long = String(repeating: "할", count: 300)
            let memos = ["", "one line", "\n\r\nthe first\r\nthe second", long, "\n"]
            reactor.stub.state.value.listing = TaskListing(
                zip(Int64(1)..., memos).map { Task(id: $0, title: "a", memo: $1) })
            let labels = window.cells.map(\.memoLabel)
            XCTAssertEqual(labels.map(\.isHidden), [true, false, false, false, false])
            XCTAssertEqual(labels.map(\.text), ["", "one line", "the first", String(long.prefix(200)), ""])
            window.close()
        }
    }

    func testUnchangedPageDrawsNoFrames() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList([])
            for page in TaskListViewReactor.Page.allCases where page != .loading {
                Self.show(page, in: reactor)
                XCTAssertEqual(window.stack.visibleChildName, page.rawValue)
                XCTAssertTrue(
                    MainLoop.run(until: { window.isAtRest }), "\(page): draws after \(window.frameCount) frames")
            }
            window.close()
        }
    }

    @MainActor
    private static func show(_ page: TaskListViewReactor.Page, in reactor: TaskListViewReactor) {
        let failure = TaskFailure("a", TaskStoreError.noSuchTask(1))
        reactor.stub.state.value.loading = page == .failed ? .failed(failure) : .done
        let tasks = page == .empty ? [] : [Task(id: 1, title: "milk")]
        reactor.stub.state.value.listing = TaskListing(tasks, query: page == .noMatches ? "bread" : "")
    }

    func testLongTitleWraps() {
        onMain { fixture in
            let (window, _) = fixture.makeStubbedList([
                String(repeating: "a", count: 24), String(repeating: "a", count: 25), String(repeating: "할", count: 8),
                String(repeating: "할", count: 9), String(repeating: "W", count: 24),
            ])
            XCTAssertEqual(window.cells.map(\.titleLabel.wraps), [false, true, false, true, true])
            window.close()
        }
    }

    func testCheckMarkWaitsForTheStore() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList(["milk"])
            let button = window.cells[0].checkButton
            button.property("active").value = true
            XCTAssertEqual(reactor.stub.actions.last, .toggleTaskDone(1))
            XCTAssertFalse(button.isOn)
            window.close()
        }
    }

    func testThePageFollowsTheState() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList([])
            XCTAssertEqual(window.stack.visibleChildName, "empty")
            reactor.stub.state.value.listing = TaskListing([Task(id: 1, title: "a")], query: "b")
            XCTAssertEqual(window.stack.visibleChildName, "noMatches")
            reactor.stub.state.value.listing.query = ""
            XCTAssertEqual(window.stack.visibleChildName, "tasks")
            reactor.stub.state.value.loading = .failed(TaskFailure("No", CocoaError(.fileNoSuchFile)))
            XCTAssertEqual(window.stack.visibleChildName, "failed")
            XCTAssertEqual(window.failurePage.title, "No")
            window.retryButton.click()
            XCTAssertEqual(reactor.stub.actions.last, .refresh)
            XCTAssertFalse(window.startAfreshButton.isVisible)
            window.close()
        }
    }

    func testTypingSearches() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList(["milk"])
            window.action(named: "search")?.activate()
            XCTAssertTrue(window.searchBar.isSearching)
            XCTAssertTrue(window.searchButton.isOn)
            window.searchEntry.property("text").value = "m"
            XCTAssertEqual(reactor.stub.actions.last, .search("m"))
            window.searchButton.property("active").value = false
            XCTAssertFalse(window.searchBar.isSearching)
            XCTAssertEqual(reactor.stub.actions.last, .search(""))
            window.close()
        }
    }

    func testActionsAndButtonsSendTheSameActions() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedList(["milk"])
            window.action(named: "edit")?.activate()
            window.editButton.property("active").value = true
            window.action(named: "undo")?.activate()
            XCTAssertEqual(reactor.stub.actions.suffix(3), [.toggleEditing, .toggleEditing, .undoLastDelete])
            let key = { window.action(named: "new-task")?.activate() ?? () }
            for open in [window.addButton.click, window.addFirstButton.click, key] {
                open()
                XCTAssertEqual(window.presented.count, 1)
                window.presented.forEach { $0.close() }
            }
            window.close()
        }
    }

    func testDeletingOffersUndo() {
        onMain { fixture in
            let window = fixture.openList(["a", "b"])
            window.reactor?.action.onNext(.deleteTask(2))
            XCTAssertEqual(window.cells.map(\.titleLabel.text), ["a"])
            XCTAssertEqual(window.undoToast?.toast.title, "Deleted “b”")
            window.reactor?.action.onNext(.deleteTask(1))
            XCTAssertEqual(window.undoToast?.toast.title, "Deleted “a”")
            window.action(named: "undo")?.activate()
            XCTAssertNil(window.undoToast)
            window.action(named: "undo")?.activate()
            XCTAssertEqual(window.cells.map(\.titleLabel.text), ["a", "b"])
            window.close()
        }
    }

    func testClosingTheListAsksItsEditorFirst() {
        onMain { fixture in
            let window = fixture.openList(["a"])
            window.addButton.click()
            let editor = window.presented.first as? TaskEditWindow
            editor?.titleInput.property("text").value = "b"
            window.requestClose()
            XCTAssertEqual(fixture.alerts.count, 1)
            XCTAssertFalse(window.isClosed)
            editor?.titleInput.property("text").value = ""
            window.requestClose()
            XCTAssertTrue(window.isClosed)
        }
    }

    func testClosedWindowsLeaveNothingBehind() {
        onMain { fixture in
            let window = fixture.openList(["a", "b"])
            openAndCloseEditor(of: window, times: 2)
            let before = LiveObjects.counts
            openAndCloseEditor(of: window, times: 200)
            XCTAssertTrue(
                MainLoop.run { !LiveObjects.hasIncreased(since: before) }, "\(LiveObjects.counts), was \(before)")
            window.close()
            openAndCloseList(fixture, times: 2)
            let closed = LiveObjects.counts
            openAndCloseList(fixture, times: 20)
            XCTAssertTrue(
                MainLoop.run { !LiveObjects.hasIncreased(since: closed) }, "\(LiveObjects.counts), was \(closed)")
        }
    }
}

/// Types into the editor of a new task and cancels it, `times` times.
@MainActor private func openAndCloseEditor(of window: TaskListWindow, times: Int) {
    for _ in 0..<times {
        weak var reactor: TaskEditViewReactor?
        weak var closed: TaskEditWindow?
        do {
            window.addButton.click()
            guard let editor = window.presented.first as? TaskEditWindow else { return XCTFail("no editor") }
            (reactor, closed) = (editor.reactor, editor)
            editor.titleInput.property("text").value = "a"
            editor.titleInput.property("text").value = ""
            editor.cancelButton.click()
            XCTAssertTrue(editor.isClosed)
        }
        settle()
        XCTAssertNil(reactor)
        XCTAssertNil(closed)
        if reactor != nil || closed != nil { return }
    }
}

@MainActor private func openAndCloseList(_ fixture: ViewFixture, times: Int) {
    for _ in 0..<times {
        fixture.openList([]).close()
        settle()
    }
}

/// Runs the loop until everything that is ready now is delivered.
@MainActor private func settle() {
    for _ in 0..<2 {
        var isReached = false
        DispatchQueue.main.async { isReached = true }
        XCTAssertTrue(MainLoop.run(until: { isReached }))
    }
}
