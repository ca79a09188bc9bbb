const most = 5

const keyOf = (account: string) => `foyer-searches:${account}`

/** What an account searched for in this tab, the latest first. */
export function recentSearches(account: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function rememberSearch(account: string, q: string): void {
  const others = recentSearches(account).filter((each) => each !== q)
  sessionStorage.setItem(keyOf(account), JSON.stringify([q, ...others].slice(0, most)))
}

export const forgetSearches = (account: string): void => sessionStorage.removeItem(keyOf(account))
