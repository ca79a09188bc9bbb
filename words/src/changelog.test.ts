import { expect, it } from 'vitest'
import { changelog } from './changelog.ts'

const facts = (language: keyof typeof changelog) =>
  changelog[language].map(({ version, date, changes }) => ({ version, date, tags: changes.map(({ tag }) => tag) }))

it.each(['de', 'fr'] as const)('tells the same releases in %s as in English', (language) => {
  expect(facts(language)).toEqual(facts('en'))
})

it('has the newest release first', () => {
  const dates = changelog.en.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})
