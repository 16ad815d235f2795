#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// Keys and clicks that arrive through the X server, like a person's input.
final class KeyboardAndPointerTests: GTKTestCase {
    func testKeysReachTheirShortcutsAndHandlers() throws {
        try onMain {
            let bag = DisposeBag()
            let (first, second, search) = (Entry(), Entry(), SearchEntry())
            let box = Box(.vertical, children: [first, second, search])
            var seen: [String] = []
            try show(box) { window in
                window.rx.shortcut("<Control>f", scope: .global).subscribe(onNext: { seen.append("find") })
                    .disposed(by: bag)
                second.rx.shortcut("<Alt>Up").subscribe(onNext: { seen.append("up") }).disposed(by: bag)
                first.rx.keyPressed(phase: .capture) { $0.character == "x" }
                    .subscribe(onNext: { seen.append($0.name) }).disposed(by: bag)
                first.rx.text.orEmpty.skip(1).subscribe(onNext: { seen.append("typed \($0)") }).disposed(by: bag)
                box.rx.containsFocus.subscribe(onNext: { seen.append("focus \($0)") }).disposed(by: bag)
                first.becomeFirstResponder()
                try person(.key("x"), .key("y"), .key("ctrl+f"), .key("alt+Up"))
                spin(for: "Ctrl+F") { seen.last == "find" }
                XCTAssertEqual(seen, ["focus false", "focus true", "x", "typed y", "find"])
                second.becomeFirstResponder()
                try person(.key("alt+Up"))
                spin(for: "Alt+Up") { seen.last == "up" }
                XCTAssertEqual(seen.filter { $0 == "up" }.count, 1, "the shortcut works only in the focused widget")
            }
        }
    }

    func testAFocusedTextUndoesBeforeAShortcutOfItsWindow() throws {
        try onMain {
            let (bag, entry, button) = (DisposeBag(), Entry(), Button(title: "a"))
            var undone = 0
            try show(Box(.vertical, children: [entry, button])) { window in
                window.rx.shortcut("<Control>z").subscribe(onNext: { undone += 1 }).disposed(by: bag)
                entry.becomeFirstResponder()
                try person(.key("x"), .key("ctrl+z"))
                spin(for: "the typing to be undone") { entry.text == "" }
                XCTAssertEqual(undone, 0)
                button.becomeFirstResponder()
                try person(.key("ctrl+z"))
                spin(for: "the shortcut") { undone == 1 }
            }
        }
    }

    func testEscapeDeclinesAQuestionAndEnterChoosesTheDefault() throws {
        try onMain {
            var answers: [String] = []
            try show(Label("a")) { window in
                for key in ["Escape", "Return"] {
                    _ = MessageDialog.present(
                        over: window, heading: "Leave?",
                        responses: [.init("Stay", "stay"), .init("Leave", "leave", isDefault: true)]
                    ).subscribe(onSuccess: { answers.append($0) })
                    window.dialogs.first?.property("title").value = "Question"
                    let asked = rxgtk_dialogs_are_windows() != 0 ? "Question" : "Test"
                    try person(in: asked, .key(key))
                    spin(for: key) { window.dialogs.isEmpty }
                }
            }
            XCTAssertEqual(answers, ["stay", "leave"])
        }
    }

    func testAcceleratorsTriggerActions() throws {
        try onMain {
            var seen: [String] = []
            var failure: (any Error)?
            Application(flags: .nonUnique).run(arguments: ["test"]) { application in
                let window = Window(title: "Test", application: application)
                let (search, dark) = (Action("search"), ToggleAction("dark"))
                window.addAction(search)
                application.addAction(dark)
                application.setAccelerators(["<Control>f"], for: "win.search")
                application.setAccelerators(["F9"], for: "app.dark")
                _ = search.rx.activate.subscribe(onNext: { seen.append("search") })
                _ = dark.rx.isOn.skip(1).subscribe(onNext: {
                    seen.append("dark \($0)")
                    window.close()
                })
                window.present()
                do { try person(.key("ctrl+f"), .key("F9")) } catch {
                    failure = error
                    window.close()
                }
            }
            if let failure { throw failure }
            XCTAssertEqual(seen, ["search", "dark true"])
        }
    }

    func testWindowEmitsItsNewSize() throws {
        try onMain {
            let bag = DisposeBag()
            var seen: [Size] = []
            try show(Label("a")) { window in
                window.rx.defaultSize.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                settle()
                try person(.resize(width: 500, height: 400))
                spin(for: "the new size") { seen.count > 1 && seen.last!.width > 400 && seen.last!.height > 300 }
                XCTAssertEqual(seen.first, Size(width: 400, height: 300))
                XCTAssertEqual(seen.last, window.defaultSize)
            }
        }
    }

    func testClicksEmitTheirCountAndButton() throws {
        try onMain {
            let bag = DisposeBag()
            let label = Label("a")
            var seen: [Int] = []
            try show(label) { window in
                label.rx.click(.primary).subscribe(onNext: { seen.append($0.count) }).disposed(by: bag)
                label.rx.click(.back).subscribe(onNext: { _ in seen.append(8) }).disposed(by: bag)
                label.rx.click(.forward).subscribe(onNext: { _ in seen.append(9) }).disposed(by: bag)
                spin(for: "the first frame") { label.property("parent", as: Widget.self).value.window === window }
                try person(.move(x: 150, y: 120), .doubleClick, .click(3))
                spin(for: "the clicks") { seen.count == 2 }
                XCTAssertEqual(seen, [1, 2])
                try person(.click(9), .click(8))
                spin(for: "the side buttons") { seen.count == 4 }
                XCTAssertEqual(seen, [1, 2, 9, 8])
            }
        }
    }
}
#endif
