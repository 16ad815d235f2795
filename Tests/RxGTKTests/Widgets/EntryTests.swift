#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class EntryTests: GTKTestCase {
    func testAnEntryShowsIconsAndEmitsTheirPresses() {
        onMain {
            let (bag, entry) = (DisposeBag(), Entry())
            var seen: [Entry.IconPosition] = []
            entry.primaryIconName = "edit-find-symbolic"
            entry.rx.secondaryIconName.onNext("edit-clear-symbolic")
            (entry.primaryIconTooltip, entry.secondaryIconTooltip) = ("Find", "Clear")
            XCTAssertEqual(
                [entry.primaryIconName, entry.secondaryIconName], ["edit-find-symbolic", "edit-clear-symbolic"])
            XCTAssertEqual([entry.primaryIconTooltip, entry.secondaryIconTooltip], ["Find", "Clear"])
            entry.rx.iconPressed.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            entry.emit("icon-press", UInt32(1))
            entry.emit("icon-press", UInt32(0))
            XCTAssertEqual(seen, [.secondary, .primary])
            entry.primaryIconName = nil
            XCTAssertNil(entry.primaryIconName)
        }
    }

    func testClickingAnIconEmitsItsPosition() throws {
        try onMain {
            let (bag, entry) = (DisposeBag(), Entry())
            var seen: [Entry.IconPosition] = []
            entry.secondaryIconName = "edit-clear-symbolic"
            entry.rx.iconPressed.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(entry) { window in
                window.draw()
                var place = GdkRectangle()
                gtk_entry_get_icon_area(.init(entry.pointer), GTK_ENTRY_ICON_SECONDARY, &place)
                let (_, y) = Dragging.point(in: entry, of: window)
                let left = Dragging.point(in: entry, of: window).x - Int(gtk_widget_get_width(.init(entry.pointer))) / 2
                try person(.move(x: left + Int(place.x) + 8, y: y), .click())
                spin(for: "the press") { seen == [.secondary] }
            }
        }
    }

    func testTextVisibilityAndProgressCanBeSet() {
        onMain {
            let entry = Entry(text: "secret")
            entry.isTextVisible = false
            entry.progressFraction = 0.5
            XCTAssertFalse(entry.isTextVisible)
            XCTAssertEqual(entry.progressFraction, 0.5)
        }
    }

    func testEachEditableHasALengthAPurposeAndASelection() {
        onMain {
            let lines: [any Editable] = [
                Entry(), SearchEntry(), PasswordEntry(), EntryRow(title: "a"), PasswordEntryRow(title: "a"),
                EditableLabel("a"),
            ]
            for line in lines {
                line.maxLength = 3
                line.text = "abcdef"
                XCTAssertEqual([line.text, "\(line.maxLength)"], ["abc", "3"], line.className)
                line.inputPurpose = .email
                XCTAssertEqual(line.inputPurpose, .email, line.className)
                XCTAssertNil(line.selectedRange)
                line.selectedRange = 1..<9
                XCTAssertEqual(line.selectedRange, 1..<3, line.className)
                line.selectedRange = nil
                XCTAssertNil(line.selectedRange)
            }
        }
    }

    func testTruncatingByTheMaximumLengthEmitsNoText() {
        onMain {
            for line in [Entry(text: "abcdef"), EntryRow(title: "a", text: "abcdef")] as [any Editable] {
                let text = (line as? Entry)?.rx.text ?? (line as? EntryRow)?.rx.text
                var seen: [String?] = []
                let subscription = text?.subscribe(onNext: { seen.append($0) })
                line.maxLength = 3
                XCTAssertEqual(line.text, "abc", line.className)
                XCTAssertEqual(seen, ["abcdef"], line.className)
                subscription?.dispose()
            }
        }
    }

    func testAPasswordRowHasATitle() {
        onMain {
            let row = PasswordEntryRow(title: "<a>")
            XCTAssertEqual(row.title, "<a>")
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(adw_password_entry_row_new()!))) == PasswordEntryRow.self)
        }
    }

    func testAPasswordRowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let row = PasswordEntryRow(title: "Password")
                _ = row.rx.text.subscribe(onNext: { row.title = $0 ?? "" })
                show(PreferencesGroup(rows: [row])) { window in
                    row.becomeFirstResponder()
                    window.draw()
                    row.text = "secret"
                }
            }
        }
    }
}
#endif
