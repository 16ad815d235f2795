import Rx
import RxGTK

extension GalleryPage {
    static let preferencesGroup = GalleryPage("PreferencesGroup", "Rows of settings.") { bag in
        let (sound, name) = (Switch(accessibilityLabel: "Sound"), EntryRow(title: "Name"))
        let sizes = ComboRow(title: "Size", items: ["Small", "Large"])
        let soundRow = ActionRow(title: "Sound") { sound.valign(.center) }
        soundRow.activatableWidget = sound
        let summary = ActionRow(title: "What is set")
        Observable.combineLatest(sound.rx.isOn, name.rx.text.orEmpty, sizes.rx.selectedIndex) {
            "\($0 ? "Sound" : "Silence"), “\($1)”, \($2 == 1 ? "large" : "small")"
        }
        .bind(to: summary.rx.subtitle).disposed(by: bag)
        return PreferencesGroup(title: "Settings") {
            soundRow
            name
            sizes
            summary
        }
    }
}
