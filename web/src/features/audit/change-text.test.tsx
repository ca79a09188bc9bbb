import { messages as en } from '@foyer/words/app/en'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  return () => vi.unstubAllGlobals()
})

it('the history names the permissions of an API token in words, and an unknown one by its code', async () => {
  const entry = {
    ...{ id: 'aud_1', at: '2026-11-20T10:00:00.000Z', by: { kind: 'member', id: '1', name: 'Ada' } },
    ...{ action: 'api-token.created', subject: { kind: 'api-token', id: 'tok_1', name: 'Website' } },
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
