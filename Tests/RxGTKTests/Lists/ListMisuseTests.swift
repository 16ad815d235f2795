#if GTK
import RxGTK
import XCTest

final class ListMisuseTests: XCTestCase {
    func testMisuseMessagesNameTheErrorAndTheRemedy() {
        XCTAssertEqual(
            Misuse.repeatedRow("7", 0, 3),
            """
            A list was given two rows with the id 7, at the indexes 0 and 3. A row is identified by its id: leave out the second, or give \
            the values different ids.
            """)
        XCTAssertEqual(
            Misuse.treeInGrid,
            """
            A GridView cannot expand rows, because GTK's grids do not support trees: show the tree in a ListView or in a \
            ColumnView.
            """)
        XCTAssertEqual(
            Misuse.wrongModel(expected: "Task", found: "Item"),
            """
            The rows of a list were accessed as Task, but they are Item: use the type of the elements of `rx.items`.
            """)
    }
}
#endif
