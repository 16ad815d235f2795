/// Something to capture. A test uses it to see whether the captures are released.
package final class Token: Sendable {
    package init() {}
}
