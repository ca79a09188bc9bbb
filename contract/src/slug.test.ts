import { expect, it } from 'vitest'
import { foldText, slugOf } from './slug.ts'

it.each([
  ['Sommerfest im Hof', 'sommerfest-im-hof'],
  ['Müller & Söhne', 'mueller-soehne'],
  ['Été à Genève!', 'ete-a-geneve'],
  ['  --a--b--  ', 'a-b'],
  ['🎭', ''],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%j gives the address %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('capitals and accents do not matter in plain text', () => {
  expect(foldText('ZÜRICH')).toBe(foldText('zürich'))
  expect(foldText('Été')).toBe('ete')
})
