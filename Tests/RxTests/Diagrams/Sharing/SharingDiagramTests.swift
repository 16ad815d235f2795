import Foundation
import Rx
import RxTest
import Testing

@Suite struct SharingDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// One subscriber from the start, and one in capitals from tick 4.
    private func twice(_ shared: Observable<String>) -> Observable<String> {
        Observable.merge(
            shared, shared.delaySubscription(.seconds(4), scheduler: scheduler).map { $0.uppercased() })
    }

    @Test func subscribersWithoutShareEachSubscribe() throws {
        let xs = try scheduler.cold("-a-b-c|")
        try scheduler.expect("       -a-b-(cA)-B-C|") { twice(xs.asObservable()) }
        try xs.expectSubscriptions(" ^-----!", "----^-----!")
    }

    @Test("share") func share() throws {
        let xs = try scheduler.cold("-a-b-c|")
        try scheduler.expect("       -a-b-(cC)|") { twice(xs.share()) }
        try xs.expectSubscriptions(" ^-----!")
    }

    @Test func shareReplaysTheLatestElement() throws {
        let xs = try scheduler.cold("-a-b-c|")
        try scheduler.expect("       -a-bB(cC)|") { twice(xs.share(replay: 1)) }
        try xs.expectSubscriptions(" ^-----!")
    }
}
