internal import Foundation

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
        if let text = try? String(contentsOf: file, encoding: .utf8), text.count == 32, isPrivate(file) { return text }
        let fresh = InspectorAccess.randomText()
        try? FileManager.default.removeItem(at: file)
        _ = FileManager.default.createFile(
            atPath: file.path, contents: Data(fresh.utf8), attributes: [.posixPermissions: 0o600])
        return fresh
    }

    private func isPrivate(_ file: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.posixPermissions] as? Int == 0o600
    }
}
