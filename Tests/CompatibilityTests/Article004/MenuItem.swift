// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 004. Left out: nothing.

import Foundation

struct MenuItem: Decodable {
    var name: String
    var price: Int
}

extension Int {
    func currencyKR() -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "ko_KR")
        return formatter.string(from: NSNumber(value: self)) ?? ""
    }
}
