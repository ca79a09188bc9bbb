import type { AccountDeletion, TeamDeletion } from '@foyer/contract/deletions'
import { messages } from '@foyer/words/app/en'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

const words = messages.deletions

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  return () => vi.unstubAllGlobals()
})

const nothing: TeamDeletion = { onSale: 0, upcoming: 0, open: 0, owed: 0, members: 0, events: 0, keptOrders: 0 }

/** Answers one path of the API; the demo answers the others. */
const answer = (path: string, answers: (method: string) => Response | undefined) => (request: Request) =>
  new URL(request.url).pathname === path ? answers(request.method) : undefined

describe('the settings of a team', () => {
  it('say what keeps the team from being deleted', async () => {
    openApp(
      '/en/settings',
      answer('/teams/1/deletion', () => Response.json({ ...nothing, onSale: 2, owed: 1 })),
    )
    const section = await screen.findByRole('region', { name: words.team.title })
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['2 events are on sale. Close them first.', '1 order is waiting for a refund.'])
    expect(within(section).queryByRole('button')).toBeNull()
  })

  it('name the consequences before they delete it, and go home', async () => {
    const found = { ...nothing, members: 3, events: 2, keptOrders: 12 }
    const { user, router } = openApp('/en/settings', (request) =>
      request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : answer('/teams/1/deletion', () => Response.json(found))(request),
    )
    await user.click(await screen.findByRole('button', { name: words.team.button }))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('3 other members lose access immediately.')
    expect(dialog.textContent).toContain('12 paid orders stay')
    await user.click(within(dialog).getByRole('button', { name: words.team.confirm }))
    await screen.findByRole('heading', { level: 1, name: messages.home.title })
    expect(router.state.location.pathname).toBe('/en')
  })

  it('do not offer it to members who are no owners', async () => {
    sessionStorage.setItem('foyer-team', '2')
    openApp('/en/settings')
    await screen.findByText(messages.settings.readOnly.title)
    expect(screen.queryByRole('region', { name: words.team.title })).toBeNull()
  })
})

describe('the profile', () => {
  const open = (found: AccountDeletion) =>
    openApp(
      '/en/my-profile',
      answer('/me/deletion', () => Response.json(found)),
    )
  const section = () => screen.findByRole('region', { name: words.account.title })

  it('says what happens to each team, and asks before it deletes the account', async () => {
    const teams = [
      { id: '1', name: 'Kulturhaus', outcome: 'deleted' as const },
      { id: '2', name: 'Les Tréteaux', outcome: 'left' as const },
    ]
    const { user } = open({ teams, operator: false })
    const shown = within(await section())
    expect(shown.getByText(words.account.outcome.deleted)).toBeTruthy()
    expect(shown.getByText(words.account.outcome.left)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: words.account.button }))
    expect(screen.getByRole('alertdialog').textContent).toContain(words.account.final)
  })

  it.each([
    ['an operator', { teams: [], operator: true }, words.account.operator],
    [
      'the only owner of a team',
      { teams: [{ id: '1', name: 'Kulturhaus', outcome: 'owner-needed' as const }], operator: false },
      words.account.outcome['owner-needed'],
    ],
  ])('says why %s cannot delete the account', async (_, found, reason) => {
    open(found)
    const shown = within(await section())
    expect(shown.getByText(reason)).toBeTruthy()
    expect(shown.queryByRole('button')).toBeNull()
  })
})
