import type { Installation } from '@foyer/contract/installation'
import { languages } from '@foyer/contract/languages'
import { pages } from '@foyer/contract/pages'
import { messages as de } from '@foyer/words/app/de'
import { messages as en } from '@foyer/words/app/en'
import { messages as fr } from '@foyer/words/app/fr'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { mockAnswers, openApp } from './test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const signedOut = (request: Request) => (request.url.includes('/me') ? problem({ status: 401 }) : undefined)
const path = (router: ReturnType<typeof openApp>['router']) => router.state.location.href
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Expects one title, of a page that exists and did not fail, and the same in the title of the window. */
async function expectOnePage(): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  const [shown] = screen.getAllByRole('heading', { level: 1 })
  const failures = [en, de, fr].flatMap(({ shell }) => [shell.failed.title, shell.notFound.title])
  expect(failures).not.toContain(shown?.textContent)
  expect(document.title).toMatch(/ – Foyer$/)
}

describe('the route map', () => {
  // every page is opened below, and by the accessibility journeys in each language
  it.each(languages)('[S2.1] shows a page with one title at /%s/orders', async (language) => {
    openApp(`/${language}/orders`)
    await expectOnePage()
  })

  it('[S2.2] [S5.4] [S8.6] shows the not-found page in English for an unknown language', async () => {
    openApp('/xx/events')
    await title('Page not found')
    expect(screen.getByRole('main')).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
  })

  it('shows the not-found page in the language of the path for an unknown path', async () => {
    openApp('/de/nothing')
    await title('Seite nicht gefunden')
    // a member keeps the way on: the sidebar
    expect((await screen.findAllByRole('link', { name: de.shell.orders })).length).toBeGreaterThan(0)
  })

  it('[S2.3] redirects a path without a language to the reader’s language, else to English', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it'])
    const { router } = openApp('/events?sort=name')
    await title(en.events.title)
    expect(path(router)).toBe('/en/events?sort=name')
  })

  it('redirects the bare URL to the language chosen last', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'foyer-language=fr; path=/'
    const { router } = openApp('/')
    await title(fr.home.title)
    expect(path(router)).toBe('/fr')
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'foyer-language=; path=/; max-age=0'
  })
})

describe('search parameters in the URL', () => {
  const installation = {
    version: '1.0.0',
    publicUrl: 'https://foyer.example',
    database: 'embedded',
    databaseVersion: '18.4',
    signUp: 'open',
    mail: { smtp: true, from: 'foyer@example.com', queued: 0, failed: 0, kept: 0 },
    accounts: 1,
    teams: 1,
    events: 4,
    checks: { database: 'ok', migrations: 'ok', disk: 'ok', notices: 'ok', jobs: 'ok', mail: 'ok', internet: 'ok' },
  } satisfies Installation
  const operator = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/me') return Response.json({ ...(await mockAnswers('/me')), operator: true })
    if (pathname === '/installation') return Response.json(installation)
    if (pathname !== '/installation/mails') return undefined
    const errors = [{ path: 'query.cursor', code: 'cursor', message: '' } as const]
    if (searchParams.has('cursor')) return problem({ status: 422, errors })
    return Response.json([], { headers: { 'x-total-count': '0' } })
  }
  const strange =
    'from=a&from=b&q=turn%E2%80%AEaround%0A&status=nope&sort=nope&order=no%20pe&state=nope&choice=nope&limit=0&cursor=gone'
  const given = new URLSearchParams(strange)
  // an outdated cursor is the server's to refuse
  const isPassedOn = ([key, value]: [string, string]) => key !== 'cursor' && given.getAll(key).includes(value)

  const titles = new Map<string, string[]>()

  // in German, since the tests of single pages read them in English
  it.each(pages.map((page) => page.replaceAll(':id', page.startsWith('teams') ? '1' : 'evt_1')))(
    '[S2.1] never reach the API from %s, which shows a page, when they are invalid or unknown',
    async (page) => {
      // without a token these two say that the link is not valid
      const token = /^(reset-password|confirm-email)$/.test(page) ? '&token=abc' : ''
      const { fetched, router } = openApp(`/de/${page}?${strange}${token}`, operator)
      await expectOnePage()
      await waitFor(() => expect(document.querySelector('[role=status] .skeleton')).toBeNull())
      const shown = router.state.location.pathname
      titles.set(document.title, [...new Set([...(titles.get(document.title) ?? []), shown])])
      const asked = fetched.mock.calls.map(([url]) => new URL(url, 'http://localhost').searchParams)
      expect(asked.flatMap((query) => [...query]).filter(isPassedOn)).toEqual([])
      expect(asked.flatMap((query) => query.get('q') ?? [])).not.toContainEqual(expect.stringMatching(/[\u202e\n]/))
      expect(screen.queryByText(de.shell.failed.title)).toBeNull()
    },
  )

  it('[S2.1] show every page under a title of its own', () => {
    const shared = [...titles].filter(([, paths]) => paths.length > 1).map(([shown, paths]) => `${shown}: ${paths}`)
    expect(shared, shared.join('\n')).toEqual([])
  })

  it('[S2.4] survive a change of language, repeated or empty', async () => {
    const { router, user } = openApp('/en/orders?tag=a&tag=b&print=&q=%C3%A9')
    await title(en.orders.title)
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    await title(de.orders.title)
    expect(path(router)).toBe('/de/orders?tag=a&tag=b&print=&q=%C3%A9')
  })
})

describe('a signed-out visitor', () => {
  it('is redirected to sign in, with the way back in the URL', async () => {
    const { router } = openApp('/de/events?sort=name', signedOut)
    await title(de.accounts.signIn.title)
    expect(router.state.location.search).toEqual({ return: '/de/events?sort=name' })
  })

  it('can read the public pages', async () => {
    openApp('/en/privacy-policy', signedOut)
    await title(en.privacyPolicy.title)
    expect(screen.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('/en/imprint')
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  })

  it('is redirected to sign in when the session ends while a page is open', async () => {
    let ended = false
    const { router, queryClient } = openApp('/en', () => (ended ? problem({ status: 401 }) : undefined))
    await title(en.home.title)
    ended = true
    await queryClient.invalidateQueries()
    await title(en.accounts.signIn.title)
    expect(router.state.location.search).toEqual({ return: '/en' })
  })
})

describe('a session that ends while something is typed', () => {
  const password = 'correct horse battery'

  /** Opens the page for a new event, types a title and ends the session. The password above signs in again. */
  async function typeAndEnd() {
    let ended = false
    const app = openApp('/en/create-event', async (request) => {
      if (request.url.includes('/api/auth/')) {
        const given = await request.json()
        ended = given.password !== password
        return ended ? Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 }) : Response.json({})
      }
      return ended ? problem({ status: 401 }) : undefined
    })
    await title(en.createEvent.title)
    await app.user.type(screen.getByLabelText(en.createEvent.siteTitle), 'Summer Night')
    ended = true
    return app
  }
  const typed = () => screen.getByLabelText<HTMLInputElement>(en.createEvent.siteTitle).value
  const asked = async () => within(await screen.findByRole('dialog', { name: en.shell.sessionEnded }))

  it.each([
    [
      'a save is refused',
      async ({ user }: ReturnType<typeof openApp>) => {
        await user.type(screen.getByLabelText(en.createEvent.notionLink), '1f2e3d4c5b6a79880123456789abcdef')
        await user.type(screen.getByLabelText(en.createEvent.urlLink), 'example.com')
        await user.click(screen.getByRole('button', { name: en.createEvent.add }))
      },
    ],
    ['a read is refused', ({ queryClient }: ReturnType<typeof openApp>) => queryClient.invalidateQueries()],
  ] as const)('asks to sign in over the page when %s, and keeps the input', async (_, meetTheEnd) => {
    const app = await typeAndEnd()
    await meetTheEnd(app)
    const dialog = await asked()
    await app.user.type(dialog.getByLabelText(en.accounts.password), 'not the password{Enter}')
    await dialog.findByRole('alert')
    await app.user.clear(dialog.getByLabelText(en.accounts.password))
    await app.user.type(dialog.getByLabelText(en.accounts.password), `${password}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(typed()).toBe('Summer Night')
    expect(path(app.router)).toBe('/en/create-event')
  })

  it('lets the reader dismiss the dialog, and asks again at the next 401', async () => {
    const { user, queryClient } = await typeAndEnd()
    await queryClient.invalidateQueries()
    await user.click((await asked()).getByRole('button', { name: en.common.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(typed()).toBe('Summer Night')
    await queryClient.invalidateQueries()
    await asked()
  })
})

it('[S4.2] shows a loading state until the session is known', async () => {
  let answer: () => void = () => undefined
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
  openApp('/de', (request) => (request.url.endsWith('/me') ? held : undefined))
  expect((await screen.findByRole('status')).textContent).toBe(de.common.loading)
  expect(screen.queryByRole('navigation')).toBeNull()
  answer()
  await title(de.home.title)
})

it('shows the error screen when the session cannot be loaded', async () => {
  const down = (request: Request) => (request.url.endsWith('/me') ? problem({ status: 503 }) : undefined)
  openApp('/de/orders', down)
  await title(de.shell.failed.title)
  expect(screen.getByRole('main').textContent).toContain(de.errors.code.unavailable)
  expect(screen.getByRole('button', { name: de.common.retry })).toBeTruthy()
})

it.each([
  ['%2Fen%2Forders', '/en/orders', en.orders.title],
  ['https%3A%2F%2Fexample.com%2F', '/en', en.home.title],
])('the sign-in page with the way back %s redirects a signed-in member to %s', async (back, address, shown) => {
  const { router } = openApp(`/en/sign-in?return=${back}`)
  await title(shown)
  expect(path(router)).toBe(address)
})

describe('two tabs', () => {
  it('open the member’s last team once they were removed from that of the tab', async () => {
    const me = await mockAnswers('/me')
    const other = { ...me.teams[0], id: 'other', name: 'Harbour Hall' }
    let removed = false
    const { user } = openApp('/en/events', (request) => {
      if (!removed) return undefined
      if (new URL(request.url).pathname === '/me') return Response.json({ ...me, lastTeam: 'other', teams: [other] })
      return request.headers.get('x-team') === '1' ? problem({ status: 404, code: 'not-found' }) : undefined
    })
    await title(en.events.title)
    removed = true
    await user.click(screen.getByRole('link', { name: en.shell.orders }))
    await user.click(await screen.findByRole('button', { name: en.common.retry }))
    await title(en.orders.title)
    expect(await screen.findByText('Harbour Hall')).toBeTruthy()
    expect(sessionStorage.getItem('foyer-team')).toBe('other')
  })

  it('keep their teams: what another tab chooses last changes nothing here', async () => {
    let lastTeam = '1'
    const { queryClient, fetched } = openApp('/en', async (request) =>
      request.url.endsWith('/me') ? Response.json({ ...(await mockAnswers('/me')), lastTeam }) : undefined,
    )
    await screen.findByRole('button', { name: 'Team: Kulturhaus am Fluss' })
    lastTeam = '2'
    fetched.mockClear()
    await queryClient.invalidateQueries()
    expect(screen.getByRole('button', { name: 'Team: Kulturhaus am Fluss' })).toBeTruthy()
    const teams = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-team'))
    expect(new Set(teams)).toEqual(new Set(['1']))
  })
})

describe('changing the language', () => {
  it('[S2.4] keeps path and query and translates the page without a reload', async () => {
    const { router, user } = openApp('/en/events?sort=name&q=piano')
    await title(en.events.title)
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    await title(de.events.title)
    expect(path(router)).toBe('/de/events?sort=name&q=piano')
    expect(document.documentElement.lang).toBe('de')
    expect(document.cookie).toContain('foyer-language=de')
    expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true')
  })
})

describe('navigating to another page', () => {
  it('moves the focus to its title', async () => {
    const { user } = openApp('/en')
    await title(en.home.title)
    window.history.replaceState(null, '', '/en/orders')
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    const heading = await title(en.orders.title)
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('moves the focus to its title after a retry', async () => {
    let down = true
    const { router } = openApp('/en/orders', (request) =>
      down && request.url.endsWith('/me') ? problem({ status: 503 }) : undefined,
    )
    await title(en.shell.failed.title)
    down = false
    await userEvent.click(screen.getByRole('button', { name: en.common.retry }))
    const heading = await title(en.orders.title)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(path(router)).toBe('/en/orders')
  })
})
