import Dispatch
import Rx
import Testing

@Suite(.timeLimit(.minutes(15)))
struct KeyPathTests {
    /// What a view writes is the main actor's; a key path in it is not.
    @MainActor
    @Test func aKeyPathWrittenOnTheMainActorRunsAnywhere() async {
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
        let subscription = chain.subscribe(AnyObserver { continuation.yield($0.element ?? "end") })
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

    /// Whether it is read at its offset or not is nobody's business.
    @Test func everyKindOfPropertyIsRead() {
        let friend = Friend()
        var person = Person(name: "Ann", nickname: "A", isHere: false)
        person.friend = friend
        #expect(value(of: person, at: \.name) == "Ann")
        #expect(value(of: person, at: \.nickname) == "A")
        #expect(value(of: person, at: \.isHere) == false)
        #expect(value(of: person, at: \.address.street.number) == 7)
        #expect(value(of: person, at: \.shout) == "ANN")
        let weakFriend: Friend? = value(of: person, at: \.friend)
        #expect(weakFriend === friend)
        #expect(value(of: person, at: \.friend?.name) == "Friend")
        #expect(value(of: person, at: \.tags[1]) == "b")
        #expect(value(of: person, at: \.pair.1) == 2)
        #expect(value(of: person, at: \.double)(4) == 8)
        #expect(value(of: person, at: \.any) as? Int == 3)
        #expect(value(of: person, at: \.self).name == "Ann")
        #expect(value(of: friend, at: \.name) == "Friend")
    }

    private func value<Root, Value>(of root: Root, at keyPath: any KeyPath<Root, Value> & Sendable) -> Value {
        let log = Log<Value>()
        _ = Observable.just(root).map(keyPath).subscribe(onNext: log.add)
        return log.values[0]
    }
}

private final class Friend: Sendable {
    let name = "Friend"
}

private struct Street {
    var number = 7
}

private struct Address {
    var isPrivate = true
    var street = Street()
}

private struct Person: Sendable {
    var name: String
    var nickname: String?
    var isHere = true
    var address = Address()
    weak var friend: Friend?
    var tags = ["a", "b"]
    var pair = (1, 2)
    var double: @Sendable (Int) -> Int = { 2 * $0 }
    var any: any Sendable = 3
    var shout: String { name.uppercased() }
    var named: Observable<Person> { .just(self) }
}
