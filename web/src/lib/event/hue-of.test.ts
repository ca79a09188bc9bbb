import { dark, light } from '@foyer/brand/tokens'
import { expect, it } from 'vitest'
import { hueOf, hues } from './hue-of.ts'

it('a thing keeps its hue, and things get all of them', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `evt_${at}`)
  expect(ids.map(hueOf)).toEqual(ids.map(hueOf))
  expect(new Set(ids.map(hueOf))).toEqual(new Set(hues))
})

it('each hue is one of the tokens, whose contrast a test of the brand checks', () => {
  for (const hue of hues)
    for (const theme of [light, dark])
      expect(theme).toMatchObject({
        [`hue-${hue}`]: expect.stringMatching(/^#/),
        [`back-${hue}`]: expect.stringMatching(/^#/),
      })
})
