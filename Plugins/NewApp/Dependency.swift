import Foundation
import PackagePlugin

/// The app's dependency on swift-reactor, declared as in the package where the command runs.
struct Dependency {
    /// The declaration in `Package.swift`.
    let declaration: String
    /// The package's name in the dependency on one of its products.
    let package: String
    /// The sources that a sandboxed build needs.
    let sources: Sources

    enum Sources {
        /// A build without a network copies the app's folder and the library's. `app` and `name` are their paths in the
        /// build. `path` is the path from the app's folder to the library's.
        case folders(app: String, library: (path: String, name: String))
        case network
    }

    init(of root: Package, for folder: URL) throws {
        guard let library = Self.library(in: root) else {
            throw UsageError("\(root.displayName) does not depend on swift-reactor")
        }
        switch library.origin {
        case .root, .local:
            let directory = library.directoryURL.standardizedFileURL
            let path = Self.path(to: directory, from: folder)
            let name = directory.lastPathComponent == "swift-reactor" ? "" : #"name: "swift-reactor", "#
            declaration = #".package(\#(name)path: "\#(path)", traits: ["GTK"])"#
            package = "swift-reactor"
            sources = Self.folders(app: folder, library: directory)
        case .repository(let url, let version, let revision):
            let wanted =
                version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil ? "from: \"\(version)\"" : "revision: \"\(revision)\""
            declaration = #".package(url: "\#(url)", \#(wanted), traits: ["GTK"])"#
            package = library.id
            sources = .network
        case .registry(let identity, let version):
            declaration = #".package(id: "\#(identity)", from: "\#(version)", traits: ["GTK"])"#
            package = identity
            sources = .network
        @unknown default:
            throw UsageError("the package's dependency on swift-reactor is of a kind that new-app does not support")
        }
    }

    /// Finds swift-reactor among the package and all its dependencies.
    private static func library(in root: Package) -> Package? {
        if root.displayName == "swift-reactor" { return root }
        return root.dependencies.lazy.compactMap { library(in: $0.package) }.first
    }

    private static func path(to target: URL, from folder: URL) -> String {
        let (there, here) = (target.pathComponents, folder.pathComponents)
        let common = zip(there, here).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: here.count - common) + there.dropFirst(common)).joined(separator: "/")
    }

    /// Keeps the relative paths of both folders, below the deepest folder that contains both but is neither.
    private static func folders(app: URL, library: URL) -> Sources {
        let common = zip(app.pathComponents, library.pathComponents).prefix { $0 == $1 }.count
        let top = min(common, app.pathComponents.count - 1, library.pathComponents.count - 1)
        func below(_ folder: URL) -> String { folder.pathComponents.dropFirst(top).joined(separator: "/") }
        return .folders(app: below(app), library: (path(to: library, from: app), below(library)))
    }
}
