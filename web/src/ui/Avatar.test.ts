import { expect, test } from 'vitest'
import { initials } from './Avatar.tsx'

test('initials are those of the first and the last word', () => {
  expect(initials('Jean-Luc de la Tour')).toBe('JT')
  expect(initials(' ärzte ')).toBe('Ä')
})

test('an empty name has no initials', () => {
  expect(initials('')).toBe('')
})

test('initials keep surrogate pairs whole', () => {
  expect(initials('𝒜lpha 🎭')).toBe('𝒜🎭')
})
