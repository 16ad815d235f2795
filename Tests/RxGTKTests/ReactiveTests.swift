#if GTK
import CGTKSupport
import Dispatch
import Rx
import RxGTK
import XCTest

final class ReactiveTests: GTKTestCase {
    func testLabelShowsTheNumberOfTaps() {
        onMain {
            let bag = DisposeBag()
            let (button, label) = (Button(title: "+"), Label())
            button.rx.tap.scan(0) { count, _ in count + 1 }.map { "\($0)" }.bind(to: label.rx.text).disposed(
                by: bag)
            button.click()
            button.click()
            XCTAssertEqual(label.text, "2")
        }
    }

    func testDisposedBagEndsItsStreams() {
        onMain {
            let button = Button(title: "+")
            var taps = 0
            let before = restingCensus()
            var bag = DisposeBag()
            button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
            XCTAssertNotEqual(LiveObjects.counts, before)
            button.click()
            bag = DisposeBag()
            button.click()
            XCTAssertEqual(taps, 1)
            XCTAssertEqual(LiveObjects.counts, before)
            _ = bag
        }
    }

    func testSignalsEmitTheirArguments() {
        onMain {
            let bag = DisposeBag()
            let click = RxGTK.GObject(adopting: gtk_gesture_click_new()!)
            var seen: [String] = []
            click.rx.signal("pressed", as: Int.self, Double.self, Double.self)
                .subscribe(onNext: { count, x, y in seen.append("\(count) \(x) \(y)") }).disposed(by: bag)
            click.rx.signal("pressed").subscribe(onNext: { seen.append("pressed") }).disposed(by: bag)
            click.emit("pressed", 1, 2.5, 3.5)
            XCTAssertEqual(seen, ["1 2.5 3.5", "pressed"])
        }
    }

    func testStreamCompletesWhenItsWidgetIsFreed() {
        onMain {
            var events: [String] = []
            do {
                let button = Button(title: "a")
                _ = button.rx.tap.subscribe(
                    onNext: { events.append("tap") }, onCompleted: { events.append("completed") },
                    onDisposed: { events.append("disposed") })
                button.click()
            }
            XCTAssertEqual(events, ["tap", "completed", "disposed"])
        }
    }

    func testSubscriptionFromAnotherThreadRunsOnTheMainThread() {
        onMain {
            let before = LiveObjects.counts["handlers"]!
            let button = Button(title: "a")
            let tap = button.rx.tap
            let (main, log) = (pthread_self(), Log())
            DispatchQueue.global().async {
                let subscription = tap.subscribe(onNext: {
                    let isMain = pthread_equal(pthread_self(), main) != 0
                    DispatchQueue.main.async { log.seen.append(isMain ? "main" : "elsewhere") }
                })
                DispatchQueue.main.async { log.subscription = subscription }
            }
            spin(for: "the subscription") { log.subscription != nil && LiveObjects.counts["handlers"] == before + 1 }
            button.click()
            spin(for: "the tap") { !log.seen.isEmpty }
            XCTAssertEqual(log.seen, ["main"])
            DispatchQueue.global().async { [subscription = log.subscription!] in subscription.dispose() }
            spin(for: "the handler to be removed") { LiveObjects.counts["handlers"] == before }
        }
    }

    func testEntryTextEmitsTypedButNotAssignedText() {
        onMain {
            let bag = DisposeBag()
            let entry = Entry(text: "a")
            var seen: [String] = []
            entry.rx.text.orEmpty.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            Self.insert("b", into: entry)
            entry.rx.text.onNext("program")
            entry.text = "program too"
            entry.cursorPosition = 2
            entry.rx.text.orEmpty.onNext("abc")
            Self.insert("d", into: entry)
            XCTAssertEqual(seen, ["a", "ab", "abdc"])
            XCTAssertEqual(entry.cursorPosition, 3)
        }
    }

    func testTwoWayBindingOfTextDoesNotLoop() {
        onMain {
            let bag = DisposeBag()
            let entry = Entry()
            let state = BehaviorRelay(value: "")
            state.bind(to: entry.rx.text).disposed(by: bag)
            entry.rx.text.orEmpty.map { $0.uppercased() }.bind(to: state).disposed(by: bag)
            Self.insert("x", into: entry)
            XCTAssertEqual(entry.text, "X")
            XCTAssertEqual(state.value, "X")
        }
    }

    func testControlPropertyEmitsChangesAndSetsTheProperty() {
        onMain {
            let bag = DisposeBag()
            let label = Label("a")
            var seen: [String] = []
            let text = label.rx.property("label", as: String.self)
            text.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            label.text = "b"
            text.onNext("silent")
            XCTAssertEqual(label.text, "silent")
            label.text = "c"
            XCTAssertEqual(seen, ["a", "b", "c"])
        }
    }

    func testAPropertyStreamDoesNotEmitTheValueThatItsObserverSets() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("a"))
            var (before, seen, after): ([String], [String], [String]) = ([], [], [])
            let text = label.rx.property("label", as: String.self)
            text.subscribe(onNext: { before.append($0) }).disposed(by: bag)
            text.subscribe(onNext: { value in
                seen.append(value)
                if value == "user" { text.onNext("ours") }
                if value == "same" { text.onNext("same") }
                if value == "direct" { label.text = "set directly" }
            }).disposed(by: bag)
            text.subscribe(onNext: { after.append($0) }).disposed(by: bag)
            for value in ["user", "b", "ours", "same", "c", "same", "direct", "user", "d"] { label.text = value }
            XCTAssertEqual(
                seen, ["a", "user", "b", "ours", "same", "c", "same", "direct", "set directly", "user", "d"])
            XCTAssertEqual(before, seen)
            XCTAssertEqual(
                after, ["a", "ours", "b", "ours", "same", "c", "same", "set directly", "ours", "d"],
                "GLib restarts the emission before it reaches this observer")
        }
    }

    /// GTK announces the tooltip and the style classes even if they are set to the same value, but not the margin.
    func testAnObserverMaySetThePropertyToTheValueThatItReceives() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("a"))
            var (tooltips, classes): ([String?], [[String]]) = ([], [])
            var (margins, later): ([Int], [Int]) = ([], [])
            let tooltip = label.rx.property("tooltip-text", as: String?.self)
            tooltip.subscribe(onNext: { value in
                tooltips.append(value)
                tooltip.onNext(value)
            }).disposed(by: bag)
            let margin = label.rx.property("margin-top", as: Int.self)
            margin.subscribe(onNext: { value in
                margins.append(value)
                margin.onNext(value)
            }).disposed(by: bag)
            margin.subscribe(onNext: { later.append($0) }).disposed(by: bag)
            let names = label.rx.property("css-classes", as: [String].self)
            names.subscribe(onNext: { value in
                classes.append(value)
                names.onNext(value == ["x"] ? ["y"] : value)
            }).disposed(by: bag)
            for text in ["b", nil, "c"] { label.tooltip = text }
            for pixels in [4, 5, 4] { label.property("margin-top").value = pixels }
            label.addCSSClass("x")
            label.removeCSSClass("y")
            XCTAssertEqual(tooltips, [nil, "b", nil, "c"])
            XCTAssertEqual(margins, [0, 4, 5, 4])
            XCTAssertEqual(later, [0, 4, 5, 4])
            XCTAssertEqual(classes, [[], ["x"], []])
            spin(for: "the marks of the changes to go") { label.notifications.isEmpty }
        }
    }

    func testAMissingPropertyThatAnObserverSetsIsNotEmitted() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("a"))
            var seen: [String?] = []
            let tooltip = label.rx.property("tooltip-text", as: String?.self)
            tooltip.subscribe(onNext: { value in
                seen.append(value)
                if value == "b" { tooltip.onNext(nil) }
            }).disposed(by: bag)
            label.tooltip = "b"
            label.tooltip = "c"
            label.tooltip = nil
            XCTAssertEqual(seen, [nil, "b", "c", nil])
        }
    }

    func testBindersSetWidgetProperties() {
        onMain {
            let button = Button(title: "a")
            button.rx.isEnabled.onNext(false)
            button.rx.isHidden.onNext(true)
            button.rx.title.onNext("b")
            button.rx.tooltip.onNext("hint")
            XCTAssertFalse(button.isEnabled)
            XCTAssertTrue(button.isHidden)
            XCTAssertEqual([button.title, button.tooltip], ["b", "hint"])
            let spinner = Spinner()
            spinner.rx.isAnimating.onNext(true)
            XCTAssertTrue(spinner.isAnimating)
            let window = Window()
            window.rx.title.onNext("title")
            XCTAssertEqual(window.title, "title")
            window.close()
        }
    }

    func testBinderAcceptsElementsOnAnyThread() {
        onMain {
            let label = Label()
            let text = label.rx.text
            DispatchQueue.global().async { text.onNext("from afar") }
            spin(for: "the text") { label.text == "from afar" }
        }
    }

    func testWindowEmitsCloseRequestThenDidClose() {
        onMain {
            let bag = DisposeBag()
            let window = Window()
            var events: [String] = []
            window.rx.closeRequest.subscribe(onNext: { events.append("request") }).disposed(by: bag)
            window.rx.didClose
                .subscribe(onNext: { events.append("closed") }, onCompleted: { events.append("completed") })
                .disposed(by: bag)
            window.present()
            window.requestClose()
            XCTAssertEqual(events, ["request", "closed", "completed"])
        }
    }

    func testTwoHundredBoundWindowsLeaveNothingBehind() {
        onMain {
            Self.openAndClose(count: 1)
            let before = restingCensus()
            Self.openAndClose(count: 200)
            checkNothingIsLeft(since: before)
        }
    }

    @MainActor
    private static func openAndClose(count: Int) {
        for _ in 0..<count {
            weak var screen: BoundScreen?
            do {
                let opened = BoundScreen()
                screen = opened
                opened.present()
                opened.button.click()
                XCTAssertEqual(opened.label.text, "1")
            }
            settle()
            screen?.close()
            guard spin(for: "the window to be freed", until: { screen == nil }) else { return }
        }
    }

    /// Inserts a text at the cursor, as typing does.
    @MainActor
    private static func insert(_ text: String, into entry: Entry) {
        var cursor = gint(entry.cursorPosition)
        gtk_editable_insert_text(entry.pointer, text, -1, &cursor)
        entry.cursorPosition = Int(cursor)
    }

    @MainActor
    private final class Log {
        var seen: [String] = []
        var subscription: (any Disposable)?
    }

    /// A screen in a retain cycle with its streams.
    @MainActor
    private final class BoundScreen: Window {
        let label = Label()
        let button = Button(title: "+")
        let entry = Entry()
        let bag = DisposeBag()

        init() {
            super.init(title: "Bound")
            content = Box(.vertical, children: [label, button, entry])
            button.rx.tap.scan(0) { count, _ in count + 1 }.map { "\($0)" }.bind(to: label.rx.text).disposed(
                by: bag)
            entry.rx.text.orEmpty.subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
            rx.closeRequest.subscribe(onNext: { self.title = "closing" }).disposed(by: bag)
        }
    }
}
#endif
