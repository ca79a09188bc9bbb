import { expect, it } from 'vitest'
import { levelsOf, mirrored } from './bidi.ts'

// levels of bidi-js 1.0.3, which passes Unicode's conformance tests; letters א and ב run from right to left
it.each([
  ['ab אב cd', '00011000'],
  ['אב cd אב', '11122111'],
  ['אב (12) אב', '1111221111'],
  ['ab אב 12', '00011122'],
  ['12 ab', '00000'],
  ['ab 12', '00000'],
  ['אב!', '111'],
  ['ab אב!', '000110'],
  ['ab (אב) cd', '0000110000'],
  ['אב (cd) אב', '1111221111'],
])('the levels of %s are %s', (text, levels) => {
  expect(levelsOf([...text]).join('')).toBe(levels)
})

it('brackets are mirrored, letters are not', () => {
  expect([...'(a»'].map(mirrored).join('')).toBe(')a«')
})
