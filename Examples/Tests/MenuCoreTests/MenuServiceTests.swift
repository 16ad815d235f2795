import Foundation
import MenuCore
import Rx
import Testing

/// The service with a faulty server. Each failure has a clear message.
@Suite(.timeLimit(.minutes(15))) struct MenuServiceTests {
    private let server: FaultyServer

    init() async throws { server = try await FaultyServer() }

    /// Makes a service that waits briefly only if no complete answer is expected. Any other answer may take long on a
    /// busy machine.
    private func service(_ path: String) -> MenuService {
        MenuService(url: server.url(path), silence: ["stall", "begin"].contains(path) ? 2 : 60)
    }

    @Test(arguments: ["menu", "moved", "trickle/5", "late/100", "huge/1"])
    func serviceReturnsTheMenu(path: String) async throws {
        let menus = try await service(path).fetchMenus().asSingle().value
        #expect(menus == [MenuItem(name: "Fried Potato", price: 3000), MenuItem(name: "Fried Shrimp", price: 5500)])
    }

    @Test(arguments: [
        ("status/404", "The server answered with an error (404)."),
        ("status/500", "The server answered with an error (500)."),
        ("stall", "The server did not answer in time."),
        ("begin", "The server did not answer in time."),
        ("malformed", "What the server sent is not a menu."),
        ("types", "What the server sent is not a menu."),
        ("empty", "What the server sent is not a menu."),
        ("negative", "The price of “Fried Potato” cannot be right."),
        ("overflow", "The price of “Fried Potato” cannot be right."),
        ("huge/50", "What the server sent is too large for a menu (52428800 bytes)."),
        // The words in parentheses are curl's, and differ by its version.
        ("truncated", "The menu could not be fetched: The transfer failed ("),
        ("silent", "The menu could not be fetched: The server closed the connection without an answer"),
        ("loop", "The menu could not be fetched: The server redirects without end"),
    ]) func failureNamesTheProblemAndTheURL(path: String, message: String) async throws {
        let failure = await #expect(throws: MenuFailure.self) { try await service(path).fetchMenus().asSingle().value }
        let text = try #require(failure?.localizedDescription)
        #expect(text.hasPrefix(message))
        #expect(text.hasSuffix("\(server.url(path))"))
    }

    @Test func stoppedServerCannotBeReached() async throws {
        try await server.stop()
        let failure = await #expect(throws: MenuFailure.self) {
            try await service("menu").fetchMenus().asSingle().value
        }
        #expect(failure?.localizedDescription == "The server cannot be reached.\n\(server.url("menu"))")
    }

    /// Simulates a person who closes the window before the server answers.
    @Test func disposingTheStateClosesTheConnection() async throws {
        let viewModel = MenuViewModel(service: MenuService(url: server.url("stall")))
        let subscription = viewModel.state.subscribe()
        viewModel.refresh.accept(())
        try await server.wait(for: "request /stall")
        subscription.dispose()
        try await server.wait(for: "gone /stall")
    }
}
