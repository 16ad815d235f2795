#if GTK
import RxGTK
import XCTest

/// Removing a widget that is not in a container does nothing, and GTK prints no warning.
final class ForeignChildTests: GTKTestCase {
    func testRemovingAnAbsentChildDoesNothing() {
        onMain {
            let (alone, elsewhere, other) = (Label("a"), Label("b"), HBox {})
            other.append(elsewhere)
            let containers: [(Widget) -> Void] = [
                Box(.vertical).remove, Grid().remove, Fixed().remove, Stack().remove, ViewStack().remove,
                HeaderBar().remove, ActionBar().remove, ToolbarView(content: Label("c")).remove,
                ExpanderRow(title: "d").remove, PreferencesGroup().remove, Notebook().remove, FlowBox().remove,
                WrapBox().remove, Carousel().remove,
            ]
            for remove in containers {
                remove(alone)
                remove(elsewhere)
            }
            PreferencesPage(title: "e") {}.remove(PreferencesGroup())
            XCTAssertTrue(elsewhere.superview === other)
        }
    }

    func testRemovingAChildDetachesIt() {
        onMain {
            let label = Label("a")
            let bar = HeaderBar()
            let (actions, view, row, group) = (ActionBar(), ToolbarView(), ExpanderRow(title: "b"), PreferencesGroup())
            bar.packStart(label)
            bar.remove(label)
            actions.packEnd(label)
            actions.remove(label)
            view.addTopBar(label)
            view.remove(label)
            row.addPrefix(label)
            row.remove(label)
            group.add(label)
            group.remove(label)
            XCTAssertNil(label.superview)
        }
    }

    func testRemovingAWidgetInsideAChildDoesNothing() {
        onMain {
            let (bar, actions, view, row) = (HeaderBar(), ActionBar(), ToolbarView(), ExpanderRow(title: "a"))
            let group = PreferencesGroup()
            let adders: [@MainActor (Widget) -> Void] = [
                bar.packStart, bar.packEnd, { bar.titleView = $0 }, actions.packStart, actions.packEnd,
                { actions.centerWidget = $0 }, view.addTopBar, view.addBottomBar, { view.content = $0 }, row.addPrefix,
                row.addSuffix, row.add, group.add,
            ]
            let removers: [@MainActor (Widget) -> Void] = [
                bar.remove, bar.remove, bar.remove, actions.remove, actions.remove, actions.remove, view.remove,
                view.remove, view.remove, row.remove, row.remove, row.remove, group.remove,
            ]
            for (index, (add, remove)) in zip(adders, removers).enumerated() {
                let (label, box) = (Label("b"), Box(.horizontal))
                box.append(label)
                add(box)
                remove(label)
                XCTAssertTrue(label.superview === box, "\(index)")
                XCTAssertNotNil(box.superview, "\(index)")
                remove(box)
                XCTAssertNil(box.superview, "\(index)")
            }
            XCTAssertNil(bar.titleView)
            XCTAssertNil(actions.centerWidget)
            XCTAssertNil(view.content)
            let inner = PreferencesGroup()
            let page = PreferencesPage(title: "c") { PreferencesGroup { Box(.vertical, children: [inner]) } }
            page.remove(inner)
            XCTAssertNotNil(inner.superview)
        }
    }

    func testMovingAnAbsentChildIsExplained() {
        XCTAssertEqual(
            Misuse.notInside("GtkLabel", of: "GtkFixed"),
            """
            A GtkLabel was to be moved or looked up in a GtkFixed, which does not contain it: add it first. Only a removal is \
            ignored in this case.
            """)
    }
}
#endif
