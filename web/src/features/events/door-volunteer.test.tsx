import type { Role } from '@foyer/contract/access'
import { messages as en } from '@foyer/words/app/en'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  return () => vi.unstubAllGlobals()
})

/** Opens home for a member with a role in the first team, and waits for its events. */
async function openAs(role: Role) {
  const me = await mockAnswers('/me')
  const teams = me.teams.map((team: object) => ({ ...team, role }))
  openApp('/en', (request) => (request.url.endsWith('/me') ? Response.json({ ...me, teams }) : undefined))
  await screen.findByRole('link', { name: 'Lantern Walk and Harvest Market' })
  return {
    orders: within(screen.getByRole('navigation', { name: en.shell.navigation })).queryByRole('link', {
      name: en.shell.orders,
    }),
    edit: screen.queryAllByRole('link', { name: /^Edit / }),
  }
}

it('home offers neither orders nor editing to a member at the door', async () => {
  expect(await openAs('door')).toEqual({ orders: null, edit: [] })
})

it('home offers both to a manager', async () => {
  const { orders, edit } = await openAs('manager')
  expect(orders).not.toBeNull()
  expect(edit.length).toBeGreaterThan(0)
})
