import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'

// React Aria restores the caret on each `selectionchange`; happy-dom fires that event synchronously, which loops for
// ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
// The page loads it on demand; reading it from disk takes longer on a busy machine than a test waits.
beforeAll(async () => void (await import('../booking-fee/BookingFeeForm.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^City/ })

/** Opens the settings of the draft of the mock. */
async function openSettings(id = 'evt_2') {
  const app = openApp(`/en/events/${id}/settings`)
  const button = await screen.findByRole('button', { name: 'Save settings' })
  const send = async (method: string, path: string, body?: object) =>
    (
      await fetch(`/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).text()
  return {
    ...app,
    save: () => app.user.click(button),
    send,
    stored: async () => JSON.parse(await send('GET', `/events/${id}`)),
    fill: async (field: HTMLInputElement, text: string) => {
      await app.user.clear(field)
      if (text) await app.user.paste(text)
    },
  }
}

const saved = () => screen.findByText(/” saved\.$/)
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Event' })).getByRole('link', { name })
const leave = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Events' })

describe('the settings of an event', () => {
  it('say at the field what is wrong, and keep the typed values', async () => {
    const { save, stored, fill } = await openSettings()
    const before = await stored()
    await fill(box('Site title'), '')
    await save()
    await waitFor(() => expect(descriptionOf(box('Site title'))).toBe('Title is required'))
    expect(document.activeElement).toBe(box('Site title'))
    await fill(box('Site title'), before.name)
    await fill(box('Page URL'), 'winter-concert')
    await save()
    await waitFor(() => expect(descriptionOf(box('Page URL'))).toMatch(/Another event uses or used this URL/))
    expect(box('Page URL').value).toBe('winter-concert')
    await fill(box('Page URL'), 'Not A Slug')
    await save()
    await waitFor(() => expect(descriptionOf(box('Page URL'))).toMatch(/Use only lower-case letters/))
    expect(await stored()).toEqual(before)
  })

  it('[S4.3] save the title and the links, and say so', async () => {
    const { user, stored, fill } = await openSettings()
    const { venue } = await stored()
    await fill(box('Site title'), '  Dress Rehearsal ')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('“Dress Rehearsal” saved.')
    await screen.findByRole('heading', { level: 1, name: 'Dress Rehearsal' })
    expect(box('Site title').value).toBe('Dress Rehearsal')
    await user.click(tab('Website'))
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Website URL/ })
    await fill(address, 'ftp://www.example.com')
    await user.click(screen.getByRole('button', { name: 'Save website' }))
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(address)
    expect(address.value).toBe('ftp://www.example.com')
    await fill(address, 'rehearsal.example.org')
    await user.click(screen.getByRole('button', { name: 'Save website' }))
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        name: 'Dress Rehearsal',
        websiteUrl: 'https://rehearsal.example.org/',
        venue,
      }),
    )
  })

  it('ask before another tab discards typed values; a tab takes the focus to its content', async () => {
    const { user, save, stored, fill } = await openSettings()
    await fill(city(), 'Mine')
    await user.click(tab('Tickets'))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(city().value).toBe('Mine')
    await save()
    await saved()
    expect(await stored()).toMatchObject({ city: 'Mine' })
    await user.click(tab('Tickets'))
    const content = await screen.findByRole('heading', { level: 2, name: 'Tickets' })
    await waitFor(() => expect(document.activeElement).toBe(content))
    expect(document.title).toMatch(/^Tickets – Open Rehearsal.* – Foyer$/)
    await user.click(tab('Orders'))
    await screen.findByText('Orders for this event will appear here.')
  })

  it('do not remove the date of an event on sale, and say why', async () => {
    await openSettings('evt_1')
    const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'No date yet' })
    expect(open.disabled).toBe(true)
    expect(descriptionOf(open)).toMatch(/on sale needs a date/)
  })

  it('save and remove a venue', async () => {
    const { user, save, stored, fill } = await openSettings()
    for (const name of [/^Venue/, /^City/, /^Region/]) await fill(screen.getByRole('textbox', { name }), '')
    await save()
    await saved()
    expect((await stored()).location).toMatch(/^https:/)
    await fill(city(), 'Köln')
    await save()
    await waitFor(async () => expect((await stored()).location).toMatch(/^Köln/))
    await user.click(screen.getByRole('checkbox', { name: /^Online event/ }))
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull()
    await save()
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ online: true, location: expect.stringMatching(/^https:/) }),
    )
  })

  it('offer both versions when another member changed the same fields', async () => {
    const { user, save, send, stored, fill } = await openSettings()
    await fill(city(), 'Mine')
    await send('PATCH', '/events/evt_2', { city: 'Theirs', venue: 'Their hall' })
    await save()
    const notice = () => within(screen.getByRole('main')).findByRole('alert')
    expect((await notice()).textContent).toMatch(/Someone else changed this while you were editing.*Theirs/s)
    expect(city().value).toBe('Mine')
    expect((await stored()).city).toBe('Theirs')
    await user.click(within(await notice()).getByRole('button', { name: 'Keep my changes' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Venue/ }).value).toBe('Their hall'),
    )
    await save()
    await saved()
    expect(await stored()).toMatchObject({ city: 'Mine', venue: 'Their hall' })
    await fill(city(), 'Mine again')
    await send('PATCH', '/events/evt_2', { city: 'Theirs again' })
    await save()
    await user.click(within(await notice()).getByRole('button', { name: 'Use the saved version' }))
    await waitFor(() => expect(city().value).toBe('Theirs again'))
  })

  it('are saved without a question when another member changed another tab', async () => {
    const { save, send, stored, fill } = await openSettings()
    await fill(city(), 'Mine')
    await send('PATCH', '/events/evt_2', { websiteUrl: 'https://renamed.example.com/' })
    await save()
    await saved()
    expect(await stored()).toMatchObject({ websiteUrl: 'https://renamed.example.com/', city: 'Mine' })
  })

  it('keep typed values when the status changes', async () => {
    const { user, save, stored, fill } = await openSettings('evt_1')
    await fill(city(), 'Mine')
    await user.click(screen.getByRole('button', { name: /^Change status of/ }))
    await user.click(await screen.findByRole('menuitem', { name: /^Close/ }))
    await screen.findByRole('button', { name: /^Change status of.*Closed$/ })
    expect(city().value).toBe('Mine')
    await save()
    await saved()
    expect(await stored()).toMatchObject({ status: 'Closed', city: 'Mine' })
  })

  it('[S5.6] [S8.1] say that the event is not found when it was deleted before saving', async () => {
    const { save, send, fill } = await openSettings()
    await fill(city(), 'Mine')
    await send('DELETE', '/events/evt_2')
    await save()
    await within(screen.getByRole('main')).findByText(/Event not found/)
    expect(city().value).toBe('Mine')
  })

  it('ask before typed values are discarded', async () => {
    const { user, stored, fill } = await openSettings()
    const before = city().value
    await fill(city(), 'Mine')
    await user.click(leave())
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(city().value).toBe('Mine')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(city().value).toBe(before)
    await user.click(leave())
    await screen.findByRole('heading', { level: 1, name: 'Events' })
    expect((await stored()).city).toBe(before)
  })
})

it('the booking fee of an event says what tickets cost with it, and is set and removed', async () => {
  const { user, stored, fill } = await openSettings('evt_3')
  const section = within(await screen.findByRole('region', { name: 'Booking fee' }))
  await user.selectOptions(
    await section.findByRole('combobox', { name: 'Who pays it?' }),
    'Buyers, on top of the price',
  )
  const field = (name: RegExp) => section.getByRole<HTMLInputElement>('textbox', { name })
  const save = () => user.click(section.getByRole('button', { name: 'Save booking fee' }))
  await save()
  await waitFor(() => expect(descriptionOf(field(/^Amount/))).toBe('Enter an amount, a share of the price, or both.'))
  await fill(field(/^Amount/), '1')
  await fill(field(/^Plus a share/), '2.5')
  expect(section.getByText('Standard: €17.40, including the fee of €1.40')).toBeTruthy()
  await save()
  const fee = {
    name: 'Booking fee',
    per: 'ticket',
    cents: 100,
    bp: 250,
    taxRateBp: 700,
    paidBy: 'buyer',
    refunded: true,
  }
  await waitFor(async () => expect((await stored()).bookingFee).toEqual(fee))
  await user.selectOptions(section.getByRole('combobox', { name: 'Who pays it?' }), 'You, out of the price')
  expect(section.getByText('Concession: €1.28 for the fee, €9.72 left for you')).toBeTruthy()
  await user.selectOptions(section.getByRole('combobox', { name: 'Who pays it?' }), 'There’s no booking fee')
  await save()
  await waitFor(async () => expect((await stored()).bookingFee).toBeUndefined())
}, 20_000)

it('an event is deleted after a confirmation, with unsaved values too', async () => {
  const { user, fill, send } = await openSettings()
  await fill(city(), 'Mine')
  await user.click(screen.getByRole('button', { name: /^Delete Open Rehearsal/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { level: 1, name: 'Your events' })
  expect(screen.queryByText('Open Rehearsal and Backstage Tour')).toBeNull()
  expect(await send('GET', '/events/evt_2')).toContain('not-found')
})

it('[S5.6] [S8.1] keeps a typed key when its event was deleted before', async () => {
  const { user } = openApp('/en/events/evt_2/enter-key')
  const key = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Notion key' })
  await user.type(key, 'ntn_any_key_at_all')
  await fetch('/api/v1/events/evt_2', { method: 'DELETE' })
  await user.click(screen.getByRole('button', { name: 'Save key' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Event not found')
  expect(key.value).toBe('ntn_any_key_at_all')
})
