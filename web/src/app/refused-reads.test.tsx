import type { Role } from '@foyer/contract/access'
import { pages } from '@foyer/contract/pages'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from './test/render-app.tsx'

const [[event], [order], { lastTeam }] = await Promise.all(
  ['/events?limit=1', '/orders?limit=1', '/me'].map((path) => mockAnswers(path)),
)

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const idsOf: Record<string, string> = { orders: order.id, teams: lastTeam }

const pathOf = (page: string): string => page.replace(':id', idsOf[page.split('/')[0] ?? ''] ?? event.id)

/** Opens a page as a role, and waits until it has read everything. @returns the reads that are refused */
async function refusedReads(page: string, role: Role): Promise<string[]> {
  sessionStorage.setItem('foyer-team', lastTeam)
  sessionStorage.setItem('foyer-see-as', role)
  const { fetched, queryClient } = openApp(`/en/${pathOf(page)}`)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    expect(fetched).toHaveBeenCalled()
    expect(queryClient.isFetching()).toBe(0)
  })
  const answers = await Promise.all(fetched.mock.results.map(({ value }) => value))
  return fetched.mock.calls.flatMap(([path], index) => (answers[index]?.status === 403 ? [path] : []))
}

/** The pages about a team, without those that need another row than an event, an order or the team. */
const known = pages.filter(
  (page) => /^$|^(?:events|orders|inbox|reports|settings|teams)\b/.test(page) && !/jobs\/:id/.test(page),
)

describe('a page asks for nothing that the role may not read', () => {
  // the role with the fewest permissions to read
  it.each(known)('/%s as door', async (page) => {
    expect(await refusedReads(page, 'door')).toEqual([])
  })

  it('/orders/jobs/:id as viewer', async () => {
    expect(await refusedReads('orders/jobs/:id', 'viewer')).toEqual([])
    await screen.findByText('Your role doesn’t allow this.')
  })

  it('/events/:id/enter-key, which would only be refused at the end', async () => {
    expect(await refusedReads('events/:id/enter-key', 'viewer')).toEqual([])
    await screen.findByRole('heading', { name: 'Your role doesn’t have access to this page' })
    expect(screen.queryByLabelText('Notion key')).toBeNull()
  })
})
