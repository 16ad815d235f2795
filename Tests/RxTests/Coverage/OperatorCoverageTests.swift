import Testing

/// Each operator of the documentation's table has a diagram and a row in a table of cases.
@Suite struct OperatorCoverageTests {
    /// The bridges to `async` run in real tasks. Tests in Concurrency cover them and carry their names.
    private static let withoutVirtualTime = "Async"

    private static let drawn = OperatorTable.displayNames(in: "Diagrams", with: "scheduler.expect(")
    private static let awaited = OperatorTable.displayNames(in: "Concurrency", with: "await")
    private static let cases = Set(
        OperatorCase.all.map(\.name) + SourceCase.all.map(\.name) + SubjectCase.all.map(\.testDescription))
    private static let inVirtualTime = OperatorTable.rows.filter { $0.family != withoutVirtualTime }

    @Test(arguments: inVirtualTime) func hasADiagram(_ row: OperatorTable.Row) {
        #expect(Self.drawn.contains(row.name), "no test of Tests/RxTests/Diagrams is called \"\(row.name)\"")
    }

    @Test(arguments: inVirtualTime) func isInATableOfCases(_ row: OperatorTable.Row) {
        #expect(
            Self.cases.contains(row.name),
            "no OperatorCase, SourceCase or SubjectCase is called \"\(row.name)\"")
    }

    @Test(arguments: OperatorTable.rows.filter { $0.family == withoutVirtualTime })
    func hasAnAwaitingTest(_ row: OperatorTable.Row) {
        #expect(Self.awaited.contains(row.name), "no test of Tests/RxTests/Concurrency is called \"\(row.name)\"")
    }

    @Test func aDiagramHasTheNameOfItsOperator() {
        #expect(Self.drawn.subtracting(OperatorTable.rows.map(\.name)).isEmpty)
    }

    @Test func readsTheTableOfOperators() {
        let families = Set(OperatorTable.rows.map(\.family))
        #expect(families.isSuperset(of: ["Creating", "Filtering", "Traits", "Subjects and relays", "Async"]))
        #expect(OperatorTable.rows.contains { $0.name == "take(until:), sequence" })
        #expect(Set(OperatorTable.rows.map(\.name)).count == OperatorTable.rows.count, "a name occurs twice")
    }
}
