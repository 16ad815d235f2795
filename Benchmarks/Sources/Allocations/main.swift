import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.dropFirst().allSatisfy({ $0 == "--update" }) else {
    fatalError("usage: Allocations THRESHOLDS [--update]")
}

let cases = eventCases() + subscriptionCases() + reactorCases()
for measured in cases {
    let goal = measured.goal.map { measured.cost.allocations > $0 ? String(format: "   (goal: %g)", $0) : "" } ?? ""
    print("\(measured.name): \(measured.cost)\(goal)")
}
if arguments.contains("--update") {
    try Thresholds.write(cases, to: path)
} else {
    let failures = try Thresholds(path).failures(of: cases)
    for failure in failures { print("error: \(failure)") }
    print("\(cases.count) cases, \(failures.count) differ from their thresholds")
    exit(failures.isEmpty ? 0 : 1)
}
