#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class DrawnPaintableTests: GTKTestCase {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let redPixel: UInt32 = 0xFFFF_0000

    func testTextureThatIsTooLargeThrows() throws {
        try onMain {
            let paintable = DrawnPaintable()
            for size in [Size(width: 32_768, height: 1), Size(width: 1, height: .max)] {
                XCTAssertThrowsError(try Texture(paintable, size: size)) {
                    XCTAssertEqual(
                        "\($0)",
                        "a picture of \(size.width) by \(size.height) pixels is too large: at most 32767 pixels can be drawn in each direction"
                    )
                }
            }
            XCTAssertEqual(try Texture(paintable, size: Size(width: -1, height: .min)).size, Size(width: 1, height: 1))
        }
    }

    func testSizeOfAPaintableIsClamped() {
        onMain {
            let paintable = DrawnPaintable(size: Size(width: -5, height: 40_000))
            XCTAssertEqual(paintable.intrinsicSize, Size(width: 0, height: 32_767))
            paintable.size = Size(width: 4, height: -1)
            XCTAssertEqual(paintable.intrinsicSize, Size(width: 4, height: 0))
        }
    }

    func testPaintableDrawsAtTheRequestedSize() throws {
        try onMain {
            var sizes: [Size] = []
            let paintable = DrawnPaintable(size: Size(width: 4, height: 2)) { context, size in
                sizes.append(size)
                context.setColor(Self.red)
                context.rectangle(x: 0, y: 0, width: Double(size.width) / 2, height: Double(size.height))
                context.fill()
            }
            XCTAssertEqual(paintable.intrinsicSize, Size(width: 4, height: 2))
            for width in [4, 400] {
                let size = Size(width: width, height: 2)
                let row = pixels(of: try Texture(paintable, size: size)).prefix(width)
                // No pixel mixes both colours, because the paintable is redrawn and not stretched.
                XCTAssertEqual(row.prefix(width / 2).filter { $0 == Self.redPixel }.count, width / 2)
                XCTAssertEqual(row.dropFirst(width / 2).filter { $0 == 0 }.count, width / 2)
            }
            XCTAssertEqual(sizes, [Size(width: 4, height: 2), Size(width: 400, height: 2)])
        }
    }

    func testPaintableIsSharpOnAHighResolutionDisplay() throws {
        try onMain {
            let paintable = DrawnPaintable { context, _ in
                context.setColor(Self.red)
                context.rectangle(x: 0, y: 0, width: 1.5, height: 1)
                context.fill()
            }
            let twice = DrawnPaintable { context, size in
                // Draws as GTK does on a display with a scale factor of two.
                let snapshot = gtk_snapshot_new()
                gdk_paintable_snapshot(paintable.pointer, snapshot, Double(size.width) / 2, Double(size.height) / 2)
                let node = gtk_snapshot_free_to_node(snapshot)
                defer { gsk_render_node_unref(node) }
                context.scale(x: 2, y: 2)
                gsk_render_node_draw(node, context.cairo)
            }
            XCTAssertEqual(
                pixels(of: try Texture(twice, size: Size(width: 6, height: 2))).prefix(6),
                [Self.redPixel, Self.redPixel, Self.redPixel, 0, 0, 0])
        }
    }

    func testPaintableFillsAFractionOfAPixel() {
        onMain {
            var sizes: [Size] = []
            let paintable = DrawnPaintable { context, size in
                sizes.append(size)
                context.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
                let (width, height) = (10.4, 0.3)
                var (x, y) = (Double(size.width), Double(size.height))
                cairo_user_to_device(context.cairo, &x, &y)
                XCTAssertEqual(x, width, accuracy: 1e-6)
                XCTAssertEqual(y, height, accuracy: 1e-6)
            }
            let snapshot = gtk_snapshot_new()
            gdk_paintable_snapshot(paintable.pointer, snapshot, 10.4, 0.3)
            g_object_unref(.init(snapshot))
            XCTAssertEqual(sizes, [Size(width: 10, height: 1)])
        }
    }

    func testEachWidgetRedrawsThePaintableWhenItChanges() {
        onMain {
            let (bag, color) = (DisposeBag(), BehaviorRelay(value: Color.black))
            let paintable = DrawnPaintable(size: Size(width: 48, height: 24))
            var seen: [Size: Color] = [:]
            color.bind(to: paintable.rx.drawing { _, size, color in seen[size] = color }).disposed(by: bag)
            let (picture, image) = (Picture(paintable, alternativeText: "a"), Image(paintable, pixelSize: 16))
            picture.setSizeRequest(width: 96, height: 48)
            picture.halign = .start
            picture.valign = .start
            XCTAssertTrue(picture.paintable === paintable && image.paintable === paintable)
            show(
                VBox {
                    picture
                    image
                }
            ) { window in
                let sizes = [Size(width: 96, height: 48), Size(width: 16, height: 8)]
                spin(for: "both drawings") { sizes.allSatisfy { seen[$0] == .black } }
                window.rest()
                color.accept(.white)
                spin(for: "both redrawings") { sizes.allSatisfy { seen[$0] == .white } }
                window.rest()
                seen = [:]
                paintable.redraw()
                spin(for: "both redrawings after redraw()") { sizes.allSatisfy { seen[$0] == .white } }
                paintable.size = Size(width: 24, height: 24)
                XCTAssertEqual(paintable.intrinsicSize, Size(width: 24, height: 24))
                spin(for: "the new shape") { seen[Size(width: 16, height: 16)] == .white }
            }
        }
    }

    func testTextColorMatchesTheSurroundingText() {
        onMain {
            var seen: [String: Color] = [:]
            let (icon, plain) = (DrawnPaintable { c, _ in seen["icon"] = c.textColor }, Image(pixelSize: 16))
            plain.paintable = icon
            _ = plain.cssClass("accent")
            let picture = Picture(DrawnPaintable { c, _ in seen["picture"] = c.textColor }, alternativeText: "a")
            show(
                VBox {
                    plain
                    picture.vexpand()
                }
            ) { window in
                spin(for: "both drawings") { seen.count == 2 }
                XCTAssertEqual(seen["icon"], plain.textColor)
                XCTAssertLessThan(seen["picture"]?.red ?? 1, 0.5)
                StyleManager.shared.colorScheme = .forceDark
                defer { StyleManager.shared.colorScheme = .standard }
                spin(for: "light text") { (seen["picture"]?.red ?? 0) > 0.5 }
                spin(for: "the icon in the new colour") { seen["icon"] == plain.textColor }
                window.draw()
            }
        }
    }

    func testCurrentImageDoesNotChange() throws {
        try onMain {
            let paintable = DrawnPaintable(size: Size(width: 2, height: 1)) { context, _ in
                context.setColor(Self.red)
                context.paint()
            }
            let now = paintable.currentImage
            paintable.draw = { context, _ in
                context.setColor(.black)
                context.paint()
            }
            let size = Size(width: 2, height: 1)
            XCTAssertEqual(now.intrinsicSize, size)
            XCTAssertEqual(pixels(of: try Texture(now, size: size)), [Self.redPixel, Self.redPixel])
            XCTAssertEqual(pixels(of: try Texture(paintable, size: size)), [0xFF00_0000, 0xFF00_0000])
            XCTAssertTrue(now.currentImage === now)
        }
    }

    func testCurrentImageWithoutASizeHasTheLastDrawnSize() throws {
        try onMain {
            let paintable = DrawnPaintable { context, _ in context.paint() }
            XCTAssertEqual(paintable.intrinsicSize, Size(width: 0, height: 0))
            XCTAssertEqual(paintable.currentImage.intrinsicSize, Size(width: 0, height: 0))
            _ = try Texture(paintable, size: Size(width: 7, height: 3))
            XCTAssertEqual(paintable.currentImage.intrinsicSize, Size(width: 7, height: 3))
        }
    }

    func testTextSizeFollowsTheSystemSetting() throws {
        try onMain {
            let settings = RxGTK.GObject.wrapping(gtk_settings_get_default()!)
            let before: Int = settings.property("gtk-xft-dpi").value
            var widths: [Int] = []
            let paintable = DrawnPaintable { context, _ in widths.append(context.size(of: "Grüße").width) }
            for resolution in [96 * 1024, 192 * 1024] {
                settings.property("gtk-xft-dpi").value = resolution
                _ = try Texture(paintable, size: Size(width: 1, height: 1))
            }
            settings.property("gtk-xft-dpi").value = before
            XCTAssertGreaterThan(widths[1], widths[0] * 3 / 2)
        }
    }

    func testAvatarStatusPageAndImageShowAPaintable() {
        onMain {
            let paintable = DrawnPaintable(size: Size(width: 16, height: 16))
            let (avatar, page) = (Avatar(size: 32, text: "Ada"), StatusPage(title: "Nothing here"))
            (avatar.customImage, page.paintable) = (paintable, paintable)
            XCTAssertTrue(avatar.customImage === paintable && page.paintable === paintable)
            (avatar.customImage, page.paintable) = (nil, nil)
            XCTAssertNil(avatar.customImage)
            XCTAssertNil(page.paintable)
            let image = Image(paintable)
            image.iconName = "list-add-symbolic"
            XCTAssertNil(image.paintable)
        }
    }

    func testDrawHandlerIsReleasedWithThePaintable() {
        onMain {
            final class Chart {}
            weak var chart: Chart?
            let picture = Picture(alternativeText: "a")
            do {
                let drawn = Chart()
                chart = drawn
                picture.paintable = DrawnPaintable { _, _ in withExtendedLifetime(drawn) {} }
            }
            XCTAssertNotNil(chart)
            picture.paintable = nil
            spin(for: "the draw handler to be released") { chart == nil }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (paintable, share) = (DrawnPaintable(size: Size(width: 9, height: 9)), BehaviorRelay(value: 0.5))
                _ = share.bind(to: paintable.rx.drawing { $0.arc(centerX: 4, centerY: 4, radius: $2) })
                show(
                    VBox {
                        Picture(paintable, alternativeText: "a")
                        Image(paintable)
                    }
                ) { window in
                    window.draw()
                    share.accept(3)
                    window.draw()
                    _ = paintable.currentImage
                }
            }
        }
    }
}
#endif
