#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class PopoverMenuTests: GTKTestCase {
    @MainActor
    private static let menu = Menu([.action("Delete", "win.delete"), .action("By title", "win.sort::title")])

    func testContextMenuRequestEmitsForTheButtonAndTheKeys() throws {
        try onMain {
            let bag = DisposeBag()
            let (entry, outer) = (Button(title: "a"), Box(.vertical))
            var (seen, outside): ([PointerEvent], Int) = ([], 0)
            outer.append(entry)
            try show(outer) { window in
                entry.rx.contextMenuRequest.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                outer.rx.contextMenuRequest.subscribe(onNext: { _ in outside += 1 }).disposed(by: bag)
                window.draw()
                let (x, y) = Dragging.point(in: entry, of: window)
                try person(.move(x: x + 5, y: y), .click(3))
                spin(for: "the press") { seen.count == 1 }
                entry.becomeFirstResponder()
                try person(.key("Menu"))
                spin(for: "the key") { seen.count == 2 }
                try person(.key("shift+F10"))
                spin(for: "the keys") { seen.count == 3 }
                guard seen.count == 3 else { return }
                XCTAssertEqual(seen[0].x - 5, seen[1].x)
                XCTAssertEqual(seen[1], seen[2])
                XCTAssertEqual(outside, 0)
            }
        }
    }

    func testMenuOpensAtThePointer() throws {
        try onMain {
            let (bag, label, popover) = (DisposeBag(), Label("a").vexpand(), PopoverMenu(Self.menu))
            let box = Box(.vertical, children: [Entry(), label])
            XCTAssertTrue(popover.menu === Self.menu)
            XCTAssertFalse(popover.hasArrow)
            popover.position = .right
            XCTAssertEqual(popover.position, .right)
            var count = 0
            try show(box) { window in
                let delete = Action("delete")
                window.addAction(delete)
                delete.rx.activate.subscribe(onNext: { count += 1 }).disposed(by: bag)
                label.rx.contextMenuRequest.subscribe(onNext: { popover.popUp(at: label, x: $0.x, y: $0.y) })
                    .disposed(by: bag)
                window.draw()
                let (x, y) = Dragging.point(in: label, of: window)
                try person(.move(x: x, y: y), .click(3))
                spin(for: "the menu") { gtk_widget_get_mapped(.init(popover.pointer)) != 0 }
                var place = GdkRectangle()
                XCTAssertEqual(gtk_popover_get_pointing_to(.init(popover.pointer), &place), 1)
                XCTAssertEqual(place.x, gtk_widget_get_width(.init(label.pointer)) / 2)
                try person(.key("Return"))
                spin(for: "the action") { count == 1 }
                spin(for: "the menu to close") { gtk_widget_get_mapped(.init(popover.pointer)) == 0 }
                popover.popUp(at: label)
                XCTAssertEqual(gtk_popover_get_pointing_to(.init(popover.pointer), &place), 0)
                popover.popDown()
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (label, popover) = (Label("a"), PopoverMenu(Self.menu))
                // GTK 4.8 complains if a popover is shown while no widget has the focus.
                show(Box(.vertical, children: [Entry(), label])) { window in
                    _ = popover.rx.didClose.subscribe(onNext: { popover.hasArrow = true })
                    _ = label.rx.contextMenuRequest.subscribe(onNext: { _ in popover.popUp(at: label) })
                    window.draw()
                    popover.popUp(at: label, x: 3, y: 4)
                    window.draw()
                }
            }
        }
    }
}
#endif
