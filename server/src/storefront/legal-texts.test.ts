import type { NewLegalText } from '@foyer/contract/legal-texts'
import { expect, it } from 'vitest'
import type { EventOnSale } from '../test/scenario.ts'
import { bank, eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey, hiddenFields, leadsTo } from './test/form.ts'

const { organiser, buyer } = await startTestBed()

const details = { name: 'Zoë Käufer', email: 'zoe@example.com', method: 'transfer' }
const text = (words: string, changes: Partial<NewLegalText> = {}): NewLegalText => ({
  kind: 'terms',
  agreement: 'accepted',
  version: 0,
  content: { en: [{ type: 'paragraph', text: [{ type: 'text', text: words }], children: [] }] },
  ...changes,
})
async function saved({ id }: Pick<EventOnSale, 'id'>, body: NewLegalText): Promise<string> {
  return (await organiser.ok(`PUT /api/v1/events/${id}/legal-texts`, body)).versions[0].id
}
const get = async (path: string): Promise<string> => (await buyer.send(`GET ${path}`)).body
const agreed = async (sale: EventOnSale, place: string): Promise<string[]> => {
  const { id } = await sale.order(place.split('/').at(-1) ?? '')
  const texts: { id: string }[] = await organiser.ok(`GET /api/v1/orders/${id}/legal-texts`)
  return texts.map((each) => each.id)
}

it('links texts above the order button, or asks for a tick, and keeps what was typed when one has changed', async () => {
  const sale = await eventOnSale(organiser, {
    types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }],
    team: { bank },
    changes: { venue: 'Hall', city: 'London', country: 'GB' },
  })
  const rules = await saved(sale, text('Be kind', { kind: 'house-rules', agreement: 'shown' }))
  const terms = await saved(sale, text('First terms'))
  const age = await saved(sale, text('Adults only', { kind: 'age', minimumAge: 18 }))
  const ramp = await saved(sale, text('A ramp', { kind: 'accessibility', agreement: 'shown' }))
  const { token } = await sale.reserve()
  const checkout = `/en/e/${sale.slug}/checkout/${token}`
  const page = await get(checkout)
  const above = page.slice(0, page.indexOf('Order with obligation'))
  expect(above).toMatch(/These also apply to your order:.*href="\/en\/e\/[\w-]+\/legal\/house-rules"/s)
  expect(above).toMatch(new RegExp(`<input type="checkbox" id="text-terms"[^>]* name="text" value="${terms}"`))
  expect(above).toContain('I’m at least 18 years old.')
  expect(above).not.toMatch(/id="text-[^>]*checked/)
  expect(page).toContain('>Order with obligation to pay</button>')
  // a form without a box names the version that it shows
  expect(above).toContain(`<input type="hidden" name="text" value="${ramp}"/>`)
  expect(above).toMatch(/These also apply to your order:.*legal\/accessibility"[^>]*>Accessibility statement<\/a>/s)
  // the footer of every page of the event has the statement too
  expect(page).toMatch(/legal\/accessibility">Accessibility statement<\/a>/)
  const form = (fields: object) => [...hiddenFields(page), ...Object.entries({ ...details, do: 'order', ...fields })]
  const unticked = await buyer.form(checkout, form({}) as [string, string][])
  expect(unticked.status).toBe(422)
  expect(unticked.body).toContain('<a href="#text-terms">Tick the box: Terms and conditions.</a>')
  expect(unticked.body).toContain('<a href="#text-age">Confirm that you’re at least 18 years old.</a>')
  const newTerms = await saved(sale, text('New terms', { version: 1 }))
  const ticked = (version: string): [string, string][] => [
    ...(form({}) as [string, string][]),
    ...[version, age].map((id): [string, string] => ['text', id]),
  ]
  const outdated = await buyer.form(checkout, ticked(terms))
  expect(outdated.status).toBe(422)
  expect(outdated.body).toContain('“Terms and conditions” has changed since you opened this page.')
  expect(outdated.body).toContain('value="Zoë Käufer"')
  expect(outdated.body).toMatch(new RegExp(`id="text-age"[^>]*checked=""[^>]*value="${age}"`))
  expect(outdated.body).not.toMatch(/id="text-terms"[^>]*checked/)
  const place = leadsTo(await buyer.form(checkout, ticked(newTerms)))
  expect(await agreed(sale, place)).toEqual([newTerms, rules, age, ramp])
})

it('asks for texts where free tickets are ordered at once, without a script too', async () => {
  const sale = await eventOnSale(organiser)
  const terms = await saved(sale, text('Terms'))
  const page = `/en/e/${sale.slug}`
  const fields: [string, string][] = [
    ...hiddenFields(await get(page)),
    ['do', 'fill'],
    ['name', details.name],
    ['email', details.email],
    [`quantity.${sale.types[0]}`, '1'],
  ]
  const once = fields.filter(([name]) => name !== 'once')
  const refused = await buyer.form(page, [...once, ['once', formKey]])
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('<a href="#text-terms">Tick the box: Terms and conditions.</a>')
  expect(refused.body).toContain('value="Zoë Käufer"')
  for (const key of [formKey, '']) {
    const place = leadsTo(await buyer.form(page, [...once, ['once', key], ['text', terms]]))
    expect(await agreed(sale, place)).toEqual([terms])
  }
})

it('shows a text in its language, and a former version with a note', async () => {
  const sale = await eventOnSale(organiser)
  const first = await saved(sale, text('First terms'))
  await saved(sale, text('Second terms', { version: 1 }))
  const page = `/fr/e/${sale.slug}/legal/terms`
  const now = await get(page)
  expect(now).toContain('<h1 class="long">Conditions générales de vente</h1>')
  expect(now).toMatch(/lang="en"><p dir="auto">Second terms/)
  expect(now).toContain('hrefLang="en"')
  const former = await get(`${page}?version=${first}`)
  expect(former).toContain('First terms')
  expect(former).toContain('Cette version ne s’applique plus.')
  expect(now).not.toContain('Cette version ne s’applique plus.')
  const other = await eventOnSale(organiser)
  for (const path of [`/fr/e/${other.slug}/legal/terms?version=${first}`, `/fr/e/${sale.slug}/legal/refunds`])
    expect((await buyer.send(`GET ${path}`)).status).toBe(404)
})
