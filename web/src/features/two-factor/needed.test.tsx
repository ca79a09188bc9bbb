import { messages } from '@foyer/words/app/en'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const words = messages.twoFactor

it('leads a member to the second factor that the team requires, and on when the member wants to', async () => {
  const me = await mockAnswers('/me')
  let isOn = false
  const { user, queryClient } = openApp('/en', ({ url }) => {
    const [first, ...others] = me.teams
    if (url.endsWith('/me'))
      return Response.json({ ...me, teams: [{ ...first, ...(!isOn && { needsSecondFactor: true }) }, ...others] })
    return url.endsWith('/two-factor') ? Response.json({ recoveryCodesLeft: 0 }) : undefined
  })
  await screen.findByRole('heading', { level: 1, name: words.needed.title })
  expect(await screen.findByRole('button', { name: words.setUp })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.needed.next })).toBeNull()
  isOn = true
  await queryClient.invalidateQueries()
  // the recovery codes may still be on screen: nothing closes before the member goes on
  await user.click(await screen.findByRole('button', { name: words.needed.next }))
  await screen.findByRole('heading', { level: 1, name: messages.home.title })
})

it('asks owners to begin with themselves', async () => {
  const { user } = openApp('/en/settings')
  await user.click(await screen.findByRole('button', { name: words.team.require }))
  await waitFor(() => expect(screen.getByText(messages.memberErrors['member-two-factor-first'])).toBeTruthy())
})
