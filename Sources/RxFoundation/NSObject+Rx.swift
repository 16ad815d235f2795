public import Foundation
public import Rx

/// Every class that inherits from `NSObject` has `rx`.
extension NSObject: ReactiveCompatible {}

#if !canImport(ObjectiveC)
/// It inherits from `NSObject` on Apple's systems only.
extension NotificationCenter: ReactiveCompatible {}

/// It inherits from `NSObject` on Apple's systems only.
extension FileManager: ReactiveCompatible {}
#endif
