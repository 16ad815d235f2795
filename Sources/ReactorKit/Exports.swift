// `import ReactorKit` suffices: it re-exports Rx, as apps expect of the original modules.
@_exported public import Rx
