import { describe, expect, it } from 'vitest'
import { rankOf, searchTermsOf, searchTextOf } from './search-text.ts'
import { swappedIn, toleratesErrors } from './similar-words.ts'

const rank = (text: string, q: string) => rankOf(searchTextOf(text), searchTermsOf(q))

it.each([
  ['Zoë Müller-Straße', ' zoe muller strasse '],
  ['O’Brien & Söhne', ' o brien   sohne '],
  ['anna@example.org', ' anna example org '],
  ['مرحبا', ' u645u631u62du628u627 '],
  ['', '  '],
])('folds %s', (text, folded) => expect(searchTextOf(text)).toBe(folded))

it.each(['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mülle', 'muell'])('finds Müller by %s', (q) =>
  expect(rank('Ada Müller', q)).toBeDefined(),
)

it.each(['Müller', 'Mueller'])('finds Mueller by %s', (q) => expect(rank('Ada Mueller', q)).toBe(0))

it.each([
  ['Straße', 'strasse'],
  ['Strasse', 'straße'],
  ['محمد علي', 'علي'],
  ['K7QR-2VXM', 'k7qr-2'],
  ['a@example.org', 'A@EXAMPLE.ORG'],
])('finds %s by %s', (text, q) => expect(rank(text, q)).toBeDefined())

it('ranks whole words before beginnings, and these before the inside of words', () => {
  expect(['Konzert im Hof', 'Konzertabend', 'Sommerkonzert'].map((text) => rank(text, 'konzert'))).toEqual([0, 1, 2])
  expect(rank('Sommerkonzert im Hof', 'hof konz')).toBe(2)
  expect(rank('Queen', 'quen')).toBeUndefined()
})

it('looks for one or two letters at the beginning of words only', () => {
  expect(rank('Ada Berg', 'b')).toBe(1)
  expect(rank('Ada Berg', 'er')).toBeUndefined()
  expect(rank('Ada Berg', 'erg')).toBe(2)
})

it('has no terms without letters and digits, each word once, and at most ten', () => {
  expect(searchTermsOf(' % _ … ')).toEqual([])
  expect(searchTermsOf('la la land')).toHaveLength(2)
  expect(searchTermsOf('a b c d e f g h i j k l')).toHaveLength(10)
})

describe('similar words', () => {
  const termOf = (word: string) => searchTermsOf(word)[0] ?? { spellings: [] }

  it('swap letters, also those that are written as numbers', () => {
    expect(swappedIn(termOf('mars'))).toEqual(['amrs', 'mras', 'masr'])
    const swapped = ['حممد', 'ممحد', 'محدم'].map((word) => termOf(word).spellings[0])
    expect(swappedIn(termOf('محمد'))).toEqual(swapped)
  })

  it('are not looked for where a word has few letters', () => {
    for (const [word, tolerates] of [
      ['mars', true],
      ['mar', false],
      ['محمد', true],
      ['東京', false],
      ['1234', false],
    ] as const)
      expect([word, toleratesErrors(termOf(word))]).toEqual([word, tolerates])
  })
})
