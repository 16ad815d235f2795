#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class EmojiChooserTests: GTKTestCase {
    func testPickingAnEmojiEmitsIt() {
        onMain {
            let (bag, chooser, label) = (DisposeBag(), EmojiChooser(), Label("a"))
            var picked: [String] = []
            chooser.rx.emojiPicked.subscribe(onNext: { picked.append($0) }).disposed(by: bag)
            show(label) { window in
                window.draw()
                chooser.popUp(at: label)
                window.draw()
                XCTAssertTrue(chooser.isVisible)
                // As a click on an emoji does.
                chooser.emit("emoji-picked", "🙂")
                chooser.popDown()
            }
            XCTAssertEqual(picked, ["🙂"])
            let made = Widget.wrapping(OpaquePointer(gtk_emoji_chooser_new()!))
            XCTAssertTrue(type(of: made) == EmojiChooser.self)
        }
    }

    func testAnEmojiChooserLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let (chooser, label) = (EmojiChooser(), Label("a"))
                _ = chooser.rx.emojiPicked.subscribe(onNext: { chooser.tooltip = $0 })
                show(label) { window in
                    window.draw()
                    chooser.popUp(at: label)
                    window.draw()
                    // GTK 4.8 never releases a chooser that is open when its window closes.
                    chooser.popDown()
                    window.rest()
                }
            }
        }
    }
}
#endif
