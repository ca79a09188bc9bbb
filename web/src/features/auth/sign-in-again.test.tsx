import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

const { accounts, me: words, errors } = messages

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

/** Changes the password in a session whose sign-in is too long ago. */
async function changePassword() {
  let isRecent = false
  const changes: string[] = []
  const app = openApp('/en/my-profile', async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/me/authentication') {
      isRecent = (await request.json()).password === 'correct horse battery'
      return isRecent ? new Response(null, { status: 204 }) : problem({ status: 403, code: 'wrong-password' })
    }
    if (pathname !== '/me/password') return undefined
    if (!isRecent) return problem({ status: 403, code: 'recent-sign-in-needed' })
    changes.push(await request.text())
    return new Response(null, { status: 204 })
  })
  await app.user.type(await screen.findByLabelText(words.password.current), 'correct horse battery')
  await app.user.type(screen.getByLabelText(words.password.new), 'another long one')
  await app.user.click(screen.getByRole('button', { name: words.password.save }))
  return { ...app, changes, dialog: within(await screen.findByRole('dialog', { name: accounts.recentSignIn.title })) }
}

it('asks for the password over the page and repeats the change as it was', async () => {
  const { user, dialog, changes } = await changePassword()
  await user.type(dialog.getByLabelText(accounts.password), 'wrong{Enter}')
  await dialog.findByRole('alert')
  await user.clear(dialog.getByLabelText(accounts.password))
  await user.type(dialog.getByLabelText(accounts.password), 'correct horse battery{Enter}')
  await screen.findByText(words.password.saved)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(changes.map((body) => JSON.parse(body))).toEqual([
    { currentPassword: 'correct horse battery', newPassword: 'another long one' },
  ])
})

it('can be dismissed: nothing is changed, and what was typed stays', async () => {
  const { user, dialog, changes } = await changePassword()
  await user.click(dialog.getByRole('button', { name: messages.common.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText(errors.code['recent-sign-in-needed'])
  expect(screen.getByLabelText(words.password.new)).toHaveProperty('value', 'another long one')
  expect(changes).toEqual([])
})
