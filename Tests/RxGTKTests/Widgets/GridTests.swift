#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class GridTests: GTKTestCase {
    func testABlockBuildsTheRowsOfAGrid() {
        onMain {
            let (title, name, entry) = (Label("Person"), Label("Name"), Entry())
            let grid = Grid(rowSpacing: 6, columnSpacing: 12) {
                GridRow { title.columns(2) }
                GridRow {
                    name
                    entry.hexpand()
                }
            }
            XCTAssertTrue(grid.child(column: 0, row: 0) === title && grid.child(column: 1, row: 0) === title)
            XCTAssertTrue(grid.child(column: 0, row: 1) === name && grid.child(column: 1, row: 1) === entry)
            XCTAssertNil(grid.child(column: 0, row: 2))
            XCTAssertEqual([grid.rowSpacing, grid.columnSpacing], [6, 12])
            show(grid) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_height(.init(name.pointer)), gtk_widget_get_height(.init(entry.pointer)))
                XCTAssertGreaterThan(
                    gtk_widget_get_width(.init(entry.pointer)), gtk_widget_get_width(.init(name.pointer)))
            }
        }
    }

    func testAWidgetSpansSeveralCells() {
        onMain {
            let (grid, label) = (Grid(), Label("a"))
            grid.attach(label, column: 1, row: 1, columns: 2, rows: 3)
            XCTAssertTrue(grid.child(column: 2, row: 3) === label)
            grid.remove(label)
            XCTAssertNil(label.superview)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_grid_new()!))) == Grid.self)
        }
    }

    func testASpanOfNoColumnsTakesOneCell() {
        onMain {
            let (first, second) = (Label("a"), Label("b"))
            let grid = Grid {
                GridRow {
                    first.columns(0)
                    second
                }
            }
            XCTAssertTrue(grid.child(column: 0, row: 0) === first)
            XCTAssertTrue(grid.child(column: 1, row: 0) === second)
        }
    }

    func testAGridLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                show(Grid { GridRow { for text in ["a", "b"] { Label(text) } } }) { $0.draw() }
            }
        }
    }
}
#endif
