/// Values under a header, for apps that need no section type of their own. Named as in RxDataSources.
public struct SectionModel<Section, ItemType>: SectionModelType {
    /// The content of the header, or the value that the header is made from.
    public var model: Section
    /// The values, in order.
    public var items: [ItemType]

    /// The model.
    public var identity: Section { model }

    /// Makes a section from a model and values.
    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }

    /// Makes a section from the model of `original` and other values.
    public init(original: SectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}
extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}

extension SectionModel: CustomStringConvertible {
    /// The model and the values.
    public var description: String { "\(model) > \(items)" }
}
