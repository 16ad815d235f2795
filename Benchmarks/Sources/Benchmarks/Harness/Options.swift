import Foundation

/// The options on the command line.
struct Options {
    var filter = ""
    var rounds = 15
    var json: String?
    var svg: String?

    static let usage = """
        usage: make bench ARGS="[FILTER] [--rounds N] [--json PATH] [--svg PATH]"

          FILTER        measures only cases whose name or family's name contains this, such as "flatMap" or "linear"
          --rounds N    how often each side runs, at least 11; the default is 15
          --json PATH   where to write the figures; the default is .build/bench/results.json if all cases are measured
          --svg PATH    where to write the chart; the default is .build/bench/chart.svg if all cases are measured
        """

    /// Parses the arguments. Exits with a message if they are invalid.
    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            case "--rounds":
                guard let number = Int(Self.value(of: argument, &rest)), number >= 11 else {
                    Self.stop("--rounds needs a number of at least 11")
                }
                rounds = number
            case "--json": json = Self.value(of: argument, &rest)
            case "--svg": svg = Self.value(of: argument, &rest)
            case _ where argument.hasPrefix("-"): Self.stop("there is no option '\(argument)'")
            case _ where filter.isEmpty: filter = argument
            default: Self.stop("'\(argument)' is a second filter; only one is allowed")
            }
        }
    }

    func wants(_ names: String...) -> Bool {
        filter.isEmpty || names.contains { $0.localizedCaseInsensitiveContains(filter) }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) -> String {
        guard let value = rest.popFirst() else { stop("\(option) needs a value") }
        return value
    }

    private static func stop(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("error: \(reason)\n\(usage)\n".utf8))
        exit(64)
    }
}
