#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// Numbers from outside, such as from a settings file, that do not fit in GTK's types.
final class NearestNumberTests: GTKTestCase {
    private static let huge = 5_000_000_000
    private static let most = 32_767

    func testPositionsAndSizesAreClamped() {
        onMain {
            let paned = Paned(start: Label("a"), end: Label("b"))
            paned.rx.position.onNext(Self.huge)
            XCTAssertEqual(paned.position, Self.most)
            show(paned) { $0.draw() }
            let window = Window(title: "Test", width: Self.huge, height: -Self.huge)
            XCTAssertEqual(window.defaultSize, Size(width: Self.most, height: -1))
            window.defaultSize = Size(width: -Self.huge, height: Self.huge)
            XCTAssertEqual(window.defaultSize, Size(width: -1, height: Self.most))
            window.close()
            let label = Label("a")
            label.setMargins(Self.huge)
            XCTAssertEqual(label.property("margin-start", as: Int.self).value, Self.most)
            label.setMargins(top: -Self.huge)
            XCTAssertEqual(label.property("margin-top", as: Int.self).value, -Self.most - 1)
            label.setSizeRequest(width: -Self.huge, height: Self.huge)
            XCTAssertEqual(label.property("width-request", as: Int.self).value, -1)
            XCTAssertEqual(label.property("height-request", as: Int.self).value, Self.most)
            let (avatar, image) = (Avatar(size: Self.huge, text: "a"), Image(pixelSize: Self.huge))
            XCTAssertEqual([avatar.size, image.pixelSize], [Self.most, Self.most])
            (avatar.size, image.pixelSize) = (-Self.huge, -Self.huge)
            XCTAssertEqual([avatar.size, image.pixelSize], [-1, -1])
            (avatar.size, image.pixelSize) = (Self.huge, Self.huge)
            XCTAssertEqual([avatar.size, image.pixelSize], [Self.most, Self.most])
            let view = TextView()
            view.setTextMargins(Self.huge)
            XCTAssertEqual(view.property("left-margin", as: Int.self).value, Self.most)
            let icon = IconTheme.shared.icon("list-add-symbolic", size: -Self.huge, scale: -Self.huge)
            XCTAssertEqual(icon.intrinsicSize, Size(width: 1, height: 1))
        }
    }

    func testTextSizesAndSelectionsAreClamped() {
        onMain {
            let label = Label("a")
            label.lines = -Self.huge
            XCTAssertEqual(label.lines, -1)
            label.widthChars = Self.huge
            label.maxWidthChars = -Self.huge
            XCTAssertEqual([label.widthChars, label.maxWidthChars], [Self.most, -1])
            let entry = Entry(text: "abc")
            entry.maxLength = Self.huge
            XCTAssertEqual(entry.maxLength, 65_535)
            entry.selectedRange = 1..<Self.huge
            XCTAssertEqual(entry.selectedRange, 1..<3)
            entry.selectedRange = (-Self.huge)..<2
            XCTAssertEqual(entry.selectedRange, 0..<2)
            entry.selectedRange = (-3)..<(-1)
            XCTAssertNil(entry.selectedRange)
            XCTAssertEqual(entry.cursorPosition, 0)
        }
    }

    func testSpacingIsClamped() {
        onMain {
            let box = Box(.horizontal, spacing: Self.huge)
            XCTAssertEqual(box.spacing, Self.most)
            box.spacing = -Self.huge
            XCTAssertLessThanOrEqual(box.spacing, 0)
            let grid = Grid(rowSpacing: Self.huge, columnSpacing: -1)
            XCTAssertEqual([grid.rowSpacing, grid.columnSpacing], [Self.most, 0])
            let flow = FlowBox(rowSpacing: Self.huge, columnSpacing: -1)
            XCTAssertEqual([flow.rowSpacing, flow.columnSpacing], [Self.most, 0])
            let wrap = WrapBox(childSpacing: Self.huge, lineSpacing: -1)
            XCTAssertEqual(wrap.childSpacing, Self.most)
            XCTAssertEqual(wrap.lineSpacing, 0)
            let carousel = Carousel()
            carousel.spacing = -1
            XCTAssertEqual(carousel.spacing, 0)
            carousel.spacing = Self.huge
            XCTAssertEqual(carousel.spacing, Self.most)
        }
    }

    func testLevelsAreNotNegative() {
        onMain {
            let bar = LevelBar(value: 2, in: -5...5, accessibilityLabel: "a")
            XCTAssertEqual(bar.range, 0...5)
            bar.range = -3 ... -1
            XCTAssertEqual(bar.range, 0...0)
            bar.range = -1 ... .infinity
            XCTAssertEqual(bar.range, 0 ... .greatestFiniteMagnitude)
        }
    }

    func testHeightsOfAScrolledWindowDoNotContradictEachOther() {
        onMain {
            let scrolled = ScrolledWindow()
            scrolled.maxContentHeight = 200
            scrolled.minContentHeight = 300
            XCTAssertEqual([scrolled.minContentHeight, scrolled.maxContentHeight], [200, 200])
            scrolled.minContentHeight = 100
            scrolled.maxContentHeight = 50
            XCTAssertEqual([scrolled.minContentHeight, scrolled.maxContentHeight], [100, 100])
            scrolled.maxContentHeight = -Self.huge
            scrolled.minContentHeight = 300
            XCTAssertEqual([scrolled.minContentHeight, scrolled.maxContentHeight], [300, -1])
            scrolled.minContentHeight = Self.huge
            scrolled.maxContentHeight = Self.huge
            XCTAssertEqual([scrolled.minContentHeight, scrolled.maxContentHeight], [Self.most, Self.most])
        }
    }

    func testCountsAreClamped() {
        onMain {
            let flow = FlowBox()
            flow.childrenPerLine = 0...Int.max
            XCTAssertEqual(flow.childrenPerLine.lowerBound, 0)
            XCTAssertEqual(flow.childrenPerLine.upperBound, Self.most)
            flow.childrenPerLine = -3 ... -2
            XCTAssertEqual(flow.childrenPerLine, 0...1)
            let list = GridView()
            list.columns = 1...Int.max
            XCTAssertEqual(list.columns.upperBound, Self.most)
            let (stack, page) = (ViewStack(), Label("a"))
            stack.add(page, name: "a", title: "A")
            for (number, badge) in [(3, 3), (-1, 0), (Self.huge, Int(UInt32.max))] {
                stack.setBadge(number, on: page)
                let native = adw_view_stack_get_page(stack.pointer, .init(page.pointer))
                XCTAssertEqual(Int(adw_view_stack_page_get_badge_number(native)), badge)
            }
            XCTAssertEqual(Toast(title: "a", timeout: -1).timeout, 0)
            // In milliseconds, a longer time would begin again at 0.
            XCTAssertEqual(Toast(title: "a", timeout: Self.huge).timeout, 4_294_967)
            let spin = SpinButton(in: 0...1, digits: Self.huge)
            XCTAssertEqual(spin.digits, 20)
            spin.digits = -1
            XCTAssertEqual(spin.digits, 0)
        }
    }

    func testMarkedDaysOutOfRangeAreIgnored() {
        onMain {
            let calendar = CalendarView()
            calendar.markedDays = [-1, 0, 3, 32, Self.huge]
            XCTAssertEqual(calendar.markedDays, [3])
        }
    }

    func testCursorAndGridPositionsAreClamped() {
        onMain {
            let (entry, view) = (Entry(), TextView())
            (entry.text, view.text) = ("abc", "abc")
            (entry.cursorPosition, view.buffer.cursorPosition) = (Self.huge, Self.huge)
            XCTAssertEqual([entry.cursorPosition, view.buffer.cursorPosition], [3, 3])
            (entry.cursorPosition, view.buffer.cursorPosition) = (-Self.huge, -Self.huge)
            XCTAssertEqual([entry.cursorPosition, view.buffer.cursorPosition], [3, 3])
            let grid = Grid()
            XCTAssertNil(grid.child(column: Self.huge, row: -Self.huge))
            let label = Label("a")
            grid.attach(label, column: 0, row: 0, columns: 0, rows: -1)
            XCTAssertTrue(grid.child(column: 0, row: 0) === label)
        }
    }

    func testAppendedGridRowsBeyondTheRangeAreClamped() {
        onMain {
            let (wide, wider, last) = (Label("a"), Label("b"), Label("c"))
            let grid = Grid {
                GridRow {
                    wide.columns(Int.max)
                    wider.columns(Int.max)
                    last
                }
            }
            XCTAssertTrue(grid.child(column: 0, row: 0) === wide)
            XCTAssertTrue(last.superview === grid)
            let low = Label("d")
            gtk_grid_attach(.init(grid.pointer), gtk_label_new("e"), 0, gint.max, 1, 1)
            grid.append { GridRow { low } }
            XCTAssertTrue(grid.child(column: 0, row: Self.most) === low)
        }
    }

    func testMessageExplainsANumberThatDoesNotFit() {
        XCTAssertEqual(
            Misuse.numberTooGreat("5000000000", for: "Int32"),
            """
            The number 5000000000, passed to or from GLib, does not fit in the type Int32: pass a number that fits, or use a \
            wider type.
            """)
    }
}
#endif
