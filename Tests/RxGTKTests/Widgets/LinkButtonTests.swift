#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class LinkButtonTests: GTKTestCase {
    func testClickingALinkOpensItsAddress() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.org/a"))
            let (bag, link) = (DisposeBag(), LinkButton(url, title: "Manual"))
            XCTAssertEqual([link.title, link.url?.absoluteString], ["Manual", "https://example.org/a"])
            var (opened, taps) = (0, 0)
            // Handles the signal, because GTK would start a browser.
            link.connect(
                "activate-link",
                answering: {
                    opened += 1
                    return true
                })
            link.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
            link.click()
            XCTAssertEqual([opened, taps], [1, 1])
            link.isVisited = true
            XCTAssertTrue(link.isVisited)
            link.url = URL(string: "https://example.org/b")
            XCTAssertEqual(link.url?.lastPathComponent, "b")
            XCTAssertEqual(LinkButton(url).title, url.absoluteString)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_link_button_new("a:b")!))) == LinkButton.self)
        }
    }

    func testALinkButtonLeavesNothingBehind() throws {
        try onMain {
            let url = try XCTUnwrap(URL(string: "https://example.org/a"))
            checkNothingIsLeft {
                let link = LinkButton(url)
                _ = link.rx.tap.subscribe(onNext: { link.title = "b" })
                show(link) { $0.draw() }
            }
        }
    }
}
#endif
