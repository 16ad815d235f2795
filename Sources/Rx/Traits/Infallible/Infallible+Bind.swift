extension InfallibleType {
    /// Passes the sequence to `binder`, which binds it.
    @inlinable
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Passes the sequence and `curriedArgument` to `binder`, which binds the sequence.
    @inlinable
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }
}
