#if GTK
import Rx
import RxGTK
import XCTest

/// Values that break common rules: unequal to themselves, or inside themselves.
final class ListOddValueTests: GTKTestCase {
    private struct Measure: Identifiable, Equatable {
        let id: Int
        var value: Double
    }

    func testReadingANaNModelDoesNotReconfigureItsCell() {
        onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: (0..<20).map { Measure(id: $0, value: .nan) }))
            let window = ListWindow(list)
            var configured: [Int] = []
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { index, _, _ in
                configured.append(index)
                // Would never end if reading the model configured the cell.
                if configured.count < 1_000 { XCTAssertNotNil(list.model(at: index, as: Measure.self)) }
            }.disposed(by: window.bag)
            window.draw()
            spin(for: "the cells") { configured.count >= 20 }
            configured = []
            XCTAssertNotNil(list.model(at: 7, as: Measure.self))
            XCTAssertEqual(configured, [])
            rows.accept(rows.value.map { Measure(id: $0.id, value: $0.id == 3 ? 1 : .nan) })
            window.draw()
            XCTAssertEqual(configured, [3])
            window.close()
        }
    }

    /// Otherwise the expansion would never end, and the program would not reach the trap for the repeated row.
    func testARowInsideItselfIsNotExpandedAgain() {
        struct Part: Identifiable, Equatable {
            let id: Int
        }
        let inside: [Int: [Part]] = [1: [Part(id: 2), Part(id: 3)], 2: [Part(id: 1)], 3: []]
        let tree = TreeRow.change(of: [], to: [Part(id: 1)], expanded: [1, 2, 3]) { inside[$0.id] }
        XCTAssertEqual(tree.rows.map(\.id), [1, 2, 1, 3])
        XCTAssertNotNil(tree.changes(of: [], keeping: nil).repetition)
    }
}
#endif
