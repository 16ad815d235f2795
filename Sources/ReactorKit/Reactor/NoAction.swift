/// The action of a reactor that takes none: its mutations come of `transform(mutation:)`.
public typealias NoAction = Never
