import Foundation
import GalleryViews
import Rx
import RxGTK

/// The class to show first: the first argument, or the value of the environment's `PAGE`, such as `PAGE=Entry`.
let wanted = CommandLine.arguments.dropFirst().first ?? ProcessInfo.processInfo.environment["PAGE"]
let page = wanted.flatMap { GalleryPage.showing($0) }
if let wanted, !wanted.isEmpty, page == nil {
    let names = GalleryPage.all.map(\.id).joined(separator: ", ")
    try? FileHandle.standardError.write(
        contentsOf: Data("gallery: no page shows \(wanted); there are: \(names)\n".utf8))
    exit(2)
}

/// `CENSUS=1` prints the numbers of live objects, handlers and wrappers, and the number of wrappers of each class. It
/// prints them whenever one of the first three numbers changes.
if ProcessInfo.processInfo.environment["CENSUS"] == "1" {
    _ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
        .map { _ in LiveObjects.counts }
        .distinctUntilChanged()
        .subscribe(onNext: { now in
            print(list(now))
            print("classes: \(list(LiveObjects.countsByClass))")
            fflush(nil)
        })
}

func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}

let application = Application(id: "io.github.swift_reactor.Gallery", flags: .nonUnique)
let status = application.run(arguments: []) { application in
    let window = GalleryWindow(page: page, application: application)
    window.keepPlacement(in: GallerySettings.shared, as: Settings.Key("window"))
    window.present()
}
exit(status)
