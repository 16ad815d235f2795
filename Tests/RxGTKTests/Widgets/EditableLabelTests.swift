#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class EditableLabelTests: GTKTestCase {
    func testEditingALabelEmitsItsTextAndState() {
        onMain {
            let (bag, label) = (DisposeBag(), EditableLabel("a"))
            var (texts, states): ([String?], [Bool]) = ([], [])
            label.rx.text.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
            label.rx.isEditing.subscribe(onNext: { states.append($0) }).disposed(by: bag)
            show(label) { window in
                window.draw()
                label.startEditing()
                XCTAssertTrue(label.isEditing)
                var cursor: gint = 1
                gtk_editable_insert_text(label.pointer, "b", -1, &cursor)
                label.stopEditing()
                XCTAssertEqual(label.text, "ab")
                label.startEditing()
                gtk_editable_insert_text(label.pointer, "c", -1, &cursor)
                label.stopEditing(keepsChanges: false)
            }
            XCTAssertEqual(label.text, "ab")
            XCTAssertEqual(texts.first, "a")
            XCTAssertTrue(texts.contains("ab"))
            XCTAssertEqual(states, [false, true, false, true, false])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_editable_label_new("")!))) == EditableLabel.self)
        }
    }

    func testAnEditableLabelLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let label = EditableLabel("a")
                _ = label.rx.text.subscribe(onNext: { label.tooltip = $0 })
                _ = label.rx.isEditing.subscribe(onNext: { _ in label.isEnabled = true })
                show(label) { _ in label.startEditing() }
            }
        }
    }

    /// GTK 4.8 uses the freed label a tenth of a second after the label loses the focus.
    func testALabelReleasedWhileEditingIsNotUsedAgain() {
        onMain {
            show(VBox { EditableLabel("a") }) { window in
                window.draw()
                (window.content?.subviews.first as? EditableLabel)?.startEditing()
                window.draw()
            }
            XCTAssertFalse(MainLoop.run(upTo: .milliseconds(300)) { false })
        }
    }
}
#endif
