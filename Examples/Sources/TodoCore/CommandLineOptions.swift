import Localization

/// The parsed arguments of the program.
package struct CommandLineOptions: Sendable, Equatable {
    /// The action that the arguments request.
    package enum Request: Sendable, Equatable {
        case run
        case showHelp
        case showVersion
    }

    package var request = Request.run
    /// The file that holds the tasks; `nil` for the file in the user's data folder.
    package var databasePath: String?
    /// Whether the desktop started the program through D-Bus. The desktop then sends its request over the bus.
    package var isService = false

    package static let version = "1.0"

    /// Parses the arguments. Throws a ``CommandLineError``.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    package init(_ arguments: [String]) throws(CommandLineError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": request = .showHelp
            case "--version": request = .showVersion
            case Self.service: isService = true
            case "--database":
                guard let path = rest.popFirst(), !path.isEmpty else { throw .missingPath }
                databasePath = path
            case _ where argument.hasPrefix("--database=") && argument != "--database=":
                databasePath = String(argument.dropFirst("--database=".count))
            case "--database=": throw .missingPath
            default: throw .unknown(argument)
            }
        }
    }

    /// The argument in the desktop's service file. Users do not pass it.
    package static let service = "--gapplication-service"

    package static var help: String {
        localized(
            """
            Usage: todo [OPTION]
            Keeps a list of what there is to do.

              --database PATH  keep the tasks in this file instead of your data folder
              --help           show this and end
              --version        show the version and end

            To share a list with other machines, set TODO_DATABASE to the address of a
            PostgreSQL database: postgresql://user@host/database
            """)
    }
}

/// An error in the arguments.
package enum CommandLineError: Error, Hashable {
    case missingPath
    case unknown(String)

    package var message: String {
        switch self {
        case .missingPath: localized("--database needs the path of a file.")
        case .unknown(let argument): localized("There is no option “{argument}”.", ["argument": argument])
        }
    }
}
