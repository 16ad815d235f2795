import Rx
import RxSupport
import Synchronization

/// The events that an observer has received, with what breaks the contract of an observer: two calls at once, and an
/// event after the end.
///
/// Sound: one thread of an execution runs at a time.
final class Received<Element>: @unchecked Sendable {
    private(set) var elements: [Element] = []
    private(set) var ending: String?
    private(set) var faults: [String] = []
    /// The thread that is in a call of the observer, and how many of its calls are nested.
    private var inside: (thread: ObjectIdentifier, depth: Int)?
    /// Accessed in the middle of each call, so that another thread may run there.
    private let middle = SharedAtomic(0)
    /// Called with each element, in the observer.
    var onElement: (Element) -> Void = { _ in }

    var hasEnded: Bool { ending != nil }

    /// Whether a thread is in a call of the observer.
    var isInside: Bool { inside != nil }

    var observer: AnyObserver<Element> { AnyObserver { self.on($0) } }

    func on(_ event: Event<Element>) {
        let thread = Interleaving.current.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
        let outer = inside
        if let outer, outer.thread != thread { faults.append("\(event) arrives during another event") }
        if let ending { faults.append("\(event) arrives after \(ending)") }
        inside = (thread, (outer?.depth ?? 0) + 1)
        note(event)
        middle.store(0, ordering: .relaxed)
        inside = outer
    }

    private func note(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            elements.append(element)
            onElement(element)
        case .error(let error): ending = "\(error)"
        case .completed: ending = "completed"
        }
    }

    func fault(_ text: String) { faults.append(text) }

    var fault: String? { faults.first }
}

/// Returns what is wrong with the order of `elements`: the elements of each list must arrive in the order of the list.
func disorder<Element: Equatable>(_ elements: [Element], of lists: [[Element]]) -> String? {
    for list in lists {
        let arrived = elements.filter(list.contains)
        var rest = list[...]
        for element in arrived {
            guard let index = rest.firstIndex(of: element) else { return "\(elements) is not in the order of \(list)" }
            rest = rest[(index + 1)...]
        }
    }
    return nil
}

/// Returns what is wrong if not all elements of all lists arrive, in the order of each list.
func lossOrDisorder<Element: Equatable>(_ elements: [Element], of lists: [[Element]]) -> String? {
    let sent = lists.joined()
    if let lost = sent.first(where: { !elements.contains($0) }) { return "\(lost) is lost, \(elements) arrived" }
    if elements.count > sent.count { return "\(elements) are more than were sent" }
    return disorder(elements, of: lists)
}

/// Returns what is wrong if `elements` are not a part of `all` without a gap.
func gap<Element: Equatable>(_ elements: [Element], in all: [Element], toTheEnd: Bool) -> String? {
    guard let first = elements.first else { return nil }
    guard let start = all.firstIndex(of: first) else { return "\(elements) begins with an element not in \(all)" }
    let expected = toTheEnd ? all[start...] : all[start...].prefix(elements.count)
    return elements == Array(expected) ? nil : "\(elements) is not a part of \(all)\(toTheEnd ? " up to its end" : "")"
}

/// Returns the first that is not `nil`.
func first(_ faults: String?...) -> String? { faults.lazy.compactMap(\.self).first }
