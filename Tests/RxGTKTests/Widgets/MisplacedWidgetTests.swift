#if GTK
import CGTKSupport
import RxGTK
import XCTest

/// Misplacing a widget would crash or hang GTK, so it stops the program with a message. Removing an absent widget does
/// nothing.
final class MisplacedWidgetTests: GTKTestCase {
    func testPuttingAWidgetIntoItselfIsExplained() {
        onMain {
            let (outer, inner, label) = (Box(.vertical), Box(.vertical), Label("a"))
            outer.append(inner)
            inner.append(label)
            XCTAssertEqual(
                Misuse.misplacement(of: outer, in: outer), "A GtkBox was put into itself. Put it into another widget.")
            XCTAssertEqual(
                Misuse.misplacement(of: outer, in: inner),
                "A GtkBox was put into a GtkBox that it contains. Remove the inner one first, or put the outer one elsewhere."
            )
            XCTAssertNil(Misuse.misplacement(of: label, in: outer))
            XCTAssertNil(Misuse.misplacement(of: Label("b"), in: inner))
            let window = Window()
            XCTAssertEqual(
                Misuse.misplacement(of: window, in: inner),
                "A RxGTKWindow was put into a GtkBox, but a window cannot be inside a widget. Put its content there.")
            window.close()
        }
    }

    func testAWidgetInAContainerIsRefusedEvenByThatContainer() {
        onMain {
            let (outer, inner, label) = (Box(.vertical), Box(.horizontal), Label("a"))
            outer.append(inner)
            inner.append(label)
            let taken = "A GtkLabel is already in a GtkBox. Remove it there before putting it elsewhere."
            XCTAssertEqual(Misuse.refusal(of: label, by: outer), taken)
            XCTAssertEqual(Misuse.refusal(of: label, by: inner), taken)
            XCTAssertEqual(Misuse.refusal(of: label, by: Bin()), taken)
            let (flow, overlay) = (FlowBox { Label("b") }, Overlay(child: Label("c")))
            let (row, entry) = (ExpanderRow(title: "d"), ActionRow(title: "e"))
            row.add(entry)
            let held: [(Widget, Widget)] = [
                (flow.children[0], flow), (entry, row), (overlay.child!, overlay), (inner, outer),
            ]
            for (child, container) in held {
                XCTAssertNotNil(Misuse.refusal(of: child, by: container), container.className)
            }
            let box = CenterBox(end: Label("f"))
            XCTAssertNotNil(Misuse.refusal(of: box.endWidget!, by: box))
            inner.remove(label)
            XCTAssertNil(Misuse.refusal(of: label, by: outer))
            XCTAssertEqual(Misuse.refusal(of: outer, by: inner), Misuse.misplacement(of: outer, in: inner))
        }
    }

    func testSettingTheSameChildAgainDoesNothing() {
        onMain {
            let containers: [any SingleChildContainer] = [
                Bin(), Button(), Clamp(), Overlay(), Popover(), Revealer(), ScrolledWindow(), SearchBar(),
                StatusPage(title: "a"), ToastOverlay(), Frame(), Expander(title: "b", isExpanded: true),
            ]
            for container in containers {
                let child = Label("c")
                container.child = child
                let parent = child.superview
                container.child = child
                XCTAssertNotNil(parent, container.className)
                XCTAssertTrue(child.superview === parent, container.className)
            }
            let (start, center, end) = (Label("d"), Label("e"), Label("f"))
            let box = CenterBox(start: start, center: center, end: end)
            box.startWidget = start
            box.centerWidget = center
            box.endWidget = end
            XCTAssertTrue(box.startWidget === start && box.centerWidget === center && box.endWidget === end)
            let (bar, header, title) = (ActionBar(), HeaderBar(), Label("g"))
            let view = OverlaySplitView(sidebar: Label("h"))
            bar.centerWidget = title
            bar.centerWidget = bar.centerWidget
            XCTAssertTrue(bar.centerWidget === title)
            bar.centerWidget = nil
            header.titleView = title
            header.titleView = title
            XCTAssertTrue(header.titleView === title)
            let sidebar = view.sidebar
            view.sidebar = sidebar
            XCTAssertTrue(view.sidebar === sidebar && sidebar != nil)
        }
    }

    func testMessagesNameTheRemedy() {
        XCTAssertEqual(
            Misuse.widgetTaken("GtkLabel", by: "GtkBox"),
            "A GtkLabel is already in a GtkBox. Remove it there before putting it elsewhere.")
        XCTAssertEqual(
            Misuse.windowOverItself("Tasks"),
            "The window \"Tasks\" cannot be presented over itself. Call its `present()`.")
        XCTAssertEqual(
            Misuse.dialogOverNothing("PreferencesWindow"),
            "A PreferencesWindow was presented without a window. Call `window.present(dialog)`.")
        XCTAssertEqual(
            Misuse.notMade("Scale"),
            """
            GTK cannot make a Scale from these arguments, and has printed the reason on standard error: an empty range, or a step \
            of 0.
            """)
    }

    /// GTK would read the default widget after its release.
    func testAWindowRetainsADefaultWidgetOutsideIt() {
        onMain {
            let window = Window()
            window.defaultWidget = Button(title: "OK")
            window.present()
            window.defaultWidget = Button(title: "Save")
            XCTAssertEqual((window.defaultWidget as? Button)?.title, "Save")
            window.close()
        }
    }

    func testRemovingAnAbsentWidgetDoesNothing() {
        onMain {
            let (box, grid, fixed, overlay, stack) = (Box(.vertical), Grid(), Fixed(), Overlay(), Stack())
            let (viewStack, toolbars, bar, header) = (ViewStack(), ToolbarView(), ActionBar(), HeaderBar())
            let (row, group, page) = (ExpanderRow(title: "a"), PreferencesGroup(), PreferencesPage {})
            let elsewhere = Label("b")
            let other = Box(.vertical, children: [elsewhere])
            for stranger in [Label("a"), elsewhere] {
                for remove in [
                    box.remove, grid.remove, fixed.remove, overlay.removeOverlay, stack.remove, viewStack.remove,
                    toolbars.remove, bar.remove, header.remove, row.remove, group.remove,
                ] as [@MainActor (Widget) -> Void] {
                    remove(stranger)
                }
            }
            page.remove(group)
            XCTAssertTrue(elsewhere.superview === other)
        }
    }
}
#endif
