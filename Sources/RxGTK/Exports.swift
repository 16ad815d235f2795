#if GTK
// `import RxGTK` also imports the names of Rx, as `import RxCocoa` does with those of RxRelay, and those of the list
// models.
@_exported public import Rx
@_exported public import RxListModels
#endif
