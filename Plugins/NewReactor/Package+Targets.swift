import PackagePlugin

extension Package {
    /// Returns the target named `wanted`, or the package's only target if `wanted` is `nil`. Tests do not count.
    func module(_ wanted: String?) throws -> SwiftSourceModuleTarget {
        let targets = modules.filter { $0.kind != .test }
        let names = targets.map(\.name).joined(separator: ", ")
        if let wanted {
            guard let target = targets.first(where: { $0.name == wanted }) else {
                throw UsageError("there is no target \(wanted); the targets are: \(names)")
            }
            return target
        }
        guard targets.count == 1 else { throw UsageError("choose a target with --target: \(names)") }
        return targets[0]
    }

    /// Returns the first test target that depends directly on `target`. Throws if there is none.
    func tests(of target: SwiftSourceModuleTarget) throws -> SwiftSourceModuleTarget {
        let found = modules.filter { $0.kind == .test }.first { test in
            test.dependencies.contains { if case .target(let other) = $0 { other.name == target.name } else { false } }
        }
        guard let found else {
            throw UsageError(
                """
                no test target with a Swift file depends on \(target.name): add to Package.swift
                .testTarget(name: "\(target.name)Tests", dependencies: ["\(target.name)"])
                """
            )
        }
        return found
    }

    private var modules: [SwiftSourceModuleTarget] { targets.compactMap { $0 as? SwiftSourceModuleTarget } }
}

extension SwiftSourceModuleTarget {
    /// Returns whether the target has a direct dependency on a product or target of this name.
    func dependsOn(_ name: String) -> Bool {
        dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == name
            case .target(let target): target.name == name
            @unknown default: false
            }
        }
    }
}
