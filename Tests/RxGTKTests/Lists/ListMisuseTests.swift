#if GTK
import RxGTK
import XCTest

final class ListMisuseTests: XCTestCase {
    func testMessagesSayWhatIsWrongWhereAndWhatToDo() {
        XCTAssertEqual(
            Misuse.repeatedRow("7", 0, 3),
            """
            A list was given two rows with the id 7, at 0 and at 3. A row is known by its id: leave out the second, or give the \
            values ids that differ.
            """)
        XCTAssertEqual(
            Misuse.treeInGrid,
            """
            A GridView was told which rows are expanded, but has no rows inside of rows, as GTK's grids have none: show the tree in \
            a ListView or in a ColumnView.
            """)
        XCTAssertEqual(
            Misuse.wrongModel(expected: "Task", found: "Item"),
            """
            The rows of a list were asked for as Task, but they are Item: ask for the type that `rx.items` was given.
            """)
    }
}
#endif
