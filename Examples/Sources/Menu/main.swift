import Foundation
import Localization
import MenuCore
import MenuViews
import RxGTK

Localization.start("menu")

let address = ProcessInfo.processInfo.environment["MENU_URL"] ?? ""
guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
    let message = localized(
        "MENU_URL must be the http address of a menu, and is “{address}”. “make run APP=menu” sets it.",
        ["address": address])
    try? FileHandle.standardError.write(contentsOf: Data("menu: \(message)\n".utf8))
    exit(2)
}

let application = Application(id: "io.github.swift_reactor.Menu", flags: .nonUnique)
let status = application.run { application in
    application.setAccelerators(["<Control>w", "<Control>q"], for: "window.close")
    let viewModel = MenuViewModel(service: MenuService(url: url))
    MenuWindow(viewModel: viewModel, application: application).present()
}
exit(status)
