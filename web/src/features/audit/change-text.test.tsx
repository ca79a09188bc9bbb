import { messages as en } from '@foyer/words/app/en'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  return () => vi.unstubAllGlobals()
})

it('the history names the permissions of an API token in words, and an unknown one by its code', async () => {
  const entry = {
    id: 'aud_1',
    at: '2026-11-20T10:00:00.000Z',
    by: { kind: 'member', id: '1', name: 'Ada' },
    action: 'api-token.created',
    subject: { kind: 'api-token', id: 'tok_1', name: 'Website' },
    changes: [{ field: 'permissions', after: 'events:read, orders:read, moon:write' }],
  }
  openApp('/en/settings/history', (request) =>
    request.url.includes('/audit-log?') || request.url.endsWith('/audit-log')
      ? Response.json([entry], { headers: { 'x-total-count': '1' } })
      : undefined,
  )
  const words = en.access.permissions
  expect(await screen.findByText(`${words['events:read']}; ${words['orders:read']}; moon:write`)).toBeTruthy()
})

it('the history is filtered by the URL: by person, action and day, and can be cleared', async () => {
  const { user, router } = openApp('/en/settings/history')
  const { by, action } = en.audit.filter
  const rows = () => screen.getAllByRole('row').length - 1
  await screen.findByRole('table', { name: en.audit.table.caption })
  const all = rows()
  await user.selectOptions(await screen.findByLabelText(action), en.audit.actions.invitation.sent)
  await waitFor(() => expect(rows()).toBe(1))
  expect(screen.getByText('door@kulturhaus.example')).toBeTruthy()
  expect(router.state.location.search).toEqual({ action: 'invitation.sent' })
  await user.selectOptions(screen.getByLabelText(by), await screen.findByRole('option', { name: 'Demo organiser' }))
  await waitFor(() => expect(router.state.location.search).toHaveProperty('person'))
  router.history.push('/en/settings/history?from=2001-01-01&to=2001-01-02')
  await user.click(await screen.findByRole('link', { name: en.audit.filter.clear }))
  await waitFor(() => expect(rows()).toBe(all))
})
