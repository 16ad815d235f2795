import Foundation

/// Where the translations are: beside the program as it is built, or in the share folder it is installed with.
enum TranslationFolder {
    static var path: String {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        guard let folder else { return "/usr/share/locale" }
        let built = folder.appendingPathComponent("locale").path
        if FileManager.default.fileExists(atPath: built) { return built }
        return folder.deletingLastPathComponent().appendingPathComponent("share/locale").path
    }
}
