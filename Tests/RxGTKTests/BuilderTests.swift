#if GTK
import CGTKSupport
import ReactorKit
import Rx
import RxGTK
import XCTest

final class BuilderTests: GTKTestCase {
    private static let source = """
        <interface>
          <object class="GtkBox" id="root">
            <child><object class="GtkLabel" id="title"><property name="label">Hello</property></object></child>
            <child>
              <object class="GtkButton" id="more"><property name="label">+</property></object>
            </child>
          </object>
        </interface>
        """

    private final class CounterReactor: Reactor {
        enum Action: Sendable { case increase }
        struct State: Sendable { var value = 0 }
        let initialState = State()
        func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
    }

    private final class Screen: Window, StoryboardView {
        var disposeBag = DisposeBag()
        private(set) var more: Button!
        private(set) var titleLabel: Label!

        func bind(reactor: CounterReactor) {
            more.rx.tap.map { CounterReactor.Action.increase }.bind(to: reactor.action).disposed(by: disposeBag)
            reactor.state.map { "\($0.value)" }.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
        }

        func load() throws {
            try load(Builder(string: BuilderTests.source)) { builder in
                more = try builder.child("more")
                titleLabel = try builder.child("title")
            }
        }
    }

    private final class Panel: Bin, StoryboardView {
        var disposeBag = DisposeBag()
        var bindings = 0
        func bind(reactor: CounterReactor) { bindings += 1 }
    }

    func testChildReturnsAnObjectOfItsClass() throws {
        try onMain {
            let builder = try Builder(string: Self.source)
            XCTAssertEqual(try builder.child("title", as: Label.self).text, "Hello")
            XCTAssertEqual(try builder.child("root", as: Box.self).subviews.count, 2)
        }
    }

    func testErrorsNameTheFileAndTheMistake() throws {
        try onMain {
            let builder = try Builder(string: Self.source, name: "task.ui")
            XCTAssertEqual(
                Self.message { try builder.child("save", as: Button.self) },
                """
                task.ui has no object with the id "save". It has: more (GtkButton), root (GtkBox), title (GtkLabel).
                """)
            XCTAssertEqual(
                Self.message { try builder.child("more", as: Label.self) },
                "task.ui:5: \"more\" is a GtkButton, but was asked for as Label.")
            let broken = Self.message {
                try Builder(string: "<interface>\n<object class=\"None\"/></interface>", name: "b.ui")
            }
            XCTAssertTrue(broken.hasPrefix("b.ui:2:"), broken)
            let missing = Self.message { try Builder(file: URL(fileURLWithPath: "/nowhere/c.ui")) }
            XCTAssertTrue(missing.hasPrefix("/nowhere/c.ui cannot be read: "), missing)
        }
    }

    @MainActor
    private static func message(_ body: () throws -> some Any) -> String {
        do {
            _ = try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testStoryboardViewBindsWhenItIsLoaded() throws {
        try onMain {
            for reactorFirst in [true, false] {
                let screen = Screen()
                defer { screen.close() }
                if reactorFirst { screen.reactor = CounterReactor() }
                XCTAssertFalse(screen.isViewLoaded)
                try screen.load()
                XCTAssertTrue(screen.isViewLoaded)
                if !reactorFirst { screen.reactor = CounterReactor() }
                screen.present()
                screen.more.click()
                XCTAssertEqual(screen.titleLabel.text, "1")
            }
        }
    }

    func testViewWithoutAFileBindsWhenItsContentIsSet() {
        onMain {
            final class Plain: Window, StoryboardView {
                var disposeBag = DisposeBag()
                var bindings = 0
                func bind(reactor: CounterReactor) { bindings += 1 }
            }
            let window = Plain()
            defer { window.close() }
            window.reactor = CounterReactor()
            XCTAssertEqual(window.bindings, 0)
            window.content = Label("a")
            window.content = Label("b")
            XCTAssertEqual(window.bindings, 1)
        }
    }

    func testBinLoadsItsContentAndBinds() throws {
        try onMain {
            let bin = Bin()
            XCTAssertNotEqual(
                Self.message { try bin.load(Builder(string: Self.source), root: "other") }, "no error")
            XCTAssertFalse(bin.isViewLoaded)
            try bin.load(Builder(string: Self.source))
            XCTAssertTrue(bin.child is Box)
            let panel = Panel()
            panel.reactor = CounterReactor()
            try panel.load(Builder(string: Self.source))
            XCTAssertEqual(panel.bindings, 1)
        }
    }

    func testNothingIsLeft() throws {
        try onMain {
            try checkNothingIsLeft {
                let screen = Screen()
                screen.reactor = CounterReactor()
                try screen.load()
                screen.present()
                screen.more.click()
                screen.close()
            }
        }
    }
}
#endif
