#if GTK
import ReactorKit
import Rx
import RxGTK
import XCTest

final class TransferableTests: GTKTestCase {
    func testReactorStateCanHoldTransferableValues() {
        onMain {
            let reactor = HandReactor()
            Clipboard.general.set(reactor.currentState.cards[0])
            var copied: [Card?] = []
            _ = Clipboard.general.read(Card.self).subscribe(onSuccess: { copied.append($0) })
            spin(for: "the card") { !copied.isEmpty }
            XCTAssertEqual(copied, [Card(title: "Ace")])
        }
    }

    func testMessageExplainsAValueThatRepresentsItself() {
        XCTAssertTrue(Misuse.ownRepresentation("Card").hasPrefix("A Card has a Card among its representations"))
    }
}

/// Not isolated to an actor, although it can be dragged.
private struct Card: Hashable, Sendable, Transferable {
    var title: String
    var representations: [any Transferable] { [title] }
}

private final class HandReactor: Reactor {
    typealias Action = Never
    struct State: Sendable { var cards = [Card(title: "Ace")] }
    let initialState = State()
}
#endif
