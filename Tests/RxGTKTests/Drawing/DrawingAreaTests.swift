#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class DrawingAreaTests: GTKTestCase {
    func testDrawingAreaDrawsEachBoundValue() {
        onMain {
            let (bag, color) = (DisposeBag(), BehaviorRelay(value: Color.black))
            let area = DrawingArea(accessibilityLabel: "Chart").hexpand().vexpand()
            var (seen, sizes): ([Color], [Size]) = ([], [])
            area.rx.didResize.subscribe(onNext: { sizes.append($0) }).disposed(by: bag)
            color.bind(
                to: area.rx.drawing { context, size, color in
                    seen.append(color)
                    context.setColor(color)
                    context.paint()
                    XCTAssertGreaterThan(size.width, 100)
                }
            ).disposed(by: bag)
            show(area) { window in
                spin(for: "the first drawing") { seen == [.black] }
                color.accept(.white)
                spin(for: "the second drawing") { seen.last == .white }
                area.redraw()
                let count = seen.count
                spin(for: "another drawing") { seen.count > count }
            }
            XCTAssertGreaterThan(sizes.first?.width ?? 0, 300)
            XCTAssertEqual(area.accessibilityLabel, "Chart")
            XCTAssertEqual(gtk_accessible_get_accessible_role(area.pointer), GTK_ACCESSIBLE_ROLE_IMG)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_drawing_area_new()!))) == DrawingArea.self)
        }
    }

    func testTextFollowsTheWidgetsColourAndTheSystemsTextSize() {
        onMain {
            let settings = RxGTK.GObject.wrapping(gtk_settings_get_default()!)
            let before: Int = settings.property("gtk-xft-dpi").value
            var (sizes, colors): ([Size], [Color]) = ([], [])
            let area = DrawingArea(accessibilityLabel: "Text")
            area.draw = { [unowned area] context, _ in
                sizes.append(context.size(of: "Grüße"))
                colors.append(area.textColor)
                context.setColor(area.textColor)
                context.draw("Grüße", x: 0, y: 0)
            }
            show(area) { window in
                spin(for: "the first drawing") { !sizes.isEmpty }
                let first = sizes[0]
                XCTAssertGreaterThan(first.width, 10)
                settings.property("gtk-xft-dpi").value = before > 0 ? before * 2 : 2 * 96 * 1024
                spin(for: "larger text") { (sizes.last?.width ?? 0) > first.width * 3 / 2 }
                settings.property("gtk-xft-dpi").value = before
                spin(for: "text of the original size") { sizes.last == first }
                XCTAssertLessThan(colors.last?.red ?? 1, 0.5)
                StyleManager.shared.colorScheme = .forceDark
                defer { StyleManager.shared.colorScheme = .standard }
                spin(for: "light text") { (colors.last?.red ?? 0) > 0.5 }
                window.draw()
            }
        }
    }

    func testPathsAreFilledAndStroked() {
        onMain {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 20)
            defer { cairo_surface_destroy(surface) }
            let context = DrawingContext(cairo: cairo_create(surface)!)
            defer { cairo_destroy(context.cairo) }
            context.setColor(Color(red: 1, green: 0, blue: 0))
            context.saved {
                context.translate(x: 10, y: 0)
                context.scale(x: 2, y: 2)
                context.rectangle(x: 0, y: 0, width: 5, height: 5)
                context.setColor(Color(red: 0, green: 1, blue: 0))
                context.fill()
            }
            context.setLineWidth(4)
            context.moveTo(x: 20, y: 15)
            context.lineTo(x: 40, y: 15)
            context.stroke()
            context.saved {
                context.rotate(.pi / 2)
                context.arc(centerX: 5, centerY: -35, radius: 4)
                context.fill()
            }
            context.moveTo(x: 0, y: 20)
            context.curveTo(x: 5, y: 20, bendingTowards: (1, 12), and: (4, 12))
            context.closePath()
            context.fill()
            XCTAssertEqual(
                [(15, 5), (30, 15), (35, 5), (2, 17), (5, 5)].map { Self.pixel(of: surface, x: $0, y: $1) },
                [0xff00_ff00, 0xffff_0000, 0xffff_0000, 0xffff_0000, 0])
        }
    }

    private static func pixel(of surface: OpaquePointer?, x: Int, y: Int) -> UInt32 {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
        return data.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let area = DrawingArea(accessibilityLabel: "a")
                _ = area.rx.didResize.subscribe(onNext: { _ in area.redraw() })
                _ = Observable.just(3.0).bind(to: area.rx.drawing { $0.arc(centerX: 9, centerY: 9, radius: $2) })
                show(area) { $0.draw() }
            }
        }
    }

    func testDrawHandlerCanCloseTheWindow() {
        onMain {
            checkNothingIsLeft {
                let (area, window) = (DrawingArea(accessibilityLabel: "a"), Window(width: 100, height: 100))
                window.content = area
                area.draw = { [unowned window] _, _ in window.close() }
                window.present()
                spin(for: "the window to close") { window.isClosed }
            }
        }
    }

    func testDidResizeHandlerCanCloseTheWindow() {
        onMain {
            checkNothingIsLeft {
                let (area, window, bag) = (
                    DrawingArea(accessibilityLabel: "a"), Window(width: 100, height: 100), DisposeBag()
                )
                window.content = area
                area.rx.didResize.bind(with: window) { window, _ in window.close() }.disposed(by: bag)
                window.present()
                spin(for: "the window to close") { window.isClosed }
            }
        }
    }
}
#endif
