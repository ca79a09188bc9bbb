import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { sampleId } from './test/open-order.ts'

/** A window of a width that can be changed. */
const wide = Object.assign(new EventTarget(), { media: '', matches: true })
afterEach(() => vi.unstubAllGlobals())

it('an open dialog keeps its input when the window gets too narrow; then the order has its page', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => wide)
  const id = await sampleId('paid')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions: ['refund'] }
  const { user, router } = openApp(`/en/orders?open=${id}`, (request) =>
    request.url.endsWith(`/orders/${id}`) ? Response.json(order) : undefined,
  )
  const panel = within(await screen.findByRole('complementary', { name: /^Order / }))
  await user.click(await panel.findByRole('button', { name: 'Cancel and refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel and refund/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Message to the buyer/ }), 'Get well soon!')
  act(() => {
    wide.matches = false
    wide.dispatchEvent(new Event('change'))
  })
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to the buyer/ }).value).toBe(
    'Get well soon!',
  )
  expect(router.history.location.pathname).toBe('/en/orders')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.history.location.pathname).toBe(`/en/orders/${id}`))
})
