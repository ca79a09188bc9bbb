import type { NamedFile } from '../../../lib/file.ts'
import type { Signer } from '../../../lib/signer.ts'
import { ticketsPdf } from '../pdf/tickets-pdf.ts'
import type { OrderDetails, TicketRow } from '../queries.ts'

/** The tickets of a paid order as a PDF, rendered on request and never stored. */
export const ticketsFile = (found: OrderDetails, tickets: readonly TicketRow[], signer: Signer): Promise<NamedFile> =>
  ticketsPdf(found, tickets, signer)
