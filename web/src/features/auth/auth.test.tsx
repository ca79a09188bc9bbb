import { messages } from '@foyer/words/app/en'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'
import { forgetTypedEmail } from './typed-email.ts'

const words = messages.accounts

beforeEach(() => {
  sessionStorage.clear()
  forgetTypedEmail()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie.split('; ').forEach((pair) => {
    // biome-ignore lint/suspicious/noDocumentCookie: to leave none behind
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  })
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => screen.getByRole('button', { name })
const email = () => screen.getByLabelText<HTMLInputElement>(words.email)
const password = (label: string = words.password) => screen.getByLabelText<HTMLInputElement>(label)

interface AuthServer {
  policy?: object
  /** The answer of better-auth, or of the server before it, to each call. */
  auth?: (call: string) => Response
  /** Whether the browser keeps the session cookie. */
  keeps?: boolean
}

/** Opens the app signed out; a successful sign-in or sign-up signs it in. */
function openSignedOut(
  path: string,
  { policy, auth = () => Response.json({ status: true }), keeps = true }: AuthServer = {},
) {
  let signedIn = false
  return openApp(path, ({ url }) => {
    const { pathname } = new URL(url)
    const call = /^\/api\/auth\/(.*)/.exec(pathname)?.[1]
    if (call) {
      const answer = auth(call)
      signedIn = answer.ok && keeps && call.startsWith('sign-') && call !== 'sign-out'
      return answer
    }
    if (pathname === '/me' && !signedIn) return problem({ status: 401 })
    if (pathname === '/sign-up') return Response.json({ signUp: true, firstAccount: false, ...policy })
    return undefined
  })
}

const refusing = (status: number, code: string) => () => Response.json({ code }, { status })

async function signIn(user: ReturnType<typeof openApp>['user']) {
  await title(words.signIn.title)
  await user.type(email(), 'robin@example.com')
  await user.type(password(), 'correct horse battery')
  await user.click(press(words.signIn.submit))
}

describe('signing in', () => {
  it('returns to the requested page, in the theme of the account', async () => {
    const { user, router } = openSignedOut('/en/sign-in?return=%2Fen%2Forders')
    await signIn(user)
    await title(messages.orders.title)
    expect(router.state.location.href).toBe('/en/orders')
    expect(document.cookie).toContain('foyer-theme=system')
  })

  it('takes a pasted password as it is', async () => {
    const { user } = openSignedOut('/en/sign-in')
    await title(words.signIn.title)
    await user.click(password())
    await user.paste(' correct  horse Battery ')
    expect(password().value).toBe(' correct  horse Battery ')
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'goes home instead of to another site when the way back is %s',
    async (given) => {
      const { user, router } = openSignedOut(`/en/sign-in?${new URLSearchParams({ return: given })}`)
      await signIn(user)
      await title(messages.home.title)
      expect(router.state.location.href).toBe('/en')
    },
  )

  it('shows why it was refused, keeps the input and marks the error in the title', async () => {
    const { user } = openSignedOut('/en/sign-in', { auth: refusing(401, 'INVALID_EMAIL_OR_PASSWORD') })
    await signIn(user)
    const refusal = await screen.findByRole('alert')
    expect(refusal.textContent).toContain(messages.authErrors['wrong-credentials'])
    expect(document.activeElement).toBe(refusal)
    expect([email().value, password().value]).toEqual(['robin@example.com', 'correct horse battery'])
    expect(document.title).toBe('Error: Sign in – Foyer')
  })

  it('says how long to wait after too many attempts', async () => {
    const tooOften = problem({ status: 429 })
    tooOften.headers.set('retry-after', '700')
    const { user } = openSignedOut('/en/sign-in', { auth: () => tooOften })
    await signIn(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 12 minutes.')
  })

  it('says when the browser does not keep the session', async () => {
    const { user } = openSignedOut('/en/sign-in', { keeps: false })
    await signIn(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.authErrors['cookie-refused'])
  })

  it('names the missing fields and sends nothing when the form is empty', async () => {
    const { user, fetched } = openSignedOut('/en/sign-in')
    await title(words.signIn.title)
    await user.click(press(words.signIn.submit))
    await screen.findByRole('alert')
    expect(screen.getAllByText(words.passwordRequired)).toHaveLength(2)
    expect(fetched.mock.calls.some(([url]) => url.includes('/api/auth'))).toBe(false)
  })

  it('works with password managers and can show the password', async () => {
    const { user } = openSignedOut('/en/sign-in')
    await title(words.signIn.title)
    expect([email().autocomplete, password().autocomplete]).toEqual(['username webauthn', 'current-password'])
    expect(password().type).toBe('password')
    await user.click(press(messages.passwords.show))
    expect(password().type).toBe('text')
  })

  it('passes the typed address on to the page for a forgotten password', async () => {
    const { user } = openSignedOut('/en/sign-in')
    await title(words.signIn.title)
    await user.type(email(), 'robin@example.com')
    await user.click(screen.getByRole('link', { name: words.signIn.forgot }))
    await title(words.forgotPassword.title)
    expect(email().value).toBe('robin@example.com')
  })

  it('redirects to sign up with the way back while there is no account', async () => {
    const { router } = openSignedOut('/en/sign-in?return=%2Fen%2Forders', { policy: { firstAccount: true } })
    await title(words.signUp.title)
    expect(screen.getByText(words.signUp.first.body)).toBeTruthy()
    expect(router.state.location.search).toEqual({ return: '/en/orders' })
  })

  it('offers no sign-up when accounts need an invitation', async () => {
    openSignedOut('/en/sign-in', { policy: { signUp: false } })
    await screen.findByText(words.signIn.byInvitation)
    expect(screen.queryByRole('link', { name: words.signIn.signUp })).toBeNull()
  })
})

describe('signing up', () => {
  async function signUp(user: ReturnType<typeof openApp>['user'], chosen = 'correct horse battery') {
    await title(words.signUp.title)
    await user.type(await screen.findByLabelText(words.name), 'Robin Sample')
    await user.type(screen.getByLabelText(words.signUp.organiser), 'Jazz e. V.')
    await user.type(email(), 'robin@example.com')
    await user.type(password(), chosen)
    await user.click(press(words.signUp.submit))
  }

  it('sends the language for mails, and the reader’s zone, and continues to the requested page', async () => {
    const zone = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Zurich' }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
    const { user, fetched, router } = openSignedOut('/en/sign-up?return=%2Fen%2Forders')
    await signUp(user)
    await title(messages.orders.title)
    const [, init] = fetched.mock.calls.find(([url]) => url === '/api/auth/sign-up/email') ?? []
    expect(JSON.parse(String(init?.body))).toEqual({
      name: 'Robin Sample',
      email: 'robin@example.com',
      password: 'correct horse battery',
      language: 'en',
      organiser: 'Jazz e. V.',
      timeZone: 'Europe/Zurich',
      // the test's DOM sends the first option; the journey reads the chosen one
      currency: expect.any(String),
    })
    expect(router.state.location.href).toBe('/en/orders')
    vi.restoreAllMocks()
  })

  it('states the password rule before typing and the error after', async () => {
    const { user } = openSignedOut('/en/sign-up')
    await screen.findByText(/At least 10 characters/)
    await signUp(user, 'short')
    await screen.findByText('Use 10 characters or more.')
    expect(document.activeElement).toBe(password())
  })

  it('says to sign in instead when the address has an account', async () => {
    const { user } = openSignedOut('/en/sign-up', { auth: refusing(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') })
    await signUp(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.authErrors['account-exists'])
  })

  it('explains that accounts need an invitation when the installation says so', async () => {
    openSignedOut('/en/sign-up', { policy: { signUp: false } })
    await screen.findByRole('heading', { level: 2, name: words.signUp.closed.title })
    expect(screen.queryByLabelText(words.password)).toBeNull()
  })

  it('says that accounts need an invitation when the policy has changed since', async () => {
    const { user } = openSignedOut('/en/sign-up', { auth: () => problem({ status: 403 }) })
    await signUp(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.authErrors['sign-up-closed'])
  })
})

describe('resetting a password', () => {
  it('on an installation without a mail server leads to its administrator, and claims no email', async () => {
    const { user } = openSignedOut('/en/forgot-password', { policy: { sendsMail: false } })
    await screen.findByText(words.forgotPassword.keptLead)
    await user.type(email(), 'robin@example.com')
    await user.click(press(words.forgotPassword.submit))
    await title(words.forgotPassword.kept.title)
    expect(screen.queryByText(/we’ve emailed|Check your/i)).toBeNull()
  })

  it('promises a mail without revealing whether the account exists', async () => {
    const { user } = openSignedOut('/en/forgot-password')
    await title(words.forgotPassword.title)
    await user.type(email(), 'unknown@example.com')
    await user.click(press(words.forgotPassword.submit))
    expect(document.activeElement).toBe(await title(words.forgotPassword.sent.title))
    expect(screen.getByText('unknown@example.com')).toBeTruthy()
    await user.click(press(words.forgotPassword.sent.again))
    await title(words.forgotPassword.title)
    expect(email().value).toBe('unknown@example.com')
  })

  it('saves the new password and leads to sign in', async () => {
    const { user, fetched } = openSignedOut('/en/reset-password?token=abc')
    await title(words.resetPassword.title)
    expect(password(words.newPassword).autocomplete).toBe('new-password')
    await user.type(password(words.newPassword), 'another long one')
    await user.click(press(words.resetPassword.submit))
    expect(document.activeElement).toBe(await title(words.resetPassword.done.title))
    expect(screen.getByRole('link', { name: words.resetPassword.done.signIn })).toHaveProperty(
      'pathname',
      '/en/sign-in',
    )
    const [, init] = fetched.mock.calls.find(([url]) => url === '/api/auth/reset-password') ?? []
    expect(JSON.parse(String(init?.body))).toEqual({ token: 'abc', newPassword: 'another long one' })
  })

  it('refuses a used link and offers a new one', async () => {
    const { user } = openSignedOut('/en/reset-password?token=abc', { auth: () => problem({ status: 404 }) })
    await title(words.resetPassword.title)
    await user.type(password(words.newPassword), 'another long one')
    await user.click(press(words.resetPassword.submit))
    await title(words.expired.title)
    expect(screen.getByRole('link', { name: words.expired.again }).getAttribute('href')).toBe('/en/forgot-password')
  })

  it.each(['', '?token=a%20b'])('asks for no password when the link ends in %s', async (search) => {
    openSignedOut(`/en/reset-password${search}`)
    await title(words.expired.title)
  })
})

describe('confirming an address', () => {
  const confirm = async (answer: Response) => {
    const { user } = openApp('/en/confirm-email?token=abc', ({ url }) =>
      url.endsWith('/me/email/confirmation') ? answer : undefined,
    )
    await title(words.confirmEmail.title)
    await user.click(press(words.confirmEmail.submit))
  }

  it('needs a click, not only the link', async () => {
    await confirm(Response.json({ changed: true }))
    expect(document.activeElement).toBe(await title(words.confirmEmail.done.title))
  })

  it('says when the other address has to confirm too', async () => {
    await confirm(Response.json({ changed: false }))
    await title(words.confirmEmail.waiting.title)
  })

  it.each([
    [404, words.expired.title],
    [409, words.confirmEmail.taken.title],
  ])('explains the refusal when the answer is %i', async (status, wanted) => {
    await confirm(problem({ status }))
    await title(wanted)
  })

  it('can be retried when the server could not answer', async () => {
    await confirm(problem({ status: 503 }))
    expect((await screen.findByRole('alert')).textContent).toContain(messages.errors.code.unavailable)
    expect(press(words.confirmEmail.submit)).toBeTruthy()
  })
})

describe('signing out', () => {
  function openSignedIn(answer: (call: string) => Response | undefined) {
    let signedIn = true
    return openApp('/en', ({ url, method }) => {
      const { pathname } = new URL(url)
      const answered = answer(`${method} ${pathname}`)
      if (answered?.ok) signedIn = false
      return answered ?? (pathname === '/me' && !signedIn ? problem({ status: 401 }) : undefined)
    })
  }

  it.each([
    [words.signOut.here, 'POST /api/auth/sign-out', Response.json({ status: true })],
    [words.signOut.everywhere, 'DELETE /me/sessions', new Response(null, { status: 204 })],
  ])('leaves nothing of the account in this tab: “%s”', async (label, wanted, answer) => {
    sessionStorage.setItem('foyer-team', '1')
    sessionStorage.setItem('foyer-searches:usr_demo', '["who"]')
    const { user, router, queryClient } = openSignedIn((call) => (call === wanted ? answer : undefined))
    await title(messages.home.title)
    await router.navigate({ href: '/en/logout' })
    await title(words.signOut.title)
    await user.click(press(label))
    expect(document.activeElement).toBe(await title(words.signOut.done.title))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual([null])
    expect(queryClient.getMutationCache().getAll()).toEqual([])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('foyer'))).toEqual([])
    await router.navigate({ href: '/en/orders' })
    await title(words.signIn.title)
  })

  it('happens at once from the menu', async () => {
    const { user, router } = openSignedIn((call) =>
      call === 'POST /api/auth/sign-out' ? Response.json({ status: true }) : undefined,
    )
    await title(messages.home.title)
    await user.click(await screen.findByRole('button', { name: /^Account:/ }))
    await user.click(await screen.findByRole('menuitem', { name: messages.shell.userMenu.signOut }))
    await title(words.signOut.done.title)
    expect(router.state.location.pathname).toBe('/en/logout')
  })

  it('stands in the menu beside the imprint of the installation', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const { user } = openSignedIn(() => undefined)
    await title(messages.home.title)
    await user.click(await screen.findByRole('button', { name: /^Account:/ }))
    await user.click(await screen.findByRole('menuitem', { name: messages.shell.imprint }))
    expect(assign).toHaveBeenCalledWith('/en/imprint')
    assign.mockRestore()
  })

  it('shows why it failed and keeps the session', async () => {
    const { user, router } = openSignedIn((call) => (call.includes('sign-out') ? problem({ status: 503 }) : undefined))
    await title(messages.home.title)
    await router.navigate({ href: '/en/logout' })
    await title(words.signOut.title)
    await user.click(press(words.signOut.here))
    expect((await screen.findByRole('alert')).textContent).toContain(messages.errors.code.unavailable)
    expect(screen.getByText('organiser@example.com')).toBeTruthy()
  })
})
