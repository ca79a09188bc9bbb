import type { EventRow } from '../rows.ts'

type Sample = Pick<EventRow, 'name' | 'venue' | 'city' | 'region' | 'slug' | 'status'> & {
  /** From the day the demo is opened, so that there is always something ahead. */
  inDays: number
  startsAt: string
  lastsHours: number
  page?: string
}

const samples: Sample[] = [
  {
    name: 'Winter Concert: Strings by Candlelight',
    venue: 'Konzerthaus',
    city: 'Freiburg',
    region: 'Baden-Württemberg',
    slug: 'winter-concert',
    status: 'On Sale',
    inDays: 24,
    startsAt: '18:30',
    lastsHours: 2,
    page: '2f1c6a9e84d04b7c9a53d1e0b86f7a12',
  },
  {
    name: 'Open Rehearsal and Backstage Tour',
    venue: 'Kulturhaus am Fluss',
    city: 'Freiburg',
    region: 'Baden-Württemberg',
    slug: 'open-rehearsal',
    status: 'test',
    inDays: 45,
    startsAt: '13:00',
    lastsHours: 3,
  },
  {
    name: 'Silent Film Night with Live Piano',
    venue: 'Altes Lichtspielhaus',
    city: 'Basel',
    region: 'Basel-Stadt',
    slug: 'silent-film-night',
    status: 'On Sale',
    inDays: 10,
    startsAt: '19:00',
    lastsHours: 2,
    page: '7d0e4b5c1a2f4e8b9c6d3a7f5e1b2c34',
  },
  {
    name: 'Lantern Walk and Harvest Market',
    venue: 'Marktplatz',
    city: 'Colmar',
    region: 'Grand Est',
    slug: 'lantern-walk',
    status: 'Closed',
    inDays: -12,
    startsAt: '16:00',
    lastsHours: 5,
    page: 'c4a1f0e92b7d4d6fa8e35c9b1d7f6e20',
  },
]

const day = 86_400_000
const hour = 3_600_000

/** The four sample events, all of team 1. */
export const sampleEvents = (now: Date): EventRow[] => samples.map((sample, at) => eventOf(sample, at + 1, now))

function eventOf({ inDays, startsAt, lastsHours, page, ...sample }: Sample, sequence: number, now: Date): EventRow {
  const onDay = new Date(now.getTime() + inDays * day).toISOString().slice(0, 10)
  const date = new Date(`${onDay}T${startsAt}:00.000Z`)
  return {
    ...sample,
    id: `evt_${sequence}`,
    date: date.toISOString(),
    dateTba: false,
    endsAt: new Date(date.getTime() + lastsHours * hour).toISOString(),
    timeZone: 'Europe/Berlin',
    websiteUrl: `https://${sample.slug}.example.com/`,
    ...(page && { notionLink: `https://www.notion.so/${sample.slug}-${page}` }),
    currency: 'EUR',
    version: 1,
    team: '1',
    sequence,
    createdAt: new Date(now.getTime() - (40 - sequence) * day).toISOString(),
    keyChecked: false,
  }
}
