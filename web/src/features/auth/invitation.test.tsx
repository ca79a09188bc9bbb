import { messages } from '@foyer/words/app/en'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

const words = messages.accounts

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const email = () => screen.getByLabelText<HTMLInputElement>(words.email)

describe('an invitation', () => {
  const invitation = {
    team: 'Kulturhaus',
    role: 'door',
    invitedBy: 'Ada',
    email: 'robin@example.com',
    events: ['Summer night', 'Winter fair'],
    expiresAt: '2099-01-01T00:00:00.000Z',
  }
  const path = '/en/invitation?token=abc'
  const answering = (status: number, signedIn: boolean) => async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/public/invitations/abc')
      return status === 200 ? Response.json(invitation) : problem({ status, code: 'not-found' })
    if (pathname === '/me' && !signedIn) return problem({ status: 401 })
    return undefined
  }

  it('creates the account that it is for', async () => {
    const sent: unknown[] = []
    let signedIn = false
    const { user, router } = openApp(path, async (request) => {
      if (!request.url.includes('/api/auth/')) return await answering(200, signedIn)(request)
      sent.push(await request.json())
      signedIn = true
      return Response.json({ status: true })
    })
    await title('Join Kulturhaus')
    expect(screen.getByText('Ada has invited you to the team Kulturhaus. Your role: Door.')).toBeTruthy()
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Summer night', 'Winter fair'])
    expect(email().readOnly).toBe(true)
    await user.type(screen.getByLabelText(words.name), 'Robin')
    await user.type(screen.getByLabelText(words.password), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Create account and join' }))
    await title(messages.home.title)
    expect(router.state.location.href).toBe('/en')
    expect(sent).toEqual([
      {
        name: 'Robin',
        email: 'robin@example.com',
        password: 'correct horse battery',
        language: 'en',
        invitation: 'abc',
      },
    ])
  })

  it('leads an account to sign in and back', async () => {
    const { user, router } = openApp(path, answering(200, false))
    await title('Join Kulturhaus')
    await user.click(screen.getByRole('link', { name: words.signUp.signIn }))
    await title(words.signIn.title)
    expect(router.state.location.search).toEqual({ return: path })
  })

  it('says which account it is for when another one is signed in', async () => {
    openApp(path, answering(200, true))
    await screen.findByText(/^This invitation is for robin@example.com, but you’re signed in as/)
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull()
  })

  it('says that it has ended', async () => {
    openApp(path, answering(404, false))
    await title('This link no longer works')
    expect(screen.getByText(/^The invitation was accepted or withdrawn/)).toBeTruthy()
  })
})

describe('where an account begins with a link to its address', () => {
  const token = 'a'.repeat(32)
  const sent: unknown[] = []
  const open = (path: string) =>
    openApp(path, async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/me') return problem({ status: 401 })
      if (pathname === '/sign-up') return Response.json({ signUp: true, firstAccount: false, confirmsEmail: true })
      if (pathname === `/public/sign-ups/${token}`) return Response.json({ email: 'robin@example.com' })
      if (pathname.startsWith('/public/sign-ups/')) return problem({ status: 404, code: 'not-found' })
      if (!pathname.startsWith('/api/auth/')) return undefined
      sent.push([pathname, await request.json()])
      return Response.json({ status: true })
    })
  const { request } = words.signUp

  it('asks for the address alone, and says the same for every address', async () => {
    const { user } = open('/en/sign-up')
    await screen.findByText(request.lead)
    expect(screen.queryByLabelText(words.password)).toBeNull()
    await user.type(email(), 'robin@example.com')
    await user.click(screen.getByRole('button', { name: request.submit }))
    expect(document.activeElement).toBe(await title(words.forgotPassword.sent.title))
    expect(sent.splice(0)).toEqual([['/api/auth/sign-up/request', { email: 'robin@example.com', language: 'en' }]])
  })

  it('creates it with the link, for the address that the link went to', async () => {
    const { user } = open(`/en/sign-up?token=${token}`)
    await screen.findByLabelText(words.name)
    expect(email()).toMatchObject({ value: 'robin@example.com', readOnly: true })
    await user.type(screen.getByLabelText(words.name), 'Robin')
    await user.type(screen.getByLabelText(words.signUp.organiser), 'Jazz e. V.')
    await user.type(screen.getByLabelText(words.password), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: words.signUp.submit }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const account = expect.objectContaining({ confirmation: token, email: 'robin@example.com' })
    expect(sent.splice(0)).toEqual([['/api/auth/sign-up/email', account]])
  })

  it.each(['b'.repeat(32), 'a%20broken%20link'])(
    'leads to a new link when this one no longer works: %s',
    async (ended) => {
      open(`/en/sign-up?token=${ended}`)
      await title(words.expired.title)
      expect(screen.getByText(request.expired)).toBeTruthy()
      expect(screen.getByRole('link', { name: words.expired.again }).getAttribute('href')).toBe('/en/sign-up')
    },
  )
})
