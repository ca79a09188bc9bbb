import { expect, it } from 'vitest'
import { eventSearch, homeSearch, sortingOf, tableSearch } from './search.ts'

it('takes known values from the URL and drops the others', () => {
  expect(eventSearch({ q: 'film', status: 'On Sale', sort: 'name', order: 'desc', page: '3' })).toEqual({
    q: 'film',
    status: 'On Sale',
    sort: 'name',
    order: 'desc',
  })
  expect(eventSearch({ when: 'over' })).toEqual({ when: 'over' })
  expect(homeSearch({ q: 'film', when: 'over' })).toEqual({ q: 'film' })
  expect(eventSearch({ q: '', when: 'soon', status: 'onsale', sort: 'price', order: 'up' })).toEqual({})
})

it('[S7.3] sorts by date, newest first, and by anything else ascending', () => {
  expect(sortingOf({})).toEqual({ sort: 'date', order: 'desc' })
  expect(sortingOf({ sort: 'name' })).toEqual({ sort: 'name', order: 'asc' })
  expect(sortingOf({ sort: 'date', order: 'asc' })).toEqual({ sort: 'date', order: 'asc' })
})

it('the table begins with the next event, unless the URL says otherwise', () => {
  expect(tableSearch({ q: 'film' })).toEqual({ q: 'film', sort: 'next' })
  expect(tableSearch({ sort: 'name', order: 'desc' })).toEqual({ sort: 'name', order: 'desc' })
})
