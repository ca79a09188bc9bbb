import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { signerOf } from './signer.ts'

const signer = signerOf(randomBytes(32))

it('signs an id with 128 bits that nobody else can make', () => {
  const signature = signer.sign('order', 'ord_1')
  expect(signature).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
  expect(signer.verify('order', 'ord_1', signature)).toBe(true)
  expect(signerOf(randomBytes(32)).verify('order', 'ord_1', signature)).toBe(false)
})

it('opens nothing but what it was made for', () => {
  const signature = signer.sign('order', 'ord_1')
  expect(signer.verify('order', 'ord_2', signature)).toBe(false)
  expect(signer.verify('ticket', 'ord_1', signature)).toBe(false)
  expect(signer.verify('order', 'ord_1', `${signature}0`)).toBe(false)
  expect(signer.verify('order', 'ord_1', '')).toBe(false)
})

it('keeps every bit: other bytes make another text', () => {
  const made = new Set(Array.from({ length: 2000 }, (_, n) => signer.sign('order', String(n))))
  expect(made.size).toBe(2000)
})
