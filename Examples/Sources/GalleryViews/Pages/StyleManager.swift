import Rx
import RxGTK

extension GalleryPage {
    static let styleManager = GalleryPage("StyleManager", "Light or dark, and what else the person prefers.") { bag in
        let (manager, label) = (StyleManager.shared, Label(wraps: true))
        let schemes: [StyleManager.ColorScheme] = [.standard, .forceLight, .forceDark]
        let choice = DropDown(["As the system", "Light", "Dark"])
        manager.rx.colorScheme.map { schemes.firstIndex(of: $0) }.bind(to: choice.rx.selectedIndex).disposed(by: bag)
        choice.rx.selectedIndex.changed.map { schemes[$0 ?? 0] }.bind(to: manager.rx.colorScheme).disposed(by: bag)
        Observable.combineLatest(manager.rx.isDark, manager.rx.isHighContrast, manager.rx.areAnimationsEnabled) {
            "It is \($0 ? "dark" : "light"), with \($1 ? "high" : "ordinary") contrast; things \($2 ? "move" : "jump")."
        }
        .bind(to: label.rx.text).disposed(by: bag)
        return VBox(spacing: 12) {
            choice.accessibilityLabel("Style").halign(.start); label.halign(.start)
        }
    }
}
