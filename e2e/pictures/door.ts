import type { Roster } from '@foyer/contract/check-in-devices'
import type { languages } from '@foyer/contract/languages'
import type { Organiser } from '@foyer/server/test/client'
import { deviceAt } from '@foyer/server/test/door'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'

/** A state of the page at the door. */
export interface DoorView {
  name: string
  address(language: (typeof languages)[number]): string
  /** Brings the page into the state. */
  act?(page: Page): Promise<void>
}

/** The page at the door of an event whose tickets are paid, unpaid, for another list, inside or cancelled. */
export async function doorViews(organiser: Organiser): Promise<DoorView[]> {
  const types = [
    { name: 'Parkett, Reihe 1 bis 12', priceCents: 0, capacity: 100, maxPerOrder: 60 },
    { name: 'Balcony', priceCents: 2500, capacity: 100 },
    { name: 'Backstage', priceCents: 0, capacity: 100 },
  ]
  const sale = await eventOnSale(organiser, { title: 'Winterkonzert: Streicher bei Kerzenlicht', types })
  await sale.placeOrder({ quantity: [40, 0], name: 'Annegret Schäfer-Öztürk', paymentMethod: 'free' })
  await sale.placeOrder({ quantity: [0, 2], name: 'Émile Dubois' })
  await sale.placeOrder({ quantity: [0, 0, 1], name: 'Zoë Ward', paymentMethod: 'free' })
  const list = await organiser.ok(`POST /api/v1/events/${sale.id}/check-in-lists`, {
    name: 'Abendkasse',
    ticketTypes: sale.types.slice(0, 2),
    exits: true,
  })
  const linkOf = async (fields: object) =>
    (await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'Haupteingang', ...fields })).token
  const [plain, takingMoney] = [await linkOf({}), await linkOf({ takesMoney: true })]
  const ended = await linkOf({ validUntil: '2026-01-01T20:00:00Z' })
  const { tickets }: Roster = await organiser.ok(`GET /api/v1/check-in/${plain}/roster`)
  const ofType = (type: number) => tickets.filter((ticket) => ticket.type === type).map(({ number }) => number)
  const valid = ofType(0)
  const [unpaid = ''] = ofType(1)
  const [elsewhere = ''] = ofType(2)
  const scanning = (next: () => string | undefined) => async (page: Page) => {
    await page.locator('input#find').waitFor()
    await page.keyboard.type(next() ?? '')
    await page.keyboard.press('Enter')
    await page.locator('[aria-live=assertive] p').nth(1).waitFor()
  }
  const [inside = ''] = valid.splice(0, 1)
  const leaving = valid.splice(0, 12)
  for (const code of leaving) await deviceAt(organiser.url, plain).scan({ code })
  const at = (link: string) => (language: string) => `/${language}/check-in/${link}`
  return [
    { name: 'door-ready', address: at(plain) },
    { name: 'door-admitted', address: at(plain), act: scanning(() => valid.shift()) },
    {
      name: 'door-already-in',
      address: at(plain),
      async act(page) {
        await scanning(() => inside)(page)
        await scanning(() => inside)(page)
      },
    },
    {
      name: 'door-left',
      address: at(plain),
      async act(page) {
        await page.locator('input[name=kind]').nth(1).check()
        await scanning(() => leaving.shift())(page)
      },
    },
    { name: 'door-unpaid', address: at(plain), act: scanning(() => unpaid) },
    { name: 'door-money', address: at(takingMoney), act: scanning(() => unpaid) },
    { name: 'door-wrong-list', address: at(plain), act: scanning(() => elsewhere) },
    { name: 'door-unknown', address: at(plain), act: scanning(() => 'something-else') },
    {
      name: 'door-found',
      address: at(plain),
      async act(page) {
        await page.locator('input#find').fill('Sch')
        await page.locator('details > summary').click()
      },
    },
    { name: 'door-ended', address: at(ended) },
  ]
}
