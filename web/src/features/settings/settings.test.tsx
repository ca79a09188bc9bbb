import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'
import { problem } from '../../test/problem.ts'

const { payments, privacy, settings: words } = messages

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const operator = (me: object, operator: boolean) => (request: Request) =>
  request.url.endsWith('/me') ? Response.json({ ...me, operator }) : undefined
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the settings, for a role that may not change them', () => {
  // In the demo's second team the reader is a manager.
  beforeEach(() => sessionStorage.setItem('foyer-team', '2'))

  it('are read-only and name the role', async () => {
    openApp('/en/settings')
    await screen.findByText(words.readOnly.title)
    expect(screen.getByText(/Your role in this team is Manager/)).toBeTruthy()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryByRole('button', { name: /^(Save|Remove)/ })).toBeNull()
    const team = within(screen.getByRole('region', { name: words.general.title }))
    expect(team.getByText('Les Tréteaux du Port')).toBeTruthy()
    expect(team.getByText('Français')).toBeTruthy()
    expect(team.getByText('Euro (EUR)')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('Settings')
  })

  it.each([
    ['payments', payments.bank.title],
    ['legal', words.imprint.title],
  ])('are read-only in the tab %s too', async (tab, section) => {
    openApp(`/en/settings/${tab}`)
    await screen.findByRole('region', { name: section })
    expect(screen.getByText(words.readOnly.title)).toBeTruthy()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryByRole('button', { name: /^(Save|Remove)/ })).toBeNull()
  })
})

it('ask for the name that buyers see after the first sign-in with a provider', async () => {
  const { unmount } = openApp('/en/settings#name')
  expect(await screen.findByText(words.general.naming.title)).toBeTruthy()
  unmount()
  openApp('/en/settings')
  await screen.findByLabelText(words.general.name)
  expect(screen.queryByText(words.general.naming.title)).toBeNull()
})

describe('the settings in one place', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: words.tabs.label }))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it('show members the tabs of the team, and the operator those of the installation too', async () => {
    const me = await mockAnswers('/me')
    const { unmount } = openApp('/en/settings', operator(me, false))
    await title(words.title)
    expect(tabs()).toEqual(['Team', 'Members', 'Payments', 'Invoices', 'Legal', 'Privacy', 'API', 'History'])
    unmount()
    // also at the address of a tab that does not exist
    openApp('/en/settings/nothing', operator(me, true))
    await title(words.title)
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    await waitFor(() =>
      expect(tabs()).toEqual([
        'Team',
        'Members',
        'Payments',
        'Invoices',
        'Legal',
        'Privacy',
        'API',
        'History',
        'Installation',
        'Mail log',
      ]),
    )
  })

  it.each([
    ['imprint', 'legal'],
    ['privacy', 'legal'],
    ['bank', 'payments'],
    ['stripe', 'payments'],
  ])('lead from the former section #%s to the tab %s', async (hash, tab) => {
    const { router } = openApp(`/en/settings#${hash}`)
    await screen.findByRole('heading', { level: 2, name: { ...words, ...payments }[hash as 'imprint'].title })
    expect(router.state.location.href).toBe(`/en/settings/${tab}#${hash}`)
  })

  it("lead from the address of another team's settings into them, with the tab switched to that team", async () => {
    const { router } = openApp('/en/teams/2/settings')
    await screen.findByText('These settings apply to the team Les Tréteaux du Port.')
    expect(router.state.location.href).toBe('/en/settings')
    expect(sessionStorage.getItem('foyer-team')).toBe('2')
  })

  it('save with Ctrl+S, and ask before another tab of theirs drops unsaved input', async () => {
    const { user } = openApp('/en/settings')
    const name = await screen.findByLabelText<HTMLInputElement>(words.general.name)
    await user.clear(name)
    await user.type(name, 'Theatre on the Quay')
    await user.click(screen.getByRole('link', { name: words.tabs.payments }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.common.unsaved.stay }),
    )
    expect(name.value).toBe('Theatre on the Quay')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText(words.general.saved)
    await user.click(screen.getByRole('link', { name: words.tabs.payments }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: payments.bank.title })))
    expect(document.title).toBe('Payments – Settings – Foyer')
  })
})

it('the settings show the error screen when they fail to load, and retry', async () => {
  // React logs errors that an error boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue()
  let broken = true
  const { user } = openApp('/en/settings', (request) =>
    broken && request.method === 'GET' && request.url.endsWith('/teams/1') ? problem({ status: 403 }) : undefined,
  )
  await screen.findByText('Something went wrong')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText(words.general.name)
})

it('a failed save keeps the input and shows why', async () => {
  const { user } = openApp('/en/settings', (request) =>
    request.method === 'PATCH' && request.url.endsWith('/teams/1') ? problem({ status: 503 }) : undefined,
  )
  const name = await screen.findByLabelText<HTMLInputElement>(words.general.name)
  await user.clear(name)
  await user.type(name, 'Theatre on the Quay')
  await user.click(screen.getByRole('button', { name: words.general.save }))
  await screen.findByText(/Foyer isn’t available right now/)
  expect(name.value).toBe('Theatre on the Quay')
  expect(document.title).toMatch(/^Error: /)
})

it.each([
  ['legal', words.imprint.title, words.imprint.save, words.imprint.saved],
  ['payments', payments.bank.title, payments.bank.save, payments.bank.saved],
])('the tab %s leads back to the event whose steps led there', async (tab, section, save, saved) => {
  const { user, router } = openApp(`/en/settings/${tab}?event=evt_2`)
  const back = await screen.findByRole('link', { name: words.backToEvent })
  expect(back.getAttribute('href')).toBe('/en/events/evt_2')
  const part = within(await screen.findByRole('region', { name: section }))
  await user.click(part.getByRole('button', { name: save }))
  await screen.findByText(saved)
  await user.click(screen.getByRole('button', { name: words.backToEvent }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/events/evt_2'))
})

it('removing a part moves the focus to its heading, because the button is gone', async () => {
  const { user } = openApp('/en/settings/payments')
  await user.click(await screen.findByRole('button', { name: payments.bank.remove }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: payments.bank.remove }))
  await waitFor(() => expect(screen.queryByRole('button', { name: payments.bank.remove })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: payments.bank.title }))
})

it('a privacy notice of the team is checked, saved, and removed', async () => {
  const sent: unknown[] = []
  const { user } = openApp('/en/settings/legal', (request) => {
    if (request.method === 'PATCH')
      request
        .clone()
        .json()
        .then((body) => sent.push(body.privacyNotice))
    return undefined
  })
  const section = within(await screen.findByRole('region', { name: words.privacy.title }))
  const url = section.getByLabelText(new RegExp(`^${words.privacy.url}`))
  const save = section.getByRole('button', { name: words.privacy.save })
  await user.type(url, 'javascript:alert(1)')
  await user.click(save)
  await waitFor(() => expect(descriptionOf(url)).toMatch(/^Use an address that starts with https/))
  expect(sent).toEqual([])
  await user.clear(url)
  await user.type(url, 'kulturhaus.example/privacy')
  await user.type(section.getByLabelText(new RegExp(`^${words.privacy.text}`)), 'We use a mailing list.')
  await user.click(save)
  await screen.findByText(words.privacy.saved)
  expect(sent).toEqual([{ text: 'We use a mailing list.', url: 'kulturhaus.example/privacy' }])
  await user.clear(url)
  await user.clear(section.getByLabelText(new RegExp(`^${words.privacy.text}`)))
  await user.click(save)
  await waitFor(() => expect(sent.at(-1)).toBe(null))
})

it('says when an event of Stripe last arrived', async () => {
  const keys = { secretKey: 'sk_live_…89ab', webhookSecret: 'whsec_…cdef', live: true, checked: true }
  const account = { webhookUrl: '/api/webhooks/stripe/1', keys: { ...keys, lastEventAt: '2026-11-20T18:30:00.000Z' } }
  openApp('/en/settings/payments', (request) =>
    new URL(request.url).pathname.endsWith('/stripe') ? Response.json(account) : undefined,
  )
  const section = within(await screen.findByRole('region', { name: payments.stripe.title }))
  expect(await section.findByText(/^Last event received from Stripe on Fri,?\s20\sNov\s2026/)).toBeTruthy()
})

it('Stripe keys are saved, shown masked, and checked', async () => {
  const { user } = openApp('/en/settings/payments')
  const section = within(await screen.findByRole('region', { name: payments.stripe.title }))
  section.getByText(payments.stripe.off)
  section.getByText(/\/api\/webhooks\/stripe\/1$/)
  await user.type(section.getByLabelText(payments.stripe.secretKey), 'pk_live_0123456789ab')
  await user.type(section.getByLabelText(payments.stripe.webhookSecret), 'whsec_0123456789abcdef')
  await user.click(section.getByRole('button', { name: payments.stripe.save }))
  await section.findAllByText(/starts with sk_ or rk_\. A publishable key/)
  await user.clear(section.getByLabelText(payments.stripe.secretKey))
  await user.type(section.getByLabelText(payments.stripe.secretKey), 'sk_live_0123456789ab')
  await user.click(section.getByRole('button', { name: payments.stripe.save }))
  await section.findByText('sk_live_…89ab')
  section.getByText(payments.stripe.live)
  section.getByText(new RegExp(`^${payments.stripe.noEvent}`))
  await user.click(section.getByRole('button', { name: payments.stripe.remove }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: payments.stripe.remove }))
  await section.findByText(payments.stripe.off)
  expect(document.activeElement).toBe(section.getByRole('heading', { name: payments.stripe.title }))
})

describe('the logo of the team', () => {
  const png = new File(['x'], 'logo.png', { type: 'image/png' })
  const open = async (answer: () => Response) => {
    const app = openApp('/en/settings', ({ method, url }) =>
      method === 'PUT' && url.endsWith('/teams/1/logo') ? answer() : undefined,
    )
    await app.user.upload(await screen.findByLabelText(words.logo.choose, { selector: 'input' }), png)
    return app
  }

  it('is sent as it was chosen', async () => {
    const { fetched } = await open(() => Response.json({ hash: 'a'.repeat(64) }))
    await screen.findByText(words.logo.saved)
    expect(fetched.mock.calls.find(([url]) => url.endsWith('/logo'))?.[1]?.body).toBe(png)
  })

  it('that is no picture is refused in plain words', async () => {
    const errors = [{ path: 'body', code: 'picture-unreadable' as const, message: '' }]
    await open(() => problem({ status: 422, code: 'validation', errors }))
    await screen.findByText(messages.pictureErrors['picture-unreadable'])
  })
})

describe('the data of buyers', () => {
  it('is found by an address and erased after a question, and the record names no buyer', async () => {
    const { user } = openApp('/en/settings/privacy')
    const address = await screen.findByLabelText(privacy.erasure.email)
    await user.type(address, 'unknown@example.com{Enter}')
    await screen.findByText(privacy.erasure.nothing)
    await user.clear(address)
    await user.type(address, 'buyer1@example.com{Enter}')
    await screen.findByText('Data found for buyer1@example.com')
    await user.click(await screen.findByRole('button', { name: privacy.erasure.erase }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Erase the data of buyer1@example.com?' }))
    await user.click(asked.getByRole('button', { name: privacy.erasure.erase }))
    await screen.findByText(privacy.erasure.erased)
    const record = screen.getByRole('region', { name: privacy.erasure.record.title })
    await waitFor(() => expect(record.textContent).toContain('by Demo organiser1\u00a0order'))
    expect(record.textContent).not.toContain('buyer1')
  })

  it('is kept for periods within limits, which are saved', async () => {
    const { user } = openApp('/en/settings/privacy')
    const attendees = await screen.findByLabelText(/^Attendees, in/)
    await user.clear(attendees)
    await user.type(attendees, '100000{Enter}')
    await waitFor(() => expect(attendees.getAttribute('aria-invalid')).toBe('true'))
    await user.clear(attendees)
    await user.type(attendees, '90{Enter}')
    await screen.findByText(privacy.retention.saved)
    expect(attendees).toHaveProperty('value', '90')
  })
})

it.each([
  ['installation', 'Installation'],
  ['mails', 'Mail log'],
])(
  'the tab %s of the installation is not linked for members, and refused with a link to support',
  async (tab, name) => {
    const { user } = openApp(`/en/settings/${tab}`)
    await screen.findByText('Only the administrator can see this page')
    expect(document.title).toBe(`${name} – Settings – Foyer`)
    expect(screen.queryByRole('link', { name })).toBeNull()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'support' }))
    await title(messages.support.title)
  },
)
