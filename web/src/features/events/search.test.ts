import { expect, it } from 'vitest'
import { eventSearch, sortingOf } from './search.ts'

it('takes from the address what it knows and leaves the rest', () => {
  expect(eventSearch({ q: 'film', status: 'On Sale', sort: 'name', order: 'desc', page: '3' })).toEqual({
    q: 'film',
    status: 'On Sale',
    sort: 'name',
    order: 'desc',
  })
  expect(eventSearch({ q: '', status: 'onsale', sort: 'price', order: 'up' })).toEqual({})
})

it('[S7.3] sorts by date, the newest first, unless asked otherwise; by anything else upwards', () => {
  expect(sortingOf({})).toEqual({ sort: 'date', order: 'desc' })
  expect(sortingOf({ sort: 'name' })).toEqual({ sort: 'name', order: 'asc' })
  expect(sortingOf({ sort: 'date', order: 'asc' })).toEqual({ sort: 'date', order: 'asc' })
})
