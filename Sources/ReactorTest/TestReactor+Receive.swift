public import ReactorKit

extension TestReactor {
    /// A received mutation, with the states before and after it.
    struct Received {
        let mutation: Reactor.Mutation
        let before: Reactor.State
        let after: Reactor.State
    }

    /// Asserts that the next mutation is `mutation` and makes the expected change of the state.
    ///
    /// With ``Exhaustivity/off``, other mutations before it are skipped.
    ///
    /// - Parameters:
    ///   - mutation: The mutation, compared field by field.
    ///   - change: Makes the expected change of the state. By default, no change is expected.
    ///   - fileID: The file of a failure. The default is the caller's, as for the following parameters.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public func receive(
        _ mutation: Reactor.Mutation, change: ((inout Reactor.State) -> Void)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        receive(Expectation(mutation), change, location)
    }

    /// Asserts that the next mutation satisfies a condition and makes the expected change of the state.
    ///
    /// - Parameters:
    ///   - isExpected: Returns whether a mutation is the expected one.
    ///   - change: Makes the expected change of the state. By default, no change is expected.
    ///   - fileID: The file of a failure. The default is the caller's, as for the following parameters.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public func receive(
        where isExpected: @escaping (Reactor.Mutation) -> Bool, change: ((inout Reactor.State) -> Void)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        receive(Expectation(where: isExpected), change, location)
    }

    /// Waits for the next mutation, and asserts that it is `mutation` and makes the expected change of the state.
    ///
    /// With ``Exhaustivity/off``, other mutations before it are skipped.
    ///
    /// - Parameters:
    ///   - mutation: The mutation, compared field by field.
    ///   - timeout: How long to wait for a step, in real time, before the test fails. With ``Exhaustivity/off``, the
    ///     wait begins anew after each skipped mutation.
    ///   - change: Makes the expected change of the state. By default, no change is expected.
    ///   - isolation: The actor that waits. The default is the caller's, as for the following parameters.
    ///   - fileID: The file of a failure.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public func receive(
        _ mutation: Reactor.Mutation, timeout: Duration = .seconds(10),
        change: ((inout Reactor.State) -> Void)? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await receive(Expectation(mutation), timeout, change, location)
    }

    /// Waits for the next mutation, and asserts that it satisfies a condition and makes the expected change of the
    /// state.
    ///
    /// - Parameters:
    ///   - isExpected: Returns whether a mutation is the expected one.
    ///   - timeout: How long to wait for a step, in real time, before the test fails. With ``Exhaustivity/off``, the
    ///     wait begins anew after each skipped mutation.
    ///   - change: Makes the expected change of the state. By default, no change is expected.
    ///   - isolation: The actor that waits. The default is the caller's, as for the following parameters.
    ///   - fileID: The file of a failure.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public func receive(
        where isExpected: @escaping (Reactor.Mutation) -> Bool, timeout: Duration = .seconds(10),
        change: ((inout Reactor.State) -> Void)? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await receive(Expectation(where: isExpected), timeout, change, location)
    }

    /// Asserts that the next step is a failure that the reactor has reported.
    ///
    /// - Parameters:
    ///   - isExpected: Returns whether a failure is the expected one. By default, any failure is.
    ///   - fileID: The file of a failure. The default is the caller's, as for the following parameters.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public func receiveFailure(
        where isExpected: (ReactorFailure) -> Bool = { _ in true },
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        switch steps.popFirst() {
        case .failure(let failure) where isExpected(failure): return
        case let other: location.fail("receiveFailure: \(other.map { "received \($0)" } ?? "nothing was received").")
        }
    }
}

// MARK: - Asserting

extension TestReactor {
    /// The mutation that a test expects.
    struct Expectation {
        let isMet: (Reactor.Mutation) -> Bool
        let text: String

        init(_ mutation: Reactor.Mutation) {
            isMet = { differences(between: $0, and: mutation).isEmpty }
            text = "\(mutation)"
        }

        init(where isExpected: @escaping (Reactor.Mutation) -> Bool) {
            isMet = isExpected
            text = "a mutation that satisfies the condition"
        }
    }

    typealias Change = (inout Reactor.State) -> Void

    private func receive(_ expectation: Expectation, _ change: Change?, _ location: TestLocation) {
        while let received = popMutation() {
            if check(expectation, received, change, location) { return }
        }
        failWithoutMutation(expectation, location)
    }

    private func receive(
        _ expectation: Expectation, _ timeout: Duration, _ change: Change?, _ location: TestLocation,
        isolation: isolated (any Actor)? = #isolation
    ) async {
        while await steps.waitForStep(timeout: timeout) {
            guard let received = popMutation() else { break }
            if check(expectation, received, change, location) { return }
        }
        failWithoutMutation(expectation, location)
    }

    /// - Returns: False if the mutation is another one and may be skipped, so that the caller tries the next.
    private func check(
        _ expectation: Expectation, _ received: Received, _ change: Change?, _ location: TestLocation
    ) -> Bool {
        guard expectation.isMet(received.mutation) else {
            state = received.after
            if exhaustivity == .off { return false }
            location.fail("receive: the next mutation is \(received.mutation), expected \(expectation.text).")
            return true
        }
        assert(received, change, "receive(\(received.mutation))", location)
        return true
    }

    private func failWithoutMutation(_ expectation: Expectation, _ location: TestLocation) {
        let effects = steps.runningEffects
        let hint =
            effects.isEmpty
            ? "No effect is running" : "Effects are running, started by \(effects.joined(separator: ", "))"
        location.fail("receive: no mutation came, expected \(expectation.text). \(hint).")
    }

    /// Removes and returns the next mutation. Returns `nil`, and removes nothing, if the next step is a failure.
    func popMutation() -> Received? {
        guard case .mutation(let mutation, let before, let after)? = steps.popFirst(where: \.isMutation),
            let mutation = mutation as? Reactor.Mutation, let before = before as? Reactor.State,
            let after = after as? Reactor.State
        else { return nil }
        return Received(mutation: mutation, before: before, after: after)
    }

    /// Asserts a mutation's change of the state.
    ///
    /// With ``Exhaustivity/off``, `change` is applied to the state after the mutation, and must not alter it.
    func assert(_ received: Received, _ change: Change?, _ call: String, _ location: TestLocation) {
        state = received.after
        if exhaustivity == .off, change == nil { return }
        var expected = exhaustivity == .on ? received.before : received.after
        change?(&expected)
        let found = differences(between: received.after, and: expected)
        guard !found.isEmpty else { return }
        location.fail("\(call): the state is not as expected:" + found.map { "\n  \($0)" }.joined())
    }
}
