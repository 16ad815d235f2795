import Rx
import RxGTK

extension GalleryPage {
    static let preferencesPage = GalleryPage("PreferencesPage", "Groups of settings, one below the other.") { bag in
        let (dark, volume) = (SwitchRow(title: "Dark"), SpinRow(title: "Volume", value: 5, in: 0...10))
        let sound = PreferencesGroup(title: "Sound") { volume }
        volume.rx.value.map { $0 == 0 ? "Nothing is heard." : "It is heard." }
            .bind(to: sound.rx.description).disposed(by: bag)
        return PreferencesPage {
            PreferencesGroup(title: "Looks") { dark }
            sound
        }.sizeRequest(height: 300)
    }
}
