import type { Session } from '@foyer/contract/me'
import { messages as german } from '@foyer/words/app/de'
import { messages } from '@foyer/words/app/en'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { problem } from '../../test/problem.ts'

const words = messages.me

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
  // biome-ignore lint/suspicious/noDocumentCookie: to leave none behind
  for (const name of ['foyer-theme', 'foyer-language']) document.cookie = `${name}=; path=/; max-age=0`
})

type AnswersByCall = Record<string, (request: Request) => Response | Promise<Response>>

/** Opens the profile. `answers` come before the mock's. */
async function openProfile(answers: AnswersByCall = {}) {
  const app = openApp('/en/my-profile', (request) =>
    answers[`${request.method} ${new URL(request.url).pathname}`]?.(request),
  )
  await screen.findByRole('heading', { level: 1, name: words.title })
  const section = (title: string) => within(screen.getByRole('region', { name: title }))
  return { ...app, section }
}

const sentTo = ({ fetched }: Pick<ReturnType<typeof openApp>, 'fetched'>, url: string, method: string) =>
  fetched.mock.calls.flatMap(([to, init]) =>
    to === url && init?.method === method ? [JSON.parse(`${init.body}`)] : [],
  )

describe('the name', () => {
  it('[S2.10] [S4.3] is saved and shown in the user card', async () => {
    const { section, user } = await openProfile()
    const field = section(words.name.title).getByLabelText(words.name.label)
    await user.clear(field)
    await user.type(field, 'Ada Example')
    await user.click(screen.getByRole('button', { name: words.name.save }))
    await screen.findByText(words.name.saved)
    await screen.findByRole('link', { name: /Ada Example/ })
  })

  it('asks before what was typed is discarded', async () => {
    const { section, user } = await openProfile()
    const field = section(words.name.title).getByLabelText<HTMLInputElement>(words.name.label)
    await user.clear(field)
    await user.paste('Kim Example')
    await user.click(screen.getByRole('link', { name: messages.shell.orders }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: messages.common.unsaved.stay }))
    expect(field.value).toBe('Kim Example')
  })

  it('is required', async () => {
    const { section, user } = await openProfile()
    await user.clear(section(words.name.title).getByLabelText(words.name.label))
    await user.click(screen.getByRole('button', { name: words.name.save }))
    await screen.findByText(words.name.required)
  })
})

describe('the picture', () => {
  const png = new File(['x'], 'me.png', { type: 'image/png' })

  it('is cropped with sliders and sent', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined }))
    const app = await openProfile({ 'PUT /me/picture': () => Response.json({ hash: 'a'.repeat(64) }) })
    await app.user.upload(
      app.section(words.picture.title).getByLabelText(words.picture.choose, { selector: 'input' }),
      png,
    )
    const dialog = within(await screen.findByRole('dialog', { name: words.picture.crop }))
    fireEvent.change(dialog.getByRole('slider', { name: words.picture.zoom }), { target: { value: '200' } })
    await app.user.click(dialog.getByRole('button', { name: words.picture.save }))
    await screen.findByText(words.picture.saved)
    const sent = app.fetched.mock.calls.find(([url]) => url.includes('/me/picture'))
    expect([sent?.[0], sent?.[1]?.body]).toEqual(['/api/v1/me/picture?x=50&y=50&zoom=200', png])
  })

  it('that is none is refused in plain words', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined }))
    const errors = [{ path: 'body', code: 'picture-too-long' as const, message: '', limit: 20_000 }]
    const app = await openProfile({ 'PUT /me/picture': () => problem({ status: 422, code: 'validation', errors }) })
    await app.user.upload(
      app.section(words.picture.title).getByLabelText(words.picture.choose, { selector: 'input' }),
      png,
    )
    const dialog = within(await screen.findByRole('dialog', { name: words.picture.crop }))
    await app.user.click(dialog.getByRole('button', { name: words.picture.save }))
    await dialog.findByText(/wider or taller than 20,000 pixels/)
  })
})

describe('the time zone', () => {
  it('is chosen from a list, and previewed', async () => {
    const app = await openProfile()
    const section = app.section(words.region.title)
    await app.user.click(section.getByRole('radio', { name: words.region.chosen }))
    const field = () => section.getByRole<HTMLInputElement>('combobox', { name: words.region.label })
    await section.findByRole('combobox', { name: words.region.label })
    // without a click and without typing: both show all 430 zones first, which takes seconds
    act(() => field().focus())
    await waitFor(() => expect(field().readOnly).toBe(false))
    fireEvent.change(field(), { target: { value: 'Tokyo' } })
    await app.user.click(await screen.findByRole('option', { name: /Tokyo/ }))
    await app.user.click(section.getByRole('button', { name: words.region.save }))
    await screen.findByText(words.region.saved)
    expect(sentTo(app, '/api/v1/me', 'PATCH')).toEqual([{ timeZone: 'Asia/Tokyo' }])
    expect(readersZone()).toBe('Asia/Tokyo')
    await app.user.click(section.getByRole('radio', { name: /this browser/ }))
    await app.user.click(section.getByRole('button', { name: words.region.save }))
    await waitFor(() => expect(sentTo(app, '/api/v1/me', 'PATCH').at(-1)).toEqual({ timeZone: null }))
  })
})

describe('the theme', () => {
  it('applies before it is saved, and is remembered in this browser', async () => {
    let answer: (response: Response) => void = () => undefined
    const { user } = await openProfile({ 'PATCH /me': () => new Promise((resolve) => (answer = resolve)) })
    await user.click(screen.getByRole('radio', { name: words.theme.dark }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(document.cookie).toContain('foyer-theme=dark')
    answer(problem({ status: 503 }))
    await screen.findByText(messages.errors.code.unavailable)
  })

  it("set to the system's removes the override in this browser", async () => {
    const app = await openProfile()
    await app.user.click(screen.getByRole('radio', { name: words.theme.light }))
    await app.user.click(screen.getByRole('radio', { name: words.theme.system }))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(sentTo(app, '/api/v1/me', 'PATCH')).toEqual([{ theme: 'light' }, { theme: 'system' }])
  })
})

describe('the language', () => {
  it('[S1.3] is saved, and the page follows', async () => {
    const app = await openProfile()
    await app.user.click(screen.getByRole('radio', { name: 'Deutsch' }))
    await screen.findByRole('heading', { level: 1, name: german.me.title })
    expect(app.router.state.location.href).toBe('/de/my-profile')
    expect(sentTo(app, '/api/v1/me', 'PATCH')).toEqual([{ language: 'de' }])
    expect(document.cookie).toContain('foyer-language=de')
    expect(document.documentElement.lang).toBe('de')
  })
})

describe('the email address', () => {
  const me = { id: 'usr_1', name: 'Ada', email: 'ada@example.com', language: 'en', theme: 'system', operator: false }
  const team = { id: '1', name: 'Team', slug: 'team', role: 'owner' }

  it('is changed with the password, and the new one is shown as waiting', async () => {
    let newEmail: string | undefined
    const answer = () => Response.json({ ...me, teams: [team], lastTeam: '1', ...(newEmail && { newEmail }) })
    const app = await openProfile({
      'GET /me': answer,
      'POST /me/email': async (request) => {
        newEmail = (await request.json()).email
        return answer()
      },
    })
    const { getByLabelText } = app.section(words.email.title)
    await app.user.type(getByLabelText(words.email.label), 'Ada@New.example')
    await app.user.type(getByLabelText(words.email.password), 'correct horse battery')
    await app.user.click(screen.getByRole('button', { name: words.email.save }))
    await screen.findByText(words.email.sent)
    await screen.findByText(words.email.waiting.title)
    expect(getByLabelText(words.email.password)).toHaveProperty('value', '')
  })

  it('says which address has still to confirm, and can stay as it is', async () => {
    let pending: object = { newEmail: 'ada@new.example', awaitedConfirmations: ['current'] }
    const answer = () => Response.json({ ...me, teams: [team], lastTeam: '1', ...pending })
    const app = await openProfile({
      'GET /me': answer,
      'DELETE /me/email': () => {
        pending = {}
        return answer()
      },
    })
    const { getAllByRole } = app.section(words.email.title)
    const { new: toNew, current, done, open } = words.email.waiting
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${toNew} ${done}`,
      `${current} ${open}`,
    ])
    await app.user.click(screen.getByRole('button', { name: words.email.waiting.cancel }))
    await waitFor(() => expect(screen.queryByText(words.email.waiting.title)).toBeNull())
  })

  it('needs no password where the account has none, which it can get by email', async () => {
    const { section, user, fetched } = await openProfile({
      'GET /me/sign-in-methods': () => Response.json({ password: false, provider: true }),
      'GET /sign-up': () => Response.json({ signUp: true, firstAccount: false, passwords: true }),
      'POST /me/email': () => Response.json({ ...me, newEmail: 'new@example.com' }, { status: 202 }),
      'POST /api/auth/request-password-reset': () => Response.json({ status: true }),
    })
    await user.click(await screen.findByRole('button', { name: words.password.request }))
    await screen.findByText(/a link to choose a password|link is kept/)
    const { getByLabelText, queryByLabelText } = section(words.email.title)
    expect(queryByLabelText(words.email.password)).toBeNull()
    await user.type(getByLabelText(words.email.label), 'new@example.com')
    await user.click(screen.getByRole('button', { name: words.email.save }))
    await waitFor(() => expect(sentTo({ fetched }, '/api/v1/me/email', 'POST')).toEqual([{ email: 'new@example.com' }]))
    expect(screen.queryByLabelText(words.password.current)).toBeNull()
  })

  it('stays with a wrong password, and so does the input', async () => {
    const { section, user } = await openProfile({
      'POST /me/email': () => problem({ status: 403, code: 'wrong-password' }),
    })
    const { getByLabelText, findByRole } = section(words.email.title)
    await user.type(getByLabelText(words.email.label), 'new@example.com')
    await user.type(getByLabelText(words.email.password), 'wrong')
    await user.click(screen.getByRole('button', { name: words.email.save }))
    expect((await findByRole('alert')).textContent).toContain(messages.signInErrors['wrong-password'])
    expect(getByLabelText(words.email.label)).toHaveProperty('value', 'new@example.com')
  })
})

describe('emails about the inbox', () => {
  const { title, noMail } = messages.inboxMails.choices

  it('say where there is no mail server that they are not sent', async () => {
    const unmailed = async () => Response.json({ ...(await mockAnswers('/me')), sendsMail: false })
    const { section } = await openProfile({ 'GET /me': unmailed })
    await section(title).findByText(noMail.title)
  })

  it('say no such thing where there is one', async () => {
    const { section } = await openProfile()
    await section(title).findByLabelText(messages.inboxMails.choices.people)
    expect(section(title).queryByText(noMail.title)).toBeNull()
  })
})

describe('the password', () => {
  it('is changed with the current one, in fields that password managers recognise', async () => {
    const app = await openProfile({ 'POST /me/password': () => new Response(null, { status: 204 }) })
    const { getByLabelText } = app.section(words.password.title)
    const [current, chosen] = [getByLabelText(words.password.current), getByLabelText(words.password.new)]
    expect([current, chosen].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ])
    await app.user.type(current, 'correct horse battery')
    await app.user.type(chosen, 'another long one')
    await app.user.click(screen.getByRole('button', { name: words.password.save }))
    await screen.findByText(words.password.saved)
    expect(sentTo(app, '/api/v1/me/password', 'POST')).toEqual([
      { currentPassword: 'correct horse battery', newPassword: 'another long one' },
    ])
    expect([current, chosen].map((field) => (field as HTMLInputElement).value)).toEqual(['', ''])
  })
})

describe('the sessions', () => {
  const at = new Date().toISOString()
  const here: Session = { id: 'ses_1', current: true, place: 'local', createdAt: at, lastUsedAt: at }
  const away: Session = {
    ...here,
    id: 'ses_2',
    current: false,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
    ipAddress: '203.0.113.7',
    place: 'CH',
  }
  const name = 'End session: Firefox on Windows'

  async function openWith(end: () => Response) {
    let ended = false
    return await openProfile({
      'GET /me/sessions': () => Response.json(ended ? [here] : [away, here]),
      'DELETE /me/sessions/ses_2': () => {
        ended = true
        return end()
      },
    })
  }

  it('have plain names; the current one comes first and cannot be ended', async () => {
    const { section } = await openWith(() => new Response(null, { status: 204 }))
    await screen.findByRole('button', { name })
    const [first, second] = section(words.sessions.title).getAllByRole('listitem')
    expect(first?.textContent).toContain(words.sessions.this)
    expect(first?.textContent).toContain(`${words.sessions.localNetwork} · signed in`)
    expect(within(first ?? document.body).queryByRole('button')).toBeNull()
    expect(second?.textContent).toContain('Firefox on WindowsSwitzerland · 203.0.113.7 · last used')
  })

  it.each([
    ['', () => new Response(null, { status: 204 })],
    [' also one that has ended elsewhere,', () => problem({ status: 404 })],
  ])('are ended one by one,%s and the focus stays in the list', async (_, end) => {
    const { user } = await openWith(end)
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByText(words.sessions.ended)
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('list', { name: words.sessions.title }))
  })

  it('are all ended on the sign-out page', async () => {
    await openProfile()
    expect(screen.getByRole('link', { name: words.sessions.everywhere }).getAttribute('href')).toBe('/en/logout')
  })
})
