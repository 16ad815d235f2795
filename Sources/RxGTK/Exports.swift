#if GTK
// `import RxGTK` also imports the names of Rx, as `import RxCocoa` does with those of RxRelay, and those of RxListModels.
@_exported public import Rx
@_exported public import RxListModels
#endif
