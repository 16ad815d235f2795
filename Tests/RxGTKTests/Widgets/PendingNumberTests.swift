#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// A key that triggers an action first commits the number that is typed but not yet confirmed.
final class PendingNumberTests: GTKTestCase {
    func testAnActionCommitsATypedNumber() {
        onMain {
            let (bag, number, save) = (DisposeBag(), SpinButton(value: 1, in: 0...100), Action("save"))
            var (emitted, saved): ([Double], [Double]) = ([], [])
            number.rx.value.skip(1).subscribe(onNext: { emitted.append($0) }).disposed(by: bag)
            save.rx.activate.subscribe(onNext: { saved.append(number.value) }).disposed(by: bag)
            show(number) { window in
                window.addAction(save)
                number.becomeFirstResponder()
                gtk_editable_set_text(number.pointer, "42")
                XCTAssertEqual(number.value, 1)
                save.activate()
                XCTAssertEqual(saved, [42])
                XCTAssertEqual(emitted, [42])
            }
        }
    }

    func testAShortcutCommitsATypedNumber() throws {
        try onMain {
            let (bag, number) = (DisposeBag(), SpinButton(value: 1, in: 0...100))
            var saved: [Double] = []
            try show(number) { window in
                window.rx.shortcut("<Control>s").subscribe(onNext: { saved.append(number.value) }).disposed(by: bag)
                number.becomeFirstResponder()
                try person(.key("Home"), .key("4"))
                XCTAssertEqual(number.value, 1)
                try person(.key("ctrl+s"))
                spin(for: "the shortcut") { !saved.isEmpty }
                XCTAssertEqual(saved, [41])
            }
        }
    }

    func testUpdateCommitsATypedNumber() {
        onMain {
            let row = SpinRow(title: "Copies", value: 2, in: 1...50)
            guard let number = row.activatableWidget else { return XCTFail("the row contains no spin button") }
            show(PreferencesGroup { row }) { _ in
                gtk_editable_set_text(number.pointer, "7")
                row.update()
                XCTAssertEqual(row.value, 7)
            }
        }
    }
}
#endif
