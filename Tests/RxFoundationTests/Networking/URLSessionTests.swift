import Foundation
import Rx
import RxFoundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Menu: Decodable, Equatable {
    struct Item: Decodable, Equatable {
        let name: String
        let price: Int
    }

    let menus: [Item]

    static let served = Menu(menus: [
        .init(name: "Fried Potato", price: 3000), .init(name: "Fried Shrimp", price: 5500),
    ])
}

@Suite(.timeLimit(.minutes(15))) struct URLSessionTests {
    private let session = URLSession(configuration: .ephemeral)
    private let server: FaultyServer

    init() async throws { server = try await FaultyServer() }

    @Test func responseEmitsAnAnswerOfAnyStatus() async throws {
        let request = URLRequest(url: server.url("status/404"))
        let answer = try await session.rx.response(request: request).asSingle().value
        #expect(answer.response.statusCode == 404)
        #expect(answer.response.url == server.url("status/404"))
        #expect(String(decoding: answer.data, as: UTF8.self).contains("as asked for"))
    }

    @Test func dataEmitsTheBodyOfAnAnswer() async throws {
        let data = try await session.rx.data(request: URLRequest(url: server.url("menu"))).asSingle().value
        #expect(try JSONDecoder().decode(Menu.self, from: data) == .served)
    }

    @Test func jsonEmitsParsedOrDecodedValues() async throws {
        let json = try await session.rx.json(url: server.url("menu")).asSingle().value
        let menus = try #require((json as? [String: Any])?["menus"] as? [[String: Any]])
        #expect(menus.compactMap { $0["name"] as? String } == ["Fried Potato", "Fried Shrimp"])
        #expect(menus.compactMap { $0["price"] as? Int } == [3000, 5500])
        #expect(try await session.rx.json(url: server.url("menu"), as: Menu.self).asSingle().value == .served)
    }

    /// Apps declare it with this type.
    @Test func jsonMayBeDeclaredAsAny() async throws {
        let request = URLRequest(url: server.url("menu"))
        let declared: Observable<Any> = session.rx.json(request: request, options: [.fragmentsAllowed])
        let byURL: Observable<Any> = session.rx.json(url: server.url("menu"))
        for json in [declared, byURL] {
            let keys = json.map { (json: Any) in (json as? [String: Any])?.keys.first ?? "" }
            #expect(try await keys.asSingle().value == "menus")
        }
    }

    @Test func aRedirectionIsFollowed() async throws {
        #expect(try await session.rx.json(url: server.url("moved"), as: Menu.self).asSingle().value == .served)
    }

    @Test func eachSubscriptionSendsARequest() async throws {
        let menu = session.rx.data(request: URLRequest(url: server.url("menu")))
        _ = try await menu.asSingle().value
        _ = try await menu.asSingle().value
        try await server.wait(for: "request /menu", times: 2)
    }

    @Test func aSlowBodyArrivesComplete() async throws {
        #expect(try await session.rx.json(url: server.url("trickle/5"), as: Menu.self).asSingle().value == .served)
    }

    @Test func aBodyOfFiftyMegabytesArrives() async throws {
        let data = try await session.rx.data(request: URLRequest(url: server.url("huge/50"))).asSingle().value
        #expect(data.count == 50 << 20)
    }

    @Test func disposingCancelsTheRequest() async throws {
        for path in ["stall", "begin", "trickle/1000"] {
            let events = ReplaySubject<Data>.createUnbounded()
            let subscription = session.rx.data(request: URLRequest(url: server.url(path))).subscribe(events)
            try await server.wait(for: "request /\(path)")
            subscription.dispose()
            try await server.wait(for: "gone /\(path)")
            let count = BehaviorRelay(value: 0)
            events.materialize().bind(onNext: { _ in count.accept(count.value + 1) }).dispose()
            #expect(count.value == 0, "\(path)")
        }
    }

    /// A search while the person types: only the answer to the last query counts.
    @Test func flatMapLatestCancelsAReplacedRequest() async throws {
        let queries = PublishSubject<String>()
        let answers = ReplaySubject<Int>.createUnbounded()
        let subscription =
            queries
            .flatMapLatest { [session, server] in session.rx.data(request: URLRequest(url: server.url($0))) }
            .map(\.count)
            .subscribe(answers)
        queries.onNext("stall")
        try await server.wait(for: "request /stall")
        queries.onNext("menu")
        #expect(try await answers.take(1).asSingle().value == 93)
        try await server.wait(for: "gone /stall")
        subscription.dispose()
    }

    /// 200 requests at once. Each task disposes of its request in the middle.
    @Test func cancellingDuringAnAnswerIsSafe() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask { [session, server] in
                    let path = ["menu", "huge/1", "truncated", "loop"][number % 4]
                    let subscription = session.rx.data(request: URLRequest(url: server.url(path)))
                        .subscribe(onNext: { _ in }, onError: { _ in })
                    try await Task.sleep(for: .microseconds(50 * (number % 40)))
                    subscription.dispose()
                }
            }
            try await group.waitForAll()
        }
        #expect(try await session.rx.json(url: server.url("menu"), as: Menu.self).asSingle().value == .served)
    }
}
