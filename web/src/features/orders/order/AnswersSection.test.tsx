import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers } from '../../../app/test/render-app.tsx'
import { openOrder, sampleId } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('strikes answers through that are about a cancelled ticket or add-on', async () => {
  const question = {
    per: 'ticket',
    kind: 'text',
    required: false,
    asked: 'before',
    changeableUntil: 'event',
    choices: [],
  }
  const questions = ['Diet', 'Menu'].map((label) => ({ ...question, id: label, texts: { en: { label } } }))
  const [ticket] = (await mockAnswers(`/orders/${await sampleId('pending')}`)).tickets
  const tickets = ['tic_1', 'tic_2', 'tic_3'].map((id) => ({ ...ticket, id, number: id }))
  tickets[1].cancelledAt = '2026-01-31T10:00:00.000Z'
  const answers = [
    { question: 'Diet', ticket: 'tic_1', values: ['Vegan'] },
    { question: 'Diet', ticket: 'tic_2', values: ['Vegetarian'], cancelled: 'ticket' },
    { question: 'Diet', ticket: 'tic_3', values: ['Kosher'], cancelled: 'ticket' },
    { question: 'Menu', values: ['Trout'], cancelled: 'add-on' },
  ]
  const given = ({ url }: Request) =>
    url.endsWith('/answers') ? Response.json({ questions, answers, files: [] }) : undefined
  await openOrder([], given, { tickets })
  const section = await screen.findByRole('region', { name: 'Answers' })
  const values = [...section.querySelectorAll('dd')]
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'Vegan',
    'Vegetarian (ticket cancelled)',
    'Kosher (no longer applies)',
    'Trout (add-on cancelled)',
  ])
  expect(values.map((value) => value.querySelector('s')?.textContent)).toEqual([
    undefined,
    'Vegetarian',
    'Kosher',
    'Trout',
  ])
})
