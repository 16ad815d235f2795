import Foundation
import Rx
import RxTest
import Testing

/// Drivers and signals. They schedule each element on their shared scheduler, so it arrives a tick later.
@Suite struct SharedDiagramTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// One subscriber from the start, and one in capitals from tick 4.
    private func twice<Strategy>(
        _ make: () -> SharedSequence<Strategy, String>
    ) -> Observable<String> {
        var shared = SharedSequence<Strategy, String>.never()
        SharingScheduler.mock(scheduler: scheduler) { shared = make() }
        let late = shared.asObservable().delaySubscription(.seconds(4), scheduler: scheduler)
        return Observable.merge(shared.asObservable(), late.map { $0.uppercased() })
    }

    @Test("asDriver") func asDriver() throws {
        let xs = try scheduler.cold("-a-b-c|")
        try scheduler.expect("       --a-(AbB)-(cC)|") { twice { xs.asDriver(onErrorJustReturn: "d") } }
        try xs.expectSubscriptions(" ^-----!")
    }

    @Test func asDriverReplacesAnError() throws {
        let xs = try scheduler.cold("-a-b-#")
        try scheduler.expect("       --a-(AbB)-(dD|)") { twice { xs.asDriver(onErrorJustReturn: "d") } }
    }

    @Test("asSignal") func asSignal() throws {
        let xs = try scheduler.cold("-a--b-c|")
        try scheduler.expect("       --a--(bB)-(cC)|") { twice { xs.asSignal(onErrorJustReturn: "d") } }
        try xs.expectSubscriptions(" ^------!")
    }

    @Test("asSharedSequence") func asSharedSequence() throws {
        let xs = try scheduler.cold("-a-b-#")
        try scheduler.expect("       --a-(bB)--(dD|)") {
            twice { xs.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorDriveWith: .just("d")) }
        }
    }
}
