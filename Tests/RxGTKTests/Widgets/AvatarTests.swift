#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class AvatarTests: GTKTestCase {
    func testTheTextOfAnAvatarIsItsAccessibilityLabel() {
        onMain {
            let avatar = Avatar(size: 48, text: "Ada Lovelace")
            XCTAssertEqual([avatar.text, avatar.accessibilityLabel], ["Ada Lovelace", "Ada Lovelace"])
            avatar.rx.text.onNext("Grace Hopper")
            XCTAssertEqual([avatar.text, avatar.accessibilityLabel], ["Grace Hopper", "Grace Hopper"])
            XCTAssertEqual(avatar.size, 48)
            XCTAssertTrue(avatar.showsInitials)
            avatar.iconName = "list-add-symbolic"
            (avatar.size, avatar.showsInitials) = (32, false)
            XCTAssertEqual(avatar.iconName, "list-add-symbolic")
            XCTAssertEqual([avatar.size, avatar.showsInitials ? 1 : 0], [32, 0])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_avatar_new(1, nil, 0)!))) == Avatar.self)
        }
    }

    func testAnAvatarLeavesNothingBehind() {
        onMain { checkNothingIsLeft { show(Avatar(size: 48, text: "Ada")) { $0.draw() } } }
    }
}
#endif
