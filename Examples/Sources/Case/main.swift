import CaseStudies
import Dispatch
import Foundation

/// Writes a line without buffering, even if standard output is not a terminal.
func printLine(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// The number of the case study to show. Without a number, all case studies are listed.
let wanted = CommandLine.arguments.dropFirst().first.map { $0.count == 1 ? "0\($0)" : $0 }
guard let study = CaseStudy.all.first(where: { $0.number == wanted }) else {
    if let wanted {
        try? FileHandle.standardError.write(contentsOf: Data("case: there is no case \(wanted); there are:\n".utf8))
    }
    for study in CaseStudy.all { printLine("\(study.number)  \(study.title)") }
    exit(wanted == nil ? 0 : 2)
}

printLine("\(study.number) · \(study.title)")
switch study.presentation {
case .window(let open): open()
case .terminal(let run):
    Task { @MainActor in
        do {
            try await run { printLine($0) }
            exit(0)
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("case \(study.number): \(error)\n".utf8))
            exit(1)
        }
    }
    dispatchMain()
}
