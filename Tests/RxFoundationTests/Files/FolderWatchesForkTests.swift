#if os(Linux)
import ForkSupport
import Foundation
import Rx
import RxFoundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct FolderWatchesForkTests {
    /// The child does not have the thread of the parent that reads events.
    @Test func aForkedChildObservesFoldersOfItsOwn() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let parent = folder.observe()
            // The child would wait forever for a lock of Swift's runtime that a thread of the parent holds while it does
            // something for the first time. So the parent has done everything before.
            for number in 0..<20 {
                let early = folder.observe()
                folder.write("\(number)")
                for observation in [early, parent] {
                    observation.reports(FileChange(kind: .modified, url: folder.file("\(number)")))
                }
                early.subscription.dispose()
            }
            let child = forkProcess()
            if child == 0 {
                // The child needs less than a second.
                endProcess(after: 60)
                parent.subscription.dispose()
                let own = folder.observe()
                folder.write("of the child")
                own.created("of the child")
                _exit(0)
            }
            guard endsWell(child) else { exit(1) }
            folder.write("of the parent")
            parent.created("of the child")
            parent.created("of the parent")
        }
    }
}
#endif
