import { expect, it } from 'vitest'
import { orderSearch } from './search.ts'

it('takes known values from the URL and drops the others', () => {
  expect(orderSearch({ q: 'K7QR', event: 'evt_1', status: 'paid', refunds: 'owed', page: '3' })).toEqual({
    q: 'K7QR',
    event: 'evt_1',
    status: 'paid',
    refunds: 'owed',
  })
  expect(orderSearch({ q: '', event: '../me', status: 'sold', refunds: 'all' })).toEqual({})
})
