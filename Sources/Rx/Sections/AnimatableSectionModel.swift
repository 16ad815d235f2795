/// A ``SectionModel`` whose model and values have identities. Named as in RxDataSources.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
    AnimatableSectionModelType
{
    /// The content of the header, or the value that the header is made from.
    public var model: Section
    /// The values, in order.
    public var items: [ItemType]

    /// The model's identity.
    public var identity: Section.Identity { model.identity }

    /// Makes a section from a model and values.
    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }

    /// Makes a section from the model of `original` and other values.
    public init(original: AnimatableSectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
extension AnimatableSectionModel: Hashable where Section: Hashable, ItemType: Hashable {}
extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}

extension AnimatableSectionModel: CustomStringConvertible {
    /// The model and the values.
    public var description: String { "\(model) > \(items)" }
}
