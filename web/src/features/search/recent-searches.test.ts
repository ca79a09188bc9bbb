import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => sessionStorage.clear())

it('keeps the last five searches of an account, latest first, each once', () => {
  for (const q of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberSearch('acc_1', q)
  expect(recentSearches('acc_1')).toEqual(['b', 'f', 'e', 'd', 'c'])
})

it('separates accounts', () => {
  rememberSearch('acc_1', 'a')
  expect(recentSearches('acc_2')).toEqual([])
})

it('forgets all searches of an account', () => {
  rememberSearch('acc_1', 'a')
  forgetSearches('acc_1')
  expect(recentSearches('acc_1')).toEqual([])
})

it('reads invalid storage as empty', () => {
  for (const stored of ['{', '{"a":1}', 'null']) {
    sessionStorage.setItem('foyer-searches:acc_1', stored)
    expect(recentSearches('acc_1')).toEqual([])
  }
})
