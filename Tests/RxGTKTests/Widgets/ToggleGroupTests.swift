#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ToggleGroupTests: GTKTestCase {
    func testClickingAToggleActivatesIt() throws {
        try onMain {
            let (bag, group) = (DisposeBag(), threeToggles())
            var seen: [String?] = []
            group.rx.activeName.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(group) { window in
                window.draw()
                group.rx.activeName.onNext("month")
                XCTAssertEqual(group.activeName, "month")
                group.activeName = "day"
                let buttons = group.buttons
                try XCTUnwrap(buttons.dropFirst().first).click()
                XCTAssertEqual(group.activeName, "week")
                try XCTUnwrap(buttons.dropFirst().first).click()
                XCTAssertEqual(group.activeName, "week")
                XCTAssertEqual(buttons.map(\.isOn), [false, true, false])
            }
            XCTAssertEqual(seen, ["day", "week"])
        }
    }

    func testTogglesAreAddedAndRemoved() {
        onMain {
            let group = ToggleGroup()
            XCTAssertNil(group.activeName)
            group.add("a", title: "A")
            group.add("b", iconName: "edit-find-symbolic", tooltip: "Find")
            XCTAssertEqual([group.activeName], ["a"])
            XCTAssertEqual(group.names, ["a", "b"])
            group.remove("a")
            XCTAssertEqual([group.activeName], ["b"])
            XCTAssertEqual(group.names, ["b"])
            group.remove("b")
            XCTAssertNil(group.activeName)
            XCTAssertTrue(group.names.isEmpty)
        }
    }

    func testATooltipIsShownAsPlainText() {
        onMain {
            let group = ToggleGroup()
            group.add("a", iconName: "edit-cut-symbolic", tooltip: "Cut & <Paste>")
            XCTAssertEqual(group.buttons.map(\.tooltip), ["Cut & <Paste>"])
        }
    }

    func testASingleToggleStaysActive() throws {
        try onMain {
            let group = ToggleGroup()
            group.add("a", title: "A")
            try show(group) { window in
                window.draw()
                try XCTUnwrap(group.buttons.first).click()
                XCTAssertEqual(group.activeName, "a")
            }
        }
    }

    func testADisabledToggleIsInsensitive() {
        onMain {
            let group = threeToggles()
            group.setEnabled(false, for: "week")
            show(group) { window in
                window.draw()
                let buttons = group.buttons
                XCTAssertEqual(buttons.map { gtk_widget_is_sensitive(.init($0.pointer)) }, [1, 0, 1])
                group.isHomogeneous = true
                XCTAssertTrue(group.isHomogeneous)
            }
        }
    }

    func testDisablingTheActiveToggleLeavesNoneActive() {
        onMain {
            let (bag, group) = (DisposeBag(), threeToggles())
            var seen: [String?] = []
            group.rx.activeName.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            group.setEnabled(false, for: "day")
            XCTAssertNil(group.activeName)
            group.activeName = "day"
            XCTAssertNil(group.activeName)
            group.activeName = "week"
            XCTAssertEqual(group.activeName, "week")
            XCTAssertEqual(seen, ["day"], "the user has changed nothing")
        }
    }

    func testAToggleGroupLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let group = threeToggles()
                _ = group.rx.activeName.subscribe(onNext: { group.isEnabled = $0 != nil })
                show(group) { window in
                    window.draw()
                    group.buttons.last?.click()
                    group.remove("month")
                }
            }
        }
    }
}

@MainActor
private func threeToggles() -> ToggleGroup {
    let group = ToggleGroup()
    group.add("day", title: "Day")
    group.add("week", title: "Week")
    group.add("month", title: "Month")
    return group
}

extension ToggleGroup {
    /// The buttons of the group, in order.
    fileprivate var buttons: [ToggleButton] { subviews.compactMap { $0 as? ToggleButton } }
}
#endif
