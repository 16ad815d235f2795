/// A section of a list: values under one header. The name is that of RxDataSources.
public protocol SectionModelType<Item> {
    /// What the section has in it.
    associatedtype Item

    /// The values, in order.
    var items: [Item] { get }
}

/// Lists here know their rows by their ids, so every section can be animated; see ``SectionModelType``.
public typealias AnimatableSectionModelType = SectionModelType

/// Values under a header that is made of `model`, for the states of apps that need no section type of their own.
public struct SectionModel<Section, ItemType>: SectionModelType {
    /// What the header says, or is made of.
    public var model: Section
    /// The values, in order.
    public var items: [ItemType]

    /// Makes a section of a model and values.
    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
}

/// Lists here know their rows by their ids, so every section can be animated; see ``SectionModel``.
public typealias AnimatableSectionModel<Section, ItemType> = SectionModel<Section, ItemType>

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}
extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
