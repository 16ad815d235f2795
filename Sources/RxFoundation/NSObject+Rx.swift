public import Foundation
public import Rx

/// Every class that inherits from `NSObject` has `rx`.
extension NSObject: ReactiveCompatible {}

#if !canImport(ObjectiveC)
/// A conformance for Linux. On Apple's systems the class inherits it from `NSObject`.
extension NotificationCenter: ReactiveCompatible {}

/// A conformance for Linux. On Apple's systems the class inherits it from `NSObject`.
extension FileManager: ReactiveCompatible {}
#endif
