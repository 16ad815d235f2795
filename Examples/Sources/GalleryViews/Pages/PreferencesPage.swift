import Rx
import RxGTK

extension GalleryPage {
    static let preferencesPage = GalleryPage("PreferencesPage", "Groups of settings, one below the other.") { _ in
        PreferencesPage {
            PreferencesGroup(title: "Looks") { SwitchRow(title: "Dark") }
            PreferencesGroup(title: "Sound") { SpinRow(title: "Volume", value: 5, in: 0...10) }
        }.sizeRequest(height: 300)
    }
}
