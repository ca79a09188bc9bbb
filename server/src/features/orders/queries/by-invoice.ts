import type { SearchTerm } from '@foyer/contract/search-text'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { hasTerms } from '../../../lib/search-terms.ts'
import { invoiceRequests, invoices } from '../../../schema/invoices.ts'
import { orders } from '../../../schema/orders.ts'

const maxFound = 300

/**
 * The ids of orders of the team with every word of a query in the number or recipient of a document, or in the company
 * and VAT ID that their buyer has entered: the newest, at most `maxFound` of each.
 * @param tx one that reads by index
 */
export async function ordersInvoiced(tx: Db, scope: Scope, terms: readonly SearchTerm[]): Promise<string[]> {
  const issued = await tx
    .select({ id: invoices.orderId })
    .from(invoices)
    .where(and(isInScope(scope, invoices.teamId, invoices.eventId), hasTerms(invoices.searchText, terms)))
    .orderBy(desc(invoices.id))
    .limit(maxFound)
  const requested = await tx
    .select({ id: invoiceRequests.orderId })
    .from(invoiceRequests)
    .innerJoin(orders, eq(orders.id, invoiceRequests.orderId))
    .where(
      and(
        isInScope(scope, orders.teamId, orders.eventId),
        eq(invoiceRequests.teamId, orders.teamId),
        hasTerms(invoiceRequests.searchText, terms),
      ),
    )
    .limit(maxFound)
  return [...new Set([...issued, ...requested].map(({ id }) => id))]
}
