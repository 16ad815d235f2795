import Foundation

/// Prints a line without buffering, even into a pipe.
func show(_ line: String) {
    print(line)
    fflush(nil)
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
var report = Report(rounds: options.rounds)

show(Table.head)
for family in families {
    let cases = family.cases.filter { options.wants($0.name, family.name) }
    guard !cases.isEmpty else { continue }
    show(Table.title(family))
    let measurements = cases.map { benchmark in
        let measurement = benchmark.measure(rounds: options.rounds)
        show(Table.line(measurement))
        return measurement
    }
    report.families.append(Report.FamilyReport(family, measurements))
}
for growth in growths where options.wants(growth.name, "linearity") {
    let result = growth.measure(rounds: 11)
    show(Table.lines(result))
    report.growths.append(result)
}
show("")
for goal in report.goals { show(Table.line(goal)) }

let isWhole = options.filter.isEmpty
if let path = options.json ?? (isWhole ? ".build/bench/results.json" : nil) {
    try report.write(to: path)
    show("figures: \(path)")
}
if let path = options.svg ?? (isWhole ? ".build/bench/chart.svg" : nil) {
    try Data(report.chart.svg.utf8).write(creating: path)
    show("chart: \(path)")
}
