#if PostgreSQL
import CPostgreSQL

/// The address of a database on a PostgreSQL server, such as `postgresql://user@host/database`. It may contain a
/// password. No text that it makes contains the password.
package struct ServerAddress: Sendable, Hashable {
    /// The address as it was given, with the password.
    let url: String

    /// The host, the port and the database.
    package let description: String

    /// Throws if `url` is not an address that libpq can parse without a doubt. The error has no part of `url`, because
    /// a part could belong to the password.
    ///
    /// libpq accepts some addresses whose password is not percent-encoded, and takes a part of the password as the
    /// host, the port or the database, which its messages show. These addresses are refused.
    package init(_ url: String) throws(PostgreSQLError) {
        guard let options = Self.parse(url), Self.isUnambiguous(url, port: options["port"]) else {
            throw PostgreSQLError(reason: .invalidAddress, message: "The address is not valid.", address: "")
        }
        let host = options["host"] ?? options["hostaddr"] ?? ""
        let port = options["port"].map { ":\($0)" } ?? ""
        let database = options["dbname"].map { "/\($0)" } ?? ""
        (self.url, description) = (url, "postgresql://\(host.contains(":") ? "[\(host)]" : host)\(port)\(database)")
    }

    private static func parse(_ url: String) -> [String: String]? {
        guard ["postgresql://", "postgres://"].contains(where: url.hasPrefix), !url.utf8.contains(0),
            let options = PQconninfoParse(url, nil)
        else { return nil }
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return values
    }

    private static func isUnambiguous(_ url: String, port: String?) -> Bool {
        let rest = url[(url.firstRange(of: "://")?.upperBound ?? url.endIndex)...]
        let authority = rest.prefix { !"/?#".contains($0) }
        let hasPort = port.map { $0.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ",") } } ?? true
        return hasPort && rest.count { $0 == "@" } <= 1 && !rest.dropFirst(authority.count).contains("@")
    }
}

extension ServerAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var debugDescription: String { description }

    /// Logs, recordings and the inspector show a value by its mirror.
    package var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}
#endif
