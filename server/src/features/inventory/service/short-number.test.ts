import { expect, it } from 'vitest'
import { randomShortNumber } from './short-number.ts'

it('short numbers have no characters that look alike, no vowels, and all the others', () => {
  const numbers = Array.from({ length: 1000 }, randomShortNumber)
  for (const number of numbers) expect(number).toMatch(/^.{4}-.{4}$/)
  const drawn = [...new Set(numbers.join('').replaceAll('-', ''))].sort().join('')
  expect(drawn).toBe('23456789CDFHJKLMNPQRTVWX')
})
