import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

// the page loads it on demand; reading it from disk takes longer on a busy machine than a test waits
beforeAll(async () => void (await import('../events/EventQuestionsPage.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const summed = (id: string, label: string, more: object, question: object = {}) => ({
  question: {
    id,
    per: 'order',
    kind: 'text',
    texts: { en: { label } },
    choices: [],
    required: false,
    asked: 'before',
    changeableUntil: 'event',
    ...question,
  },
  answered: 0,
  counts: [],
  latest: [],
  ...more,
})

/** Opens the answers of an event. @returns the part of each question, by its text */
async function openAnswers(...questions: object[]) {
  openApp('/en/events/evt_3/questions', ({ url }) =>
    url.endsWith('/events/evt_3/answers') ? Response.json({ questions }) : undefined,
  )
  const section = await screen.findByRole('region', { name: 'Answers' })
  await within(section).findByText('3 answers')
  return (label: string | RegExp) => {
    const part = within(section).getByRole('heading', { name: label }).parentElement
    if (!part) throw new Error(`no answers to ${label}`)
    return part
  }
}

it('shows choices that were not chosen, questions without answers, and the sums of numbers', async () => {
  const choices = ['vegan', 'any'].map((id) => ({ id, texts: { en: id } }))
  const latest = [{ text: '2.5', order: { id: 'ord_1', number: 'K7QR-2VXM' } }]
  const counts = [
    { value: 'vegan', count: 3 },
    { value: 'any', count: 0 },
  ]
  const partOf = await openAnswers(
    summed('diet', 'Diet', { answered: 3, counts }, { kind: 'choice', choices }),
    summed('coming', 'Coming', { counts: ['yes', 'no'].map((value) => ({ value, count: 0 })) }, { kind: 'yes-no' }),
    summed(
      'guests',
      'Guests',
      { answered: 4, latest, numbers: { sum: 1234.5, average: 308.625, smallest: -1, largest: 1000 } },
      { kind: 'number' },
    ),
    summed('former', 'Former', {}, { removed: true }),
  )
  expect(within(partOf('Diet')).getByText('3 · 100%')).toBeTruthy()
  expect(within(partOf('Diet')).getByText('0 · 0%')).toBeTruthy()
  expect(within(partOf('Coming')).getAllByText('0 · 0%')).toHaveLength(2)
  const numbers = [...partOf('Guests').querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['Sum1,234.5', 'Average308.625', 'Lowest-1', 'Highest1,000'])
  expect(screen.queryByRole('heading', { name: /Former/ })).toBeNull()
})

it('leads to those who have answered, and to those who have not if they are still asked', async () => {
  const partOf = await openAnswers(
    summed('note', 'Note', { answered: 3 }),
    summed('size', 'Size', { answered: 1 }, { per: 'ticket', removed: true }),
  )
  const links = (label: string | RegExp) =>
    [...partOf(label).querySelectorAll('a')].map((link) => [link.textContent, decodeURIComponent(link.href)])
  expect(links('Note')).toEqual([
    ['Orders with an answer', expect.stringMatching(/\/events\/evt_3\/orders\?answer=note:_any$/)],
    ['Orders without an answer', expect.stringMatching(/\/events\/evt_3\/orders\?answer=note:_none$/)],
  ])
  expect(links(/^Size/)).toEqual([
    ['Attendees with an answer', expect.stringMatching(/\/events\/evt_3\/attendees\?answer=size:_any$/)],
  ])
})
