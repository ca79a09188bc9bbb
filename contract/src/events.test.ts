import { expect, it } from 'vitest'
import { maskKey } from './events.ts'

it.each([
  ['ntn_5a8bZ71canary9f3e1a2b', 'ntn_…1a2b'],
  ['secret_0123456789', 'secret_…6789'],
  ['0123456789', '…6789'],
  // most of it would be seen
  ['ntn_1234', '…'],
  ['ntn_123456789', '…'],
  ['12345678', '…'],
  // no prefix of Notion's, so it may be the secret itself
  ['correcthorsebattery_1234', '…1234'],
])('%s is shown as %s', (key, mask) => {
  expect(maskKey(key)).toBe(mask)
})
