// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The settings of every Swift target.
let shared: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("GTK", .when(traits: ["GTK"])),
    .define("Inspector", .when(traits: ["Inspector"])),
    .define("Swift5", .when(traits: ["Swift5"])),
]

/// The targets that are compiled like an app, with no setting except the language mode.
let apps: [String: [SwiftSetting]] = [
    "CompatibilitySwift5Tests": [.swiftLanguageMode(.v5)],
    "CompatibilityTests": [.swiftLanguageMode(.v6)],
]

/// Our own checks turn warnings into errors. An app's build does not fail on warnings of a newer compiler or GTK.
let isStrict = Context.environment["SWIFT_REACTOR_STRICT"] == "1"
let warnings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let warningsOfC: [CSetting] =
    isStrict ? [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)] : []

/// The names of targets and products that a run of tests does not need. scripts/runner sets them, so that they are not
/// compiled.
let leftOut = names("SWIFT_REACTOR_LEAVE_OUT")

/// The names of test targets whose own code is not optimised in a release build. scripts/runner sets them: the tests
/// exercise the optimised library all the same, and compile in a third of the time.
let unoptimized = names("SWIFT_REACTOR_UNOPTIMIZED")

func names(_ variable: String) -> Set<String> {
    Set((Context.environment[variable] ?? "").split(separator: ",").map(String.init))
}

/// Whether each atomic access of the library is a point at which a test may let another thread run. Then the package has
/// only this test target (Decision 0033). scripts/runner sets the variable.
let triesInterleavings = Context.environment["SWIFT_REACTOR_INTERLEAVINGS"] == "1"
let points: [SwiftSetting] = triesInterleavings ? [.define("INTERLEAVINGS")] : []

let compatibility: [Target.Dependency] = ["CompatibilitySupport", "ReactorKit", "Rx", "RxFoundation", "RxTest"]

let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])

/// Whether GTK is where Debian installs it, and PKG_CONFIG_PATH does not select other versions.
let hasGTKOfDebian =
    ["/etc/debian_version", "/usr/include/libadwaita-1/adwaita.h"].allSatisfy(FileManager.default.fileExists)
    && Context.environment["PKG_CONFIG_PATH"] == nil

/// The pkg-config file for GTK. Debian's own file has flags that make SwiftPM print a warning at each build.
let pkgConfig = hasGTKOfDebian ? Context.packageDirectory + "/Sources/CGTK/debian.pc" : "libadwaita-1"

/// The same for libsoup, which serves the inspector.
let hasSoupOfDebian =
    ["/etc/debian_version", "/usr/include/libsoup-3.0/libsoup/soup.h"].allSatisfy(FileManager.default.fileExists)
    && Context.environment["PKG_CONFIG_PATH"] == nil
let soupPkgConfig = hasSoupOfDebian ? Context.packageDirectory + "/Sources/CSoup/debian.pc" : "libsoup-3.0"

let package = Package(
    name: "swift-reactor",
    products: [
        .library(name: "Rx", targets: ["Rx"]),
        .library(name: "RxTest", targets: ["RxTest"]),
        .library(name: "RxBlocking", targets: ["RxBlocking"]),
        .library(name: "RxFoundation", targets: ["RxFoundation"]),
        .library(name: "ReactorKit", targets: ["ReactorKit"]),
        .library(name: "ReactorInspector", targets: ["ReactorInspector"]),
        .library(name: "ReactorRecording", targets: ["ReactorRecording"]),
        .library(name: "ReactorTest", targets: ["ReactorTest"]),
        .library(name: "GTKWidgets", targets: ["GTKWidgets"]),
        .library(name: "RxGTK", targets: ["RxGTK"]),
        .plugin(name: "explore", targets: ["Explore"]),
        .plugin(name: "flight-log", targets: ["FlightLog"]),
        .plugin(name: "make-test", targets: ["MakeTest"]),
        .plugin(name: "new-app", targets: ["NewApp"]),
        .plugin(name: "new-reactor", targets: ["NewReactor"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Builds RxGTK's bindings; needs GTK 4 and libadwaita with their headers."),
        .trait(name: "Inspector", description: "Builds ReactorInspector; needs libsoup 3 with its headers."),
        .trait(name: "Swift5", description: "Avoids warnings about captures of closures in apps in Swift 5 mode."),
    ],
    targets: [
        .target(name: "CRx"),
        .target(name: "RxSupport", dependencies: ["CRx"]),
        .target(name: "Rx", dependencies: ["CRx", "RxSupport"]),
        .target(name: "RxTest", dependencies: ["Rx", "RxSupport"]),
        .target(name: "RxBlocking", dependencies: ["Rx", "RxSupport"]),
        .target(name: "CRxFoundation"),
        .target(name: "RxFoundation", dependencies: ["CRxFoundation", "Rx", "RxSupport"]),
        .target(name: "ReactorKit", dependencies: ["CRx", "Rx", "RxSupport"]),
        .target(name: "ReactorRecording", dependencies: ["Rx", "RxSupport", "ReactorKit"]),
        .systemLibrary(name: "CSoup", pkgConfig: soupPkgConfig, providers: [.apt(["libsoup-3.0-dev"])]),
        .target(
            name: "ReactorInspector",
            dependencies: [
                "Rx", "RxSupport", "ReactorKit", "ReactorRecording",
                .target(name: "CSoup", condition: .when(traits: ["Inspector"])),
            ],
            resources: ["inspector.html", "inspector.css", "inspector.js", "lines.js"].map {
                .embedInCode("Page/\($0)")
            }),
        .executableTarget(
            name: "recording-tool", dependencies: ["RxSupport", "ReactorRecording"], path: "Sources/RecordingTool"),
        .target(name: "CReactorTest"),
        .target(
            name: "ReactorTest",
            dependencies: ["CReactorTest", "Rx", "RxSupport", "RxTest", "ReactorKit", "ReactorRecording"]),
        .target(name: "RxListModels"),
        .systemLibrary(name: "CGTK", pkgConfig: pkgConfig, providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "CGTKSupport",
            dependencies: [.target(name: "CGTK", condition: gtk)],
            cSettings: [.define("GTK", .when(traits: ["GTK"]))] + warningsOfC),
        .target(
            name: "GTKWidgets",
            dependencies: ["RxSupport", "RxListModels", .target(name: "CGTKSupport", condition: gtk)]),
        .target(
            name: "RxGTK",
            dependencies: [
                "Rx", "ReactorKit", "RxSupport", "GTKWidgets", .target(name: "CGTKSupport", condition: gtk),
            ]),

        .plugin(
            name: "Explore",
            capability: .command(
                intent: .custom(
                    verb: "explore", description: "Runs the explorations of a package with new seeds, for minutes."),
                permissions: [
                    .writeToPackageDirectory(reason: "It builds the tests, and keeps the seeds of sessions that fail.")
                ])),
        .plugin(
            name: "FlightLog",
            capability: .command(
                intent: .custom(
                    verb: "flight-log", description: "Prints a flight recorder's log, or makes a recording from it.")),
            dependencies: ["recording-tool"]),
        .plugin(
            name: "MakeTest",
            capability: .command(
                intent: .custom(verb: "make-test", description: "Writes a test that replays a recorded session."),
                permissions: [.writeToPackageDirectory(reason: "It writes the test into the tests' folder.")]),
            dependencies: ["recording-tool"]),
        .plugin(
            name: "NewApp",
            capability: .command(
                intent: .custom(
                    verb: "new-app", description: "Writes a package with an app, its tests and its desktop files."),
                permissions: [.writeToPackageDirectory(reason: "It writes the package into a new folder.")])),
        .plugin(
            name: "NewReactor",
            capability: .command(
                intent: .custom(verb: "new-reactor", description: "Writes a reactor, a view of it and their tests."),
                permissions: [.writeToPackageDirectory(reason: "It writes the three files.")])),

        .target(name: "OperatorModel", path: "Tests/OperatorModel"),
        .target(name: "ClockShift", path: "Tests/ClockShift"),
        .target(name: "ForkSupport", path: "Tests/ForkSupport"),
        .executableTarget(
            name: "clock-shift-program", dependencies: ["ClockShift", "Rx", "RxBlocking"],
            path: "Tests/ClockShiftProgram"),
        .target(name: "RandomLists", dependencies: ["OperatorModel"], path: "Tests/RandomLists"),
        .target(name: "TestSupport", dependencies: ["Rx", "RxSupport", "RxTest"], path: "Tests/TestSupport"),
        .testTarget(
            name: "RxTests",
            dependencies: [
                "Rx", "RxSupport", "RxTest", "ForkSupport", "OperatorModel", "TestSupport", "clock-shift-program",
            ]),
        .testTarget(
            name: "RxModelTests", dependencies: ["Rx", "RxSupport", "RxTest", "OperatorModel", "TestSupport"]),
        .testTarget(name: "RxListModelsTests", dependencies: ["RxListModels", "OperatorModel", "RandomLists"]),
        .testTarget(name: "RxTestTests", dependencies: ["Rx", "RxSupport", "RxTest", "OperatorModel", "TestSupport"]),
        .testTarget(name: "RxBlockingTests", dependencies: ["Rx", "RxBlocking"]),
        .testTarget(name: "RxFoundationTests", dependencies: ["Rx", "RxSupport", "RxFoundation", "ForkSupport"]),
        .testTarget(
            name: "ReactorKitTests",
            dependencies: ["Rx", "RxSupport", "RxTest", "ReactorKit", "ForkSupport", "OperatorModel", "TestSupport"]),
        .testTarget(
            name: "ReactorRecordingTests", dependencies: ["Rx", "ReactorKit", "ReactorRecording", "TestSupport"]),
        .testTarget(
            name: "ReactorInspectorTests",
            dependencies: ["Rx", "RxSupport", "ReactorKit", "ReactorRecording", "ReactorInspector"]),
        .testTarget(
            name: "ReactorTestTests",
            dependencies: ["Rx", "RxSupport", "RxTest", "ReactorKit", "ReactorRecording", "ReactorTest"]),
        .testTarget(
            name: "CompileTests",
            dependencies: [
                "Rx", "RxTest", "RxBlocking", "RxFoundation", "ReactorKit", "ReactorInspector", "ReactorRecording",
                "ReactorTest", "RxGTK",
            ],
            exclude: ["Snippets"]),
        .target(
            name: "CompatibilitySupport", dependencies: ["CRx", "Rx", "RxSupport", "ReactorKit"],
            path: "Tests/CompatibilitySupport"),
        .testTarget(name: "CompatibilitySwift5Tests", dependencies: compatibility),
        .testTarget(name: "CompatibilityTests", dependencies: compatibility),
        .testTarget(
            name: "RxGTKTests",
            dependencies: [
                "Rx", "ReactorKit", "RxGTK", "GTKWidgets", "RxListModels", "OperatorModel", "RandomLists",
                .target(name: "CGTKSupport", condition: gtk),
            ]),
    ]
)

if triesInterleavings {
    package.targets.removeAll { $0.type == .test }
    // Optimised, because it makes hundreds of thousands of executions.
    package.targets.append(
        .testTarget(
            name: "InterleavingTests", dependencies: ["Rx", "RxSupport", "ReactorKit"],
            swiftSettings: [.unsafeFlags(["-O"])]))
}

package.products.removeAll { leftOut.contains($0.name) }
package.targets.removeAll { leftOut.contains($0.name) }

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let optimization: [SwiftSetting] = unoptimized.contains(target.name) ? [.unsafeFlags(["-Onone"])] : []
    let common = apps[target.name] ?? shared + points + warnings
    target.swiftSettings = (target.swiftSettings ?? []) + common + optimization
}
