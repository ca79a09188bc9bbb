import { createCache } from '../../../lib/cache.ts'
import { cropPicture } from '../../../lib/crop-picture.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { uploadedPicture } from '../../files/queries.ts'
import { coverPixels } from '../pdf/ticket-page.ts'
import { ticketSheet, ticketsDrawing, ticketsFileName } from '../pdf/tickets-pdf.ts'
import { paidAddOnsOf } from '../queries/add-on-orders.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import type { EventOfOrder, OrderDetails } from '../queries.ts'
import { isWithBuyer } from '../rules/buyer-changes.ts'
import { isTicket, withAddOns } from '../rules/items.ts'

/** The tickets of a paid order that the buyer has as a PDF, rendered on request and never stored. @returns undefined for none */
export async function ticketsFile(
  deps: Deps,
  found: OrderDetails,
  tickets: readonly TicketRow[],
): Promise<NamedFile | undefined> {
  const own = tickets.filter(isTicket).filter(isWithBuyer)
  if (own.length === 0) return undefined
  const items = [...tickets, ...(await paidAddOnsOf(deps.db, found.order.id))]
  return await drawnTickets(deps, found, withAddOns(own, items), 'buyer')
}

/** The ticket of an attendee as a PDF with its add-ons, without prices. */
export async function attendeeTicketFile(deps: Deps, found: OrderDetails, ticket: TicketRow): Promise<NamedFile> {
  const items = [...(await ticketsOf(deps.db, [found.order.id])), ...(await paidAddOnsOf(deps.db, found.order.id))]
  return await drawnTickets(deps, found, withAddOns([ticket], items), 'attendee')
}

type Deps = Pick<Infra, 'db' | 'signer' | 'drawPdf'>

async function drawnTickets(
  { db, signer, drawPdf }: Deps,
  found: OrderDetails,
  tickets: readonly TicketRow[],
  reader: 'buyer' | 'attendee',
): Promise<NamedFile> {
  const sheet = ticketSheet(found, tickets, signer, await coverOf(db, found.event), reader)
  return { name: ticketsFileName(found), type: 'application/pdf', content: await drawPdf(ticketsDrawing, sheet) }
}

/** The cropped covers of events, by the cover as JSON. To crop one takes longer than to draw a ticket, and each ticket has it. */
const croppedCovers = createCache<Buffer>(10_000_000, ({ length }) => length)

async function coverOf(db: Infra['db'], { cover }: EventOfOrder): Promise<Buffer | undefined> {
  if (!cover) return undefined
  const key = JSON.stringify(cover)
  const cached = croppedCovers.get(key)
  if (cached) return cached
  const picture = await uploadedPicture(db, cover)
  if (!picture) return undefined
  const cropped = await cropPicture(picture, { ...cover, ...coverPixels })
  croppedCovers.set(key, cropped)
  return cropped
}
