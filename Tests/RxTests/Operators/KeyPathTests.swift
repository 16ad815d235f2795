import Dispatch
import Rx
import Testing

@Suite(.timeLimit(.minutes(15)))
struct KeyPathTests {
    /// A key path in place of a closure is a closure. If it is written on the main actor, it runs there.
    @MainActor
    @Test func aKeyPathRunsOnTheActorItIsWrittenOn() async {
        let people = PublishSubject<Person>()
        let (names, continuation) = AsyncStream.makeStream(of: String.self)
        let chain =
            people
            .filter(\.isHere)
            .distinctUntilChanged(\.name.count)
            .flatMap(\.named)
            .flatMapLatest(\.named)
            .compactMap(\.nickname)
            .map(\.description)
        let subscription = chain.subscribe(
            AnyObserver { event in
                MainActor.assertIsolated()
                continuation.yield(event.element ?? "end")
            })
        DispatchQueue.global().async {
            people.onNext(Person(name: "Ann", nickname: "A"))
            people.onNext(Person(name: "Ben", nickname: "B"))
            people.onNext(Person(name: "Dora", nickname: nil))
            people.onNext(Person(name: "Cyril", nickname: "C", isHere: false))
            people.onNext(Person(name: "Emily", nickname: "E"))
            people.onCompleted()
        }
        var seen: [String] = []
        for await name in names {
            seen.append(name)
            if name == "end" { break }
        }
        #expect(seen == ["A", "E", "end"])
        subscription.dispose()
    }
}

private struct Person: Sendable {
    var name: String
    var nickname: String?
    var isHere = true
    var named: Observable<Person> { .just(self) }
}
