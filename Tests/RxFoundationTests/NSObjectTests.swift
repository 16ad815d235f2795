import Foundation
import Rx
import RxFoundation
import Testing

@MainActor @Suite struct NSObjectTests {
    private final class Player: NSObject {
        var title = ""
    }

    @Test func anyNSObjectHasTheReactiveNamespace() {
        let player = Player()
        let titles = PublishSubject<String>()
        let subscription = titles.bind(to: player.rx.title)
        titles.onNext("Overture")
        subscription.dispose()
        #expect(player.title == "Overture")
        #expect(player.rx.base === player)
    }
}
