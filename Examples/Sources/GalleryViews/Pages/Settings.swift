import Rx
import RxGTK

extension Settings.Key<Bool> {
    static var sound: Self { Self("sound", default: true) }
}

extension Settings.Key<Double> {
    static var volume: Self { Self("volume", default: 0.5) }
}

extension GalleryPage {
    static let settings = GalleryPage("Settings", "Keeps what the person has set, for the next run, too.") { bag in
        let settings = GallerySettings.shared
        let path = Label(settings.file?.path ?? "GSettings", wraps: true)
        let scale = Scale(in: 0...1, step: 0.1).accessibilityLabel("Volume")
        let (row, sameRow) = (SwitchRow(title: "Sound"), SwitchRow(title: "The Same Setting"))
        for row in [row, sameRow] {
            settings.rx.setting(.sound).bind(to: row.rx.isOn).disposed(by: bag)
            row.rx.isOn.changed.bind(to: settings.rx.setting(.sound)).disposed(by: bag)
        }
        settings.rx.setting(.volume).bind(to: scale.rx.value).disposed(by: bag)
        scale.rx.value.changed.bind(to: settings.rx.setting(.volume)).disposed(by: bag)
        settings.rx.setting(.sound).bind(to: scale.rx.isEnabled).disposed(by: bag)
        return VBox(spacing: 12) {
            PreferencesGroup {
                row
                sameRow
                ActionRow(title: "Volume") { scale.sizeRequest(width: 150).valign(.center) }
            }
            path.cssClass("dim-label").halign(.start)
        }
    }
}

@MainActor
package enum GallerySettings {
    /// The settings of the whole program.
    package static let shared = Settings(id: "io.github.swift_reactor.Gallery")
}
