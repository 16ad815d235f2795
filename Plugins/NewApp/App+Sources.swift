/// The program and its tests.
extension App {
    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            products: [.executable(name: "\(program)", targets: ["\(name)"])],
            dependencies: [\(dependency.declaration)],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "ReactorKit", package: "\(dependency.package)"),
                        .product(name: "Rx", package: "\(dependency.package)"),
                        .product(name: "RxGTK", package: "\(dependency.package)"),
                    ]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        .product(name: "ReactorTest", package: "\(dependency.package)"),
                        .product(name: "RxTest", package: "\(dependency.package)"),
                    ]),
            ]
        )

        """
    }

    var main: String {
        """
        import Foundation
        import RxGTK

        let application = Application(id: "\(id)")
        let settings = Settings(id: "\(id)")
        let status = application.run { application in
            application.setAccelerators(["<Control>w", "<Control>q"], for: "window.close")
            let window = \(name)Window(reactor: \(name)Reactor(), application: application)
            window.keepPlacement(in: settings, as: Settings.Key("window"))
            window.present()
        }
        exit(status)

        """
    }

    var reactor: String {
        """
        import ReactorKit
        import Rx

        final class \(name)Reactor: Reactor {
            enum Action: Equatable { case press }
            enum Mutation { case countPress }
            struct State: Equatable { var presses = 0 }

            let initialState = State()

            func mutate(action: Action) -> Observable<Mutation> {
                switch action {
                case .press: .just(.countPress)
                }
            }

            func reduce(state: State, mutation: Mutation) -> State {
                var state = state
                switch mutation {
                case .countPress: state.presses += 1
                }
                return state
            }
        }

        """
    }

    var window: String {
        """
        import ReactorKit
        import Rx
        import RxGTK

        final class \(name)Window: Window, View {
            var disposeBag = DisposeBag()

            let page = StatusPage(title: "\(name)")
            let pressButton = Button(title: "Press")

            init(reactor: \(name)Reactor, application: Application? = nil) {
                super.init(title: "\(name)", width: 480, height: 360, application: application)
                page.child = pressButton.halign(.center).cssClass("pill", "suggested-action")
                content = page
                self.reactor = reactor
            }

            func bind(reactor: \(name)Reactor) {
                pressButton.rx.tap
                    .map { Reactor.Action.press }
                    .bind(to: reactor.action)
                    .disposed(by: disposeBag)

                reactor.select { "Pressed \\($0.presses) times" }
                    .bind(to: page.rx.description)
                    .disposed(by: disposeBag)
            }
        }

        """
    }

    var reactorTests: String {
        """
        import ReactorKit
        import ReactorTest
        import Testing

        @testable import \(name)

        @Suite struct \(name)ReactorTests {
            @Test func pressesAreCounted() {
                let reactor = \(name)Reactor()
                reactor.action.onNext(.press)
                reactor.action.onNext(.press)
                #expect(reactor.currentState.presses == 2)
            }

            /// Plays random sessions. At the end of each, no work is running, and nothing retains the reactor.
            @MainActor @Test func everyMutationCountsOnePress() async throws {
                try await explore(
                    reactor: { \(name)Reactor() }, actions: .oneOf([.press]),
                    invariants: [.change("one press is counted") { $1.presses == $0.presses + 1 }])
            }
        }

        """
    }

    var windowTests: String {
        """
        import ReactorKit
        import RxGTK
        import XCTest

        @testable import \(name)

        /// Tests the window with real widgets. Tests of windows are XCTest's, because those run on the main thread.
        final class \(name)WindowTests: XCTestCase {
            override func setUpWithError() throws {
                try MainActor.assumeIsolated {
                    do { try Toolkit.start() } catch { throw XCTSkip("\\(error)") }
                }
            }

            func testTheButtonSendsAndThePageShows() {
                MainActor.assumeIsolated {
                    let reactor = \(name)Reactor()
                    reactor.isStubEnabled = true
                    let window = \(name)Window(reactor: reactor)
                    window.pressButton.click()
                    XCTAssertEqual(reactor.stub.actions, [.press])
                    reactor.stub.state.value = \(name)Reactor.State(presses: 7)
                    XCTAssertEqual(window.page.description, "Pressed 7 times")
                    window.close()
                }
            }
        }

        """
    }
}
