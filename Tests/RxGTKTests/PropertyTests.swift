#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class PropertyTests: GTKTestCase {
    func testPropertyOfEachTypeReturnsTheAssignedValue() {
        onMain {
            let label = Label("a")
            Self.check(label, "label", "later")
            Self.check(label, "wrap", true)
            Self.check(label, "width-chars", 12)
            Self.check(label, "width-chars", Int32(13))
            Self.check(label, "xalign", Float(0.25))
            Self.check(label, "yalign", 0.75)
            Self.check(label, "tooltip-text", String?.none)
            Self.check(label, "tooltip-text", String?.some("hint"))
            Self.check(label, "halign", Int(GTK_ALIGN_END.rawValue))
            Self.check(label, "halign", Alignment.center)
            Self.check(Stack(), "transition-type", Stack.Transition.crossfade)
            Self.check(label, "css-classes", ["dim-label", "title-1"])
            label.property("css-classes", as: [String].self).value = ["a\0b"]
            XCTAssertEqual(label.property("css-classes", as: [String].self).value, ["a\u{FFFD}b"])
            let entry = Entry()
            Self.check(entry, "input-hints", UInt(GTK_INPUT_HINT_EMOJI.rawValue))
            Self.check(entry, "max-length", UInt32(7))
        }
    }

    func testPropertyCanHoldAnObject() {
        onMain {
            let button = Button(title: "a")
            let label = Label("inside")
            button.property("child", as: Widget?.self).value = label
            XCTAssertTrue(button.property("child", as: Label.self).value === label)
            button.property("child", as: Widget?.self).value = nil
            XCTAssertNil(button.property("child", as: Widget?.self).value)
        }
    }

    func testBoxedValuesWorkAsPropertiesAndArguments() {
        onMain {
            let label = Label("a")
            let attributes = pango_attr_list_new()!
            label.property("attributes").value = Boxed(attributes)
            pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
            label.property("attributes").value = Boxed(attributes)
            pango_attr_list_unref(attributes)
            let copy = label.property("attributes", as: Boxed.self).value
            label.property("attributes").value = Boxed(nil)
            let list = pango_attr_list_get_attributes(copy.pointer)
            XCTAssertEqual(g_slist_length(list), 1)
            g_slist_free_full(list) { pango_attribute_destroy(.init(OpaquePointer($0))) }
            XCTAssertNil(label.property("attributes", as: Boxed.self).value.pointer)
            let action = Action("a")
            var parameters: [Bool] = []
            action.connect("activate", as: Boxed.self) { parameters.append($0.pointer == nil) }
            action.activate()
            XCTAssertEqual(parameters, [true])
        }
    }

    func testUnknownCaseOfAnEnumerationIsReadAsTheCaseZero() {
        onMain {
            let revealer = Revealer()
            revealer.property("transition-type").value = Int(GTK_REVEALER_TRANSITION_TYPE_SWING_UP.rawValue)
            XCTAssertEqual(revealer.property("transition-type", as: Alignment.self).value, .fill)
            XCTAssertEqual(revealer.transition, .slideDown)
        }
    }

    func testObserveReportsEveryChange() {
        onMain {
            let label = Label("a")
            var seen: [String] = []
            let handler = label.property("label", as: String.self).observe { seen.append($0) }
            label.text = "b"
            label.property("label", as: String.self).value = "c"
            handler.dispose()
            label.text = "d"
            XCTAssertEqual(seen, ["b", "c"])
        }
    }

    func testAPropertyMayBeNamedWithUnderscores() {
        onMain {
            let (label, bag) = (Label("a"), DisposeBag())
            var (seen, observed, emitted): ([String?], [String?], [String?]) = ([], [], [])
            label.property("tooltip_text", as: String?.self).observe { seen.append($0) }
            label.rx.observe(String.self, "tooltip_text").subscribe(onNext: { observed.append($0) }).disposed(by: bag)
            let tooltip = label.rx.property("tooltip_text", as: String?.self)
            tooltip.subscribe(onNext: { emitted.append($0) }).disposed(by: bag)
            label.tooltip = "b"
            tooltip.onNext("c")
            XCTAssertEqual(seen, ["b", "c"])
            XCTAssertEqual(observed, [nil, "b", "c"])
            XCTAssertEqual(emitted, [nil, "b"])
        }
    }

    func testMessagesExplainWrongPropertyNamesAndTypes() throws {
        try onMain {
            let label = Label("a")
            let unknown = try XCTUnwrap(PropertySpec.problem("title", on: label, as: String.self, for: .reading))
            XCTAssertTrue(unknown.hasPrefix("GtkLabel has no property \"title\". It has: "), unknown)
            XCTAssertTrue(unknown.contains("label, "), unknown)
            XCTAssertEqual(
                PropertySpec.problem("label", on: label, as: Bool.self, for: .reading),
                "The property \"label\" of GtkLabel is a gchararray, but was asked for as Bool.")
            XCTAssertEqual(
                PropertySpec.problem("root", on: label, as: Widget?.self, for: .writing),
                "The property \"root\" of GtkLabel cannot be written.")
        }
    }

    @MainActor
    private static func check<Value: GValueConvertible & Equatable>(
        _ object: RxGTK.GObject, _ name: String, _ value: Value, line: UInt = #line
    ) {
        let property = object.property(name, as: Value.self)
        property.value = value
        XCTAssertEqual(property.value, value, line: line)
    }

    func testNumberOutsideTheRangeIsClamped() {
        onMain {
            let bar = ProgressBar()
            bar.fraction = 0.1 + 0.2 + 0.7 + 1e-16
            XCTAssertEqual(bar.fraction, 1)
            bar.fraction = -1
            XCTAssertEqual(bar.fraction, 0)
            _ = Observable.just(7).bind(to: bar.rx.fraction)
            XCTAssertEqual(bar.fraction, 1)

            let scale = Scale(in: 0...1)
            scale.digits = 999
            XCTAssertEqual(scale.digits, 64)
            scale.digits = Int.min
            XCTAssertEqual(scale.digits, -1)

            let revealer = Revealer(child: bar)
            revealer.duration = -1
            XCTAssertEqual(revealer.duration, 0)
            XCTAssertEqual(Toast(title: "a", timeout: -1).timeout, 0)
            XCTAssertEqual(Grid(rowSpacing: -1).rowSpacing, 0)
            XCTAssertEqual(FlowBox(columnSpacing: -1).columnSpacing, 0)
        }
    }
}
#endif
