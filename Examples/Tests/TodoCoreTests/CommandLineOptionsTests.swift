import Testing
import TodoCore

@Suite struct CommandLineOptionsTests {
    @Test func noArgumentsRunTheApp() throws {
        let options = try CommandLineOptions([])
        #expect(options.request == .run)
        #expect(options.databasePath == nil)
    }

    @Test(arguments: [["--database", "/tmp/a.db"], ["--database=/tmp/a.db"]])
    func databaseOptionSetsThePath(arguments: [String]) throws {
        #expect(try CommandLineOptions(arguments).databasePath == "/tmp/a.db")
    }

    @Test func helpAndVersionAreRecognised() throws {
        #expect(try CommandLineOptions(["--help"]).request == .showHelp)
        #expect(try CommandLineOptions(["--version"]).request == .showVersion)
    }

    @Test func serviceOptionIsRecognised() throws {
        #expect(try CommandLineOptions(["--gapplication-service"]).isService)
        #expect(try !CommandLineOptions([]).isService)
    }

    @Test(arguments: [
        (["--database"], CommandLineError.missingPath), (["--database="], .missingPath),
        (["--database", ""], .missingPath), (["--colour"], .unknown("--colour")), (["tasks.db"], .unknown("tasks.db")),
    ])
    func badArgumentsAreRefusedWithAMessage(arguments: [String], expected: CommandLineError) {
        #expect(throws: expected) { try CommandLineOptions(arguments) }
        #expect(!expected.message.isEmpty)
    }
}
