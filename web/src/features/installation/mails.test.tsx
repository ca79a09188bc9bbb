import type { Installation } from '@foyer/contract/installation'
import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { currentToasts, dismissToast } from '../../ui/toasts.ts'

const words = messages.installation.mails

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const installation = {
  ...{ version: '1.0.0', publicUrl: 'https://foyer.example', database: 'embedded', databaseVersion: '18.4' },
  ...{ signUp: 'open', accounts: 1, teams: 1, events: 4 },
  checks: { database: 'ok', migrations: 'ok', disk: 'ok', notices: 'ok', jobs: 'ok', mail: 'ok', internet: 'ok' },
} satisfies Omit<Installation, 'mail'>

it('emails that were kept without a mail server are sent once the operator agrees to their number', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  let kept = 2
  const { user } = openApp('/en/settings/mails', async ({ method, url }) => {
    const { pathname } = new URL(url)
    const mail = { smtp: true, from: 'foyer@example.com', queued: 0, failed: 0, kept }
    if (pathname === '/me') return Response.json({ ...(await mockAnswers('/me')), operator: true })
    if (pathname === '/installation') return Response.json({ ...installation, mail })
    if (pathname === '/installation/mails') return Response.json([], { headers: { 'x-total-count': '0' } })
    if (`${method} ${pathname}` !== 'POST /installation/mails/send-kept') return undefined
    kept = 0
    return Response.json({ queued: 2 })
  })
  await user.click(await screen.findByRole('button', { name: 'Send 2 kept emails' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 kept emails?' }))
  expect(kept).toBe(2)
  await user.click(dialog.getByRole('button', { name: words.kept.confirm.send }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send 2 kept emails' })).toBeNull())
  expect(currentToasts().at(-1)).toMatchObject({ text: '2 emails are being sent.' })
  vi.unstubAllGlobals()
})
