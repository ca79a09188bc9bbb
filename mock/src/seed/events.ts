import { msPerDay, msPerHour } from '@foyer/contract/durations'
import type { EventRow } from '../rows.ts'
import { seedCover } from './covers.ts'

type EventSeed = Pick<
  EventRow,
  'name' | 'venue' | 'street' | 'postcode' | 'city' | 'region' | 'country' | 'slug' | 'status'
> & {
  picture: Parameters<typeof seedCover>[0]
  /** Counted from the day the demo is opened, so that it always has upcoming events. */
  inDays: number
  startTime: string
  durationHours: number
  pageId?: string
  bookingFee?: EventRow['bookingFee']
}

// the orders of the demo have no fees of buyers
const paidByTeam = { paidBy: 'team', refunded: false } as const

const seeds: EventSeed[] = [
  {
    name: 'Winter Concert: Strings by Candlelight',
    venue: 'Konzerthaus',
    street: 'Konrad-Adenauer-Platz 1',
    postcode: '79098',
    country: 'DE',
    picture: 'concert',
    city: 'Freiburg',
    region: 'Baden-Württemberg',
    slug: 'winter-concert',
    status: 'On Sale',
    inDays: 24,
    startTime: '18:30',
    durationHours: 2,
    pageId: '2f1c6a9e84d04b7c9a53d1e0b86f7a12',
  },
  {
    name: 'Open Rehearsal and Backstage Tour',
    venue: 'Kulturhaus am Fluss',
    street: 'Uferstraße 12',
    postcode: '79104',
    country: 'DE',
    picture: 'rehearsal',
    city: 'Freiburg',
    region: 'Baden-Württemberg',
    slug: 'open-rehearsal',
    status: 'test',
    inDays: 45,
    startTime: '13:00',
    durationHours: 3,
  },
  {
    name: 'Silent Film Night with Live Piano',
    venue: 'Altes Lichtspielhaus',
    street: 'Rheingasse 8',
    postcode: '4058',
    country: 'CH',
    picture: 'film',
    city: 'Basel',
    region: 'Basel-Stadt',
    slug: 'silent-film-night',
    status: 'On Sale',
    inDays: 10,
    startTime: '19:00',
    durationHours: 2,
    pageId: '7d0e4b5c1a2f4e8b9c6d3a7f5e1b2c34',
  },
  {
    name: 'Lantern Walk and Harvest Market',
    venue: 'Marktplatz',
    street: 'Place du Marché 3',
    postcode: '68000',
    country: 'FR',
    picture: 'lanterns',
    city: 'Colmar',
    region: 'Grand Est',
    slug: 'lantern-walk',
    status: 'Closed',
    inDays: -12,
    startTime: '16:00',
    durationHours: 5,
    pageId: 'c4a1f0e92b7d4d6fa8e35c9b1d7f6e20',
    bookingFee: { name: 'Booking fee', per: 'ticket', cents: 50, bp: 150, taxRateBp: 1900, ...paidByTeam },
  },
]

/** The four events of the demo, all of team 1. */
export const seedEvents = (now: Date): EventRow[] => seeds.map((seed, index) => eventOf(seed, index + 1, now))

function eventOf(
  { inDays, startTime, durationHours, pageId, picture, ...seed }: EventSeed,
  sequence: number,
  now: Date,
): EventRow {
  const onDay = new Date(now.getTime() + inDays * msPerDay).toISOString().slice(0, 10)
  const date = new Date(`${onDay}T${startTime}:00.000Z`)
  return {
    ...seed,
    cover: seedCover(picture),
    id: `evt_${sequence}`,
    date: date.toISOString(),
    dateTba: false,
    endsAt: new Date(date.getTime() + durationHours * msPerHour).toISOString(),
    timeZone: 'Europe/Berlin',
    online: false,
    websiteUrl: `https://${seed.slug}.example.com/`,
    ...(pageId && { notionLink: `https://www.notion.so/${seed.slug}-${pageId}` }),
    currency: 'EUR',
    version: 1,
    team: '1',
    sequence,
    createdAt: new Date(now.getTime() - (40 - sequence) * msPerDay).toISOString(),
    keyChecked: false,
  }
}
