import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSigner } from './signer.ts'

const signer = createSigner(randomBytes(32))

it('signs an id with 128 bits, differently for every key', () => {
  const signature = signer.sign('order', 'ord_1')
  expect(signature).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
  expect(signer.verify('order', 'ord_1', signature)).toBe(true)
  expect(createSigner(randomBytes(32)).verify('order', 'ord_1', signature)).toBe(false)
})

it('rejects a signature of another id or purpose', () => {
  const signature = signer.sign('order', 'ord_1')
  expect(signer.verify('order', 'ord_2', signature)).toBe(false)
  expect(signer.verify('ticket', 'ord_1', signature)).toBe(false)
  expect(signer.verify('order', 'ord_1', `${signature}0`)).toBe(false)
  expect(signer.verify('order', 'ord_1', '')).toBe(false)
})

it('signs different ids differently', () => {
  const signatures = new Set(Array.from({ length: 2000 }, (_, n) => signer.sign('order', String(n))))
  expect(signatures.size).toBe(2000)
})
