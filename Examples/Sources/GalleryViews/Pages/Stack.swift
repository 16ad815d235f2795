import Rx
import RxGTK

extension GalleryPage {
    static let stack = GalleryPage("Stack", "One page at a time, and what switches them.") { bag in
        let (slides, label) = (CheckButton(title: "Slide", isOn: true), Label())
        let stack = Stack {
            Label("The first page").margins(24).page("first", title: "First")
            Label("The second page").margins(24).page("second", title: "Second")
        }
        slides.rx.isOn.map { $0 ? Stack.Transition.slide : .none }.bind(to: stack.rx.transition).disposed(by: bag)
        stack.rx.visibleChildName.map { "Shown: \($0 ?? "none")" }.bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            StackSwitcher(stack).halign(.center); stack; slides.halign(.start); label.halign(.start)
        }
    }
}
