import { expect, it } from 'vitest'
import { parseAddress } from './address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
])('%s is %s, each time', (text, address) => {
  expect(parseAddress(text)?.toString()).toBe(address)
  expect(parseAddress(text)?.toString()).toBe(address)
})

it.each(['', 'unknown', '192.0.2.7:80', '1'.repeat(10_000)])('%s is no address, each time', (text) => {
  expect(parseAddress(text)).toBeUndefined()
  expect(parseAddress(text)).toBeUndefined()
})
