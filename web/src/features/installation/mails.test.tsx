import type { Installation } from '@foyer/contract/installation'
import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'
import { currentToasts } from '../../ui/toasts.ts'

const words = messages.installation.mails

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

const installation = {
  version: '1.0.0',
  publicUrl: 'https://foyer.example',
  database: 'embedded',
  databaseVersion: '18.4',
  signUp: 'open',
  accounts: 1,
  teams: 1,
  events: 4,
  checks: { database: 'ok', migrations: 'ok', disk: 'ok', notices: 'ok', jobs: 'ok', mail: 'ok', internet: 'ok' },
} satisfies Omit<Installation, 'mail'>

/** Opens the mail log as the operator. @param kept the number of emails that are kept @param instead answers before that */
const openMails = (query: string, kept: () => number, instead: (call: string) => Response | undefined) =>
  openApp(`/en/settings/mails${query}`, async ({ method, url }) => {
    const { pathname } = new URL(url)
    const mail = { smtp: true, from: 'foyer@example.com', queued: 0, failed: 0, kept: kept() }
    if (pathname === '/me') return Response.json({ ...(await mockAnswers('/me')), operator: true })
    if (pathname === '/installation') return Response.json({ ...installation, mail })
    if (pathname === '/installation/mails') return Response.json([], { headers: { 'x-total-count': '0' } })
    return instead(`${method} ${pathname}`)
  })

it('emails that were kept without a mail server are sent once the operator agrees to their number', async () => {
  let kept = 2
  const count = () => kept
  const { user } = openMails('', count, (call) => {
    if (call !== 'POST /installation/mails/send-kept') return undefined
    kept = 0
    return Response.json({ queued: 2 })
  })
  await user.click(await screen.findByRole('button', { name: 'Send 2 kept emails' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 kept emails?' }))
  expect(kept).toBe(2)
  await user.click(dialog.getByRole('button', { name: words.kept.confirm.send }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send 2 kept emails' })).toBeNull())
  expect(currentToasts().at(-1)).toMatchObject({ text: '2 emails are being sent.' })
})

it('emails are filtered by their state in the URL; none leads back to all', async () => {
  const { user, router, fetched } = openMails(
    '',
    () => 0,
    () => undefined,
  )
  const show = within(await screen.findByRole('group', { name: 'Show' }))
  await user.click(show.getByRole('radio', { name: 'Failed' }))
  await screen.findByRole('heading', { name: 'No emails with the status “Failed”' })
  expect(router.state.location.href).toBe('/en/settings/mails?state=failed')
  expect(fetched.mock.calls.map(([url]) => url)).toContainEqual(expect.stringMatching(/mails\?.*state=failed/))
  await user.click(screen.getByRole('link', { name: 'Show all emails' }))
  await waitFor(() => expect(router.state.location.href).toBe('/en/settings/mails'))
  router.history.back()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Failed' })).toHaveProperty('checked', true))
})

it('an unknown email is not found, and an unknown state shows all', async () => {
  openMails(
    '?mail=mai_nothing&state=nonsense',
    () => 0,
    (call) => (call === 'GET /installation/mails/mai_nothing' ? problem({ status: 404 }) : undefined),
  )
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(words.missing)
  expect(screen.getByRole('radio', { name: 'All', hidden: true })).toHaveProperty('checked', true)
})
