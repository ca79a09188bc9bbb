import { describe, expect, it } from 'vitest'
import { policy as de } from './privacy/de.ts'
import { policy as en } from './privacy/en.ts'
import { policy as fr } from './privacy/fr.ts'
import type { Policy } from './privacy/policy.ts'

const facts = ({ version, date, sections }: Policy) => ({
  version,
  date,
  sections: sections.map(({ paragraphs, kinds }) => [
    paragraphs.length,
    kinds?.map(({ aboutBuyers = false }) => aboutBuyers),
  ]),
})

const texts = ({ lead, sections }: Policy) => [
  lead,
  ...sections.flatMap(({ title, paragraphs, kinds = [] }) => [
    title,
    ...paragraphs,
    ...kinds.flatMap(({ name, what, why, kept }) => [name, what, why, kept]),
  ]),
]

const cookies = ({ sections }: Policy) =>
  sections.flatMap(({ kinds = [] }) => kinds.map(({ name }) => name)).filter((name) => /^[a-z_-]+$/.test(name))

describe.each([
  ['de', de],
  ['fr', fr],
] as const)('the privacy policy in %s', (_, policy) => {
  it('is the same version of the same sections as in English', () => {
    expect(facts(policy)).toEqual(facts(en))
  })

  it('names the same cookies', () => {
    expect(cookies(policy)).toEqual(cookies(en))
  })
})

it('has no empty text', () => {
  expect([en, de, fr].flatMap(texts).filter((text) => text.trim() === '')).toEqual([])
})
