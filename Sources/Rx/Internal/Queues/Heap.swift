/// A binary heap: the element that comes before all others is the first to leave. Insertion and removal are O(log n).
///
/// Each call takes the order as an argument. The heap does not store the order, because the order may be user code,
/// which must not run under a lock.
struct Heap<Element> {
    private(set) var elements: [Element] = []

    var first: Element? { elements.first }

    mutating func insert(_ element: Element, by comesBefore: (Element, Element) -> Bool) {
        var child = elements.count
        elements.append(element)
        while child > 0 {
            let parent = (child - 1) / 2
            guard comesBefore(elements[child], elements[parent]) else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popFirst(by comesBefore: (Element, Element) -> Bool) -> Element? {
        guard let last = elements.popLast() else { return nil }
        guard let first = elements.first else { return last }
        elements[0] = last
        var parent = 0
        while let child = firstChild(of: parent, by: comesBefore), comesBefore(elements[child], elements[parent]) {
            elements.swapAt(child, parent)
            parent = child
        }
        return first
    }

    private func firstChild(of parent: Int, by comesBefore: (Element, Element) -> Bool) -> Int? {
        let (left, right) = (2 * parent + 1, 2 * parent + 2)
        guard left < elements.count else { return nil }
        guard right < elements.count, comesBefore(elements[right], elements[left]) else { return left }
        return right
    }
}
