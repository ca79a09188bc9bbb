import type { Organiser } from '../../test/visitor.ts'

/** An event that is on sale. */
export interface OnSale {
  id: string
  slug: string
  /** The ids of its ticket types, in the order of the page. */
  types: string[]
}

interface Options {
  title?: string
  types?: object[]
  status?: 'test' | 'On Sale' | 'Closed'
  changes?: object
  team?: object
}

export const imprint = {
  name: 'Kulturhaus e. V.',
  address: 'Uferstraße 12\n79100 Freiburg',
  email: 'kontakt@kulturhaus.example',
}

const bank = { holder: imprint.name, iban: 'DE89370400440532013000' }

/** Makes an event with ticket types, and puts it on sale: on 20 November 2099, 19:30 in Berlin, one free type of 10 seats. */
export async function openSale(organiser: Organiser, options: Options = {}): Promise<OnSale> {
  const {
    title = 'Winter Concert',
    types = [{ name: 'Seat', priceCents: 0, capacity: 10 }],
    status = 'On Sale',
  } = options
  await sent(organiser, `PATCH /api/v1/teams/${organiser.me.lastTeam}`, { imprint, bank, ...options.team })
  const { id, slug } = await sent(organiser, 'POST /api/v1/events', { title, urlLink: 'www.example.com' })
  const date = { date: '2099-11-20T18:30:00Z', timeZone: 'Europe/Berlin' }
  await sent(organiser, `PATCH /api/v1/events/${id}`, { ...date, ...options.changes })
  const ids: string[] = []
  for (const type of types) ids.push((await sent(organiser, `POST /api/v1/events/${id}/ticket-types`, type)).id)
  for (const step of { test: [], 'On Sale': ['On Sale'], Closed: ['On Sale', 'Closed'] }[status])
    await sent(organiser, `PUT /api/v1/events/${id}/status`, { status: step })
  return { id, slug, types: ids }
}

/** Sends what must succeed. */
export async function sent(person: Organiser, call: string, body: object): Promise<{ id: string; slug: string }> {
  const answer = await person.send(call, body)
  if (answer.status >= 300) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
