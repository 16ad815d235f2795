import Foundation
import Rx
import RxTest
import Testing

@Suite struct ConnectableDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The elements that a subscriber receives from tick 3 on, if the connection starts at tick 1.
    private func late(_ connectable: ConnectableObservable<String>) -> Observable<String> {
        scheduler.scheduleAt(201) { _ = connectable.connect() }
        return connectable.delaySubscription(.seconds(3), scheduler: scheduler)
    }

    @Test("publish") func publish() throws {
        let xs = try scheduler.hot("-a-b-c-|")
        try scheduler.expect("      -----c-|") { late(xs.publish()) }
        try xs.expectSubscriptions("-^-----!")
    }

    @Test("multicast") func multicast() throws {
        let xs = try scheduler.cold(" -a-b-c-|")
        try scheduler.expect("       ---ab-c-|") {
            late(xs.multicast(BehaviorSubject(value: "0")))
        }
    }

    @Test("replay") func replay() throws {
        let xs = try scheduler.cold(" abc-d-|")
        try scheduler.expect("       ---(bc)-d-|") { late(xs.replay(1)) }
        try xs.expectSubscriptions(" -^-----!")
    }

    @Test("replayAll") func replayAll() throws {
        let xs = try scheduler.cold(" ab----d-|")
        try scheduler.expect("       ---(ab)---d-|") { late(xs.replayAll()) }
    }

    @Test("refCount") func refCount() throws {
        let xs = try scheduler.cold("-a-b-c|")
        let shared = xs.publish().refCount()
        try scheduler.expect("       -aa-b-c|") { shared.take(1).concat(shared) }
        try xs.expectSubscriptions(" ^!", "-^-----!")
    }

    @Test func multicastWithASelectorSharesTheSource() throws {
        let xs = try scheduler.cold("-a-b|")
        try scheduler.expect("       -(aa)-(bb)|") {
            xs.multicast({ PublishSubject() }, selector: { Observable.merge($0, $0) })
        }
        try xs.expectSubscriptions(" ^---!")
    }
}
