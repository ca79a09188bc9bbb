import { describe, expect, it } from 'vitest'
import { invoiceSettings } from '../test/invoices.ts'
import { addDinner } from '../test/order-form.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey, leadsTo } from './test/form.ts'

const { organiser } = await startTestBed()

const single = { name: 'M', priceCents: 0, taxRateBp: 0, capacity: 20 }
const shirts = (more: object) => ({ name: 'T-shirt', minPerTicket: 0, maxPerTicket: 1, addOns: [single], ...more })

async function sellingAddOn(group?: object) {
  const event = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 500, capacity: 10 }] })
  const dinner = group
    ? (await organiser.ok(`POST /api/v1/events/${event.id}/add-on-groups`, group)).addOns[0].id
    : await addDinner(organiser, event)
  const chosen = { once: formKey, [`quantity.${event.types[0]}`]: '1' }
  const pageIn = async (language: string) =>
    (await event.buyer.form(`/${language}/e/${event.slug}`, { ...chosen, 'add-ons': 'ask' })).body as string
  const page = await pageIn('en')
  const [, field = ''] = /<fieldset id="([^"]+)"/.exec(page) ?? []
  const choose = (more: Record<string, string>, language = 'en') =>
    event.buyer.form(`/${language}/e/${event.slug}`, { ...chosen, 'add-ons': 'chosen', ...more })
  return { event, dinner, page, field, choose }
}

const typesOf = (page: string) => [...page.matchAll(/<input type="(radio|checkbox)"/g)].map(([, type]) => type)

describe('the only add-on of a group', () => {
  it('is a box to tick where a ticket can have it once or not', async () => {
    const { event, dinner, page, field, choose } = await sellingAddOn()
    expect(typesOf(page)).toEqual(['checkbox'])
    expect(page).toContain(`name="${field}" value="${dinner}"`)
    expect(page).toContain('>Optional.</p>')
    // a box that is not ticked sends nothing
    const extras = async (path: string) => (await event.view(path.split('/').at(-1) ?? '')).extras
    expect(await extras(leadsTo(await choose({ once: `${formKey}-2` })))).toBeUndefined()
    expect(await extras(leadsTo(await choose({ [field]: dinner })))).toMatchObject([{ typeName: 'Dinner' }])
  })

  it('is a box to tick on the page of add-ons bought later, too', async () => {
    const { event } = await sellingAddOn()
    const { token } = await event.placeOrder()
    await event.act(token, 'mark-paid')
    const page = (await event.buyer.send(`GET /en/o/${token}/add-ons`)).body
    expect(typesOf(page)).toEqual(['checkbox'])
  })

  it('keeps other fields where a ticket needs it, can have several, or there are two', async () => {
    const typesWith = async (more: object) => typesOf((await sellingAddOn(shirts(more))).page)
    expect(await typesWith({ minPerTicket: 1 })).toEqual(['radio'])
    expect(await typesWith({ maxPerTicket: 2 })).toEqual([])
    expect(await typesWith({ addOns: [single, { ...single, name: 'L' }] })).toEqual(['radio', 'radio', 'radio'])
  })
})

describe('an error about the add-ons of a ticket', () => {
  it.each([
    ['en', 'Ticket 1: choose one under “T-shirt”.', 'Choose one under “T-shirt”.'],
    ['de', 'Ticket 1: Wählen Sie bei „T-shirt“ eines aus.', 'Wählen Sie bei „T-shirt“ eines aus.'],
    [
      'fr',
      'Billet 1\u00a0: choisissez une option dans «\u00a0T-shirt\u00a0».',
      'Choisissez une option dans «\u00a0T-shirt\u00a0».',
    ],
  ])('names the ticket above the form, and not beside the field, in %s', async (language, above, beside) => {
    const whole = (text: string) => text.replace('T-s', '<span class="whole">T-s</span>')
    const { field, choose } = await sellingAddOn(shirts({ minPerTicket: 1 }))
    const { body } = await choose({}, language)
    expect(body).toContain(`<a href="#${field}">${whole(above)}</a>`)
    expect(body).toContain(`id="${field}-problem">${whole(beside)}</p>`)
  })
})

it.each([
  [0, 1, 'Optional. Choose one for this ticket.'],
  [0, 3, 'Optional. Choose up to 3 for this ticket.'],
  [1, 1, 'Choose one.'],
  [2, 2, 'Choose 2.'],
  [1, 3, 'Choose between 1 and 3.'],
])('a ticket with %i to %i add-ons of a group is told so', async (minPerTicket, maxPerTicket, rule) => {
  const addOns = [single, { ...single, name: 'L' }]
  const { page, field } = await sellingAddOn(shirts({ minPerTicket, maxPerTicket, addOns }))
  expect(page).toContain(`id="${field}-rule">${rule}</p>`)
})

it('states the tax in the price of an add-on, and the law of a small business that charges none', async () => {
  const addOns = [
    { name: 'Lunch', priceCents: 1900, taxRateBp: 1900, capacity: 20 },
    { name: 'Water', priceCents: 0, taxRateBp: 1900, capacity: 20 },
  ]
  const { event, page } = await sellingAddOn({ ...shirts({}), name: 'Meals', maxPerTicket: 2, addOns })
  expect(page).toMatch(/€19\.00<\/span><small class="soft">incl\. 19% VAT<\/small>/)
  expect(page).not.toContain('Free</span><small')
  const { token } = await event.placeOrder()
  await event.act(token, 'mark-paid')
  const later = async () => (await event.buyer.send(`GET /en/o/${token}/add-ons`)).body
  expect(await later()).toContain('incl. 19% VAT</small>')
  const settings = (smallBusiness: boolean, version: number) =>
    organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, {
      ...invoiceSettings,
      ...{ smallBusiness, version },
    })
  const { version } = await settings(true, 0)
  expect(await later()).not.toContain('incl. 19% VAT</small>')
  expect(await later()).toContain('Exempt from VAT for small businesses')
  await settings(false, version)
})
