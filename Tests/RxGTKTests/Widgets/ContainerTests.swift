#if GTK
import CGTKSupport
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
            let covered = overlay.child
            overlay.removeOverlay(covered!)
            XCTAssertTrue(overlay.child === covered && covered?.superview === overlay)
            let image = Image(iconName: "list-add-symbolic", pixelSize: 32)
            XCTAssertEqual(image.iconName, "list-add-symbolic")
            XCTAssertEqual(image.pixelSize, 32)
            XCTAssertEqual(Separator(.vertical).className, "GtkSeparator")
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
                let row = EntryRow(title: "a")
                let stack = Stack {
                    Clamp(child: PreferencesGroup(rows: [row, ActionRow(title: "b")])).page("a")
                    Overlay(child: Revealer(child: Image(iconName: "list-add-symbolic"))).page("b")
                }
                _ = stack.rx.visibleChildName.subscribe(onNext: { _ in row.text = "a" })
                _ = row.rx.text.subscribe(onNext: { row.title = $0 ?? "" })
                show(stack) { _ in stack.visibleChildName = "b" }
            }
        }
    }
}
#endif
