#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class CarouselTests: GTKTestCase {
    func testPagesAreInsertedMovedAndRemoved() {
        onMain {
            let (carousel, first, second) = (Carousel(), Label("a"), Label("b"))
            XCTAssertNil(carousel.selectedIndex)
            carousel.append(second)
            carousel.insert(first, at: 0)
            XCTAssertTrue(carousel.pages.elementsEqual([first, second], by: ===))
            XCTAssertEqual(carousel.selectedIndex, 0)
            carousel.move(first, to: 1)
            XCTAssertTrue(carousel.pages.elementsEqual([second, first], by: ===))
            carousel.remove(first)
            carousel.remove(first)
            XCTAssertEqual(carousel.pages.count, 1)
            let made = OpaquePointer(rxgtk_object_new_widget(adw_carousel_get_type())!)
            XCTAssertTrue(type(of: Widget.wrapping(made)) == Carousel.self)
        }
    }

    func testSelectedIndexEmitsOnlyThePersonsMoves() {
        onMain {
            let (bag, carousel) = (DisposeBag(), Carousel { for text in ["a", "b", "c"] { Label(text) } })
            var seen: [Int?] = []
            show(carousel) { window in
                window.draw()
                carousel.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                carousel.rx.selectedIndex.onNext(1)
                XCTAssertEqual(carousel.selectedIndex, 1)
                spin(for: "the second page") { carousel.scrollPosition == 1 }
                window.rest()
                XCTAssertEqual(seen, [0])
                // As the end of a swipe does.
                adw_carousel_scroll_to(carousel.pointer, .init(carousel.pages[2].pointer), 1)
                spin(for: "the third page") { seen.count == 2 }
                XCTAssertEqual(carousel.selectedIndex, 2)
                // Turning back cancels the program's movement.
                carousel.selectedIndex = 1
                adw_carousel_scroll_to(carousel.pointer, .init(carousel.pages[0].pointer), 1)
                spin(for: "the first page") { seen.count == 3 }
                carousel.select(2, isAnimated: false)
                XCTAssertEqual(carousel.scrollPosition, 2)
            }
            XCTAssertEqual(seen, [0, 2, 0])
        }
    }

    func testDraggingChangesThePage() throws {
        try onMain {
            let (bag, carousel) = (DisposeBag(), Self.wide(["a", "b", "c"]))
            var seen: [Int?] = []
            carousel.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(carousel) { window in
                try Self.drag(carousel, by: -300, in: window)
                spin(for: "the second page") { seen == [0, 1] && carousel.scrollPosition == 1 }
                try Self.drag(carousel, by: 300, in: window)
                spin(for: "the first page") { seen == [0, 1, 0] && carousel.scrollPosition == 0 }
                // A slow drag by less than half a page goes back to the same page and emits nothing.
                try Self.drag(carousel, by: -100, in: window)
                window.rest()
                XCTAssertEqual(carousel.scrollPosition, 0)
                XCTAssertEqual(seen, [0, 1, 0])
                carousel.allowsMouseDrag = false
                try Self.drag(carousel, by: -300, in: window)
                window.rest()
                XCTAssertEqual(carousel.scrollPosition, 0)
                (carousel.allowsMouseDrag, carousel.isInteractive) = (true, false)
                try Self.drag(carousel, by: -300, in: window)
                window.rest()
                XCTAssertEqual(carousel.scrollPosition, 0)
            }
            XCTAssertEqual(seen, [0, 1, 0])
        }
    }

    func testTheScrollWheelChangesThePage() throws {
        try onMain {
            let (bag, carousel) = (DisposeBag(), Self.wide(["a", "b", "c"]))
            var seen: [Int?] = []
            carousel.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            try show(carousel) { window in
                window.draw()
                try Dragging.click(5, at: 0, in: carousel, of: window)
                spin(for: "the second page") { seen == [0, 1] && carousel.scrollPosition == 1 }
                window.rest()
                try Dragging.click(4, at: 0, in: carousel, of: window)
                spin(for: "the first page") { seen == [0, 1, 0] && carousel.scrollPosition == 0 }
                carousel.allowsScrollWheel = false
                try Dragging.click(5, at: 0, in: carousel, of: window)
                window.rest()
                (carousel.allowsScrollWheel, carousel.isInteractive) = (true, false)
                try Dragging.click(5, at: 0, in: carousel, of: window)
                window.rest()
                XCTAssertEqual(carousel.scrollPosition, 0)
                carousel.isInteractive = true
                // No page precedes the first.
                try Dragging.click(4, at: 0, in: carousel, of: window)
                window.rest()
                XCTAssertEqual(carousel.scrollPosition, 0)
                // A horizontal wheel.
                try Dragging.click(7, at: 0, in: carousel, of: window)
                spin(for: "the second page again") { carousel.scrollPosition == 1 }
                window.rest()
            }
            XCTAssertEqual(seen, [0, 1, 0, 1])
        }
    }

    @MainActor private static func wide(_ texts: [String]) -> Carousel {
        Carousel { for text in texts { Label(text).hexpand() } }
    }

    @MainActor private static func drag(_ carousel: Carousel, by distance: Int, in window: Window) throws {
        window.draw()
        let (x, y) = Dragging.point(in: carousel, of: window)
        let (start, end) = ((x: x - distance / 2, y: y), (x: x + distance / 2, y: y))
        try person(Dragging.drag(from: start, to: end))
    }

    func testAPageCanBeSelectedBeforeTheCarouselIsShown() {
        onMain {
            let carousel = Carousel { for text in ["a", "b", "c"] { Label(text) } }
            carousel.selectedIndex = 2
            XCTAssertEqual(carousel.selectedIndex, 2)
            show(carousel) { window in
                window.draw()
                spin(for: "the third page") { carousel.scrollPosition == 2 }
                XCTAssertEqual(carousel.selectedIndex, 2)
                carousel.append(Label("d"))
                carousel.selectedIndex = 3
                spin(for: "the fourth page") { carousel.scrollPosition == 3 }
            }
        }
    }

    func testScrollPositionEmitsAMovement() {
        onMain {
            let (bag, carousel) = (DisposeBag(), Carousel { for text in ["a", "b"] { Label(text) } })
            var positions: [Double] = []
            show(carousel) { window in
                window.draw()
                carousel.rx.scrollPosition.subscribe(onNext: { positions.append($0) }).disposed(by: bag)
                carousel.select(1, isAnimated: false)
            }
            XCTAssertEqual([positions.first, positions.last], [0, 1])
        }
    }

    func testAllPagesCanBeRemovedDuringAMovement() {
        onMain {
            let (bag, carousel) = (DisposeBag(), Carousel { for text in ["a", "b", "c"] { Label(text) } })
            var (seen, arrivals): ([Int?], [UInt32]) = ([], [])
            show(carousel) { window in
                window.draw()
                carousel.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                carousel.connect("page-changed", as: UInt32.self) { arrivals.append($0) }
                carousel.selectedIndex = 2
                spin(for: "the movement") { carousel.scrollPosition > 0.1 }
                carousel.pages.forEach { carousel.remove($0) }
                XCTAssertNil(carousel.selectedIndex)
                spin(for: "the end of the movement") { !arrivals.isEmpty }
                XCTAssertEqual(arrivals, [.max])
                carousel.append(Label("d"))
                carousel.append(Label("e"))
                window.draw()
                XCTAssertEqual(carousel.selectedIndex, 0)
                adw_carousel_scroll_to(carousel.pointer, .init(carousel.pages[1].pointer), 1)
                spin(for: "the second of the new pages") { seen.count == 2 }
            }
            XCTAssertEqual(seen, [0, 1])
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let carousel = Carousel { Label("a") }
            (carousel.isInteractive, carousel.allowsMouseDrag, carousel.allowsScrollWheel) = (false, false, false)
            (carousel.allowsLongSwipes, carousel.spacing, carousel.orientation) = (true, 12, .vertical)
            XCTAssertEqual(
                [
                    carousel.isInteractive, carousel.allowsMouseDrag, carousel.allowsScrollWheel,
                    carousel.allowsLongSwipes,
                ],
                [false, false, false, true])
            XCTAssertEqual(carousel.spacing, 12)
            XCTAssertEqual(carousel.orientation, .vertical)
        }
    }

    func testIndicatorsBelongToACarousel() {
        onMain {
            let carousel = Carousel { for text in ["a", "b"] { Label(text) } }
            let (dots, lines) = (CarouselIndicatorDots(carousel), CarouselIndicatorLines(carousel))
            XCTAssertTrue(dots.carousel === carousel && lines.carousel === carousel)
            (dots.orientation, lines.orientation) = (.vertical, .vertical)
            XCTAssertEqual([dots.orientation, lines.orientation], [.vertical, .vertical])
            lines.carousel = nil
            XCTAssertNil(lines.carousel)
            let made = [adw_carousel_indicator_dots_get_type(), adw_carousel_indicator_lines_get_type()]
                .map { type(of: Widget.wrapping(OpaquePointer(rxgtk_object_new_widget($0)!))) }
            XCTAssertTrue(made[0] == CarouselIndicatorDots.self && made[1] == CarouselIndicatorLines.self)
        }
    }

    func testACarouselLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let carousel = Carousel { for text in ["a", "b", "c"] { Label(text) } }
                var isOver = false
                _ = carousel.rx.selectedIndex.subscribe(
                    onNext: { carousel.tooltip = "\($0 ?? -1)" }, onCompleted: { isOver = true })
                _ = carousel.rx.scrollPosition.subscribe(onNext: { _ in carousel.spacing = 3 })
                show(
                    VBox {
                        carousel
                        CarouselIndicatorDots(carousel)
                        CarouselIndicatorLines(carousel)
                    }
                ) { window in
                    window.draw()
                    carousel.selectedIndex = 2
                    window.draw()
                }
                XCTAssertTrue(isOver)
            }
        }
    }
}
#endif
