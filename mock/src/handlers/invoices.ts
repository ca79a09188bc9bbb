import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { defaultInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Invoice, InvoiceFilter } from '@foyer/contract/invoices'
import type { invoices } from '@foyer/contract/routes/invoices'
import { pageOf } from '../page-of.ts'
import type { InvoiceRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { followVat } from '../ticket-types/follow-vat.ts'

/** The demo shows documents and settings. It has no files, and its orders do not change. */
export const invoiceHandlers: Partial<Handlers<typeof invoices, Scope>> = {
  viewSettings: ({ store, team }) => settingsOf(store, team),
  saveSettings: ({ store, team, body: { version, ...settings } }) => {
    if (version !== settingsOf(store, team).version) throw new ProblemError('stale')
    store.invoiceSettings[team] = { ...settings, version: version + 1 }
    const country = settings.smallBusiness ? settings.seller?.country : undefined
    store.teams = store.teams.map(({ smallBusinessIn, ...each }) =>
      each.id === team
        ? { ...each, ...(country && { smallBusinessIn: country }) }
        : { ...each, ...(smallBusinessIn && { smallBusinessIn }) },
    )
    followVat(store, team, country === undefined)
    return settingsOf(store, team)
  },
  list: ({ store, team, query }) => {
    const rows = store.invoices.filter((row) => row.team === team && isSelected(store, row, query))
    const page = pageOf(rows.toReversed(), query)
    return { ...page, items: page.items.map((row) => presentInvoice(store, row)) }
  },
  viewOfOrder: ({ store, team, params }) => {
    const order = store.orders.find((each) => each.id === params.id && each.team === team)
    if (!order) throw new ProblemError('not-found')
    const documents = store.invoices.filter(({ orderId }) => orderId === order.id)
    const address = documents[0]?.address
    return {
      ask: settingsOf(store, team).ask,
      ...(address && { address }),
      ...(address?.vatId && { vatCheck: { state: 'valid', checkedAt: `${documents[0]?.issuedOn}T10:00:00.000Z` } }),
      documents,
      changeable: false,
    }
  },
}

const settingsOf = (store: Store, team: string): InvoiceSettings =>
  store.invoiceSettings[team] ?? defaultInvoiceSettings

function isSelected(store: Store, row: InvoiceRow, { q, kind, event, from, to }: InvoiceFilter): boolean {
  const { order } = presentInvoice(store, row)
  const words = (q ?? '').toLowerCase().split(/\s+/)
  const text = `${row.number} ${row.buyer}`.toLowerCase()
  return (
    (words.every((word) => text.includes(word)) || order.number === q?.toUpperCase()) &&
    (kind === undefined || row.kind === kind) &&
    (event === undefined || orderOf(store, row)?.eventId === event) &&
    (from === undefined || row.issuedOn >= from) &&
    (to === undefined || row.issuedOn <= to)
  )
}

const orderOf = (store: Store, row: InvoiceRow) => store.orders.find(({ id }) => id === row.orderId)

function presentInvoice(store: Store, row: InvoiceRow): Invoice {
  const order = orderOf(store, row)
  const event = store.events.find(({ id }) => id === order?.eventId)
  return {
    ...row,
    order: { id: row.orderId, number: order?.number ?? '' },
    event: { id: event?.id ?? '', name: event?.name ?? '' },
  }
}
