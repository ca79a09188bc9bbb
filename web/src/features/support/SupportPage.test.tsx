import { messages } from '@foyer/words/app/en'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

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
