#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ClampScrollableTests: GTKTestCase {
    func testAClampLimitsTheWidthOfAScrollingList() {
        onMain {
            let list = ListView()
            let clamp = ClampScrollable(maximumSize: 200) { list }
            clamp.tighteningThreshold = 200
            let scrolled = ScrolledWindow(child: clamp)
            scrolled.setSizeRequest(width: 500, height: 100)
            let subscription = Observable.just((0..<200).map { Entity(id: $0) })
                .bind(to: list.rx.items(cellType: TextCell.self)) { _, entity, cell in cell.label.text = "\(entity.id)"
                }
            show(scrolled) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_width(.init(list.pointer)), 200)
                XCTAssertTrue(scrolled.child === clamp)
                XCTAssertGreaterThan(scrolled.verticalRange, 1000)
            }
            subscription.dispose()
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(adw_clamp_scrollable_new()!))) == ClampScrollable.self)
        }
    }

    func testAClampScrollableLeavesNothingBehind() {
        onMain { checkNothingIsLeft { show(ScrolledWindow(child: ClampScrollable { ListView() })) { $0.draw() } } }
    }
}

private struct Entity: Identifiable, Equatable {
    let id: Int
}

extension ScrolledWindow {
    /// The height of the scrolled content, in pixels.
    fileprivate var verticalRange: Double {
        gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(.init(pointer)))
    }
}
#endif
