import { describe, expect, it } from 'vitest'
import { placeOfAddress } from './place-of-address.ts'

describe('the place of an address', () => {
  it.each([
    ['217.0.0.1', 'DE'],
    ['90.0.0.1', 'FR'],
    ['62.178.1.1', 'AT'],
    ['2a02:1210::1', 'CH'],
    ['::ffff:81.62.1.1', 'CH'],
  ])('%s is its country', async (address, country) => {
    expect(await placeOfAddress(address)).toBe(country)
  })

  it.each(['127.0.0.1', '::1', '10.0.0.1', '192.168.1.20', '::ffff:172.16.0.3', '169.254.3.4', 'fe80::1', 'fd12::1'])(
    '%s is the local network',
    async (address) => {
      expect(await placeOfAddress(address)).toBe('local')
    },
  )

  it.each(['', 'unknown', '203.0.113.7', '2001:db8::1', '100.64.0.1', '0.0.0.0', '240.0.0.1', '2000:dead::1'])(
    'is unknown for %j',
    async (address) => {
      expect(await placeOfAddress(address)).toBeUndefined()
    },
  )
})
