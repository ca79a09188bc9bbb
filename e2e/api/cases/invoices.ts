import { invoiceSettings } from '../invoice-samples.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const first = { ...invoiceSettings, version: 0 }

/** How a team issues invoices, and its documents. */
export const invoiceCases = {
  'invoices.viewSettings': {
    defaults: async (send) => {
      const { id } = (await send('POST /teams', { name: 'Empty' })).body
      return [await send(`GET /teams/${id}/invoice-settings`)]
    },
  },
  'invoices.saveSettings': {
    'a new team, again on top of an old version, without a seller, with prefixes that meet, as a small business':
      async (send) => {
        const { id } = (await send('POST /teams', { name: 'Empty' })).body
        const call = `PUT /teams/${id}/invoice-settings`
        const { seller: _, ...unsigned } = first
        return await inSequence(
          send,
          [call, first],
          [call, first],
          [call, { ...unsigned, version: 1 }],
          [call, { ...first, prefix: 'A', creditPrefix: 'A1', version: 1 }],
          [call, { ...first, smallBusiness: true, version: 1 }],
          [`GET /teams/${id}`],
        )
      },
  },
  'invoices.list': {
    'filters that nothing meets, nonsense': async (send) =>
      await inSequence(
        send,
        ['GET /invoices?q=nothing-is-called-so'],
        ['GET /invoices?kind=cancellation&from=2001-01-01&to=2001-01-02&limit=5'],
        ['GET /invoices?kind=receipt'],
        ['GET /invoices?cursor=x'],
      ),
  },
  'invoices.viewOfOrder': { 'an unknown order': async (send) => [await send('GET /orders/ord_unknown/invoicing')] },
} satisfies Record<string, Cases>
