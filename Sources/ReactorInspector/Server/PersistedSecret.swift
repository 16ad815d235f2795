internal import Foundation
internal import ReactorRecording

/// The secret of the admitted browsers, saved for the next run of the program on the same port. So an open page can
/// reconnect.
///
/// It is a file that no other user can read, in `XDG_RUNTIME_DIR`, which the system removes when the user logs out.
/// Without such a folder, a page of an earlier run is not admitted.
struct PersistedSecret {
    private let file: URL?

    init(port: UInt16, folder: String? = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]) {
        // A variable that is empty, or names no absolute path, is to be ignored. An empty path is the current folder.
        let folder = folder.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        file = folder?.appending(path: "swift-reactor-inspector-\(port)")
    }

    /// Returns the saved secret, or a new one, which is saved if possible.
    func read() -> String {
        guard let file else { return InspectorAccess.randomText() }
        if let saved = PrivateFile.secret(at: file, size: 32) { return String(decoding: saved, as: UTF8.self) }
        let fresh = InspectorAccess.randomText()
        // If the secret cannot be saved, a page of an earlier run is not admitted.
        try? PrivateFile.replace(file, by: Data(fresh.utf8))
        return fresh
    }
}
