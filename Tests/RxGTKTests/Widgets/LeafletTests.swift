#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// Apps that were written before `Leaflet` was deprecated still work.
final class LeafletTests: GTKTestCase {
    @available(*, deprecated)
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
                XCTAssertFalse(leaflet.navigateBack())
            }
            XCTAssertEqual(names, ["list", "list"])
            XCTAssertEqual(folded.last, true)
            leaflet.remove(detail)
            XCTAssertNil(detail.superview)
        }
    }

    @available(*, deprecated)
    func testALeafletFoldsIfItsPanesDoNotFit() {
        onMain {
            let leaflet = Leaflet()
            let (list, detail) = (Label("list"), Label("detail"))
            [list, detail].forEach { $0.setSizeRequest(width: 150) }
            leaflet.add(list, name: "list")
            leaflet.add(detail, name: "detail")
            let window = Window(title: "Test", width: 700, height: 300)
            defer { window.close() }
            window.content = leaflet
            window.present()
            window.draw()
            XCTAssertFalse(leaflet.isFolded)
            leaflet.visibleChildName = "detail"
            XCTAssertTrue(leaflet.visibleChild === detail)
            detail.setSizeRequest(width: 900)
            spin(for: "the fold") { leaflet.isFolded }
            XCTAssertTrue(leaflet.visibleChild === detail)
        }
    }

    @available(*, deprecated)
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

    @available(*, deprecated)
    func testALeafletOfAUIFileIsALeaflet() throws {
        try onMain {
            let builder = try Builder(string: #"<interface><object class="AdwLeaflet" id="panes"/></interface>"#)
            XCTAssertEqual(try builder.child("panes", as: Leaflet.self).pageNames, [])
        }
    }

    @available(*, deprecated)
    func testRemovingAnAbsentWidgetDoesNothing() {
        onMain {
            let (leaflet, elsewhere) = (Leaflet(), Label("b"))
            let other = Box(.vertical, children: [elsewhere])
            leaflet.add(Label("c"))
            leaflet.remove(Label("a"))
            leaflet.remove(elsewhere)
            XCTAssertTrue(elsewhere.superview === other)
        }
    }

    @available(*, deprecated)
    func testALeafletLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let leaflet = Leaflet()
                leaflet.add(Label("a"), name: "a")
                leaflet.add(Label("b"), name: "b")
                _ = leaflet.rx.visibleChildName.subscribe()
                _ = leaflet.rx.isFolded.subscribe(onNext: { _ in leaflet.canNavigateBack = true })
                show(leaflet) { _ in leaflet.visibleChildName = "b" }
            }
        }
    }
}
#endif
