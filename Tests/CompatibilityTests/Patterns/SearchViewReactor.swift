// swift-format-ignore-file
// A search as in apps for RxSwift, RxCocoa and ReactorKit. Only the imports are ours: `RxFoundation` stands for
// `RxCocoa`.

import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import ReactorKit
import Rx
import RxFoundation

final class SearchViewReactor: Reactor {
  enum Action {
    case updateQuery(String?)
    case loadNextPage
  }

  enum Mutation {
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
    case setLoadingNextPage(Bool)
  }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
    var isLoadingNextPage: Bool = false
  }

  let initialState = State()
  let host: String

  init(host: String) {
    self.host = host
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .updateQuery(query):
      return Observable.concat([
        Observable.just(Mutation.setQuery(query)),
        self.search(query: query, page: 1)
          .take(until: self.action.filter(Action.isUpdateQueryAction))
          .map { Mutation.setRepos($0, nextPage: $1) },
      ])

    case .loadNextPage:
      guard !self.currentState.isLoadingNextPage else { return Observable.empty() }
      guard let page = self.currentState.nextPage else { return Observable.empty() }
      return Observable.concat([
        Observable.just(Mutation.setLoadingNextPage(true)),
        self.search(query: self.currentState.query, page: page)
          .take(until: self.action.filter(Action.isUpdateQueryAction))
          .map { Mutation.appendRepos($0, nextPage: $1) },
        Observable.just(Mutation.setLoadingNextPage(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setQuery(query):
      newState.query = query
    case let .setRepos(repos, nextPage):
      newState.repos = repos
      newState.nextPage = nextPage
    case let .appendRepos(repos, nextPage):
      newState.repos.append(contentsOf: repos)
      newState.nextPage = nextPage
    case let .setLoadingNextPage(isLoadingNextPage):
      newState.isLoadingNextPage = isLoadingNextPage
    }
    return newState
  }

  private func url(for query: String?, page: Int) -> URL? {
    guard let query = query, !query.isEmpty else { return nil }
    return URL(string: "\(host)/search/repositories?q=\(query)&page=\(page)")
  }

  private func search(query: String?, page: Int) -> Observable<(repos: [String], nextPage: Int?)> {
    let nothing: ([String], Int?) = ([], nil)
    guard let url = self.url(for: query, page: page) else { return .just(nothing) }
    return URLSession.shared.rx.json(url: url)
      .map { json -> ([String], Int?) in
        guard let dictionary = json as? [String: Any] else { return nothing }
        guard let items = dictionary["items"] as? [[String: Any]] else { return nothing }
        let repos = items.compactMap { $0["full_name"] as? String }
        return (repos, repos.isEmpty ? nil : page + 1)
      }
      .do(onError: { error in
        if case let .some(.httpRequestFailed(response, _)) = error as? RxCocoaURLError, response.statusCode == 403 {
          print("too many requests; wait a minute and try again")
        }
      })
      .catchAndReturn(nothing)
  }
}

extension SearchViewReactor.Action {
  static func isUpdateQueryAction(_ action: SearchViewReactor.Action) -> Bool {
    if case .updateQuery = action {
      return true
    } else {
      return false
    }
  }
}
