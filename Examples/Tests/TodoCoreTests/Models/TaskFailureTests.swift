import Foundation
import Testing
import TodoCore

@Suite struct TaskFailureTests {
    @Test func messageOfAnyErrorIsASentence() {
        let error = CocoaError(.fileNoSuchFile)
        #expect(TaskFailure("No", error).message == error.localizedDescription)
    }
}
