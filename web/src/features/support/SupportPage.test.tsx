import { messages as german } from '@foyer/words/app/de'
import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'

const { support, feedback } = messages

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const focusIsOn = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
type User = ReturnType<typeof openApp>['user']
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

it('a sent request and the form for another move the focus to their headings', async () => {
  const { user } = openApp('/en/support')
  await user.type(await screen.findByLabelText(support.subject), 'The website check fails')
  await user.type(screen.getByLabelText(support.message), 'Since yesterday.')
  await press(user, support.send)
  await focusIsOn(support.sent.title)
  await press(user, support.sent.again)
  await focusIsOn(support.title)
})

it('sent feedback and the form for more move the focus to their headings', async () => {
  const { user } = openApp('/en/share-feedback')
  await user.type(await screen.findByLabelText(feedback.message), 'Fine.')
  await press(user, feedback.send)
  await focusIsOn(feedback.sent.title)
  await press(user, feedback.sent.again)
  await focusIsOn(feedback.title)
})

it('a support request names missing and too long fields, and keeps the typed values', async () => {
  const { user, fetched } = openApp('/en/support')
  const subject = await screen.findByLabelText<HTMLInputElement>(support.subject)
  await press(user, support.send)
  const summary = (await screen.findByText(/^2 things need your attention/)).closest<HTMLElement>('[role=alert]')
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary ?? document.body).getByRole('link', { name: 'Enter a subject.' }))
  expect(document.activeElement).toBe(subject)
  await user.paste('Help')
  const message = screen.getByLabelText<HTMLTextAreaElement>(support.message)
  await user.click(message)
  await user.paste('x'.repeat(5001))
  await screen.findByText('1 character too many')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(descriptionOf(message)).toMatch(/^Use 5,000 characters or fewer\./))
  expect([subject.value, message.value]).toEqual(['Help', 'x'.repeat(5001)])
  expect(document.title).toBe('Error: Support – Foyer')
  expect(fetched.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
})

it('[S2.1] feedback lists the data it sends, counts characters, and thanks', async () => {
  const { user, fetched } = openApp('/en/changelog')
  await user.click(await screen.findByRole('button', { name: /^Account: / }))
  await user.click(await screen.findByRole('menuitem', { name: feedback.title }))
  const message = await screen.findByLabelText<HTMLTextAreaElement>(feedback.message)
  expect(screen.getByRole('region', { name: 'Included with your message' }).textContent).toContain('English')
  await user.click(message)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(descriptionOf(message)).toMatch(/^Enter your feedback\./))
  await user.click(screen.getByRole('radio', { name: 'Praise' }))
  await user.click(message)
  await user.paste('Good <b>work</b>')
  await screen.findByText('4,984 characters left')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await focusIsOn(feedback.sent.title)
  const [, sent] = fetched.mock.calls.find(([, init]) => init?.method === 'POST') ?? []
  expect(JSON.parse(`${sent?.body}`)).toMatchObject({ kind: 'praise', message: 'Good <b>work</b>' })
  await press(user, feedback.sent.again)
  expect((await screen.findByLabelText<HTMLTextAreaElement>(feedback.message)).value).toBe('')
})

it('typed feedback is discarded only after a question', async () => {
  const { user } = openApp('/en/share-feedback')
  const message = await screen.findByLabelText<HTMLTextAreaElement>(feedback.message)
  await user.click(message)
  await user.paste('Half a thought')
  await user.click(screen.getByRole('link', { name: messages.shell.orders }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: messages.common.unsaved.stay }))
  expect(message.value).toBe('Half a thought')
})

it('typed values stay when the language changes, and the errors are translated', async () => {
  const { user } = openApp('/en/support')
  await user.click(await screen.findByLabelText(support.message))
  await user.paste('Please')
  await press(user, support.send)
  await waitFor(() => expect(descriptionOf(screen.getByLabelText(support.subject))).toMatch(/^Enter a subject/))
  await user.click(screen.getByRole('link', { name: 'Deutsch' }))
  const subject = await screen.findByLabelText(german.support.subject)
  expect(descriptionOf(subject)).toMatch(/^Geben Sie einen Betreff ein/)
  expect(screen.getByLabelText<HTMLTextAreaElement>(german.support.message).value).toBe('Please')
})
