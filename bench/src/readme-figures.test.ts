import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Results } from './readme-figures.ts'
import { overBudgetTable, saleTable, withPart } from './readme-figures.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const results: Results = JSON.parse(read('../results.json'))

it.each([
  ['../../README.md', 'sale', saleTable],
  ['../README.md', 'sale', saleTable],
  ['../README.md', 'over-budget', overBudgetTable],
] as const)('%s has the figures of the last measurement: %s', (path, name, tableOf) => {
  const document = read(path)
  expect(document).toBe(withPart(document, name, tableOf(results)))
})

it('tells when a document has no such part', () => {
  expect(() => withPart('Text', 'sale', '')).toThrow('no part sale')
})
