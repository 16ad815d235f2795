#if GTK
import CGTK
import RxGTK
import XCTest

final class PropertyTests: GTKTestCase {
    func testRoundTripsOfEveryKind() {
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
            Self.check(label, "css-classes", ["dim-label", "title-1"])
            let entry = Entry()
            Self.check(entry, "input-hints", UInt(GTK_INPUT_HINT_EMOJI.rawValue))
            Self.check(entry, "max-length", UInt32(7))
        }
    }

    func testObjectsAsProperties() {
        onMain {
            let button = Button(title: "a")
            let label = Label("inside")
            button.property("child", as: Widget?.self).value = label
            XCTAssertTrue(button.property("child", as: Label.self).value === label)
            button.property("child", as: Widget?.self).value = nil
            XCTAssertNil(button.property("child", as: Widget?.self).value)
        }
    }

    func testStructuresAsPropertiesAndArguments() {
        onMain {
            let label = Label("a")
            let attributes = pango_attr_list_new()!
            label.property("attributes").value = Boxed(attributes)
            pango_attr_list_unref(attributes)
            XCTAssertNotNil(label.property("attributes", as: Boxed.self).value.pointer)
            let action = Action("a")
            var parameters: [Bool] = []
            action.connect("activate", as: Boxed.self) { parameters.append($0.pointer == nil) }
            action.activate()
            XCTAssertEqual(parameters, [true])
        }
    }

    func testChangesAreToldWhoeverMadeThem() {
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

    func testWrongNamesAndTypesAreExplained() throws {
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
}
#endif
