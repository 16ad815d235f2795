// swift-tools-version: 6.2
import PackageDescription

/// Our own checks turn warnings into errors. `make run` does not, because it builds with any compiler and GTK.
let warnings: [SwiftSetting] = Context.environment["SWIFT_REACTOR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let shared: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-reactor") }

let package = Package(
    name: "swift-reactor-examples",
    products: [
        .executable(name: "case", targets: ["Case"]),
        .executable(name: "counter", targets: ["Counter"]),
        .executable(name: "counter-terminal", targets: ["CounterTerminal"]),
        .executable(name: "gallery", targets: ["Gallery"]),
        .executable(name: "inspector-flood", targets: ["InspectorFlood"]),
        .executable(name: "menu", targets: ["Menu"]),
        .executable(name: "todo", targets: ["Todo"]),
        .executable(name: "todo-benchmark", targets: ["TodoBenchmark"]),
        .executable(name: "todo-adder", targets: ["TodoAdder"]),
    ],
    traits: [
        .trait(name: "Inspector", description: "Shows Todo's actions and states in a browser; needs libsoup 3."),
        .trait(name: "PostgreSQL", description: "Shares Todo's tasks among machines; needs libpq."),
    ],
    dependencies: [
        .package(
            name: "swift-reactor", path: "..",
            traits: ["GTK", .trait(name: "Inspector", condition: .when(traits: ["Inspector"]))]),
        .package(name: "swift-reactor-benchmarks", path: "../Benchmarks", traits: ["GTK"]),
    ],
    targets: [
        .target(name: "CounterCore", dependencies: ["Localization", library("Rx"), library("ReactorKit")]),
        .target(
            name: "CounterViews",
            dependencies: ["CounterCore", "Localization", library("Rx"), library("ReactorKit"), library("RxGTK")]),
        .executableTarget(
            name: "Counter", dependencies: ["CounterCore", "CounterViews", "Localization", library("RxGTK")]),
        .executableTarget(
            name: "CounterTerminal",
            dependencies: ["CounterCore", "Localization", library("Rx"), library("ReactorKit")]),

        .target(name: "MenuCore", dependencies: ["Localization", library("Rx"), library("RxFoundation")]),
        .target(name: "MenuViews", dependencies: ["MenuCore", "Localization", library("Rx"), library("RxGTK")]),
        .executableTarget(name: "Menu", dependencies: ["MenuCore", "MenuViews", "Localization", library("RxGTK")]),

        .target(
            name: "CaseStudies",
            dependencies: [library("Rx"), library("ReactorKit"), library("RxGTK"), library("RxTest")]),
        .executableTarget(name: "Case", dependencies: ["CaseStudies"]),

        .target(name: "GalleryViews", dependencies: [library("Rx"), library("RxGTK")]),
        .executableTarget(name: "Gallery", dependencies: ["GalleryViews", library("Rx"), library("RxGTK")]),

        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq"),
        .systemLibrary(name: "CGettext"),
        .target(name: "Database", dependencies: ["CSQLite"]),
        // The target is empty without the trait.
        .target(
            name: "PostgreSQL",
            dependencies: [.target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))]),
        .target(name: "Localization", dependencies: ["CGettext"]),
        .target(
            name: "TodoCore",
            dependencies: [
                "Database", "PostgreSQL", "Localization", library("Rx"), library("ReactorKit"),
                library("ReactorRecording"),
            ]),
        .target(
            name: "TodoViews",
            dependencies: ["TodoCore", "Localization", library("Rx"), library("ReactorKit"), library("RxGTK")]),
        .executableTarget(
            name: "Todo",
            dependencies: [
                "TodoCore", "TodoViews", "Localization", library("Rx"), library("RxGTK"), library("ReactorRecording"),
                library("RxBlocking"),
                .product(
                    name: "ReactorInspector", package: "swift-reactor", condition: .when(traits: ["Inspector"])),
            ]),
        .executableTarget(
            name: "TodoBenchmark",
            dependencies: [
                "TodoCore", "TodoViews", "Database", library("Rx"), library("RxGTK"),
                .product(name: "FrameTiming", package: "swift-reactor-benchmarks"),
            ]),
        .executableTarget(name: "TodoAdder", dependencies: ["TodoCore", library("Rx")]),

        .executableTarget(
            name: "InspectorFlood",
            dependencies: [
                library("Rx"), library("ReactorKit"),
                .product(
                    name: "ReactorInspector", package: "swift-reactor", condition: .when(traits: ["Inspector"])),
            ], path: "Tests/InspectorFlood"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .testTarget(
            name: "CounterCoreTests",
            dependencies: [
                "CounterCore", "SeededRandom", library("Rx"), library("ReactorKit"), library("ReactorRecording"),
                library("ReactorTest"), library("RxTest"),
            ]),
        .testTarget(
            name: "CounterViewsTests",
            dependencies: ["CounterCore", "CounterViews", library("Rx"), library("ReactorKit"), library("RxGTK")]),
        .testTarget(
            name: "CaseStudiesTests",
            dependencies: [
                "CaseStudies", library("Rx"), library("ReactorKit"), library("ReactorRecording"),
                library("ReactorTest"), library("RxGTK"), library("RxTest"),
            ]),
        .testTarget(name: "GalleryViewsTests", dependencies: ["GalleryViews", library("RxGTK")]),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
        .testTarget(
            name: "MenuCoreTests",
            dependencies: [
                "MenuCore", library("Rx"), library("ReactorKit"), library("ReactorRecording"), library("ReactorTest"),
                library("RxFoundation"), library("RxTest"),
            ]),
        .testTarget(name: "MenuViewsTests", dependencies: ["MenuCore", "MenuViews", library("Rx"), library("RxGTK")]),
        .systemLibrary(name: "CFileUser", path: "Tests/CFileUser"),
        .testTarget(
            name: "TodoCoreTests",
            dependencies: [
                "TodoCore", "Database", "PostgreSQL", "TodoAdder", "CFileUser", "SeededRandom", library("Rx"),
                library("ReactorKit"), library("ReactorRecording"), library("ReactorTest"), library("RxTest"),
            ]),
        .testTarget(
            name: "TodoViewsTests",
            dependencies: [
                "TodoCore", "TodoViews", "SeededRandom", library("Rx"), library("ReactorKit"), library("RxGTK"),
            ]),
    ]
)

for target in package.targets where target.type != .system { target.swiftSettings = shared }
