internal import Foundation

extension ObservableType {
    /// Prints the subscription, every event and the end of the subscription to standard output, each with the time of
    /// day. Passes all events on unchanged.
    ///
    /// - Parameters:
    ///   - identifier: The prefix of each line. The place of the call by default.
    ///   - trimOutput: Whether only the first and the last 20 characters of an event of more than 40 are printed.
    ///   - file: The file that the default identifier names.
    ///   - line: The line that the default identifier names.
    ///   - function: The function that the default identifier names.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let log = DebugLog(identifier: identifier ?? "\(file):\(line) (\(function))", trimsOutput: trimOutput)
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            log.write("subscribed")
            let lifetime = sink.lifetime.makeUpstream(
                onError: { error in
                    log.write(Event<Element>.error(error))
                    sink.lifetime.fail(error)
                },
                onCompleted: {
                    log.write(Event<Element>.completed)
                    sink.lifetime.complete()
                })
            sink.lifetime.connecting {
                source.attach(
                    Sink(lifetime: lifetime) { element in
                        log.write(Event.next(element))
                        sink.next(element)
                    })
                sink.lifetime.add(Disposables.create { log.write("isDisposed") })
            }
        }
    }
}

struct DebugLog: Sendable {
    let identifier: String
    let trimsOutput: Bool

    func write(_ text: String) {
        let time = Date().formatted(.iso8601.time(includingFractionalSeconds: true).dateTimeSeparator(.space))
        print("\(time): \(identifier) -> \(text)")
    }

    func write<Element>(_ event: Event<Element>) {
        let text = "\(event)"
        let limit = 40
        let isCut = trimsOutput && text.count > limit
        write("Event " + (isCut ? "\(text.prefix(limit / 2))...\(text.suffix(limit / 2))" : text))
    }
}
