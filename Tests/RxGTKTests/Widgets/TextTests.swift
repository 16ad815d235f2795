#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class TextTests: GTKTestCase {
    func testTextEmitsTypingAndReplacesOnlyTheDifference() {
        onMain {
            let bag = DisposeBag()
            let view = TextView(text: "one\ntwo")
            var seen: [String] = []
            view.rx.text.orEmpty.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            view.buffer.insertAtCursor("!")
            view.text = "program"
            view.rx.text.onNext("program")
            view.buffer.cursorPosition = 2
            view.rx.text.onNext("세계 said")
            XCTAssertEqual(view.buffer.cursorPosition, 2)
            view.buffer.insertAtCursor("!")
            XCTAssertEqual(seen, ["one\ntwo", "one\ntwo!", "세계! said"])
            view.text = nil
            XCTAssertEqual(view.text, "")
        }
    }

    func testATwoWayBindingOfATextViewSettles() {
        onMain {
            let bag = DisposeBag()
            let (view, state) = (TextView(), BehaviorRelay(value: ""))
            state.bind(to: view.rx.text).disposed(by: bag)
            view.rx.text.orEmpty.map { $0.uppercased() }.bind(to: state).disposed(by: bag)
            view.buffer.insertAtCursor("x")
            XCTAssertEqual([view.text, state.value], ["X", "X"])
        }
    }

    func testATextBufferUndoesAndRedoesChanges() {
        onMain {
            let (bag, view) = (DisposeBag(), TextView(text: "one"))
            let buffer = view.buffer
            var seen: [String] = []
            buffer.isModified = false
            buffer.rx.isModified.skip(1).subscribe(onNext: { seen.append("modified \($0)") }).disposed(by: bag)
            buffer.rx.canUndo.skip(1).subscribe(onNext: { seen.append("undo \($0)") }).disposed(by: bag)
            buffer.rx.canRedo.skip(1).subscribe(onNext: { seen.append("redo \($0)") }).disposed(by: bag)
            gtk_text_buffer_insert_interactive_at_cursor(.init(buffer.pointer), "!", -1, 1)
            XCTAssertTrue(buffer.canUndo && buffer.isModified)
            buffer.undo()
            XCTAssertEqual(view.text, "one")
            XCTAssertTrue(buffer.canRedo)
            buffer.redo()
            buffer.redo()
            XCTAssertEqual(view.text, "one!")
            buffer.isModified = false
            XCTAssertEqual(
                Set(seen), ["modified true", "modified false", "undo true", "undo false", "redo true", "redo false"])
            view.isMonospace = true
            XCTAssertTrue(view.isMonospace)
        }
    }

    func testTextViewPropertiesCanBeSet() {
        onMain {
            let view = TextView()
            XCTAssertEqual(view.wrapMode, .wordCharacter)
            view.isEditable = false
            view.acceptsTab = false
            view.setTextMargins(6)
            XCTAssertEqual([view.isEditable, view.acceptsTab], [false, false])
            XCTAssertEqual(view.property("left-margin", as: Int.self).value, 6)
            let scrolled = ScrolledWindow(child: view)
            scrolled.minContentHeight = 50
            scrolled.setPolicy(horizontal: .never, vertical: .automatic)
            XCTAssertTrue(scrolled.child === view)
            XCTAssertEqual(scrolled.minContentHeight, 50)
            scrolled.maxContentHeight = 80
            scrolled.propagatesNaturalHeight = true
            XCTAssertEqual(scrolled.maxContentHeight, 80)
            XCTAssertTrue(scrolled.propagatesNaturalHeight)
        }
    }

    func testATextViewScrolls() {
        onMain {
            let view = TextView(text: String(repeating: "line\n", count: 200), accessibilityLabel: "Memo")
            XCTAssertEqual(view.accessibilityLabel, "Memo")
            let scrolled = ScrolledWindow(child: view)
            show(scrolled) { _ in
                spin(for: "the lines to be laid out") {
                    scrolled.verticalPosition = 100
                    return scrolled.verticalPosition == 100
                }
            }
        }
    }

    func testEachEditableHasATextAndACursor() {
        onMain {
            for line in [Entry(), SearchEntry(), EntryRow(title: "a"), SpinButton(in: 0...9)] as [any Editable] {
                line.text = "7"
                line.selectAll()
                line.isEditable = false
                XCTAssertEqual(line.text, "7", line.className)
                XCTAssertFalse(line.isEditable, line.className)
                line.cursorPosition = 0
                XCTAssertEqual(line.cursorPosition, 0, line.className)
            }
        }
    }

    func testASearchEntryEmitsTheSearchTextAfterADelay() {
        onMain {
            let bag = DisposeBag()
            let entry = SearchEntry(placeholder: "Search")
            XCTAssertEqual(entry.placeholder, "Search")
            var seen: [String] = []
            entry.rx.text.orEmpty.subscribe(onNext: { seen.append("text \($0)") }).disposed(by: bag)
            entry.rx.searchText.subscribe(onNext: { seen.append("search \($0)") }).disposed(by: bag)
            entry.rx.activate.subscribe(onNext: { seen.append("activate") }).disposed(by: bag)
            entry.rx.cancelButtonClicked.subscribe(onNext: { seen.append("stop") }).disposed(by: bag)
            var cursor: gint = 0
            gtk_editable_insert_text(entry.pointer, "a", -1, &cursor)
            XCTAssertEqual(seen, ["text ", "text a"])
            spin(for: "the search") { seen.last == "search a" }
            entry.emit("activate")
            entry.emit("stop-search")
            XCTAssertEqual(seen.suffix(2), ["activate", "stop"])
        }
    }

    func testASearchBarOpensAndCloses() {
        onMain {
            let bag = DisposeBag()
            let entry = SearchEntry()
            let bar = SearchBar(entry: entry)
            var seen: [Bool] = []
            bar.rx.isSearching.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            bar.showsCloseButton = true
            show(bar) { window in
                bar.captureKeys(of: window)
                bar.isSearching = true
                XCTAssertTrue(bar.isSearching)
                bar.property("search-mode-enabled").value = false
            }
            XCTAssertEqual(seen, [false, false])
        }
    }

    func testTextWidgetsLeaveNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let (view, entry) = (TextView(text: "a"), SearchEntry())
                let label = Label()
                _ = view.rx.text.subscribe(onNext: { label.text = $0 ?? view.text })
                _ = entry.rx.searchText.subscribe(onNext: { entry.text = $0 })
                var isOver = false
                _ = view.rx.text.subscribe(onCompleted: { isOver = true })
                let bar = SearchBar(entry: entry)
                show(Box(.vertical, children: [bar, ScrolledWindow(child: view), label])) { window in
                    bar.captureKeys(of: window)
                }
                XCTAssertTrue(isOver)
            }
        }
    }
}
#endif
