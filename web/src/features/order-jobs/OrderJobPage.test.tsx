import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stops a bulk action that is not done, after asking', async () => {
  const job = { id: 'job_1', kind: 'resend', by: 'Ada', done: 1, failed: 0, createdAt: '2026-11-23T10:00:00.000Z' }
  // React's warnings about elements in places where HTML has none
  const warnings = vi.spyOn(console, 'error')
  let left = { waiting: 2, skipped: 0 }
  const { user } = openApp('/en/orders/jobs/job_1', (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/orders')) return Response.json([], { headers: { 'x-total-count': '0' } })
    if (request.method === 'POST' && pathname.endsWith('/stop')) left = { waiting: 0, skipped: 2 }
    return pathname.includes('/order-jobs/job_1') ? Response.json({ ...job, ...left }) : undefined
  })
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Stop this bulk action?' }))
  expect(dialog.getByText(/^The 2 orders still waiting will be skipped\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  await screen.findByText('1 done · 2 skipped')
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(warnings).not.toHaveBeenCalled()
})

it('shows the message that the buyers got, line by line', async () => {
  const job = { id: 'job_1', kind: 'message', waiting: 0, done: 2, skipped: 0, failed: 0 }
  const message = { subject: 'Doors open earlier', text: 'Please come at 6.\n\nSee you!' }
  openApp('/en/orders/jobs/job_1', (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/orders')) return Response.json([], { headers: { 'x-total-count': '0' } })
    return pathname.endsWith('/order-jobs/job_1')
      ? Response.json({ ...job, ...message, createdAt: '2026-11-23T10:00:00.000Z' })
      : undefined
  })
  const shown = within(await screen.findByRole('blockquote'))
  expect(shown.getByText('Doors open earlier')).toBeTruthy()
  expect(shown.getByText(/^Please come/).textContent).toBe(message.text)
})
