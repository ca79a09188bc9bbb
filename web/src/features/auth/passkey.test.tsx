import { messages } from '@foyer/words/app/en'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

const { accounts, authErrors } = messages
const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A browser whose dialog answers with a passkey, or throws. */
function browserWith(get: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => false })
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get } as unknown as CredentialsContainer)
}

const chosen = async () => ({
  rawId: bytes('credential'),
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signature?>') },
})

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The sign-in page, on a server that knows the passkey or does not. */
async function signInPage(knows: boolean) {
  let signedIn = false
  const proofs: unknown[] = []
  const app = openApp('/en/sign-in?return=%2Fen%2Forders', async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/me') return signedIn ? undefined : problem({ status: 401, code: 'unauthenticated' })
    if (pathname === '/api/auth/sign-in/passkey/options')
      return Response.json({ challenge: 'aGVsbG8', host: 'localhost' })
    if (pathname !== '/api/auth/sign-in/passkey') return undefined
    proofs.push(await request.json())
    if (!knows) return problem({ status: 404, code: 'not-found' })
    signedIn = true
    return Response.json({ status: true })
  })
  const button = await screen.findByRole('button', { name: accounts.passkey.signIn })
  return { ...app, button, proofs }
}

it('signs in with the passkey that the reader chooses, without address and password', async () => {
  browserWith(chosen)
  const { user, router, button, proofs } = await signInPage(true)
  await user.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/orders'))
  expect(proofs).toEqual([
    { credentialId: 'Y3JlZGVudGlhbA', clientData: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmF0dXJlPz4' },
  ])
})

it('says that the server has not taken a passkey', async () => {
  browserWith(chosen)
  const { user, button } = await signInPage(false)
  await user.click(button)
  await screen.findByText(authErrors['passkey-refused'])
})

it('says nothing when the reader closes the dialog of the browser', async () => {
  browserWith(() => Promise.reject(new DOMException('dismissed', 'NotAllowedError')))
  const { user, button, proofs } = await signInPage(true)
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  expect([screen.queryByRole('alert'), proofs]).toEqual([null, []])
})

it('offers the provider of the installation alone where there are no passwords, and says why it failed', async () => {
  browserWith(chosen)
  const { user } = openApp('/en/sign-in?problem=provider-account-exists', async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/me') return problem({ status: 401, code: 'unauthenticated' })
    if (pathname === '/sign-up')
      return Response.json({ signUp: true, firstAccount: true, sendsMail: true, passwords: false, provider: 'Club ID' })
    return pathname === '/api/auth/provider' ? problem({ status: 503, code: 'unavailable' }) : undefined
  })
  await screen.findByText(authErrors['provider-account-exists'])
  await waitFor(() => expect(screen.queryByLabelText(accounts.password)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Sign in with Club ID' }))
  await screen.findByText(messages.errors.code.unavailable)
})
