#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class WrapBoxTests: GTKTestCase {
    func testALineHoldsTheChildrenThatFit() {
        onMain {
            let children = [150, 150, 90, 200].map { block(width: $0) }
            let box = WrapBox(childSpacing: 10, lineSpacing: 20) { for child in children { child } }
            box.setSizeRequest(width: 400)
            show(box.halign(.start).valign(.start)) { window in
                window.draw()
                XCTAssertEqual(places(of: children, in: box), ["0 0 150", "160 0 150", "0 50 90", "100 50 200"])
                box.lineAlignment = 1
                window.draw()
                XCTAssertEqual(places(of: children, in: box), ["90 0 150", "250 0 150", "100 50 90", "200 50 200"])
                children[1].isVisible = false
                box.rx.lineAlignment.onNext(0)
                window.draw()
                XCTAssertEqual(
                    places(of: [children[0], children[2], children[3]], in: box),
                    ["0 0 150", "160 0 90", "0 50 200"])
            }
        }
    }

    func testLinesStartAtTheRightInRightToLeftText() {
        onMain {
            let children = [150, 90].map { block(width: $0) }
            let box = WrapBox(childSpacing: 10) { for child in children { child } }
            box.setSizeRequest(width: 400)
            gtk_widget_set_direction(.init(box.pointer), GTK_TEXT_DIR_RTL)
            show(box.halign(.start).valign(.start)) { window in
                window.draw()
                XCTAssertEqual(places(of: children, in: box), ["250 0 150", "150 0 90"])
            }
        }
    }

    func testTheRequestedHeightFollowsTheWidth() {
        onMain {
            let box = WrapBox(childSpacing: 10, lineSpacing: 20) { for _ in 1...4 { block(width: 100) } }
            XCTAssertEqual(height(of: box, width: 430), 30)
            XCTAssertEqual(height(of: box, width: 429), 80)
            XCTAssertEqual(height(of: box, width: 100), 180)
            box.lineSpacing = 0
            XCTAssertEqual(height(of: box, width: 100), 120)
        }
    }

    func testWidgetsAreInsertedAndRemoved() {
        onMain {
            let (a, b, c) = (Label("a"), Label("b"), Label("c"))
            let box = WrapBox()
            box.append(b)
            box.prepend(a)
            box.insert(c, at: 1)
            XCTAssertEqual(box.labelTexts, ["a", "c", "b"])
            box.remove(c)
            box.remove(c)
            box.insert(c, at: 2)
            XCTAssertEqual(box.labelTexts, ["a", "b", "c"])
            XCTAssertTrue(box.children.first === a)
        }
    }

    func testAWrapBoxLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let box = WrapBox {
                    Label("a"); Button(title: "b")
                }
                _ = (box.children.last as? Button)?.rx.tap.subscribe(onNext: { box.childSpacing = 3 })
                show(box) { $0.draw() }
            }
        }
    }
}

@MainActor
private func block(width: Int) -> Widget {
    let block = Bin()
    block.setSizeRequest(width: width, height: 30)
    return block
}

@MainActor
private func places(of children: [Widget], in box: WrapBox) -> [String] {
    children.map { child in
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(.init(child.pointer), .init(box.pointer), &bounds)
        return "\(Int(bounds.origin.x)) \(Int(bounds.origin.y)) \(Int(bounds.size.width))"
    }
}

@MainActor
private func height(of box: WrapBox, width: Int) -> Int {
    var (least, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(.init(box.pointer), GTK_ORIENTATION_VERTICAL, gint(width), &least, &natural, nil, nil)
    return Int(natural)
}
#endif
