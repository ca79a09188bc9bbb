import { line, maxNameLength } from '@foyer/contract/text'
import { expect, it } from 'vitest'
import { oneOf, text } from './search-params.ts'

it('takes a text unchanged, up to the maximum length', () => {
  expect(text({ q: '42' }, 'q')).toEqual({ q: '42' })
  expect(text({ q: 'a'.repeat(500) }, 'q').q).toHaveLength(200)
})

it.each([
  ['\u202a+49 761 1234\u202c', '+49 761 1234'],
  ['two\r\nlines', 'two lines'],
  ['two\u2028lines', 'two lines'],
  ['nothing\u0000', 'nothing'],
  [`${'a'.repeat(199)}🎪`, 'a'.repeat(199)],
])('turns %j into a line that the API accepts', (given, taken) => {
  const { q } = text({ q: given }, 'q')
  expect(q).toBe(taken)
  expect(line(maxNameLength).safeParse(q).success).toBe(true)
})

it.each([{}, { q: '' }, { q: '  ' }, { q: '\u0000' }, { q: ' \u2060\u200b ' }, { q: ['a'] }])(
  'sets undefined for %j',
  (given) => {
    expect({ ...given, ...text(given, 'q') }).toStrictEqual({ q: undefined })
  },
)

it('takes a known value and ignores others', () => {
  expect(oneOf({ sort: 'name' }, 'sort', ['name', 'date'])).toEqual({ sort: 'name' })
  expect(oneOf({ sort: 'colour' }, 'sort', ['name', 'date'])).toStrictEqual({ sort: undefined })
})
