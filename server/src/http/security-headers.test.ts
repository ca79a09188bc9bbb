import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { policyWith } from './security-headers.ts'

const policy = "default-src 'self'; style-src 'self' 'sha256-abc='; object-src 'none'"

it('a page that needs nothing more is allowed nothing more', () =>
  expect(policyWith({ frames: [], styles: [] }, policy)).toBe(policy))

it('a page may show frames of the origins it names, and styles of exactly its own', () => {
  const hash = createHash('sha256').update('a{b:c}').digest('base64')
  expect(policyWith({ frames: ['https://a.example', 'https://b.example'], styles: ['a{b:c}'] }, policy)).toBe(
    `default-src 'self'; style-src 'self' 'sha256-abc=' 'sha256-${hash}'; object-src 'none'; frame-src https://a.example https://b.example`,
  )
})
