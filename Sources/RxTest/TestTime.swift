/// A tick of virtual time.
public typealias TestTime = Int
