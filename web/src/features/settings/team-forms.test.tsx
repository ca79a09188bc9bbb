import { defaultInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Team } from '@foyer/contract/teams'
import { messages } from '@foyer/words/app/en'
import { messages as invoiceMessages } from '@foyer/words/app/invoice-settings/en'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'

const { payments, settings: words, invoices: invoiceWords } = messages
const { invoiceSettings } = invoiceMessages

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the tab of a section. */
async function openSection(path: string, name: string) {
  const app = openApp(path)
  const section = within(await screen.findByRole('region', { name }))
  return {
    ...app,
    section,
    fill: async (field: HTMLElement, text: string) => {
      await app.user.clear(field)
      await app.user.paste(text)
    },
    press: (button: string) => app.user.click(screen.getByRole('button', { name: button })),
    confirm: async (button: string) =>
      app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button })),
  }
}

/** Changes the team as another member does. */
const changeTeam = (changes: object) =>
  fetch('/api/v1/teams/1', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
const storedTeam = async (): Promise<Team> => (await fetch('/api/v1/teams/1')).json()

describe('the team', () => {
  const open = () => openSection('/en/settings', words.general.title)

  it('[S2.1] [S4.3] saves its name, language, currency and time zone', async () => {
    const { section, fill, press, user } = await open()
    const name = section.getByLabelText<HTMLInputElement>(words.general.name)
    await fill(name, '  Theatre on the Quay  ')
    await user.selectOptions(section.getByLabelText('Language'), 'fr')
    await user.selectOptions(section.getByLabelText('Currency'), 'CHF')
    // once it has the focus, the list of zones is built with a box of its own
    const zone = () => section.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
    // without a click and without typing: both show all 430 zones first, which takes seconds
    act(() => zone().focus())
    await waitFor(() => expect(zone().readOnly).toBe(false))
    fireEvent.change(zone(), { target: { value: 'los ang' } })
    await user.click(await screen.findByRole('option', { name: /Los Angeles/ }))
    await press(words.general.save)
    await screen.findByText(words.general.saved)
    expect(name.value).toBe('Theatre on the Quay')
    await screen.findByRole('button', { name: 'Team: Theatre on the Quay' })
    expect(await storedTeam()).toMatchObject({
      name: 'Theatre on the Quay',
      language: 'fr',
      currency: 'CHF',
      timeZone: 'America/Los_Angeles',
    })
    expect(zone().value).toMatch(/^Los Angeles \(UTC-0[78]:00\)$/)
  })

  it('refuses an empty name and one that is too long, and says so in the title', async () => {
    const { section, fill, press, user } = await open()
    const name = section.getByLabelText<HTMLInputElement>(words.general.name)
    const before = name.value
    await fill(name, '   ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(descriptionOf(name)).toMatch(/^Enter a team name\./))
    expect(document.activeElement).toBe(name)
    expect(document.title).toBe('Error: Settings – Foyer')
    await fill(name, 'x'.repeat(201))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(descriptionOf(name)).toMatch(/^Use 200 characters or fewer\./))
    expect(name.value).toBe('x'.repeat(201))
    await press('Discard changes')
    expect(name.value).toBe(before)
    await waitFor(() => expect(document.title).toBe('Settings – Foyer'))
  })

  it('asks once before several unsaved forms are left', async () => {
    const { section, fill, confirm, user } = await openSection('/en/settings/legal', words.imprint.title)
    const phone = section.getByLabelText<HTMLInputElement>(/^Phone/)
    await fill(phone, '+49 761 3')
    const notice = within(screen.getByRole('region', { name: words.privacy.title }))
    await fill(notice.getByLabelText(new RegExp(`^${words.privacy.text}`)), 'Our notice')
    await user.click(screen.getByRole('link', { name: words.tabs.team }))
    await confirm(messages.common.unsaved.stay)
    expect(phone.value).toBe('+49 761 3')
    await user.click(screen.getByRole('link', { name: messages.shell.orders }))
    await confirm(messages.common.unsaved.leave)
    await screen.findByRole('heading', { level: 1, name: messages.orders.title })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the imprint', () => {
  const open = () => openSection('/en/settings/legal', words.imprint.title)
  const theirs = { name: 'Kulturhaus gGmbH', address: 'Uferstraße 12\n79100 Freiburg', email: 'neu@example.com' }

  it('cannot be removed while events are on sale, and says why', async () => {
    const { section, press, confirm } = await open()
    const name = section.getByLabelText<HTMLInputElement>('Name')
    const before = name.value
    expect(before).not.toBe('')
    await press(words.imprint.remove)
    await confirm(words.imprint.remove)
    const dialog = within(screen.getByRole('alertdialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Events are on sale under this imprint. Close them before you remove it.',
    )
    await confirm('Cancel')
    expect(name.value).toBe(before)
    for (const { id, status } of await (await fetch('/api/v1/events')).json())
      if (status === 'On Sale')
        await fetch(`/api/v1/events/${id}/status`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status: 'Closed' }),
        })
    await press(words.imprint.remove)
    await confirm(words.imprint.remove)
    await screen.findByText('Imprint removed.')
    expect(name.value).toBe('')
  })

  it('keeps the typed values when another member changed it, and offers both versions', async () => {
    const { section, fill, press } = await open()
    const phone = section.getByLabelText<HTMLInputElement>(/^Phone/)
    await fill(phone, '+49 761 1')
    await changeTeam({ imprint: theirs })
    await press(words.imprint.save)
    const notice = await screen.findByText(/Someone else changed this while you were editing/)
    expect(notice.closest('[role=alert]')?.textContent).toContain('Kulturhaus gGmbH')
    expect(phone.value).toBe('+49 761 1')
    await press('Keep my changes')
    await press(words.imprint.save)
    await screen.findByText(words.imprint.saved)
    expect((await storedTeam()).imprint).toMatchObject({ ...theirs, phone: '+49 761 1' })
  })

  it('takes over the version of another member on request', async () => {
    const { section, fill, press } = await open()
    const name = section.getByLabelText<HTMLInputElement>('Name')
    await fill(name, 'Mine')
    await changeTeam({ imprint: theirs })
    await press(words.imprint.save)
    await screen.findByText(/Someone else changed this/)
    await press('Use the saved version')
    await waitFor(() => expect(name.value).toBe(theirs.name))
    expect(screen.queryByText(/Someone else changed this/)).toBeNull()
  })

  it('is saved when another member changed another section', async () => {
    const { section, fill, press } = await open()
    await fill(section.getByLabelText(/^Phone/), '+49 761 2')
    await changeTeam({ name: 'Renamed before' })
    await press(words.imprint.save)
    await screen.findByText(words.imprint.saved)
    await screen.findByRole('button', { name: 'Team: Renamed before' })
    expect(await storedTeam()).toMatchObject({ name: 'Renamed before', imprint: { phone: '+49 761 2' } })
  })
})

it('a wrong IBAN is refused, a valid one shown in groups, and the bank account removed', async () => {
  const { section, fill, press, confirm } = await openSection('/en/settings/payments', payments.bank.title)
  const iban = section.getByLabelText<HTMLInputElement>(/^IBAN/)
  await fill(section.getByLabelText(/^Account holder/), 'Kulturhaus')
  await fill(iban, 'DE89370400440532013001')
  await press(payments.bank.save)
  await waitFor(() => expect(descriptionOf(iban)).toBe('Check the IBAN: a letter or digit is wrong or missing.'))
  expect(iban.value).toBe('DE89 3704 0044 0532 0130 01')
  await fill(iban, 'de89370400440532013000')
  await press(payments.bank.save)
  await screen.findByText(payments.bank.saved)
  expect((await storedTeam()).bank).toMatchObject({ holder: 'Kulturhaus' })
  expect(iban.value).toBe('DE89 3704 0044 0532 0130 00')
  await press(payments.bank.remove)
  await confirm(payments.bank.remove)
  await screen.findByText('Bank account removed.')
  expect(iban.value).toBe('')
})

it('the invoices need a VAT number only as long as no tax number is typed', async () => {
  const { user } = openApp('/en/settings/invoices')
  const { seller, offer, save } = invoiceSettings
  await user.click(await screen.findByRole('radio', { name: offer.asks.wanted }))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  for (const name of ['name', 'street', 'postcode', 'city'] as const) type(seller[name], '1')
  type(seller.country, 'DE')
  type(seller.vatId, '')
  await user.click(screen.getByRole('button', { name: save }))
  const problem = () => descriptionOf(screen.getByLabelText(seller.vatId))
  await waitFor(() => expect(problem()).toContain(seller.taxIdRequired))
  type(seller.taxNumber, '12/345')
  await waitFor(() => expect(problem()).not.toContain(seller.taxIdRequired))
  type(seller.taxNumber, '')
  await waitFor(() => expect(problem()).toContain(seller.taxIdRequired))
})

it('the invoices of a small business in France need no more than its SIREN, and no numbers for DATEV', async () => {
  const { user } = openApp('/en/settings/invoices')
  const { seller, offer, save, tax, datev, saved } = invoiceSettings
  await user.click(await screen.findByRole('radio', { name: offer.asks.wanted }))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  for (const name of ['name', 'street', 'postcode', 'city'] as const) type(seller[name], '1')
  type(seller.country, 'DE')
  expect(screen.getByRole('heading', { name: datev.title })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: datev.on }))
  // without them, the accountant's program would book the amounts without VAT
  expect(screen.getByRole('group', { name: datev.accounts }).textContent).toContain('Automatikkonten')
  await user.click(screen.getByRole('checkbox', { name: datev.on }))
  type(seller.country, 'FR')
  expect(screen.queryByRole('heading', { name: datev.title })).toBeNull()
  type(seller.vatId, '')
  // a SIRET, which begins with the SIREN
  const siren = screen.getByRole<HTMLInputElement>('textbox', { name: /^SIREN/ })
  fireEvent.change(siren, { target: { value: '732 829 320 00074' } })
  await user.click(screen.getByRole('button', { name: save }))
  const problem = () => descriptionOf(screen.getByLabelText(seller.vatId))
  await waitFor(() => expect(problem()).toContain(seller.taxIdRequired))
  await user.click(screen.getByRole('checkbox', { name: tax.smallBusiness }))
  await waitFor(() => expect(problem()).not.toContain(seller.taxIdRequired))
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findByText(saved)
  expect(siren.value).toBe('732829320')
})

it.each([
  ['DE', 1],
  ['FR', 0],
])(
  'the files for the accountant of a seller in %s have %i for DATEV, which say what they need',
  async (country, files) => {
    const stored = { ...defaultInvoiceSettings, seller: { ...sampleSeller, country } }
    openApp('/en/orders/invoices', (request) =>
      request.url.endsWith('/invoice-settings') ? Response.json(stored) : undefined,
    )
    await screen.findByRole('link', { name: invoiceWords.month.archive })
    await waitFor(() => expect(screen.queryAllByRole('button', { name: invoiceWords.month.datev })).toHaveLength(files))
    expect(screen.queryAllByText(/^Enter your DATEV numbers/, { ignore: '.tip' })).toHaveLength(files)
  },
)

const sampleSeller = { name: 'Kulturhaus', street: 'Uferstraße 12', postcode: '79100', city: 'Freiburg' }
