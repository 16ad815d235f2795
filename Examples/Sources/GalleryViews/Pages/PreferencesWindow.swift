import Rx
import RxGTK

extension GalleryPage {
    static let preferencesWindow = GalleryPage("PreferencesWindow", "Settings over a window, with a search.") { bag in
        let (open, label) = (Button(title: "Preferences"), Label("Nothing has been set."))
        open.rx.tap.bind(with: open) { [unowned label] button, _ in
            guard let window = button.window else { return }
            let (sounds, dark) = (SwitchRow(title: "Sounds"), SwitchRow(title: "Dark Style"))
            Observable.combineLatest(sounds.rx.isOn, dark.rx.isOn) {
                "Sounds: \($0 ? "on" : "off"), dark: \($1 ? "on" : "off")"
            }
            .bind(to: label.rx.text).disposed(by: bag)
            PreferencesWindow(over: window) {
                PreferencesPage(title: "Behaviour", iconName: "preferences-system-symbolic") {
                    PreferencesGroup(title: "When a task is done") { sounds }
                }
                PreferencesPage(title: "Appearance", iconName: "preferences-desktop-appearance-symbolic") {
                    PreferencesGroup(title: "Style") { dark }
                }
            }.present()
        }.disposed(by: bag)
        return VBox(spacing: 12) {
            open.halign(.start)
            label.halign(.start)
        }
    }
}
