const maxRecentSearches = 5

const keyOf = (account: string) => `foyer-searches:${account}`

/** The searches of an account in this tab, latest first. */
export function recentSearches(account: string): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function rememberSearch(account: string, q: string): void {
  const others = recentSearches(account).filter((each) => each !== q)
  sessionStorage.setItem(keyOf(account), JSON.stringify([q, ...others].slice(0, maxRecentSearches)))
}

export const forgetSearches = (account: string): void => sessionStorage.removeItem(keyOf(account))
