import { expect, it } from 'vitest'
import { filterOf, orderSearch } from './search.ts'

it('takes known values from the URL and drops the others', () => {
  expect(orderSearch({ q: 'K7QR', event: 'evt_1', status: 'paid', refunds: 'owed', page: '3' })).toEqual({
    q: 'K7QR',
    event: 'evt_1',
    status: 'paid',
    refunds: 'owed',
  })
  expect(orderSearch({ q: '', event: '../me', status: 'sold', refunds: 'all', followUp: 'late' })).toEqual({})
  expect(orderSearch({ followUp: 'due' })).toEqual({ followUp: 'due' })
  expect(orderSearch({ code: ' FRIENDS', tag: 'x'.repeat(51) })).toEqual({ code: 'FRIENDS' })
})

it('takes filters, sorting and columns that can be, and no others', () => {
  const given = {
    method: 'card',
    type: 'tkt_1',
    from: '2026-01-31',
    to: '2026-02-30',
    minCents: '1250',
    maxCents: '-1',
    test: 'without',
    sort: 'total',
    order: 'up',
    hide: 'when,number,buyer',
    rows: 'dense',
    abandoned: 'with',
  }
  expect(orderSearch(given)).toEqual({
    method: 'card',
    type: 'tkt_1',
    from: '2026-01-31',
    minCents: 1250,
    test: 'without',
    sort: 'total',
    hide: 'when,number,buyer',
    rows: 'dense',
    abandoned: 'with',
  })
})

it('excludes abandoned reservations, but finds them', () => {
  expect(filterOf({ event: 'evt_1', rows: 'dense', sort: 'total' })).toEqual({ event: 'evt_1', abandoned: 'without' })
  for (const search of [{ q: 'K7' }, { status: 'expired' }, { abandoned: 'with' }] as const)
    expect(filterOf(search)).not.toHaveProperty('abandoned')
})
