import type { Paths } from '../../lib/paths.ts'

interface Place {
  to: string
  hash: string
  search?: { event: string }
}

/**
 * Where a member enters what an event lacks before it can go on sale.
 * The settings of the team get the event, to lead back to it (`useBackToEvent`).
 * @param code a code of `missingForSale`, or `no-payment-method`
 */
export function whereMissing(paths: Paths, id: string, code: string): Place {
  if (code === 'imprint-missing') return { to: paths.settingsLegal(), hash: 'imprint', search: { event: id } }
  if (code === 'no-payment-method') return { to: paths.settingsPayments(), hash: 'bank', search: { event: id } }
  if (code === 'no-ticket-type') return { to: paths.eventTickets(id), hash: 'tickets' }
  return { to: paths.eventSettings(id), hash: 'date' }
}
