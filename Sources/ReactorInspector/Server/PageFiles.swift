#if Inspector
/// The files of the page.
enum PageFiles {
    static func file(at path: String) -> (kind: String, bytes: [UInt8])? {
        switch path {
        case "/": ("text/html; charset=utf-8", PackageResources.inspector_html)
        case "/inspector.css": ("text/css; charset=utf-8", PackageResources.inspector_css)
        case "/inspector.js": ("text/javascript; charset=utf-8", PackageResources.inspector_js)
        case "/lines.js": ("text/javascript; charset=utf-8", PackageResources.lines_js)
        default: nil
        }
    }
}
#endif
