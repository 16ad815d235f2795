internal import Foundation
internal import ReactorRecording

/// The secret of the browsers that were let in, kept for the next run of the program on the same port, so that an open page finds back to it.
///
/// It is a file that no other user can read, in the folder that goes when the user logs out. Where there is no such folder, a page of an earlier
/// run is a stranger.
struct KeptSecret {
    private let file: URL?

    init(port: UInt16, folder: String? = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]) {
        file = folder.map { URL(filePath: $0).appending(path: "swift-reactor-inspector-\(port)") }
    }

    /// The one that was kept, or a new one, which is kept if it can be.
    func read() -> String {
        guard let file else { return InspectorAccess.randomText() }
        if let kept = PrivateFile.secret(at: file, size: 32) { return String(decoding: kept, as: UTF8.self) }
        let fresh = InspectorAccess.randomText()
        // Where it cannot be kept, a page of an earlier run is a stranger.
        try? PrivateFile.replace(file, by: Data(fresh.utf8))
        return fresh
    }
}
