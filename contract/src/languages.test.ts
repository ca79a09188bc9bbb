import { expect, it } from 'vitest'
import { readerLanguage } from './languages.ts'

it.each([
  ['de', 'fr', 'de'],
  ['xx', 'fr', 'fr'],
  [undefined, 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  [undefined, 'es, de;q=0.5, en;q=0.4', 'de'],
  [undefined, 'en;q=0.1, de-AT;q=0.7', 'de'],
  [undefined, 'de;q=0, fr', 'fr'],
  [undefined, 'es, it', 'en'],
  [undefined, undefined, 'en'],
  [undefined, ';;;,,q=', 'en'],
])('chosen %s, wished %s: reads %s', (chosen, acceptLanguage, language) => {
  expect(readerLanguage(chosen, acceptLanguage)).toBe(language)
})
