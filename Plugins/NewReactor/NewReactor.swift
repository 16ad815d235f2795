import Foundation
import PackagePlugin

/// `swift package new-reactor Search` writes a reactor, its view and their tests, which compile and pass.
@main
struct NewReactor: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target").last
        let names = extractor.remainingArguments
        guard names.count == 1 else {
            throw UsageError("new-reactor takes one name: swift package new-reactor [--target App] Search")
        }
        let name = try checked(names[0])
        let target = try context.package.module(wanted)
        let tests = try context.package.tests(of: target)
        let template = Template(
            name: name, module: target.moduleName, hasReactorTest: tests.dependsOn("ReactorTest"))
        let files = [
            (target.directoryURL.appending(path: "\(name)Reactor.swift"), template.reactor),
            (target.directoryURL.appending(path: "\(name)View.swift"), template.view),
            (tests.directoryURL.appending(path: "\(name)ReactorTests.swift"), template.tests),
        ]
        for (file, _) in files where FileManager.default.fileExists(atPath: file.path) {
            throw UsageError("\(file.path) exists already; nothing was written")
        }
        try write(files)
        for (file, _) in files { print("wrote \(file.path)") }
    }

    /// Writes all files, or none if one cannot be written.
    private func write(_ files: [(URL, String)]) throws {
        var created: [URL] = []
        for (file, text) in files {
            do {
                // Creates the file before it writes the text, so that a half-written file is removed too, but never a
                // file that somebody else has created meanwhile.
                try Data().write(to: file, options: .withoutOverwriting)
                created.append(file)
                try Data(text.utf8).write(to: file)
            } catch {
                for each in created { try? FileManager.default.removeItem(at: each) }
                throw UsageError(
                    "\(file.path) cannot be written, so nothing was written: \(error.localizedDescription)")
            }
        }
    }

    private func checked(_ name: String) throws -> String {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw UsageError(
                "\"\(name)\" is not a type name: begin with a capital letter, and use letters and digits only")
        }
        guard !name.hasSuffix("Reactor"), !name.hasSuffix("View") else {
            throw UsageError("\"\(name)\": Reactor and View are added to the name; leave them out")
        }
        return name
    }
}
