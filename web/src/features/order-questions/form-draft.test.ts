import { translated } from '@foyer/words/format/translated'
import { expect, it } from 'vitest'
import { bodyOf, moved, newKey, newQuestion, withText, withUse } from './form-draft.ts'

it('moves an item of a list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

it('has the text of a language, or the first there is, and removes empty ones', () => {
  expect(translated({ de: 'Kost', fr: 'Régime' }, 'fr')).toBe('Régime')
  expect(translated({ de: 'Kost' }, 'en')).toBe('Kost')
  expect(withText({ de: 'Kost', en: 'Diet' }, 'en', undefined)).toEqual({ de: 'Kost' })
})

it('keeps a use of the answers only while it is chosen', () => {
  const used = withUse(newQuestion(), 'forAccounts', true)
  expect(used.forAccounts).toBe(true)
  expect(withUse(used, 'forAccounts', false)).not.toHaveProperty('forAccounts')
})

it('sends only what belongs to the kind of each question', () => {
  const question = {
    ...newQuestion(),
    kind: 'text' as const,
    choices: [{ id: 'a', texts: { en: 'A' } }],
    min: 1,
    ticketTypeIds: ['tkt_gone'],
    shownWhen: { question: 'b', anyOf: [] },
  }
  const form = { attendees: { name: 'optional', email: 'off' } as const, questions: [question], version: 2 }
  const [sent] = bodyOf(form, new Set(['tkt_here'])).questions
  // for no ticket, not for all
  expect(sent).toEqual({ ...newQuestion(), id: question.id, ticketTypeIds: [] })
  expect(newKey()).toMatch(/^[a-z0-9-]{1,40}$/)
})
