/// A row whose value may change while its id stays the same.
package struct Item: Identifiable, Equatable {
    package let id: Int
    package var text: String

    package init(_ id: Int, _ text: String = "") {
        self.id = id
        self.text = text
    }
}
