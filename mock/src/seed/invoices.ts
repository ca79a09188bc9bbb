import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { defaultInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { InvoiceAddress } from '@foyer/contract/invoices'
import { taxesOf } from '@foyer/contract/price'
import type { Team } from '@foyer/contract/teams'
import { itemsOf } from '../orders/items.ts'
import type { InvoiceRow, OrderRow } from '../rows.ts'

const companies = [
  { company: 'Musterbau GmbH', street: 'Hafenstraße 3', postcode: '20457', city: 'Hamburg', country: 'DE' },
  { company: 'Éditions du Port SARL', street: '4 quai de la Loire', postcode: '44000', city: 'Nantes', country: 'FR' },
  {
    company: 'Sonnenhof KG',
    street: 'Am Markt 8',
    postcode: '79098',
    city: 'Freiburg',
    country: 'DE',
    vatId: 'DE123456789',
  },
  { street: 'Gartenweg 21', postcode: '79100', city: 'Freiburg', country: 'DE' },
] as const

/** Every so many paid orders, a buyer wanted an invoice. */
const everyOrders = 9

/** Team 1 issues invoices: its settings, and the documents of some of its orders. */
export function seedInvoices(
  teams: readonly Team[],
  orders: readonly OrderRow[],
): { invoiceSettings: Record<string, InvoiceSettings>; invoices: InvoiceRow[] } {
  const { id = '1', imprint } = teams[0] ?? {}
  const seller = { name: imprint?.name ?? '', street: 'Uferstraße 12', postcode: '79100', city: 'Freiburg' }
  const settings: InvoiceSettings = {
    ...defaultInvoiceSettings,
    ask: 'wanted',
    seller: { ...seller, country: 'DE', vatId: 'DE111222333' },
    version: 1,
  }
  const invoiced = orders.filter(
    ({ team, totalCents, payments }) => team === id && totalCents > 0 && payments[0]?.state === 'confirmed',
  )
  const chosen = invoiced.filter((order, at) => at % everyOrders === 0 || order.status === 'cancelled')
  const rows: InvoiceRow[] = []
  for (const [at, order] of chosen.entries()) {
    const address = addressOf(order, at)
    rows.push(rowOf(order, address, rows.length, 'invoice'))
    if (order.status === 'cancelled') rows.push(rowOf(order, address, rows.length, 'cancellation'))
  }
  return { invoiceSettings: { [id]: settings }, invoices: rows }
}

const addressOf = ({ name = '' }: OrderRow, at: number): InvoiceAddress => ({
  name,
  ...(companies[at % companies.length] ?? companies[0]),
})

function rowOf(order: OrderRow, address: InvoiceAddress, index: number, kind: 'invoice' | 'cancellation'): InvoiceRow {
  const issuedOn = order.payments[0]?.createdAt.slice(0, 10) ?? ''
  const sign = kind === 'invoice' ? 1 : -1
  const taxCents = taxesOf(itemsOf(order)).reduce((sum, tax) => sum + tax.taxCents, 0)
  return {
    id: `inv_${index + 1}`,
    team: order.team,
    orderId: order.id,
    address,
    kind,
    issuedOn,
    currency: order.currency,
    number: `RE-${issuedOn.slice(0, 4)}-${String(index + 1).padStart(5, '0')}`,
    buyer: address.company ?? address.name,
    ready: true,
    grossCents: sign * order.totalCents,
    netCents: sign * (order.totalCents - taxCents),
    taxCents: sign * taxCents || 0,
  }
}
