// `import RxBlocking` alone is enough: the names of Rx come with it, as they do in the modules that apps were written for.
@_exported public import Rx
