import { line, nameLength } from '@foyer/contract/text'
import { expect, it } from 'vitest'
import { oneOf, text } from './search-params.ts'

it('takes a text as it stands, at a length that can be searched for', () => {
  expect(text({ q: '42' }, 'q')).toEqual({ q: '42' })
  expect(text({ q: 'a'.repeat(500) }, 'q').q).toHaveLength(200)
})

it.each([
  ['\u202a+49 761 1234\u202c', '+49 761 1234'],
  ['two\r\nlines', 'two lines'],
  ['two\u2028lines', 'two lines'],
  ['nothing\u0000', 'nothing'],
  [`${'a'.repeat(199)}🎪`, 'a'.repeat(199)],
])('makes a line of %j that the API takes', (given, taken) => {
  const { q } = text({ q: given }, 'q')
  expect(q).toBe(taken)
  expect(line(nameLength).safeParse(q).success).toBe(true)
})

it.each([{}, { q: '' }, { q: '  ' }, { q: '\u0000' }, { q: ' \u2060\u200b ' }, { q: ['a'] }])(
  'lays nothing over the address when it has %j',
  (given) => {
    expect({ ...given, ...text(given, 'q') }).toStrictEqual({ q: undefined })
  },
)

it('takes one of the words it knows, and ignores any other', () => {
  expect(oneOf({ sort: 'name' }, 'sort', ['name', 'date'])).toEqual({ sort: 'name' })
  expect(oneOf({ sort: 'colour' }, 'sort', ['name', 'date'])).toStrictEqual({ sort: undefined })
})
