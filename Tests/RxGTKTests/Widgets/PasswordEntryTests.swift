#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class PasswordEntryTests: GTKTestCase {
    func testTypingEmitsTheTextAndEnterActivates() {
        onMain {
            let (bag, entry) = (DisposeBag(), PasswordEntry(placeholder: "Password"))
            var seen: [String] = []
            entry.rx.text.orEmpty.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            entry.rx.activate.subscribe(onNext: { seen.append("activate") }).disposed(by: bag)
            var cursor: gint = 0
            gtk_editable_insert_text(entry.pointer, "s", -1, &cursor)
            entry.text = "program"
            entry.emit("activate")
            XCTAssertEqual(seen, ["", "s", "activate"])
            XCTAssertEqual(entry.text, "program")
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let entry = PasswordEntry(placeholder: "Password")
            XCTAssertTrue(entry.showsPeekIcon)
            entry.showsPeekIcon = false
            entry.activatesDefault = true
            XCTAssertFalse(entry.showsPeekIcon)
            XCTAssertTrue(entry.activatesDefault)
            XCTAssertEqual(entry.placeholder, "Password")
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_password_entry_new()!))) == PasswordEntry.self)
        }
    }

    /// GTK would complain about a use of the freed entry, or crash.
    func testAnEntryRemovedWhileFocusedIsNotUsedAgain() {
        onMain {
            let bin = Bin()
            show(bin) { window in
                for _ in 0..<2 {
                    bin.child = PasswordEntry()
                    XCTAssertEqual(bin.child?.becomeFirstResponder(), true)
                    window.draw()
                    bin.child = nil
                    settle()
                }
            }
        }
    }

    func testAPasswordEntryLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let entry = PasswordEntry()
                _ = entry.rx.text.subscribe(onNext: { entry.tooltip = $0 })
                show(entry) { $0.draw() }
            }
        }
    }
}
#endif
