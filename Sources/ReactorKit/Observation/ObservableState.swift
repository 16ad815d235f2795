/// Has no effect: ``ObservedReactor`` observes the fields of every state.
///
/// It exists so that reactors written for SwiftUI, with the original ReactorKit for Apple platforms, compile unchanged.
// The implementation is the toolchain's macro of `@Observable`. In this role and without a list of conformances it
// expands to nothing.
@attached(extension)
public macro ObservableState() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Has no effect: a field notifies only observers that have read it.
///
/// It exists so that reactors written for SwiftUI, with the original ReactorKit for Apple platforms, compile unchanged.
// The toolchain's macro expands to nothing.
@attached(accessor, names: named(willSet))
public macro ObservableStateIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
