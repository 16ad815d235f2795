// swift-tools-version: 6.2
import PackageDescription

let streams: [Target.Dependency] = [
    .product(name: "Rx", package: "swift-reactor"), .product(name: "ReactorKit", package: "swift-reactor"),
]

let package = Package(
    name: "swift-reactor-benchmarks",
    // The benchmark of Todo, in the package of the examples, measures frames with it.
    products: [.library(name: "FrameTiming", targets: ["FrameTiming"])],
    traits: [.trait(name: "GTK", description: "Builds ListBenchmarks; needs GTK 4 and libadwaita with their headers.")],
    dependencies: [
        .package(
            name: "swift-reactor", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        .target(name: "Samples", dependencies: streams),
        .executableTarget(name: "Benchmarks", dependencies: streams + ["Samples", "CAffinity"]),
        .target(name: "CAffinity"),
        .target(
            name: "FrameTiming",
            dependencies: [.product(name: "RxGTK", package: "swift-reactor", condition: .when(traits: ["GTK"]))]),
        .target(name: "CAllocations"),
        .executableTarget(name: "Allocations", dependencies: streams + ["Samples", "CAllocations"]),
        .executableTarget(
            name: "ExploreBenchmarks",
            dependencies: streams + [.product(name: "ReactorTest", package: "swift-reactor")]),
        .target(name: "CHeap"),
        .executableTarget(name: "Soak", dependencies: streams + ["CHeap"]),
        .executableTarget(
            name: "ListBenchmarks",
            dependencies: streams + [
                "FrameTiming",
                .product(name: "RxGTK", package: "swift-reactor", condition: .when(traits: ["GTK"])),
            ]),
    ]
)

/// Our own checks turn warnings into errors.
let warnings: [SwiftSetting] = Context.environment["SWIFT_REACTOR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

for target in package.targets where !["CAffinity", "CAllocations", "CHeap"].contains(target.name) {
    target.swiftSettings = [.swiftLanguageMode(.v6), .define("GTK", .when(traits: ["GTK"]))] + warnings
}
