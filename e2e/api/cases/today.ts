import type { ComparedResponse, Send } from '../two-sides.ts'
import type { Cases } from './case.ts'

/** Without the mail server, which only the demo has. */
async function viewed(send: Send): Promise<ComparedResponse> {
  const { body, ...rest } = await send('GET /today')
  const needs = body.needs.filter(({ kind }: { kind: string }) => kind !== 'no-mail-server')
  return { ...rest, body: { ...body, needs } }
}

export const todayCases = {
  'today.view': {
    'of a new team, then with drafts and a question': async (send) => {
      const none = await viewed(send)
      const made = async (title: string, date: string) => {
        const { body } = await send('POST /events', { title, date, urlLink: 'example.com/summer' })
        return body
      }
      await made('Over', '2020-06-01T18:00:00.000Z')
      await made('Later', '2032-06-01T18:00:00.000Z')
      const { id, slug } = await made('Soon', '2031-06-01T18:00:00.000Z')
      await send('POST /events', { title: 'Open' })
      await send(`POST /events/${id}/ticket-types`, { name: 'Seat', priceCents: 0, capacity: 40 })
      const question = { name: 'Kim', email: 'kim@example.com', text: 'Is there parking?' }
      await send(`POST /public/events/${slug}/questions`, question)
      return [none, await viewed(send)]
    },
  },
} satisfies Record<string, Cases>
