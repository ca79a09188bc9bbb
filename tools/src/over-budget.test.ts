import { expect, it } from 'vitest'
import { overBudget } from './over-budget.ts'

const within = { page: 'HomePage', scripts: 12, scriptBytes: 150_000, ownBytes: 90_000, styleBytes: 20_000 }
const other = { ...within, page: 'EventPage', scripts: 14, scriptBytes: 190_000, ownBytes: 40_000 }

it('passes pages at the limit of the budget', () => {
  expect([within, other].flatMap(overBudget)).toEqual([])
})

it.each([
  [{ ...within, scriptBytes: 150_100 }, 'HomePage loads 150.1 KB of scripts; the budget is 150.0 KB.'],
  [{ ...within, scripts: 13 }, 'HomePage loads 13 scripts; the budget is 12.'],
  [{ ...other, ownBytes: 40_100 }, 'EventPage adds 40.1 KB of scripts; the budget is 40.0 KB.'],
  [{ ...other, styleBytes: 20_100 }, 'EventPage loads 20.1 KB of styles; the budget is 20.0 KB.'],
])('names the limit that a page exceeds', (load, sentence) => {
  expect(overBudget(load)).toEqual([sentence])
})
