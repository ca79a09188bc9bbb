import { cookieHeader } from '@foyer/server/test/client'
import { bank, imprint } from '@foyer/server/test/scenario'
import { linkToFullEvent } from '../check-in-offline.ts'
import { organiserWith } from '../organiser-with.ts'

/** A page to measure. */
export interface MeasuredPage {
  name: string
  url: string
  /** The cookies of an organiser. */
  cookie?: string
  /** The lowest score. */
  atLeast?: number
}

const tabs = ['tickets', 'orders', 'attendees', 'check-in', 'reports', 'page', 'website', 'settings']

/** The pages of an organiser, and the lowest scores that they may have. @param events how many the team has */
export async function pagesOfOrganiser(url: string, dataDir: string, events: number): Promise<MeasuredPage[]> {
  const organiser = await organiserWith(url, dataDir, events)
  await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { imprint, bank })
  const [event] = await organiser.ok('GET /api/v1/events?limit=1')
  const [order] = await organiser.ok('GET /api/v1/orders?limit=1')
  const paths: [name: string, path: string, atLeast: number][] = [
    ['home', '', 97],
    ['events', '/events', 93],
    ['event', `/events/${event.id}`, 92],
    ...tabs.map((tab): [string, string, number] => [`event, ${tab}`, `/events/${event.id}/${tab}`, 92]),
    ['orders', '/orders', 93],
    ['order', `/orders/${order.id}`, 93],
    ['inbox', '/inbox', 93],
    ['reports', '/reports', 93],
    ['settings', '/settings', 93],
    ['create event', '/create-event', 93],
  ]
  const cookie = cookieHeader(organiser.cookies)
  return paths.map(([name, path, atLeast]) => ({
    name: `${name}, ${events} events`,
    url: `${url}/en${path}`,
    cookie,
    atLeast,
  }))
}

/** The pages that anyone may open. */
export async function openPages(url: string, dataDir: string): Promise<MeasuredPage[]> {
  return [
    { name: 'sign-in', url: `${url}/en/sign-in`, atLeast: 93 },
    { name: 'the door', url: `${url}/en/check-in/${await linkToFullEvent(url, dataDir)}` },
  ]
}
