import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts'

beforeEach(() => sessionStorage.clear())

it('keeps the last five searches of an account, the latest first, each once', () => {
  for (const q of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberSearch('acc_1', q)
  expect(recentSearches('acc_1')).toEqual(['b', 'f', 'e', 'd', 'c'])
})

it('shows an account nothing of what another searched for', () => {
  rememberSearch('acc_1', 'a')
  expect(recentSearches('acc_2')).toEqual([])
})

it('forgets them', () => {
  rememberSearch('acc_1', 'a')
  forgetSearches('acc_1')
  expect(recentSearches('acc_1')).toEqual([])
})

it('reads what is no list of texts as nothing', () => {
  for (const kept of ['{', '{"a":1}', 'null']) {
    sessionStorage.setItem('foyer-searches:acc_1', kept)
    expect(recentSearches('acc_1')).toEqual([])
  }
})
