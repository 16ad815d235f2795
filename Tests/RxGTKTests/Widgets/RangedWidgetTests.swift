#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class RangedWidgetTests: GTKTestCase {
    func testValueEmitsOnlyThePersonsChanges() {
        onMain {
            let spin = SpinButton(value: 2, in: 0...10)
            Self.check(spin) { gtk_spin_button_spin(spin.pointer, GTK_SPIN_STEP_FORWARD, 1) }
            let scale = Scale(value: 2, in: 0...10)
            Self.check(scale) { scale.emit("change-value", Int(GTK_SCROLL_JUMP.rawValue), 5.0) }
        }
    }

    @MainActor
    private static func check(_ ranged: some RangedWidget, changeToFive: () -> Void) {
        let bag = DisposeBag()
        var seen: [Double] = []
        ranged.rx.value.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        ranged.value = 99
        XCTAssertEqual(ranged.value, 10, "the value is clamped to the range")
        ranged.rx.value.onNext(4)
        ranged.step = 1
        changeToFive()
        XCTAssertEqual(seen, [2, 5], "\(type(of: ranged))")
        ranged.range = 0...3
        XCTAssertEqual(ranged.value, 3)
        XCTAssertEqual(ranged.range, 0...3)
        XCTAssertEqual(seen, [2, 5])
    }

    func testPropertiesCanBeSet() {
        onMain {
            let spin = SpinButton(value: 1.5, in: 0...2, step: 0.5, digits: 1)
            spin.wraps = true
            XCTAssertEqual([spin.text, "\(spin.digits)", "\(spin.wraps)"], ["1.5", "1", "true"])
            let scale = Scale(.vertical, in: 0...1)
            scale.showsValue = true
            scale.digits = 2
            scale.addMark(0.5, text: "half")
            XCTAssertEqual([scale.showsValue, scale.digits == 2], [true, true])
            let bar = ProgressBar()
            bar.rx.fraction.onNext(0.5)
            bar.text = "half"
            bar.showsText = true
            bar.pulse()
            XCTAssertEqual(bar.fraction, 0.5)
            XCTAssertEqual(bar.text, "half")
        }
    }

    func testAMarkShowsItsTextLiterally() {
        onMain {
            let scale = Scale(in: 0...10)
            scale.addMark(5, text: "R & <B>")
            XCTAssertEqual(Self.texts(in: scale), ["R & <B>"])
        }
    }

    @MainActor
    private static func texts(in widget: Widget) -> [String?] {
        (widget as? Label).map { [$0.text] } ?? widget.subviews.flatMap { texts(in: $0) }
    }

    func testADropDownEmitsOnlyThePersonsChoice() {
        onMain {
            let bag = DisposeBag()
            let down = DropDown(["a", "b", "c"])
            var seen: [Int?] = []
            down.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            down.selectedIndex = 2
            down.rx.selectedIndex.onNext(1)
            down.items = ["d", "e"]
            XCTAssertEqual(down.items, ["d", "e"])
            XCTAssertEqual(down.selectedIndex, 1)
            gtk_drop_down_set_selected(down.pointer, 0)
            XCTAssertEqual(seen, [0, 0])
            down.selectedIndex = nil
            XCTAssertNil(down.selectedIndex)
            XCTAssertEqual(
                Misuse.noItem(at: 2, of: "GtkDropDown", count: 2),
                "This GtkDropDown has 2 items, so the index 2 is out of range."
            )
        }
    }

    func testSettingItemsKeepsAnEmptySelection() {
        onMain {
            checkSettingItemsKeepsAnEmptySelection(DropDown(["a", "b"]))
            checkSettingItemsKeepsAnEmptySelection(ComboRow(title: "c", items: ["a", "b"]))
            let later = DropDown()
            later.items = ["a"]
            XCTAssertNil(later.selectedIndex)
        }
    }

    func testAnEmptyRangeAndAZeroStepAreExplained() {
        XCTAssertEqual(
            Misuse.noRange(3, 3, of: "Scale"),
            """
            A Scale was made with the range 3.0 to 3.0, which leaves nothing to slide over: pass a minimum and a maximum that \
            differ. Its `range` may become empty later.
            """)
        XCTAssertEqual(
            Misuse.noStep(of: "SpinButton"),
            "A SpinButton was made with a step of 0, so that no press would change the number: pass another step.")
        onMain {
            let scale = Scale(in: 0...1)
            scale.range = 0...0
            XCTAssertEqual(scale.range, 0...0)
        }
    }

    func testADropDownReadsTheTextsOfAGTKModel() {
        onMain {
            let list = gtk_string_list_new(nil)!
            gtk_string_list_append(list, "a")
            gtk_string_list_append(list, "b")
            // As a `.ui` file does that shows only some of the texts.
            let slice = gtk_slice_list_model_new(list, 1, 1)!
            let down = Widget.wrapping(OpaquePointer(gtk_drop_down_new(slice, nil)!)).checked(as: DropDown.self)
            XCTAssertEqual(down.items, ["b"])
        }
        XCTAssertEqual(
            Misuse.noTexts(in: "GtkDropDown", found: "GtkLabel"),
            """
            The texts of a GtkDropDown were asked for, but its model contains a GtkLabel: use a model of GtkStringObjects, \
            such as a GtkStringList.
            """)
    }

    func testTypingSearchesADropDown() throws {
        try onMain {
            let down = DropDown(["Anna", "Ben", "Berta"])
            XCTAssertFalse(down.isSearchable)
            down.isSearchable = true
            XCTAssertTrue(down.isSearchable)
            try show(down) { window in
                window.draw()
                let inside = down.allSubviews
                let entry = try XCTUnwrap(inside.compactMap { $0 as? SearchEntry }.first)
                let rows = try XCTUnwrap(inside.first { $0.className == "GtkListView" })
                let model = gtk_list_view_get_model(.init(rows.pointer))
                XCTAssertEqual(g_list_model_get_n_items(model), 3)
                // As typing does.
                gtk_editable_set_text(entry.pointer, "be")
                spin(for: "the search to find two items") { g_list_model_get_n_items(model) == 2 }
            }
            down.isSearchable = false
            XCTAssertEqual(down.items, ["Anna", "Ben", "Berta"])
        }
    }

    func testRangedWidgetsLeaveNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let (spin, scale, down) = (SpinButton(in: 0...1), Scale(in: 0...1), DropDown(["a", "b"]))
                _ = spin.rx.value.subscribe(onNext: { scale.value = $0 })
                _ = scale.rx.value.subscribe(onNext: { spin.value = $0 })
                _ = down.rx.selectedIndex.subscribe(onNext: { _ in spin.value = 1 })
                show(Box(.vertical, children: [spin, scale, down, ProgressBar()])) { _ in scale.value = 0.5 }
            }
        }
    }
}

extension Widget {
    @MainActor fileprivate var allSubviews: [Widget] { subviews.flatMap { [$0] + $0.allSubviews } }
}

@MainActor
private func checkSettingItemsKeepsAnEmptySelection(_ choice: some StringChoice) {
    let bag = DisposeBag()
    var emitted: [Int?] = []
    XCTAssertEqual(choice.selectedIndex, 0)
    choice.selectedIndex = nil
    choice.rx.selectedIndex.skip(1).subscribe(onNext: { emitted.append($0) }).disposed(by: bag)
    choice.items = ["c", "d", "e"]
    XCTAssertNil(choice.selectedIndex)
    // As choosing an item does.
    choice.property("selected", as: UInt32.self).value = 0
    XCTAssertEqual(emitted, [0])
    choice.selectedIndex = 2
    choice.items = ["f"]
    XCTAssertNil(choice.selectedIndex)
}
#endif
