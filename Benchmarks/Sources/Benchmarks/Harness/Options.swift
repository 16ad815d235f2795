import Foundation

/// The options on the command line.
struct Options {
    var filter = ""
    var rounds = 15
    var json: String?
    var svg: String?

    static let usage = """
        usage: make bench ARGS="[FILTER] [--rounds N] [--json PATH] [--svg PATH]"

          FILTER        measures only what has this in its name or its family's, as "flatMap" or "linear"
          --rounds N    how often each side is run, 11 or more; 15 if not said
          --json PATH   where to write the figures; .build/bench/results.json if not said and all is measured
          --svg PATH    where to write the chart; .build/bench/chart.svg if not said and all is measured
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
                    Self.stop("--rounds takes a number from 11 on")
                }
                rounds = number
            case "--json": json = Self.value(of: argument, &rest)
            case "--svg": svg = Self.value(of: argument, &rest)
            case _ where argument.hasPrefix("-"): Self.stop("there is no option '\(argument)'")
            case _ where filter.isEmpty: filter = argument
            default: Self.stop("'\(argument)' is a second filter; there can be one")
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
