#if GTK
import CGTK
import Rx
import RxGTK
import XCTest

final class ContainerTests: GTKTestCase {
    func testEachContainerHoldsAChild() {
        onMain {
            let containers: [any SingleChildContainer] = [
                Bin(), Button(), Clamp(), Overlay(), Popover(), Revealer(), ScrolledWindow(), SearchBar(),
                StatusPage(title: "a"), ToastOverlay(),
            ]
            for container in containers {
                let child = TextView()
                container.child = child
                XCTAssertTrue(container.child === child, container.className)
                XCTAssertTrue(type(of: Widget.wrapping(container.pointer)) == type(of: container))
                container.child = nil
                XCTAssertNil(container.child, container.className)
            }
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let clamp = Clamp(maximumSize: 400)
            clamp.tighteningThreshold = 300
            XCTAssertEqual([clamp.maximumSize, clamp.tighteningThreshold], [400, 300])
            let revealer = Revealer(child: Label("a"))
            XCTAssertEqual(revealer.transition, .slideDown)
            revealer.transition = .crossfade
            XCTAssertEqual(revealer.transition, .crossfade)
            XCTAssertFalse(revealer.isRevealed)
            revealer.duration = 0
            revealer.rx.isRevealed.onNext(true)
            XCTAssertTrue(revealer.isRevealed)
            XCTAssertEqual(revealer.duration, 0)
            let (overlay, badge) = (Overlay(child: Label("a")), Label("1"))
            overlay.addOverlay(badge)
            XCTAssertTrue(badge.superview === overlay)
            overlay.removeOverlay(badge)
            XCTAssertNil(badge.superview)
            let image = Image(iconName: "list-add-symbolic", pixelSize: 32)
            XCTAssertEqual(image.iconName, "list-add-symbolic")
            XCTAssertEqual(image.pixelSize, 32)
            XCTAssertEqual(Separator(.vertical).className, "GtkSeparator")
        }
    }

    func testANarrowLeafletShowsOnePane() {
        onMain {
            let bag = DisposeBag()
            let leaflet = Leaflet()
            let (list, detail) = (Label("list"), Label("detail"))
            list.setSizeRequest(width: 400)
            detail.setSizeRequest(width: 400)
            leaflet.add(list, name: "list")
            leaflet.add(Separator(.vertical), isNavigatable: false)
            leaflet.add(detail, name: "detail")
            leaflet.canNavigateBack = true
            XCTAssertEqual(leaflet.pageNames, ["list", "detail"])
            var (names, folded): ([String?], [Bool]) = ([], [])
            leaflet.rx.visibleChildName.subscribe(onNext: { names.append($0) }).disposed(by: bag)
            leaflet.rx.isFolded.subscribe(onNext: { folded.append($0) }).disposed(by: bag)
            show(leaflet) { _ in
                spin(for: "the leaflet to fold") { leaflet.isFolded }
                leaflet.visibleChildName = "detail"
                XCTAssertTrue(leaflet.visibleChild === detail)
                XCTAssertTrue(leaflet.navigateBack())
            }
            XCTAssertEqual(names, ["list", "list"])
            XCTAssertEqual(folded.last, true)
            leaflet.remove(detail)
            XCTAssertNil(detail.superview)
        }
    }

    func testTheMouseBackButtonGoesBackInALeaflet() throws {
        try onMain {
            let leaflet = Leaflet()
            for name in ["list", "detail"] {
                let label = Label(name)
                label.setSizeRequest(width: 400)
                leaflet.add(label, name: name)
            }
            try show(leaflet) { window in
                spin(for: "the leaflet to fold") { leaflet.isFolded }
                leaflet.visibleChildName = "detail"
                window.rest()
                try Dragging.click(8, at: -40, in: leaflet, of: window)
                window.rest()
                XCTAssertEqual(leaflet.visibleChildName, "detail")
                leaflet.canNavigateBack = true
                try Dragging.click(8, at: 40, in: leaflet, of: window)
                spin(for: "the list") { leaflet.visibleChildName == "list" }
                window.rest()
            }
        }
    }

    /// libadwaita 1.7 writes into a freed split view, which crashes the program later.
    func testALeafletMayRequestOnlyAHeight() {
        onMain {
            let leaflet = Leaflet()
            leaflet.add(Label("list"), name: "list")
            leaflet.setSizeRequest(height: 120)
            show(leaflet) { _ in
                XCTAssertEqual(leaflet.property("height-request", as: Int.self).value, 120)
            }
        }
    }

    func testAReleasedLeafletLeavesNoPendingSource() {
        onMain {
            var inner: OpaquePointer?
            do {
                let leaflet = Leaflet()
                let (list, detail) = (Label("list"), Label("detail"))
                for (label, name) in [(list, "list"), (detail, "detail")] {
                    label.setSizeRequest(width: 400)
                    leaflet.add(label, name: name)
                }
                show(leaflet) { _ in
                    spin(for: "the leaflet to fold") { leaflet.isFolded }
                    inner = gtk_widget_get_first_child(.init(leaflet.pointer)).map(OpaquePointer.init)
                    leaflet.visibleChildName = "detail"
                }
            }
            XCTAssertNotNil(inner)
            XCTAssertNil(g_main_context_find_source_by_user_data(nil, UnsafeMutableRawPointer(inner)))
        }
    }

    func testRowsHoldWidgetsAndEmitActivation() {
        onMain {
            let bag = DisposeBag()
            let (toggle, entry) = (Switch(), EntryRow(title: "Name", text: "a"))
            let row = ActionRow(title: "<Dark>", subtitle: "&")
            row.addPrefix(Image(iconName: "list-add-symbolic"))
            row.addSuffix(toggle)
            row.activatableWidget = toggle
            let group = PreferencesGroup(title: "Look", description: "of it", rows: [row, entry])
            XCTAssertEqual([group.title, group.description], ["Look", "of it"])
            XCTAssertEqual([row.title, row.subtitle, entry.title, entry.text], ["<Dark>", "&", "Name", "a"])
            XCTAssertTrue(row.isActivatable)
            XCTAssertTrue(row.activatableWidget === toggle)
            var seen: [String] = []
            entry.rx.text.orEmpty.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            entry.rx.apply.subscribe(onNext: { seen.append("apply") }).disposed(by: bag)
            entry.rx.activate.subscribe(onNext: { seen.append("activate") }).disposed(by: bag)
            row.rx.activate.subscribe(onNext: { seen.append("row") }).disposed(by: bag)
            entry.showsApplyButton = true
            entry.addPrefix(Image())
            entry.addSuffix(Image())
            entry.emit("apply")
            entry.emit("entry-activated")
            row.emit("activated")
            XCTAssertEqual(seen, ["a", "apply", "activate", "row"])
            show(group) { _ in settle() }
            group.remove(entry)
            XCTAssertNil(entry.superview)
        }
    }

    func testContainersLeaveNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let leaflet = Leaflet()
                let row = EntryRow(title: "a")
                leaflet.add(Clamp(child: PreferencesGroup(rows: [row, ActionRow(title: "b")])), name: "a")
                leaflet.add(Overlay(child: Revealer(child: Image(iconName: "list-add-symbolic"))), name: "b")
                _ = leaflet.rx.visibleChildName.subscribe(onNext: { _ in row.text = "a" })
                _ = leaflet.rx.isFolded.subscribe(onNext: { _ in leaflet.canNavigateBack = true })
                _ = row.rx.text.subscribe(onNext: { row.title = $0 ?? "" })
                show(leaflet) { _ in leaflet.visibleChildName = "b" }
            }
        }
    }
}
#endif
