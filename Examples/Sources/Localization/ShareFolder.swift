import Foundation

/// The folder of translations and icons: `share` beside the program in a build, `../share` in an installation.
package enum ShareFolder {
    package static let path: String = {
        guard let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() else {
            return "/usr/share"
        }
        let built = folder.appendingPathComponent("share").path
        if FileManager.default.fileExists(atPath: built) { return built }
        return folder.deletingLastPathComponent().appendingPathComponent("share").path
    }()
}
