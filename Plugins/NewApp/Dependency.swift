import Foundation
import PackagePlugin

/// How the app depends on swift-reactor: as the package does from which the command is given.
struct Dependency {
    /// What stands in `Package.swift`.
    let declaration: String
    /// The package's name where a product of it is asked for.
    let package: String
    /// What a build without a network needs to have, and the app's folder there.
    let sources: Sources

    enum Sources {
        /// Folders by what they are called where the app is built, as far as they are apart from the app's own.
        case folders(app: String, library: (path: String, name: String))
        case network
    }

    init(of root: Package, for folder: URL) throws {
        guard let library = Self.library(in: root) else {
            throw Mistake("\(root.displayName) does not depend on swift-reactor")
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
            throw Mistake("the package's dependency on swift-reactor is of a kind that new-app does not know")
        }
    }

    /// swift-reactor, among the package and all it depends on.
    private static func library(in root: Package) -> Package? {
        if root.displayName == "swift-reactor" { return root }
        return root.dependencies.lazy.compactMap { library(in: $0.package) }.first
    }

    private static func path(to target: URL, from folder: URL) -> String {
        let (there, here) = (target.pathComponents, folder.pathComponents)
        let common = zip(there, here).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: here.count - common) + there.dropFirst(common)).joined(separator: "/")
    }

    /// Lays both folders out as they are, from the deepest folder that holds both and is neither.
    private static func folders(app: URL, library: URL) -> Sources {
        let common = zip(app.pathComponents, library.pathComponents).prefix { $0 == $1 }.count
        let top = min(common, app.pathComponents.count - 1, library.pathComponents.count - 1)
        func below(_ folder: URL) -> String { folder.pathComponents.dropFirst(top).joined(separator: "/") }
        return .folders(app: below(app), library: (path(to: library, from: app), below(library)))
    }
}
