/// The action of a reactor that receives none. Its mutations come from `transform(mutation:)`.
public typealias NoAction = Never
