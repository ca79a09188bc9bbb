import { signUp } from '@foyer/server/test/visitor'

/** An event on sale with one free ticket type, the hot row of a rush. */
export interface SaleOpen {
  eventId: string
  teamId: string
  slug: string
  ticketTypeId: string
}

/** Opens the sale of an event with so many seats. */
export async function openSale(url: string, capacity: number): Promise<SaleOpen> {
  const organiser = await signUp(url)
  const send = async (call: string, body: object) => {
    const answer = await organiser.send(call, body)
    if (answer.status >= 300) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const teamId = organiser.me.lastTeam
  await send(`PATCH /api/v1/teams/${teamId}`, { imprint: { name: 'Stage', address: 'Hof 1', email: 'a@example.org' } })
  const { id, slug } = await send('POST /api/v1/events', { title: 'Rush', urlLink: 'example.org' })
  await send(`PATCH /api/v1/events/${id}`, { date: '2099-01-01T19:00:00Z' })
  const type = await send(`POST /api/v1/events/${id}/ticket-types`, { name: 'Seat', priceCents: 0, capacity })
  await send(`PUT /api/v1/events/${id}/status`, { status: 'On Sale' })
  return { eventId: id, teamId, slug, ticketTypeId: type.id }
}
