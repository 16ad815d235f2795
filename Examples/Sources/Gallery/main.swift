import Foundation
import GalleryViews
import RxGTK

/// PAGE=Entry opens at that page; an argument does so, too.
let wanted = CommandLine.arguments.dropFirst().first ?? ProcessInfo.processInfo.environment["PAGE"]
let page = wanted.flatMap { name in GalleryPage.all.first { $0.id.lowercased() == name.lowercased() } }
if let wanted, !wanted.isEmpty, page == nil {
    let names = GalleryPage.all.map(\.id).joined(separator: ", ")
    FileHandle.standardError.write(Data("gallery: there is no page \(wanted); there are: \(names)\n".utf8))
    exit(2)
}

let application = Application(id: "io.github.swift_reactor.Gallery", flags: .nonUnique)
let status = application.run(arguments: []) { application in
    let window = GalleryWindow(page: page, application: application)
    window.keepPlacement(in: GallerySettings.shared, as: Settings.Key("window"))
    window.present()
}
exit(status)
