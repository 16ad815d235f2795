// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-reactor-benchmarks",
    dependencies: [.package(name: "swift-reactor", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Rx", package: "swift-reactor"), .product(name: "ReactorKit", package: "swift-reactor"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
