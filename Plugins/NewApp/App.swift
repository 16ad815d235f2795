/// An app to be written.
struct App {
    let name: AppName
    let id: AppID
    let dependency: Dependency

    /// The program's name, as one types it.
    var program: String { name.description.lowercased() }

    /// Every file of the package, by its path there.
    var files: KeyValuePairs<String, String> {
        [
            "Package.swift": manifest,
            "README.md": readme,
            "Makefile": makefile,
            ".gitignore": "/.build/\n/.flatpak-builder/\n/flatpak/\n",
            "Sources/\(name)/main.swift": main,
            "Sources/\(name)/\(name)Reactor.swift": reactor,
            "Sources/\(name)/\(name)Window.swift": window,
            "Tests/\(name)Tests/\(name)ReactorTests.swift": reactorTests,
            "Tests/\(name)Tests/\(name)WindowTests.swift": windowTests,
            "data/\(id).desktop": desktopFile,
            "data/\(id).service": serviceFile,
            "data/\(id).metainfo.xml": metainfo,
            "data/\(id).svg": icon,
            "\(id).yml": flatpak,
        ]
    }
}

/// A name that can be one of a module.
struct AppName: CustomStringConvertible {
    let description: String

    /// Modules that the app imports, or that are imported for it.
    private static let taken: Set = [
        "Dispatch", "Foundation", "Glibc", "ReactorKit", "Rx", "RxBlocking", "RxFoundation", "RxGTK", "RxTest", "Swift",
        "Synchronization", "Testing", "XCTest",
    ]

    init(_ name: String) throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw Mistake(
                "\"\(name)\" is no name of a module: it begins with a capital letter, and has letters and digits only")
        }
        guard !Self.taken.contains(name) else { throw Mistake("\"\(name)\" is the name of a module that the app uses") }
        description = name
    }
}

/// What a desktop knows an app by.
struct AppID: CustomStringConvertible {
    let description: String

    init(_ id: String) throws {
        guard id.count <= 255, id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*){2,}/) != nil else {
            throw Mistake(
                """
                "\(id)" is no id of an app: it has three parts or more, such as org.example.Feed, \
                of letters, digits and "_", none of which begins with a digit
                """)
        }
        description = id
    }
}
