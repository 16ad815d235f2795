#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class BottomSheetTests: GTKTestCase {
    func testClickingTheBarOpensTheSheetAndEscapeClosesIt() throws {
        try onMain {
            let (bag, inside, bar) = (DisposeBag(), Button(title: "inside"), Label("bar"))
            let view = BottomSheet(content: Button(title: "content").valign(.start), sheet: inside, bottomBar: bar)
            var seen: [Bool] = []
            view.rx.isOpen.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(view) { window in
                window.draw()
                XCTAssertTrue(bar.isMapped)
                XCTAssertFalse(inside.isMapped)
                try Dragging.click(in: bar, of: window)
                spin(for: "the sheet to open") { view.isOpen && inside.isMapped && inside.hasFocus }
                XCTAssertEqual(seen, [false, true])
                try person(.key("Escape"))
                spin(for: "the sheet to close") { !view.isOpen && !inside.isMapped && bar.isMapped }
                XCTAssertEqual(seen, [false, true, false])
            }
        }
    }

    func testAClickOutsideAModalSheetOnlyClosesIt() throws {
        try onMain {
            let (bag, content, inside) = (DisposeBag(), Button(title: "content").valign(.start), Label("inside"))
            let view = BottomSheet(content: content, sheet: inside)
            var taps = 0
            content.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
            try show(view) { window in
                window.draw()
                view.isOpen = true
                spin(for: "the sheet to come") { inside.isMapped }
                window.rest()
                try Dragging.click(in: content, of: window)
                spin(for: "the sheet to close") { !view.isOpen }
                XCTAssertEqual(taps, 0)
                view.isModal = false
                view.isOpen = true
                spin(for: "the sheet to come back") { inside.isMapped }
                window.rest()
                try Dragging.click(in: content, of: window)
                spin(for: "the content to be pressed") { taps == 1 }
                XCTAssertTrue(view.isOpen)
            }
        }
    }

    func testOnlyTheProgramClosesASheetIfCanCloseIsFalse() throws {
        try onMain {
            let (bag, inside) = (DisposeBag(), Button(title: "inside"))
            let view = BottomSheet(content: Label("content"), sheet: inside)
            var (seen, keys): ([Bool], Int) = ([], 0)
            view.rx.isOpen.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(view) { window in
                inside.rx.keyPressed { $0.name == "F5" }.subscribe(onNext: { _ in keys += 1 }).disposed(by: bag)
                window.draw()
                view.canClose = false
                view.rx.isOpen.onNext(true)
                spin(for: "the sheet to come") { inside.isMapped && inside.hasFocus }
                try person(.key("Escape"))
                try person(.key("F5"))
                spin(for: "the key after Escape") { keys == 1 }
                XCTAssertTrue(view.isOpen)
                view.isOpen = false
                spin(for: "the sheet to go") { !inside.isMapped }
            }
            XCTAssertEqual(seen, [false])
        }
    }

    func testClosingASheetReturnsTheFocus() {
        onMain {
            for isModal in [true, false] {
                let (content, inside) = (Button(title: "content").valign(.start), Button(title: "inside"))
                let view = BottomSheet(content: content, sheet: inside)
                view.isModal = isModal
                show(view) { window in
                    window.draw()
                    for _ in 1...2 {
                        XCTAssertTrue(content.becomeFirstResponder())
                        view.isOpen = true
                        spin(for: "the sheet to have the focus") { inside.hasFocus }
                        view.isOpen = false
                        spin(for: "the content to have the focus again") { content.hasFocus }
                    }
                }
            }
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let (content, sheet, bar) = (Label("content"), Label("sheet"), Label("bar"))
            let view = BottomSheet {
                content
            } sheet: {
                sheet
            } bottomBar: {
                bar
            }
            XCTAssertTrue(view.content === content && view.sheet === sheet && view.bottomBar === bar)
            XCTAssertTrue(view.isModal && view.canClose)
            XCTAssertFalse(view.isOpen)
            (view.isModal, view.canClose) = (false, false)
            XCTAssertFalse(view.isModal || view.canClose)
            (view.content, view.sheet, view.bottomBar) = (nil, nil, nil)
            XCTAssertTrue(view.content == nil && view.sheet == nil && view.bottomBar == nil)
            let made = OpaquePointer(rxgtk_object_new_widget(BottomSheet.objectType)!)
            XCTAssertTrue(type(of: Widget.wrapping(made)) == BottomSheet.self)
        }
    }

    func testABottomSheetLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                for isOpenAtTheEnd in [false, true] {
                    let view = BottomSheet(
                        content: Button(title: "a"), sheet: Button(title: "b"), bottomBar: Label("c"))
                    _ = view.rx.isOpen.subscribe(onNext: { view.tooltip = "\($0)" })
                    show(view) { window in
                        window.draw()
                        view.isOpen = true
                        window.rest()
                        view.isOpen = isOpenAtTheEnd
                        window.draw()
                    }
                }
            }
        }
    }
}

extension Widget {
    fileprivate var isMapped: Bool { gtk_widget_get_mapped(.init(pointer)) != 0 }
    fileprivate var hasFocus: Bool { gtk_widget_is_focus(.init(pointer)) != 0 }
}
#endif
