import { cropPicture } from '../../../lib/crop-picture.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { uploadedPicture } from '../../files/queries.ts'
import { coverPixels } from '../pdf/ticket-page.ts'
import { ticketsPdf } from '../pdf/tickets-pdf.ts'
import type { EventOfOrder, OrderDetails, TicketRow } from '../queries.ts'

/** The tickets of a paid order as a PDF, rendered on request and never stored. */
export async function ticketsFile(
  { db, signer }: Pick<Infra, 'db' | 'signer'>,
  found: OrderDetails,
  tickets: readonly TicketRow[],
): Promise<NamedFile> {
  return await ticketsPdf(found, tickets, signer, await coverOf(db, found.event))
}

async function coverOf(db: Infra['db'], { cover }: EventOfOrder): Promise<Buffer | undefined> {
  const picture = cover && (await uploadedPicture(db, cover))
  return picture ? await cropPicture(picture, { ...cover, ...coverPixels }) : undefined
}
