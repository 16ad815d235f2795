// `import RxBlocking` also imports the names of Rx, because the modules that apps were written for do the same.
@_exported public import Rx
