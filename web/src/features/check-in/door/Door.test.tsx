import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { define, formerCode, openDoor, openReady, shown } from '../test/open-door.tsx'
import { tones, usePhone, vibrate } from '../test/phone.ts'

vi.mock('./read-codes.ts', async () => (await import('../test/phone.ts')).reader)

usePhone()

describe('a scan', () => {
  it('shows the verdict and the guest, announces them at once, sounds and vibrates', async () => {
    const { scan, result } = await openReady({ verdicts: { tic_b: 'already-in' } })
    await scan('AAAA-2222')
    const status = await within(await result()).findByRole('status')
    await waitFor(() => expect(status.textContent).toContain('Come in'))
    expect(status.textContent).toContain('Ada Lovelace')
    expect(status.getAttribute('aria-live')).toBe('assertive')
    expect([tones, vibrate.mock.calls]).toEqual([[880, 1320], [[[80]]]])
    await scan('BBBB-2222')
    await waitFor(() => expect(status.textContent).toContain('Already in'))
    expect([tones.slice(2), vibrate.mock.lastCall]).toEqual([[440, 440], [[120, 80, 120]]])
    await scan('ZZZZ-9999')
    await waitFor(() => expect(status.textContent).toContain('Not a ticket'))
    expect([tones.slice(4), vibrate.mock.lastCall]).toEqual([[220], [[400]]])
  })

  it('sounds at a gate with a scanner that acts as a keyboard, where nothing is ever touched', async () => {
    const { scan } = await openReady()
    await scan('AAAA-2222')
    await shown('Come in')
    expect(tones).toEqual([880, 1320])
  })

  it('shows what the ticket comes with, in the language of the page, offline too, and only for people who come in', async () => {
    const { user, scan, door, result } = await openReady({ verdicts: { tic_b: 'cancelled' } })
    await scan('BBBB-2222')
    await shown('Cancelled')
    const status = within(await result()).getByRole('status')
    const facts = () => [...status.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
    expect(facts()).toEqual([])
    await scan('AAAA-2222')
    await shown('Come in')
    const inEnglish = ['Add-ons', 'T-shirt M', '2 × Dinner', 'Helfen Sie mit?', 'Yes', 'Diet', 'Vegan']
    expect(facts()).toEqual(inEnglish)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    door.online = false
    await user.type(screen.getByRole('textbox', { name: 'Ticket number or name' }), 'Ada{Enter}')
    await shown('Checked offline by this device')
    expect(facts()).toEqual(inEnglish)
    await user.click(screen.getByText('Settings'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    await screen.findByText('Einstellungen')
    const german = within(screen.getByRole('region', { name: 'Ergebnis' })).getByRole('status')
    expect([...german.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      ...['Extras', 'T-shirt M', '2 × Dinner', 'Helfen Sie mit?', 'Ja', 'Kost', 'Vegane Kost'],
    ])
  })

  it.each([
    [2, /^Already let in at 16:00.UTC, South\.$/],
    [26, /^Already let in on .*19.Nov.2026, 16:00.UTC, South\.$/],
  ])('names the date of an entry %i hours ago only if that was on another day', async (hours, sentence) => {
    vi.setSystemTime('2026-11-20T18:00:00Z')
    onTestFinished(() => void vi.useRealTimers())
    const at = new Date(Date.now() - hours * 3_600_000).toISOString()
    const { scan } = await openReady({
      verdicts: { tic_b: 'already-in' },
      earlier: { at, gate: 'South', device: 'another-device' },
    })
    await scan('BBBB-2222')
    await shown('Already in')
    await shown(sentence)
  })

  it('is silent and still once that is set, and remembers it', async () => {
    const { user, unmount } = await openReady()
    await user.click(screen.getByText('Settings'))
    await user.click(screen.getByRole('checkbox', { name: 'Sound' }))
    await user.click(screen.getByRole('checkbox', { name: 'Vibration' }))
    unmount()
    const again = await openReady()
    await again.user.click(await again.result())
    await again.scan('AAAA-2222')
    await shown('Come in')
    expect([tones, vibrate.mock.calls]).toEqual([[], []])
  })

  it('asks before it admits a ticket, unless it is set to admit without confirming', async () => {
    const { user, scan, door, result } = await openReady()
    await user.click(screen.getByText('Settings'))
    await user.click(screen.getByRole('checkbox', { name: 'Let in without confirming' }))
    ;(document.activeElement as HTMLElement).blur()
    await scan('AAAA-2222')
    await within(await result()).findByText('Ada Lovelace')
    expect(door.scans).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await shown('Ready to scan')
    expect(door.scans).toEqual([])
    await scan('BBBB-2222')
    await user.click(await screen.findByRole('button', { name: 'Let in' }))
    await shown('Come in')
    expect(door.scans).toMatchObject([{ ticket: 'tic_b' }])
    // a refusal needs no button
    await scan('ZZZZ-9999')
    await shown('Not a ticket')
  })

  it('is one more when a scanner that acts as a keyboard reads the same code at once, as from a copy', async () => {
    const { scan, door } = await openReady()
    await scan('AAAA-2222')
    await shown('Come in')
    door.verdicts = { tic_a: 'already-in' }
    await scan('AAAA-2222')
    await shown('Already in')
    expect(door.scans).toHaveLength(2)
  })

  it('takes no torn, foreign or endless code for a ticket, and sends no more of it than the server takes', async () => {
    const { scan, user, door } = await openReady()
    const codes = ['01KAQ0C2Y7M3V8R5N9D4W6XJ1B.01KAQ0C2Y7M3V8', 'https://example.com/menu']
    for (const code of codes) {
      await scan(code)
      await shown('Not a ticket')
      await user.click(screen.getByRole('button', { name: 'Next' }))
    }
    const field = screen.getByRole('textbox', { name: 'Ticket number or name' })
    await user.click(field)
    await user.paste('X'.repeat(10_240))
    await user.keyboard('{Enter}')
    await shown('Not a ticket')
    expect(door.scans.map(({ code = '' }) => code.length)).toEqual([...codes.map(({ length }) => length), 300])
  })

  it('says that a text which is typed fits no ticket', async () => {
    const { user } = await openReady()
    const find = within(screen.getByRole('region', { name: 'Ticket number or name' }))
    const status = find.getByRole('status')
    expect(status.textContent).toMatch(/^Using a scanner/)
    await user.type(find.getByRole('textbox'), 'Bla')
    expect(status.textContent).toBe('1 ticket')
    await user.type(find.getByRole('textbox'), 'h')
    expect(status.textContent).toBe('No ticket with this name or number.')
    await user.clear(find.getByRole('textbox'))
    expect(status.textContent).toMatch(/^Using a scanner/)
  })

  it('knows the former code of a ticket that was issued again, also offline', async () => {
    const { scan, door } = await openReady()
    door.online = false
    await scan(formerCode)
    await shown('Replaced')
    await shown('Blaise Pascal')
    door.online = true
    window.dispatchEvent(new Event('online'))
    // the code and not the ticket: the server decides about it too
    await waitFor(() => expect(door.scans).toMatchObject([{ code: formerCode, shown: 'replaced' }]))
    expect(door.scans[0]).not.toHaveProperty('ticket')
  })

  it('refuses a ticket without the add-on of the list offline too, and names such tickets after the others', async () => {
    const { scan, door, user } = await openReady({
      link: { list: { name: 'Dinner', exits: false, reentry: false, names: true, addOns: ['Dinner', 'Buffet'] } },
    })
    expect(screen.getByText('· 3 tickets')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: 'Ticket number or name' })
    await user.type(field, 'Doro')
    const found = () => screen.getAllByRole('button', { name: /^Dorothea/ }).map(({ textContent }) => textContent)
    expect(found()).toEqual(['Dorothea 1Seat · DDDD-2223', 'Dorothea 0Seat · DDDD-2222 · Wrong entrance'])
    await user.clear(field)
    field.blur()
    door.online = false
    await scan('DDDD-2222')
    await shown('Wrong entrance')
    await shown('Only tickets with Dinner or Buffet are valid here.')
    await scan('DDDD-2223')
    await shown('Come in')
  })

  it('lets out what is scanned while “Exit” is chosen, where the list has exits, and clears the result when that changes', async () => {
    const { user, scan, door, result, unmount } = await openReady({
      link: { list: { name: 'Everyone', exits: true, reentry: true, names: true } },
      verdicts: { tic_a: 'left' },
    })
    await user.click(screen.getByRole('radio', { name: 'Exit' }))
    await scan('AAAA-2222')
    await shown('Goodbye')
    expect(door.scans).toMatchObject([{ ticket: 'tic_a', kind: 'exit' }])
    await user.click(screen.getByRole('radio', { name: 'Entry' }))
    expect(within(await result()).getByRole('status').textContent).toBe('Ready to scan')
    await scan('BBBB-2222')
    await shown('Come in')
    expect(door.scans[1]).toMatchObject({ ticket: 'tic_b', kind: 'entry' })
    unmount()
    await openReady()
    expect(screen.queryByRole('radio', { name: 'Exit' })).toBeNull()
  })

  it('is decided by the device without an answer, and sent when the server answers again', async () => {
    const { scan, door } = await openReady()
    door.online = false
    await scan('AAAA-2222')
    await shown('Come in')
    expect(screen.getByText('Checked offline by this device')).toBeTruthy()
    expect(screen.getByText(/1 scan not sent yet/)).toBeTruthy()
    expect(screen.getByText(/^Offline/)).toBeTruthy()
    door.online = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(door.scans).toMatchObject([{ ticket: 'tic_a', shown: 'admitted' }]))
  })
})

describe('money at the door', () => {
  const takingMoney = { link: { takesMoney: true } }

  it('is asked for, recorded and taken once, also when the answer is lost', async () => {
    const { scan, user, door, result } = await openReady(takingMoney)
    door.pay = () => undefined
    await scan('CCCC-2222')
    const panel = within(await result())
    expect((await panel.findByText('€50.00 to pay')).closest('[role=status]')).toBeTruthy()
    expect(panel.getByText('For both tickets of the order')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Cash' }))
    await panel.findByText(/only be recorded once/)
    // only the same payment can be tried again
    expect(panel.queryByRole('button', { name: /Card terminal/ })).toBeNull()
    door.pay = () => ({})
    // it knows for a moment that there is no network
    await user.click(await panel.findByRole('button', { name: 'Try again: Cash' }, { timeout: 5000 }))
    await panel.findByText('€50.00 taken in cash')
    expect(panel.getByText('Come in')).toBeTruthy()
    const [first, again, ...more] = door.payments
    expect(more).toEqual([])
    expect(first).toMatchObject({ ticket: 'tic_c', method: 'cash', amountCents: 5000 })
    expect(again).toEqual(first)
    await user.click(panel.getByRole('button', { name: 'Undo' }))
    await panel.findByText(/The payment is still recorded/)
  })

  it('goes back when the order was paid in another way before', async () => {
    const { scan, user, door, result } = await openReady(takingMoney)
    door.pay = () => ({ taken: false })
    await scan('CCCC-2222')
    const panel = within(await result())
    await user.click(await panel.findByRole('button', { name: 'Card terminal' }))
    await panel.findByText(/Give back the money/)
    expect(panel.getByText('Come in')).toBeTruthy()
    expect(vibrate.mock.lastCall).toEqual([[120, 80, 120]])
  })

  it('is not taken offline, nor by a link without that right', async () => {
    const { scan, door, result, unmount } = await openReady(takingMoney)
    door.online = false
    await scan('CCCC-2222')
    const panel = within(await result())
    await panel.findByText(/Payments can’t be recorded offline/)
    expect(panel.queryByRole('button', { name: 'Cash' })).toBeNull()
    unmount()
    const other = await openReady()
    await other.scan('CCCC-2222')
    await shown('Please send the guest to the box office.')
    expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull()
  })
})

describe('a device', () => {
  it('keeps the screen on, takes that up again when the page is back, and stops when it is left', async () => {
    const release = vi.fn(async () => undefined)
    const request = vi.fn(async () => ({ release }))
    define(navigator, 'wakeLock', { request })
    const { unmount } = await openReady()
    // an effect, which runs after the list is shown
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    define(document, 'visibilityState', 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(document, 'visibilityState')
    await waitFor(() => expect(request.mock.results).toHaveLength(2))
    unmount()
    await waitFor(() => expect(release).toHaveBeenCalled())
  })

  it('says when its browser has deleted scans that were not sent, and when it stores nothing', async () => {
    localStorage.setItem('foyer-check-in-pending token', '2')
    await openReady()
    expect(screen.getByText(/This browser has deleted 2 scans that weren’t sent/)).toBeTruthy()
    // this browser has no IndexedDB
    expect(screen.getByText(/This browser isn’t storing anything/)).toBeTruthy()
  })

  it('counts all conflicts, also those that it does not list', async () => {
    const at = '2026-06-01T18:00:00.000Z'
    const conflict = {
      id: 's',
      kind: 'entry',
      verdict: 'unknown',
      shown: 'admitted',
      at,
      gate: 'North',
      device: 'd',
    } as const
    const { unmount } = await openReady({ conflicts: { conflicts: [conflict], conflictCount: 1234 } })
    expect(screen.getByRole('heading', { name: 'Conflicts (1,234)' })).toBeTruthy()
    expect(screen.getByText(/Showing the latest 1\./)).toBeTruthy()
    unmount()
    await openReady({ conflicts: { conflicts: [conflict], conflictCount: 1 } })
    expect(screen.getByRole('heading', { name: 'Conflicts (1)' })).toBeTruthy()
    expect(screen.queryByText(/Showing the latest/)).toBeNull()
  })

  it('says that its clock is wrong', async () => {
    await openReady({ clockMs: 11 * 60_000 })
    expect(screen.getByText(/clock is wrong by 11 minutes/)).toBeTruthy()
  })

  it('says that its link was revoked, keeps its scans, and goes on once it is restored', async () => {
    const { scan, door } = await openReady()
    door.online = false
    await scan('AAAA-2222')
    await shown('Come in')
    Object.assign(door, { online: true, refuses: 'link-closed', link: { state: 'revoked' } })
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { name: 'This link was revoked' })
    expect(screen.getByText(/A scan from this device hasn’t been sent/)).toBeTruthy()
    expect(door.scans).toEqual([])
    Object.assign(door, { refuses: undefined, link: {} })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(door.scans).toHaveLength(1))
    await screen.findByText('Winter Concert')
  })

  it.each([
    [{ state: 'ended', validUntil: '2026-06-01T20:00:00.000Z' }, 'This link has expired'],
    [{ state: 'not-yet', validFrom: '2031-06-01T18:00:00.000Z' }, 'This link isn’t active yet'],
  ] as const)('says that its link is %o', async (link, title) => {
    await openDoor({ refuses: 'link-closed', link })
    await screen.findByRole('heading', { name: title })
  })

  it('says that its link does not exist', async () => {
    await openDoor({ refuses: 'not-found' })
    await screen.findByRole('heading', { name: 'This link doesn’t work' })
  })
})

it('links to the imprint of the installation', async () => {
  await openDoor()
  const link = await screen.findByRole('link', { name: 'Imprint', hidden: true })
  expect(link.getAttribute('href')).toBe('/en/imprint')
})
