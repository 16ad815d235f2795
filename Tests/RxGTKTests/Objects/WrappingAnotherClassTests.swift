#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

// The examples of WrappingAnotherClass.md, as an app would write them.

private final class ScaleButton: Widget {
    override class var objectType: GType { gtk_scale_button_get_type() }

    init(in range: ClosedRange<Double>, step: Double) {
        super.init(making: { gtk_scale_button_new(range.lowerBound, range.upperBound, step, nil) })
    }
}

extension Reactive where Base: ScaleButton {
    @MainActor fileprivate var value: ControlProperty<Double> { property("value") }
}

private final class Inscription: Widget {
    override class var objectType: GType { gtk_inscription_get_type() }

    init(_ text: String) {
        super.init(making: { gtk_inscription_new(text) })
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    var text: String? {
        get { property("text").value }
        set { property("text").value = newValue }
    }
}

private final class SwipeGesture: EventController {
    override class var objectType: GType { gtk_gesture_swipe_get_type() }

    init() {
        super.init(making: gtk_gesture_swipe_new)
    }
}

extension Reactive where Base: SwipeGesture {
    @MainActor fileprivate var swiped: ControlEvent<(Double, Double)> {
        signal("swipe", as: Double.self, Double.self)
    }
}

private final class ListBox: Widget {
    override class var objectType: GType { gtk_list_box_get_type() }

    init(@WidgetBuilder children: () -> [Widget]) {
        super.init(making: gtk_list_box_new)
        children().forEach { gtk_list_box_append(pointer, .init($0.pointer)) }
    }
}

extension Reactive where Base: ListBox {
    @MainActor fileprivate var rowActivated: ControlEvent<Widget> { signal("row-activated", as: Widget.self) }
}

private final class StackPage: RxGTK.GObject {
    override class var objectType: GType { gtk_stack_page_get_type() }
}

final class WrappingAnotherClassTests: GTKTestCase {
    func testWrappingReturnsTheRetainedWrapper() {
        onMain {
            RxGTK.GObject.register(gtk_stack_page_get_type()) { StackPage(borrowing: $0) }
            let (stack, first) = (Stack(), Label("a"))
            stack.add(first, name: "first")
            stack.add(Label("b"), name: "second")
            let pointer = gtk_stack_get_page(stack.pointer, .init(first.pointer))!
            let page = StackPage.wrapping(pointer)
            stack.visibleChildName = "second"
            XCTAssertTrue(RxGTK.GObject.wrapping(pointer) === page)
        }
    }

    func testMessageExplainsASecondWrapper() {
        XCTAssertEqual(
            Misuse.wrappedAlready("GtkStackPage", as: "StackPage"),
            """
            This GtkStackPage already has a wrapper, a StackPage, and an object can have only one. Use `wrapping(_:)`, which returns \
            it, and makes a wrapper only if none exists.
            """)
    }

    func testControlPropertyReadsAndWritesTheValue() {
        onMain {
            let (bag, button) = (DisposeBag(), ScaleButton(in: 0...10, step: 1))
            var seen: [Double] = []
            button.rx.value.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            button.rx.value.onNext(5)
            // Simulates the person's change.
            gtk_scale_button_set_value(.init(button.pointer), 7)
            // GTK announces one change twice.
            XCTAssertEqual(Set(seen), [0, 7])
        }
    }

    func testBindingSetsTheProperty() {
        onMain {
            let (bag, inscription) = (DisposeBag(), Inscription("A name"))
            XCTAssertEqual(inscription.text, "A name")
            Observable.just("Another").bind(to: inscription.rx.text).disposed(by: bag)
            XCTAssertEqual(inscription.text, "Another")
        }
    }

    func testControllerEmitsTheVelocityOfASwipe() {
        onMain {
            let (bag, label, controller) = (DisposeBag(), Label("a"), SwipeGesture())
            var seen: [[Double]] = []
            controller.rx.swiped.subscribe(onNext: { seen.append([$0, $1]) }).disposed(by: bag)
            label.addController(controller)
            controller.emit("swipe", 3.0, 4.0)
            XCTAssertEqual(seen, [[3, 4]])
            XCTAssertTrue(controller.observedWidget === label)
        }
    }

    func testContainerEmitsTheActivatedRow() {
        onMain {
            let (bag, box) = (DisposeBag(), ListBox { for name in ["One", "Two"] { Label(name) } })
            var seen: [Widget] = []
            box.rx.rowActivated.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            XCTAssertEqual(box.subviews.count, 2)
            show(box) { _ in gtk_widget_activate(.init(box.subviews[1].pointer)) }
            XCTAssertEqual(seen.map { ($0.subviews.first as? Label)?.text }, ["Two"])
        }
    }

    func testBuilderReturnsTheRegisteredClass() throws {
        try onMain {
            GObject.register(gtk_inscription_get_type()) { Inscription(borrowing: $0) }
            let builder = try Builder(
                string: """
                    <interface>
                      <object class="GtkInscription" id="name"><property name="text">From a file</property></object>
                    </interface>
                    """)
            XCTAssertEqual(try builder.child("name", as: Inscription.self).text, "From a file")
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (box, controller) = (ListBox { ScaleButton(in: 0...1, step: 0.1) }, SwipeGesture())
                box.addController(controller)
                _ = box.rx.rowActivated.subscribe(onNext: { _ in box.isEnabled = true })
                _ = controller.rx.swiped.subscribe(onNext: { _ in box.isEnabled = true })
                show(box) { $0.draw() }
            }
        }
    }
}
#endif
