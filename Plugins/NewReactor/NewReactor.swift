import Foundation
import PackagePlugin

/// `swift package new-reactor Search` writes a reactor, a view of it and their tests, which compile and pass.
@main
struct NewReactor: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target").last
        let names = extractor.remainingArguments
        guard names.count == 1 else {
            throw Mistake("new-reactor takes one name: swift package new-reactor [--target App] Search")
        }
        let name = try checked(names[0])
        let modules = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let target = try target(wanted, among: modules.filter { $0.kind != .test })
        let tests = try tests(of: target, among: modules.filter { $0.kind == .test })
        let template = Template(name: name, module: target.moduleName)
        let files = [
            (target.directoryURL.appending(path: "\(name)Reactor.swift"), template.reactor),
            (target.directoryURL.appending(path: "\(name)View.swift"), template.view),
            (tests.directoryURL.appending(path: "\(name)ReactorTests.swift"), template.tests),
        ]
        for (file, _) in files where FileManager.default.fileExists(atPath: file.path) {
            throw Mistake("\(file.path) is there already; nothing was written")
        }
        for (file, text) in files {
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            print("wrote \(file.path)")
        }
    }

    private func checked(_ name: String) throws -> String {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw Mistake(
                "\"\(name)\" is no name of a type: it begins with a capital letter, and has letters and digits only")
        }
        guard !name.hasSuffix("Reactor"), !name.hasSuffix("View") else {
            throw Mistake("\"\(name)\": Reactor and View are added to the name; leave them out")
        }
        return name
    }

    private func target(
        _ wanted: String?, among targets: [SwiftSourceModuleTarget]
    ) throws -> SwiftSourceModuleTarget {
        let names = targets.map(\.name).joined(separator: ", ")
        if let wanted {
            guard let target = targets.first(where: { $0.name == wanted }) else {
                throw Mistake("there is no target \(wanted); there is: \(names)")
            }
            return target
        }
        guard targets.count == 1 else { throw Mistake("say for which target: --target, one of \(names)") }
        return targets[0]
    }

    private func tests(
        of target: SwiftSourceModuleTarget, among tests: [SwiftSourceModuleTarget]
    ) throws -> SwiftSourceModuleTarget {
        let found = tests.first { test in
            test.dependencies.contains { if case .target(let other) = $0 { other.name == target.name } else { false } }
        }
        guard let found else {
            throw Mistake(
                """
                no test target with a Swift file depends on \(target.name): add to Package.swift
                .testTarget(name: "\(target.name)Tests", dependencies: ["\(target.name)"])
                """
            )
        }
        return found
    }
}

/// What the caller did wrong, and what to do.
struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
