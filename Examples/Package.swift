// swift-tools-version: 6.2
import PackageDescription

let shared: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-reactor") }

let package = Package(
    name: "swift-reactor-examples",
    products: [
        .executable(name: "counter", targets: ["Counter"]),
        .executable(name: "counter-terminal", targets: ["CounterTerminal"]),
    ],
    dependencies: [.package(name: "swift-reactor", path: "..", traits: ["GTK"])],
    targets: [
        .target(name: "CounterCore", dependencies: [library("Rx"), library("ReactorKit")]),
        .target(name: "CounterViews", dependencies: ["CounterCore", library("RxGTK")]),
        .executableTarget(name: "Counter", dependencies: ["CounterViews"]),
        .executableTarget(name: "CounterTerminal", dependencies: ["CounterCore"]),

        .testTarget(name: "CounterCoreTests", dependencies: ["CounterCore", library("RxTest")]),
        .testTarget(name: "CounterViewsTests", dependencies: ["CounterViews"]),
    ]
)

for target in package.targets { target.swiftSettings = shared }
