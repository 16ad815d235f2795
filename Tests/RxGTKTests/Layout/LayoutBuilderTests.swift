#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class LayoutBuilderTests: GTKTestCase {
    func testBoxContainsTheWidgetsOfTheBlockInOrder() {
        onMain {
            let (entry, button) = (Entry(), Button(title: "Add"))
            let row = HBox(spacing: 6) {
                entry.hexpand()
                button
            }
            let column = VBox {
                row
                Label("below")
            }
            XCTAssertTrue(row.subviews.elementsEqual([entry, button], by: ===))
            XCTAssertEqual([row.spacing, column.spacing], [6, 0])
            XCTAssertEqual(column.subviews.map(\.className), ["GtkBox", "GtkLabel"])
            XCTAssertEqual(Self.orientations(of: [row, column]), [.horizontal, .vertical])
            XCTAssertEqual(VBox {}.subviews.count, 0)
        }
    }

    func testBlockSupportsConditionsAndLoops() {
        onMain {
            XCTAssertEqual(Self.texts(isWide: true, extra: nil), ["wide", "a", "b"])
            XCTAssertEqual(Self.texts(isWide: false, extra: "more"), ["narrow", "more", "a", "b", "optional"])
        }
    }

    @MainActor
    private static func texts(isWide: Bool, extra: String?) -> [String?] {
        let box = Box(.vertical) {
            if isWide { Label("wide") } else { Label("narrow") }
            if let extra { Label(extra) }
            for text in ["a", "b"] { Label(text) }
            extra.map { _ in Label("optional") }
        }
        return box.subviews.map { ($0 as? Label)?.text }
    }

    @MainActor
    private static func orientations(of boxes: [Box]) -> [Orientation?] {
        boxes.map { Orientation(rawValue: $0.property("orientation", as: UInt32.self).value) }
    }

    func testSubclassAppendsItsWidgets() {
        onMain {
            final class Input: Box {
                let (entry, button) = (Entry(), Button(title: "Send"))

                init() {
                    super.init(.horizontal)
                    append {
                        entry
                        button
                    }
                }
            }
            let input = Input()
            XCTAssertTrue(input.subviews.elementsEqual([input.entry, input.button], by: ===))
        }
    }

    func testBarsAndRowsShowWidgetsFromStartToEnd() {
        onMain {
            let made = HeaderBar {
                Label("1")
                Label("2")
            } end: {
                Label("3")
                Label("4")
            }
            let packed = HeaderBar()
            packed.pack(end: {
                Label("5")
                Label("6")
            })
            let row = ActionRow(title: "7") {
                Label("8")
                Label("9")
            } prefixes: {
                Label("5")
                Label("6")
            }
            let column = VBox {
                made
                packed
                PreferencesGroup(title: "group") { row }
            }
            show(column) { window in
                window.draw()
                XCTAssertEqual(Self.numbersAcross(in: made), ["1", "2", "3", "4"])
                XCTAssertEqual(Self.numbersAcross(in: packed), ["5", "6"])
                XCTAssertEqual(Self.numbersAcross(in: row), ["5", "6", "7", "8", "9"])
            }
        }
    }

    /// The numbers that labels show, from left to right.
    @MainActor
    private static func numbersAcross(in widget: Widget) -> [String] {
        labels(below: widget).filter { Int($0.text ?? "") != nil }
            .sorted { left(of: $0, in: widget) < left(of: $1, in: widget) }
            .map { $0.text ?? "" }
    }

    @MainActor
    private static func labels(below widget: Widget) -> [Label] {
        widget.subviews.flatMap { ($0 as? Label).map { [$0] } ?? labels(below: $0) }
    }

    @MainActor
    private static func left(of label: Label, in widget: Widget) -> Float {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(.init(label.pointer), .init(widget.pointer), &bounds)
        return bounds.origin.x
    }

    func testStackContainsThePagesOfTheBlock() {
        onMain {
            let (list, empty) = (Label("list"), Label("empty"))
            let stack = Stack(transition: .crossfade) {
                list.page("list", title: "List")
                empty.page("empty")
            }
            XCTAssertEqual(stack.pageNames, ["list", "empty"])
            XCTAssertTrue(stack.visibleChild === list)
            XCTAssertTrue(stack.child(named: "empty") === empty)
            XCTAssertEqual(stack.transition, .crossfade)
        }
    }

    func testEachSingleChildContainerTakesABlock() {
        onMain {
            let containers: [any SingleChildContainer] = [
                Bin { TextView() }, Clamp(maximumSize: 400) { TextView() }, Popover { TextView() },
                Revealer(isRevealed: true) { TextView() }, ScrolledWindow { TextView() },
                StatusPage(title: "a", description: "b") { TextView() }, ToastOverlay { TextView() },
                Overlay {
                    TextView()
                } overlays: {
                    Label("on top")
                },
            ]
            for container in containers { XCTAssertTrue(container.child is TextView, container.className) }
            XCTAssertEqual((containers[1] as? Clamp)?.maximumSize, 400)
            XCTAssertEqual((containers[3] as? Revealer)?.isRevealed, true)
            XCTAssertEqual(containers.last?.subviews.contains { ($0 as? Label)?.text == "on top" }, true)
        }
    }

    func testModifiersChangeTheWidgetAndReturnIt() {
        onMain {
            let label = Label("a", wraps: true)
            let same: Label = label.hexpand().vexpand().halign(.center).valign(.end).cssClass("title-1", "dim-label")
                .margins(6).margins(top: 12).sizeRequest(width: 80).tooltip("tip").accessibilityLabel("name")
            XCTAssertTrue(same === label)
            XCTAssertTrue(label.hexpand && label.vexpand && label.wraps)
            XCTAssertEqual([label.halign, label.valign], [.center, .end])
            XCTAssertTrue(Set(label.cssClasses).isSuperset(of: ["title-1", "dim-label"]))
            let margins = ["margin-top", "margin-bottom", "margin-start", "margin-end"]
            XCTAssertEqual(margins.map { label.property($0, as: Int.self).value }, [12, 6, 6, 6])
            XCTAssertEqual(label.property("width-request", as: Int.self).value, 80)
            XCTAssertEqual([label.tooltip, label.accessibilityLabel], ["tip", "name"])
            XCTAssertFalse(label.hexpand(false).hexpand)
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (button, bag) = (Button(title: "a"), DisposeBag())
                let toasts = ToastOverlay {
                    Stack {
                        VBox(spacing: 6) {
                            HeaderBar {
                                button
                            } end: {
                                Label("end")
                            }
                            for text in ["a", "b"] { Label(text).hexpand().margins(6) }
                            PreferencesGroup { ActionRow(title: "row") { Switch() } }
                        }
                        .page("list")
                        Overlay {
                            Clamp { Label("b") }
                        } overlays: {
                            Spinner()
                        }.page("other")
                    }
                }
                button.rx.tap.bind { [unowned toasts] in toasts.isHidden = true }.disposed(by: bag)
                show(toasts) { _ in settle() }
            }
        }
    }
}
#endif
