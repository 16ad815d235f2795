import Foundation

/// The name of a setting, and what it is.
package struct UserDefaultsKey<Value: RawRepresentable>: Sendable where Value.RawValue == String {
    let name: String
}

/// Light or dark.
package enum Appearance: String, Sendable, CaseIterable {
    case system, light, dark
}

extension UserDefaultsKey where Value == Appearance {
    package static var appearance: Self { Self(name: "appearance") }
}

extension UserDefaultsKey where Value == WindowSize {
    /// That of the list which was closed last.
    package static var windowSize: Self { Self(name: "windowSize") }
}

/// Keeps settings.
package protocol UserDefaultsServiceProtocol: Sendable {
    /// The setting; `nil` when it was never set, or is none of the values known.
    func value<Value>(forKey key: UserDefaultsKey<Value>) -> Value?

    /// Keeps a setting; `nil` forgets it.
    func set<Value>(_ value: Value?, forKey key: UserDefaultsKey<Value>)
}

/// Keeps settings in a file in the person's configuration folder.
package final class UserDefaultsService: UserDefaultsServiceProtocol {
    private let suiteName: String

    /// - Parameter suiteName: The name of the file.
    package init(suiteName: String = applicationID) { self.suiteName = suiteName }

    package func value<Value>(forKey key: UserDefaultsKey<Value>) -> Value? {
        defaults.string(forKey: key.name).flatMap(Value.init(rawValue:))
    }

    package func set<Value>(_ value: Value?, forKey key: UserDefaultsKey<Value>) {
        let defaults = defaults
        defaults.set(value?.rawValue, forKey: key.name)
        // Foundation writes by itself only where there is a run loop.
        if !defaults.synchronize() {
            FileHandle.standardError.write(Data("todo: the setting \(key.name) could not be saved\n".utf8))
        }
    }

    private var defaults: UserDefaults {
        guard let defaults = UserDefaults(suiteName: suiteName) else { fatalError("no settings named \(suiteName)") }
        return defaults
    }
}
