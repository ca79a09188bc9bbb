import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

// the page loads it on demand; reading it from disk takes longer on a busy machine than a test waits
beforeAll(async () => void (await import('../events/EventQuestionsPage.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => screen.getByRole('button', { name })

async function openQuestions(instead?: Parameters<typeof openApp>[1]) {
  const app = openApp('/en/events/evt_3/questions', instead)
  await screen.findByRole('button', { name: 'Add a question' })
  const add = async (label: string) => {
    await app.user.click(button('Add a question'))
    await app.user.type(screen.getByLabelText('Question'), label)
  }
  const save = () => app.user.click(button('Save questions'))
  return { ...app, add, save }
}

it('adds a question with choices, and saves it', async () => {
  const { user, add, save, fetched } = await openQuestions()
  await add('Diet')
  await user.selectOptions(screen.getByLabelText('Answer type'), 'Single choice')
  for (const [at, choice] of ['Vegan', 'Everything'].entries()) {
    await user.click(button('Add a choice'))
    // the new field has the focus: a space typed at the button would add more choices
    expect(document.activeElement).toBe(screen.getByLabelText(`Choice ${at + 1}`))
    await user.keyboard(choice)
  }
  await save()
  await screen.findByText('Questions saved.')
  const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PUT') ?? []
  expect(JSON.parse(String(init?.body)).questions).toMatchObject([
    { kind: 'choice', per: 'order', texts: { en: { label: 'Diet' } }, choices: [{ texts: { en: 'Vegan' } }, {}] },
  ])
})

it('limits a question to an add-on, shown under the name of its group', async () => {
  const addOns = [{ id: 'tkt_dinner', name: 'Gala dinner', taxRateBp: 0, priceCents: 0, capacity: 9, left: 9 }]
  const group = { id: 'aog_1', name: 'Meals', minPerTicket: 0, maxPerTicket: 1, addOns }
  const { user, add, save, fetched } = await openQuestions(({ url, method }) =>
    method === 'GET' && url.endsWith('/add-on-groups') ? Response.json([group]) : undefined,
  )
  await add('Diet')
  await user.click(screen.getByText('More settings'))
  await user.click(screen.getByRole('checkbox', { name: 'All ticket types' }))
  const meals = within(screen.getByRole('group', { name: 'Meals' }))
  await user.click(meals.getByRole('checkbox', { name: 'Gala dinner' }))
  await save()
  await waitFor(() => expect(fetched.mock.calls.some(([, given]) => given?.method === 'PUT')).toBe(true))
  const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PUT') ?? []
  expect(JSON.parse(String(init?.body)).questions).toMatchObject([{ ticketTypeIds: ['tkt_dinner'] }])
})

it('says that a question which depends on another is always asked until an answer is chosen', async () => {
  const { user, add } = await openQuestions()
  await add('Dinner')
  await user.selectOptions(screen.getByLabelText('Answer type'), 'Yes or no')
  await user.click(button('Add a question'))
  await user.click(screen.getByText('More settings'))
  await user.selectOptions(screen.getByLabelText('Depends on the answer to'), 'Dinner')
  const answers = within(screen.getByRole('group', { name: 'Ask if the answer is' }))
  expect(answers.getByText('No answer is chosen, so the question is always asked.')).toBeTruthy()
  await user.click(answers.getByRole('checkbox', { name: 'Yes' }))
  expect(answers.queryByText(/No answer is chosen/)).toBeNull()
})

it('says that a question is not asked once all that it was for are deleted, and asks none until some are chosen', async () => {
  const question = { id: 'diet', per: 'order', kind: 'text', texts: { en: { label: 'Diet' } }, choices: [] }
  const rest = { required: true, asked: 'before', changeableUntil: 'event', ticketTypeIds: [] }
  const form = { attendees: { name: 'off', email: 'off' }, questions: [{ ...question, ...rest }], version: 3 }
  const { user, save, fetched } = await openQuestions(({ url, method }) =>
    method === 'GET' && url.endsWith('/order-questions') ? Response.json(form) : undefined,
  )
  const sent = () =>
    fetched.mock.calls.flatMap(([, given]) =>
      given?.method === 'PUT' ? [JSON.parse(String(given.body)).questions[0].ticketTypeIds] : [],
    )
  await user.click(await screen.findByRole('button', { name: /Diet.*Not asked/ }))
  expect(screen.getByText('None is chosen, so buyers aren’t asked.')).toBeTruthy()
  await save()
  await waitFor(() => expect(sent()).toEqual([[]]))
  await user.click(screen.getByRole('checkbox', { name: 'All ticket types' }))
  await save()
  await waitFor(() => expect(sent()).toEqual([[], undefined]))
})

it('moves questions, keeps the focus on the button and announces the place', async () => {
  const { user, add } = await openQuestions()
  await add('First')
  await add('Second')
  await user.click(button('Move “Second” up'))
  await screen.findByText('Now question 1 of 2')
  expect(document.activeElement).toBe(button('Move “Second” down'))
  const toggles = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
  expect(toggles.join()).toContain('First')
})

it('opens the question that is refused, and says what is wrong with it', async () => {
  const { user, add, save } = await openQuestions()
  await user.click(button('Add a question'))
  await add('Second')
  await save()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText('Question 1: This field is required.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('')
})

it('sets no colon after the question mark of a question that is refused', async () => {
  const { user, add, save } = await openQuestions()
  await add('Coming to dinner?')
  await user.selectOptions(screen.getByLabelText('Answer type'), 'Single choice')
  await save()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText(/^Coming to dinner\? [A-Z]/)).toBeTruthy()
})

it('keeps what was typed when another member has saved other questions, and lets the reader choose', async () => {
  let refuse = true
  let stored: object | undefined
  const { add, save, user } = await openQuestions(({ url, method }) => {
    if (!url.endsWith('/order-questions')) return undefined
    if (method === 'PUT' && refuse) {
      refuse = false
      const question = { id: 'theirs', per: 'order', kind: 'text', texts: { en: { label: 'Theirs' } }, choices: [] }
      const rest = { required: false, asked: 'before', changeableUntil: 'event' }
      stored = {
        attendees: { name: 'off', email: 'off' },
        questions: [{ ...question, ...rest }],
        version: 7,
      }
      return problem({ status: 409, code: 'stale' })
    }
    return method === 'GET' && stored ? Response.json(stored) : undefined
  })
  await add('Mine')
  await save()
  await screen.findByText(/Your changes are still here/)
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Mine')
  await user.click(button('Use the saved version'))
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
  expect(screen.getByText('Theirs')).toBeTruthy()
})
