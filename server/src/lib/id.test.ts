import { expect, it } from 'vitest'
import { newId } from './id.ts'
import { randomShortNumber } from './short-number.ts'

it('ids have their prefix, sort by time and do not repeat', () => {
  const ids = Array.from({ length: 1000 }, () => newId('evt'))
  expect(ids.every((id) => /^evt_[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1000)
  expect(newId('evt').slice(4, 12) >= (ids[0] ?? '').slice(4, 12)).toBe(true)
})

it('short numbers have no characters that look alike, no vowels, and all the others', () => {
  const numbers = Array.from({ length: 1000 }, randomShortNumber)
  for (const number of numbers) expect(number).toMatch(/^.{4}-.{4}$/)
  const drawn = [...new Set(numbers.join('').replaceAll('-', ''))].sort().join('')
  expect(drawn).toBe('23456789BCDFGHJKLMNPQRSTVWXZ')
})
