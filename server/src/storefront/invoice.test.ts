import { expect, it } from 'vitest'
import { invoiceSettings, issueInvoices, recipient } from '../test/invoices.ts'
import { readPdf } from '../test/pdf.ts'
import { bank, eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { leadsTo } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()
const team = organiser.me.lastTeam ?? ''
let version = 0
const ask = async (answer: 'never' | 'wanted' | 'always') =>
  await organiser.ok(`PUT /api/v1/teams/${team}/invoice-settings`, {
    ...invoiceSettings,
    ask: answer,
    version: version++,
  })

await organiser.ok(`PATCH /api/v1/teams/${team}`, { bank })
const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })

const fields = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`invoice.${key}`, value]))
const details = { name: 'Zoë Käufer', email: 'zoe@example.com', method: 'transfer', do: 'order' }

/** @returns the path of the checkout */
async function reserved(): Promise<string> {
  const { token } = await buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: [{ ticketTypeId: sale.types[0], quantity: 1 }],
  })
  return `/en/e/${sale.slug}/checkout/${token}`
}
const get = async (path: string): Promise<string> => (await buyer.send(`GET ${path}`)).body
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''
const complete = (path: string, invoice?: object) =>
  buyer.send(`POST /api/v1/public/orders/${tokenOf(path)}/complete`, {
    ...{ name: 'Zoë', email: 'zoe@example.com', paymentMethod: 'transfer' },
    ...(invoice && { invoice }),
  })

it('is offered in the checkout, whose form keeps what was typed, and is on the page of the order once it is issued', async () => {
  await ask('wanted')
  const checkout = await reserved()
  expect(await get(checkout)).toContain('<details class="ask"><summary>I need an invoice</summary>')
  const wrong = { ...recipient, postcode: '1', vatId: 'FR40303265045' }
  const refused = await buyer.form(checkout, { ...details, ...fields(wrong) })
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('<details class="ask" open="">')
  expect(refused.body).toContain('<a href="#invoice.postcode">Enter a valid postcode for this country.</a>')
  expect(refused.body).toContain('<a href="#invoice.vatId">Enter a VAT number from the country you’ve chosen.</a>')
  expect(refused.body).toContain('value="Alpha &amp; Söhne"')
  const order = leadsTo(await buyer.form(checkout, { ...details, ...fields({ ...recipient, vatId: '' }) }))
  expect(await get(order)).toContain(
    'The invoice for Alpha &amp; Söhne will be issued once the order is paid. You’ll find it here then.',
  )
  // its recipient can be corrected until then
  const page = await get(`${order}/invoice`)
  expect(page).toContain('<h1>Correct the recipient</h1>')
  expect(page).toContain('value="Weg 2"')
  const corrected = fields({ ...recipient, street: 'Weg 3' })
  expect((await buyer.form(`${order}/invoice`, { ...corrected, 'invoice.city': '' })).body).toContain(
    'Enter the recipient’s town or city.',
  )
  expect(leadsTo(await buyer.form(`${order}/invoice`, corrected))).toBe(order)
  await sale.act(tokenOf(order), 'mark-paid')
  await issueInvoices(app)
  const [, file = ''] =
    /<a href="([^"]+)">Invoice <span class="whole">RE-\d+-00001<\/span> \(PDF\)<\/a>/.exec(await get(order)) ?? []
  const pdf = await fetch(app.publicUrl + file)
  expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages[0]).toContain('Weg 3')
  const late = await buyer.form(`${order}/invoice`, fields(recipient))
  expect([late.status, late.body]).toEqual([
    409,
    expect.stringContaining('The recipient can no longer be changed here.'),
  ])
})

it('is announced only where one will be issued: with the payment, or at once', async () => {
  await ask('wanted')
  const said = async (order: string) => (await get(order)).match(/<p>([^<]*[Ii]nvoice for Alpha[^<]*)<\/p>/)?.[1]
  const expected = async (order: string) => {
    const { id } = await sale.order(tokenOf(order))
    return (await organiser.ok(`GET /api/v1/orders/${id}/invoicing`)).expected
  }
  const order = leadsTo(await buyer.form(await reserved(), { ...details, ...fields({ ...recipient, vatId: '' }) }))
  expect([await said(order), await expected(order)]).toEqual([
    'The invoice for Alpha &amp; Söhne will be issued once the order is paid. You’ll find it here then.',
    'once-paid',
  ])
  await sale.act(tokenOf(order), 'mark-paid')
  expect([await said(order), await expected(order)]).toEqual([
    'The invoice for Alpha &amp; Söhne is on its way. You’ll find it here as soon as it’s ready.',
    'now',
  ])
  await issueInvoices(app)
  expect([await said(order), await expected(order)]).toEqual([undefined, undefined])
  const over = leadsTo(await buyer.form(await reserved(), { ...details, ...fields({ ...recipient, vatId: '' }) }))
  await sale.act(tokenOf(over), 'cancel', {})
  expect([await said(over), await expected(over)]).toEqual([undefined, undefined])
})

it('asks for a state or province only where addresses have one', async () => {
  await ask('wanted')
  const order = leadsTo(await buyer.form(await reserved(), details))
  const page = await get(`${order}/invoice`)
  const optionOf = (country: string) => page.match(new RegExp(`<option [^>]*value="${country}"[^>]*>`))?.[0]
  expect(optionOf('IT')).toContain('data-region="used"')
  expect(optionOf('US')).toContain('data-region="needed"')
  expect(optionOf('DE')).not.toContain('data-region')
  expect(page.indexOf('id="invoice.country"')).toBeLessThan(page.indexOf('id="invoice.region"'))
  // the style sheet hides the field, so it keeps what was typed
  const body = fields({ ...recipient, vatId: '', region: 'Baden' })
  leadsTo(await buyer.form(`${order}/invoice`, body))
  expect(await get(`${order}/invoice`)).toContain('value="Baden"')
})

it('has no optional postcode or state where the country needs one, and all faults in the order of the form', async () => {
  await ask('wanted')
  const order = leadsTo(await buyer.form(await reserved(), details))
  const page = await get(`${order}/invoice`)
  // the style sheet hides the mark
  expect(page).toContain('>Postcode<span class="optional"> (optional)</span></label>')
  expect(page).toMatch(/<option [^>]*data-postcode="needed"[^>]*>Germany/)
  expect(page).toMatch(/<option value="IE" data-region="used">Ireland/)
  const faults = async (path: string, more: object = {}) => {
    const { body } = await buyer.form(path, { ...more, ...fields({ company: 'Alpha', country: 'US' }) })
    return [...(body as string).matchAll(/<li><a href="#([^"]+)"/g)].map(([, field]) => field)
  }
  const ofRecipient = ['street', 'postcode', 'city', 'region'].map((field) => `invoice.${field}`)
  expect(await faults(`${order}/invoice`)).toEqual(['invoice.name', ...ofRecipient])
  expect(await faults(await reserved(), { do: 'order' })).toEqual([
    'name',
    'email',
    'invoice.name',
    ...ofRecipient,
    'method',
  ])
})

it('can be asked for after the order, and not for one without a price', async () => {
  await ask('wanted')
  const order = leadsTo(await buyer.form(await reserved(), details))
  expect(await get(order)).toContain(`<a href="${order}/invoice">I need an invoice</a>`)
  expect(leadsTo(await buyer.form(`${order}/invoice`, fields(recipient)))).toBe(order)
  expect(await get(order)).toContain('The invoice for Alpha')
  const free = await eventOnSale(organiser, { types: [{ name: 'Free', priceCents: 0, capacity: 10 }] })
  const { token } = await free.placeOrder({ paymentMethod: 'free' })
  expect(await get(`/en/o/${token}`)).not.toContain('invoice')
})

it('is compulsory where the team always issues one', async () => {
  await ask('always')
  const checkout = await reserved()
  expect(await get(checkout)).not.toContain('<summary>I need an invoice')
  const refused = await buyer.form(checkout, details)
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining('<a href="#invoice.street">Enter the recipient’s street and number.</a>'),
  ])
  expect(await complete(checkout)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'body.invoice', code: 'required' }] },
  })
  expect((await complete(checkout, recipient)).status).toBe(200)
  expect(await buyer.ok(`GET /api/v1/public/orders/${tokenOf(checkout)}/invoicing`)).toMatchObject({
    address: recipient,
  })
})

it('is refused where the team issues none', async () => {
  await ask('never')
  const checkout = await reserved()
  expect(await get(checkout)).not.toContain('invoice')
  expect(await complete(checkout, recipient)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'body.invoice', code: 'not-offered' }] },
  })
  const order = leadsTo(await buyer.form(checkout, { ...details, ...fields(recipient) }))
  expect(await get(order)).not.toContain('invoice')
})

it('is offered with the same recipient for add-ons that are bought later', async () => {
  await ask('wanted')
  const addOns = [{ name: 'Dinner', priceCents: 1000, taxRateBp: 1900, capacity: 20 }]
  const group = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    ...{ name: 'Meals', minPerTicket: 0, maxPerTicket: 1, addOns },
  })
  const added = async (invoice?: object) => {
    const path = await reserved()
    const token = tokenOf(path)
    await complete(path, invoice)
    await sale.act(token, 'mark-paid')
    const [{ id }] = (await sale.view(token)).tickets
    const items = [{ ticketId: id, addOns: [{ ticketTypeId: group.addOns[0].id, quantity: 1 }] }]
    return (await buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })).token
  }
  const checkoutOf = async (token: string) => await get(`/en/e/${sale.slug}/checkout/${token}`)
  expect(await checkoutOf(await added())).toContain('<details class="ask"><summary>')
  const later = await added(recipient)
  const checkout = await checkoutOf(later)
  expect(checkout).toContain('<details class="ask" open="">')
  expect(checkout).toContain('value="Alpha &amp; Söhne"')
  expect(checkout).toContain('value="Weg 2"')
  await sale.complete(later)
  expect(await sale.view(later)).not.toHaveProperty('knownBuyer')
})
