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
    ]
)

for target in package.targets {
    target.swiftSettings = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}
