import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Attendees' }))
    .getAllByRole('row')
    .slice(1)

it('lists attendees by name, sorts and filters them, all of it in the URL', async () => {
  const { user, router } = openApp('/en/events/evt_3/attendees')
  const first = (await rows())[0]?.textContent
  expect(first).toMatch(/Valid/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
  await waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/Cancelled/))
  await user.click(screen.getByRole('button', { name: 'Ordered' }))
  await waitFor(() => expect(router.history.location.search).toBe('?state=cancelled&sort=ordered&order=asc'))
})

it('says that nothing matches, shows all on request, and forgives a typing error', async () => {
  const { user } = openApp('/en/events/evt_3/attendees?q=zebra')
  await user.click(await screen.findByRole('button', { name: 'Show all attendees' }))
  const all = (await rows()).length
  await user.type(screen.getByRole('searchbox', { name: 'Search attendees' }), 'Jürgne')
  await waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/Jürgen/))
  expect(all).toBe(20)
})

it('finds those who have an add-on, and shows it', async () => {
  const { user, router } = openApp('/en/events/evt_1/attendees')
  const types = await screen.findByRole('combobox', { name: 'Ticket type or add-on' })
  await user.selectOptions(types, await within(types).findByRole('option', { name: 'Workshop – Bookbinding' }))
  await waitFor(() => expect(router.history.location.search).toBe('?type=tkt_91'))
  await waitFor(async () => {
    const shown = await rows()
    expect(shown).toHaveLength(3)
    for (const row of shown) within(row).getByText('1 × Bookbinding')
  })
})

it('filters by whether a question is answered, also by a country', async () => {
  const question = { per: 'ticket', required: false, asked: 'before', changeableUntil: 'event', choices: [] }
  const questions = [
    { ...question, id: 'note', kind: 'paragraph', texts: { en: { label: 'Note' } } },
    { ...question, id: 'home', kind: 'country', texts: { en: { label: 'Home' } } },
  ]
  const { user, router } = openApp('/en/events/evt_3/attendees', ({ url }) =>
    url.endsWith('/events/evt_3/order-questions')
      ? Response.json({ attendees: { name: 'off', email: 'off' }, questions, version: 1 })
      : undefined,
  )
  const answers = await screen.findByRole('combobox', { name: 'Answer' })
  // the names of countries are loaded for such questions only
  await within(answers).findByRole('option', { name: 'Home – Afghanistan' })
  const options = within(answers)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options.slice(0, 6)).toEqual([
    'Any answer',
    'Note – answered',
    'Note – not answered',
    'Home – answered',
    'Home – not answered',
    'Home – Afghanistan',
  ])
  await user.selectOptions(answers, 'Home – Austria')
  await waitFor(() => expect(decodeURIComponent(router.history.location.search)).toBe('?answer=home:AT'))
  await user.selectOptions(answers, 'Note – not answered')
  await waitFor(() => expect(decodeURIComponent(router.history.location.search)).toBe('?answer=note:_none'))
})

it('offers files of exactly what the URL selects', async () => {
  const { user } = openApp('/de/events/evt_3/attendees?q=anna&state=valid')
  await user.click(await screen.findByRole('button', { name: 'Exportieren und drucken' }))
  const csv = await screen.findByRole('menuitem', { name: /CSV-Datei/ })
  expect(csv.getAttribute('href')).toMatch(
    /^\/api\/v1\/events\/evt_3\/attendees\/export\.csv\?q=anna&state=valid&language=de&team=1$/,
  )
  expect(csv.hasAttribute('download')).toBe(true)
})
