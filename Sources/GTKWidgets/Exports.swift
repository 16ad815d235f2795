#if GTK
// `import GTKWidgets` also imports the names of the list models, such as `SortKey`.
@_exported public import RxListModels
#endif
