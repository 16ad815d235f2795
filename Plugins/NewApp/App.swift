/// The package of a new app.
struct App {
    let name: AppName
    let id: AppID
    let dependency: Dependency

    /// The name of the program's executable.
    var program: String { name.description.lowercased() }

    /// The contents of each file of the package, by its path.
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

/// A valid module name.
struct AppName: CustomStringConvertible {
    let description: String

    /// The names of modules that the app or its tests import, directly or indirectly, and of the products of this
    /// package that they may import later.
    private static let reserved: Set = [
        "CGTK", "CGTKSupport", "CReactorTest", "CRx", "Dispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Glibc", "GTKWidgets", "Observation",
        "ReactorInspector", "ReactorKit", "ReactorRecording", "ReactorTest", "Runtime", "Rx", "RxBlocking",
        "RxFoundation", "RxGTK", "RxListModels", "RxSupport", "RxTest", "Swift", "Synchronization", "Testing", "XCTest",
    ]

    init(_ name: String) throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw UsageError(
                "\"\(name)\" is not a module name: begin with a capital letter, and use letters and digits only")
        }
        guard !Self.reserved.contains(name) else {
            throw UsageError("\"\(name)\" is the name of a module that the app uses")
        }
        description = name
    }
}

/// The id of an app on a desktop.
struct AppID: CustomStringConvertible {
    let description: String

    init(_ id: String) throws {
        guard id.count <= 255, id.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*){2,}/) != nil else {
            throw UsageError(
                """
                "\(id)" is not an app id: it must have at least three parts, such as org.example.Feed, \
                of letters, digits and "_", and no part may begin with a digit
                """)
        }
        description = id
    }
}
