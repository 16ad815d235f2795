import ReactorKit
import Rx
import RxGTK
import TodoCore
import XCTest

@testable import TodoViews

final class TaskEditWindowTests: TodoViewsTestCase {
    func testTypingAndButtonsSendActions() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedEditor(.new)
            XCTAssertEqual(window.title, "New Task")
            window.titleInput.property("text").value = "milk"
            window.memoInput.buffer.property("text").value = "two"
            window.cancelButton.click()
            window.requestClose()
            XCTAssertEqual(
                reactor.stub.actions.filter { $0 != .updateTaskMemo("") },
                [.updateTaskTitle("milk"), .updateTaskMemo("two"), .cancel, .cancel])
            XCTAssertFalse(window.isClosed)
            window.close()
        }
    }

    func testEditorShowsTheState() {
        onMain { fixture in
            let (window, reactor) = fixture.makeStubbedEditor(.edit(Task(id: 1, title: "milk", memo: "two")))
            XCTAssertEqual(window.title, "Edit Task")
            XCTAssertEqual(window.titleInput.text, "milk")
            XCTAssertEqual(window.memoInput.text, "two")
            XCTAssertTrue(window.saveButton.isEnabled)
            window.saveButton.click()
            XCTAssertEqual(reactor.stub.actions, [.submit])
            reactor.stub.state.value.isWaiting = true
            XCTAssertFalse(window.saveButton.isEnabled)
            reactor.stub.state.value.dismissal = .init()
            XCTAssertTrue(window.isClosed)
        }
    }

    func testFieldsHaveVisibleLabels() {
        onMain { fixture in
            let (window, _) = fixture.makeStubbedEditor(.new)
            XCTAssertEqual(window.content?.subviews.compactMap { ($0 as? Label)?.text }, ["Title", "Memo"])
            XCTAssertEqual(window.saveButton.title, "Save")
            window.close()
        }
    }

    func testListShowsTheEditedTask() {
        onMain { fixture in
            let list = fixture.openList(["a", "b"])
            list.reactor?.action.onNext(.openTask(1))
            guard let editor = list.presented.first as? TaskEditWindow else { return XCTFail("no editor") }
            editor.titleInput.property("text").value = "A"
            editor.saveButton.click()
            XCTAssertTrue(editor.isClosed)
            XCTAssertEqual(list.cells.map(\.titleLabel.text), ["A", "b"])
            list.close()
        }
    }
}
