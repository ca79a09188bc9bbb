import type { Paths } from '../../lib/paths.ts'

/**
 * Where a member enters what an event lacks before it can go on sale.
 * @param code a code of `missingForSale`, or `no-payment-method`
 */
export function whereMissing(paths: Paths, id: string, code: string): { to: string; hash: string } {
  if (code === 'imprint-missing') return { to: paths.settingsLegal(), hash: 'imprint' }
  if (code === 'no-payment-method') return { to: paths.settingsPayments(), hash: 'bank' }
  if (code === 'no-ticket-type') return { to: paths.eventTickets(id), hash: 'tickets' }
  return { to: paths.eventSettings(id), hash: 'date' }
}
