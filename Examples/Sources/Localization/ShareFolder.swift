import Foundation

/// Where translations and icons are: beside the program as it is built, or in the folder it is installed with.
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
