import { expect, it } from 'vitest'
import { slugCandidates } from './slug.ts'

it('offers more addresses for a name that is taken or has no letters', () => {
  expect(slugCandidates('Fest')).toEqual([
    'fest',
    expect.stringMatching(/^fest-[0-9a-f]{6}$/),
    expect.stringMatching(/^fest-[0-9a-f]{16}$/),
  ])
  expect(slugCandidates('🎭').every((slug) => /^[0-9a-f]{10,}$/.test(slug))).toBe(true)
})
