import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

const { accounts, authErrors, signInErrors, twoFactor } = messages
const { signIn, secondFactor: words } = accounts

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

describe('signing in with a second factor', () => {
  async function giveThePassword(answerStep: () => Response | undefined = () => undefined) {
    let signedIn = false
    const codes: string[] = []
    const app = openApp('/en/sign-in?return=%2Fen%2Forders', async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/me') return signedIn ? undefined : problem({ status: 401, code: 'unauthenticated' })
      if (pathname === '/api/auth/sign-in/email') return Response.json({ status: true, secondFactor: true })
      if (pathname !== '/api/auth/sign-in/second-factor') return undefined
      const { code } = await request.json()
      codes.push(code)
      const answer = answerStep()
      if (answer) return answer
      if (code === '000000') return problem({ status: 403, code: 'wrong-code' })
      signedIn = true
      return Response.json({ status: true })
    })
    // the address that another test has typed is still there
    await app.user.clear(await screen.findByLabelText(accounts.email))
    await app.user.type(screen.getByLabelText(accounts.email), 'ada@example.com')
    await app.user.type(screen.getByLabelText(accounts.password), 'correct horse battery{Enter}')
    await screen.findByRole('heading', { level: 1, name: words.title })
    return { ...app, codes }
  }

  it('asks for the code on a step of its own, and then returns to the page', async () => {
    const { user, router, codes } = await giveThePassword()
    const field = screen.getByLabelText(words.code)
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    await user.type(field, '000000{Enter}')
    await screen.findAllByText(signInErrors['wrong-code'])
    expect(field).toHaveProperty('value', '000000')
    await user.clear(field)
    await user.type(field, '123 456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/orders'))
    expect(codes).toEqual(['000000', '123 456'])
  })

  it('takes a recovery code instead', async () => {
    const { user, codes } = await giveThePassword()
    await user.click(screen.getByRole('button', { name: words.useRecovery }))
    await user.type(screen.getByLabelText(words.recoveryCode), 'k7qr-2vxm-9d4t-h3ja{Enter}')
    await waitFor(() => expect(codes).toEqual(['k7qr-2vxm-9d4t-h3ja']))
  })

  it('goes back to the first step, where the address still stands', async () => {
    const { router } = await giveThePassword()
    router.history.back()
    await screen.findByRole('heading', { level: 1, name: signIn.title })
    expect(screen.getByLabelText(accounts.email)).toHaveProperty('value', 'ada@example.com')
  })

  it('says that the password is needed again when the step has expired', async () => {
    const { user } = await giveThePassword(() => problem({ status: 404, code: 'not-found' }))
    await user.type(screen.getByLabelText(words.code), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(authErrors['sign-in-expired'])
    expect(screen.getByRole('link', { name: words.again }).getAttribute('href')).toBe(
      '/en/sign-in?return=%2Fen%2Forders',
    )
  })
})

describe('two-factor sign-in in the profile', () => {
  const codes = ['k7qr-2vxm-9d4t-h3ja', 'aaaa-bbbb-cccc-dddd']

  async function openProfile(enabled: boolean) {
    const state = { enabled, calls: [] as string[] }
    const app = openApp('/en/my-profile', async (request) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/me/two-factor')) return undefined
      const call = `${request.method} ${pathname}`
      if (call !== 'GET /me/two-factor') state.calls.push(call)
      if (call === 'GET /me/two-factor')
        return Response.json(
          state.enabled ? { enabledAt: '2026-06-01T10:00:00.000Z', recoveryCodesLeft: 1 } : { recoveryCodesLeft: 0 },
        )
      if (call === 'POST /me/two-factor/secret')
        return Response.json({ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Foyer?secret=GEZDGNBVGY3TQOJQ' })
      if (call === 'DELETE /me/two-factor') {
        state.enabled = false
        return new Response(null, { status: 204 })
      }
      if (call === 'PUT /me/two-factor') {
        if ((await request.json()).code === '000000') return problem({ status: 403, code: 'wrong-code' })
        state.enabled = true
      }
      return Response.json({ codes })
    })
    const section = within(await screen.findByRole('region', { name: twoFactor.title }))
    return { ...app, section, state }
  }

  it('is turned on with a code of the app, and shows the recovery codes', async () => {
    const { user, section, state } = await openProfile(false)
    await user.click(await section.findByRole('button', { name: twoFactor.setUp }))
    await screen.findByRole('img', { name: twoFactor.scan.alt })
    screen.getByText('GEZD GNBV GY3T QOJQ')
    const field = screen.getByLabelText(twoFactor.scan.code)
    await user.type(field, '12345{Enter}')
    await screen.findAllByText(twoFactor.scan.format)
    await user.clear(field)
    await user.type(field, '000000{Enter}')
    await screen.findAllByText(signInErrors['wrong-code'])
    await user.clear(field)
    await user.type(field, '123456{Enter}')
    await screen.findByRole('dialog', { name: twoFactor.codes.title })
    for (const code of codes) screen.getByText(code)
    const file = screen.getByRole('link', { name: twoFactor.codes.download }).getAttribute('href') ?? ''
    expect(decodeURIComponent(file)).toContain(codes.join('\n'))
    await user.click(screen.getByRole('button', { name: twoFactor.codes.done }))
    await section.findByText(/one recovery code left/)
    expect(state.calls).toEqual(['POST /me/two-factor/secret', 'PUT /me/two-factor', 'PUT /me/two-factor'])
  })

  it('is turned off after a question', async () => {
    const { user, section, state } = await openProfile(true)
    await user.click(await section.findByRole('button', { name: twoFactor.turnOff }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: twoFactor.turningOff.confirm }))
    await section.findByText(twoFactor.isOff)
    expect(state.calls).toEqual(['DELETE /me/two-factor'])
  })

  it('gives new recovery codes after a question', async () => {
    const { user, section } = await openProfile(true)
    await user.click(await section.findByRole('button', { name: twoFactor.renew }))
    await user.click(await screen.findByRole('button', { name: twoFactor.renewing.confirm }))
    await screen.findByText(codes[0] ?? '')
  })
})
