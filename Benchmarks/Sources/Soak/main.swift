import Foundation

/// Long versions of checks that the tests run briefly. Each ends by itself and returns a summary.
let soaks: [(name: String, run: () throws -> String)] = [
    // First, because they measure memory.
    ("reactors", soakReactors),
    ("subscriptions", soakSubscriptions),
    ("actions", soakActions),
    ("named work", soakNamedWork),
    ("children", soakChildren),
]

let names = CommandLine.arguments.dropFirst()
for name in names where !soaks.contains(where: { $0.name == name }) {
    FileHandle.standardError.write(
        Data("no soak \(name); there are \(soaks.map(\.name).joined(separator: ", "))\n".utf8))
    exit(64)
}

for soak in soaks where names.isEmpty || names.contains(soak.name) {
    let start = ContinuousClock.now
    do {
        let result = try soak.run()
        let seconds = (ContinuousClock.now - start).components.seconds
        print("\(soak.name): \(result), in \(seconds) s")
    } catch {
        FileHandle.standardError.write(Data("\(soak.name): \(error)\n".utf8))
        exit(1)
    }
}
