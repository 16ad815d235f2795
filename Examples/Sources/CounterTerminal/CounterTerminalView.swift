import CounterCore
import Dispatch
import Foundation
import Localization
import ReactorKit
import Rx

/// The counter in a terminal. The reactors are those of the GTK app; only the views differ.
@MainActor
final class CounterTerminalView: View {
    var disposeBag = DisposeBag()

    private let lines = PublishSubject<String>()
    private var settings: SettingTerminalView?
    private var buffer = Data()
    private var input: (any DispatchSourceRead)?

    func bind(reactor: CounterViewReactor) {
        lines.compactMap { line -> Reactor.Action? in
            switch line {
            case "+": .increase
            case "-": .decrease
            default: nil
            }
        }
        .bind(to: reactor.action)
        .disposed(by: disposeBag)

        lines.filter { $0 == "s" }
            .bind(with: self) { owner, _ in owner.presentSettings(reactor.reactorForSetting()) }
            .disposed(by: disposeBag)

        lines.filter { $0 == "q" }
            .bind(onNext: { _ in exit(0) })
            .disposed(by: disposeBag)

        reactor.state
            .distinctUntilChanged()
            .bind(onNext: { state in
                Terminal.write("\(state.greeting)   \(state.value)\(state.isLoading ? "  …" : "")")
            })
            .disposed(by: disposeBag)
    }

    /// Reads lines from standard input. Ends the program when the input ends.
    func start() {
        Terminal.write(localized("+ and - count, s opens the settings, q quits; each with Enter."))
        let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        input.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.read() }
        }
        input.resume()
        self.input = input
    }

    private func read() {
        let data = FileHandle.standardInput.availableData
        if data.isEmpty { exit(0) }
        buffer.append(data)
        while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: buffer[..<end], as: UTF8.self)
            buffer.removeSubrange(...end)
            take(line)
        }
    }

    private func take(_ line: String) {
        if let settings { settings.take(line) } else { lines.onNext(line.trimmingCharacters(in: .whitespaces)) }
    }

    private func presentSettings(_ reactor: SettingViewReactor) {
        let view = SettingTerminalView { [weak self] in self?.settings = nil }
        settings = view
        view.reactor = reactor
    }
}

/// Writes lines to standard output.
enum Terminal {
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
