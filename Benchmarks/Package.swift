// swift-tools-version: 6.2
import PackageDescription

let streams: [Target.Dependency] = [
    .product(name: "Rx", package: "swift-reactor"), .product(name: "ReactorKit", package: "swift-reactor"),
]

let package = Package(
    name: "swift-reactor-benchmarks",
    dependencies: [.package(name: "swift-reactor", path: "..")],
    targets: [
        .target(name: "Samples", dependencies: streams),
        .executableTarget(name: "Benchmarks", dependencies: streams + ["Samples"]),
        .target(name: "CAllocations"),
        .executableTarget(name: "Allocations", dependencies: streams + ["Samples", "CAllocations"]),
    ]
)

for target in package.targets where target.name != "CAllocations" {
    target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}
