import type { Role } from '@foyer/contract/access'
import { Refused } from '@foyer/contract/http/refused'
import type { Route } from '@foyer/contract/http/route'
import type { MailChoices } from '@foyer/contract/inbox'
import type { Me } from '@foyer/contract/me'
import type { StripeAccount } from '@foyer/contract/stripe'
import type { Member, Team } from '@foyer/contract/teams'
import type { EventRow, OrderRow, ThreadRow, TicketTypeRow, WebsiteRow } from './rows.ts'
import { sampleEvents } from './sample/events.ts'
import { sampleMe } from './sample/me.ts'
import { sampleOrders } from './sample/orders.ts'
import { sampleTeams } from './sample/teams.ts'
import { sampleThreads } from './sample/threads.ts'
import { sampleTicketTypes } from './sample/ticket-types.ts'

export interface World {
  now: () => Date
  me: Omit<Me, 'teams'>
  teams: Team[]
  members: Record<string, Member[]>
  /** The keys of Stripe, masked, by team. */
  stripe: Record<string, StripeAccount['keys']>
  events: EventRow[]
  /** By event, where something was done with it. */
  websites: Record<string, WebsiteRow>
  /** Those of one event stand in the order of its page. */
  ticketTypes: TicketTypeRow[]
  /** The newest last. */
  orders: OrderRow[]
  threads: ThreadRow[]
  /** What also comes by mail, by team, where something was chosen. */
  mailChoices: Record<string, Partial<MailChoices>>
  /** The answers already given for an idempotency key. */
  answered: Map<string, { request: string; answer: unknown }>
  /** The next of the numbers that ids end with. */
  next: number
}

/** What a handler is given beside the request: everything there is, and the team the call is for. */
export interface Scope {
  world: World
  team: string
  role: Role
}

export function createWorld(now: () => Date): World {
  const teams = sampleTeams()
  const me = sampleMe()
  const ticketTypes = sampleTicketTypes()
  const orders = sampleOrders(now(), ticketTypes)
  return {
    now,
    me,
    teams,
    stripe: {},
    members: Object.fromEntries(
      teams.map(({ id, role }) => [
        id,
        [{ id: me.id, name: me.name, email: me.email, role, joinedAt: '2026-01-12T09:00:00.000Z' }],
      ]),
    ),
    events: sampleEvents(now()),
    websites: {},
    ticketTypes,
    orders,
    threads: sampleThreads(now(), orders),
    mailChoices: {},
    answered: new Map(),
    next: 100,
  }
}

/**
 * The team a call is for: a team's own path names it, else the header, else the query, else the last one.
 * @throws Refused `not-found` for a team that is not there
 */
export function scopeOf(
  world: World,
  route: Route,
  given: Record<string, string>,
  header: string | null,
): Omit<Scope, 'world'> {
  const asked = route.call.includes(' /teams/{id}') ? given['id'] : (header ?? given['team'] ?? world.me.lastTeam)
  const team = world.teams.find(({ id }) => id === asked)
  if (team) return { team: team.id, role: team.role }
  if (route.access === 'anyone' || route.access === 'account') return { team: '', role: 'viewer' }
  throw new Refused('not-found')
}
