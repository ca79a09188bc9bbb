import type { Role } from '@foyer/contract/access'
import type { ApiToken } from '@foyer/contract/api-tokens'
import type { AuditEntry } from '@foyer/contract/audit'
import type { Description } from '@foyer/contract/descriptions'
import type { Erasure } from '@foyer/contract/erasures'
import type { Cover } from '@foyer/contract/events'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import type { MailFrequencies } from '@foyer/contract/inbox'
import type { Invitation } from '@foyer/contract/invitations'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { LegalText } from '@foyer/contract/legal-texts'
import type { Me } from '@foyer/contract/me'
import type { OrderForm } from '@foyer/contract/order-questions'
import type { OrderView } from '@foyer/contract/order-views'
import type { RetentionChanges } from '@foyer/contract/retention'
import type { StripeAccount } from '@foyer/contract/stripe'
import type { Member, Team } from '@foyer/contract/teams'
import type {
  AddOnGroupRow,
  CheckInListRow,
  EntryRow,
  EventRow,
  InvoiceRow,
  OrderRow,
  PictureRow,
  PromoCodeRow,
  SharedCapacityRow,
  ThreadRow,
  TicketTypeRow,
  WebsiteRow,
} from './rows.ts'
import { seedAddOnGroups } from './seed/add-on-groups.ts'
import { seedApiTokens } from './seed/api-tokens.ts'
import { seedAudit } from './seed/audit.ts'
import { seedCheckIn } from './seed/check-in.ts'
import { seedPictures } from './seed/covers.ts'
import { seedDescriptions } from './seed/descriptions.ts'
import { seedEvents } from './seed/events.ts'
import { seedInvoices } from './seed/invoices.ts'
import { seedLegalTexts } from './seed/legal-texts.ts'
import { seedMe } from './seed/me.ts'
import { withAddOns } from './seed/ordered-add-ons.ts'
import { seedOrders } from './seed/orders.ts'
import { seedPromoCodes } from './seed/promo-codes.ts'
import { seedSharedCapacities } from './seed/shared-capacities.ts'
import { seedTeams } from './seed/teams.ts'
import { seedThreads } from './seed/threads.ts'
import { seedTicketTypes } from './seed/ticket-types.ts'
import { seedWebsites } from './seed/websites.ts'

export interface Store {
  now: () => Date
  me: Omit<Me, 'teams'>
  teams: Team[]
  members: Record<string, Member[]>
  /** The invitations by team, the newest last. */
  invitations: Record<string, Invitation[]>
  /** The erasures of buyers by team, the newest first, and the periods of its own. */
  erasures: Record<string, Erasure[]>
  retention: Record<string, RetentionChanges>
  /** How teams issue invoices; a team that saved nothing is missing. */
  invoiceSettings: Record<string, InvoiceSettings>
  /** The newest document is the last. */
  invoices: InvoiceRow[]
  /** The API tokens by team, the newest last. */
  apiTokens: Record<string, ApiToken[]>
  /** The masked Stripe keys, by team. */
  stripe: Record<string, StripeAccount['keys']>
  /** The audit log by team, the newest entry first. */
  auditEntries: Record<string, AuditEntry[]>
  events: EventRow[]
  /** By team and address. */
  websites: Record<string, WebsiteRow>
  /** The ticket types of an event are in the order in which its page shows them. */
  ticketTypes: TicketTypeRow[]
  sharedCapacities: SharedCapacityRow[]
  promoCodes: PromoCodeRow[]
  /** The groups of add-ons of an event are in the order in which its page shows them. */
  addOnGroups: AddOnGroupRow[]
  /** The newest order is the last. */
  orders: OrderRow[]
  orderViews: (OrderView & { team: string })[]
  threads: ThreadRow[]
  /** How often notifications are sent by mail, by team; only what was changed from the defaults. */
  mailFrequencies: Record<string, Partial<MailFrequencies>>
  checkInLists: CheckInListRow[]
  /** The last one is the latest. */
  entries: EntryRow[]
  /** The questions to buyers, by event; none for an event that asks nothing. */
  orderForms: Record<string, OrderForm>
  /** The descriptions by event; none for an event without one. */
  descriptions: Record<string, Description>
  /** The texts of teams and events, by the id of either. */
  legalTexts: Record<string, LegalText[]>
  /** The uploaded files by hash. */
  files: Map<string, Blob>
  /** The uploaded pictures and their events. */
  pictures: PictureRow[]
  /** The first request and its answer, by idempotency key. */
  idempotentAnswers: Map<string, { request: string; answer: unknown }>
  /** The number of the next id, and the tie-breaker where two things get the same time. */
  nextId: number
}

/** The context of a handler besides the request: the store, and the team that the call is for. */
export interface Scope {
  store: Store
  team: string
  role: Role
  /** The role is one that the tab sees the team as. */
  seenAs?: boolean
}

export function createStore(now: () => Date): Store {
  const teams = seedTeams()
  const me = seedMe()
  const ticketTypes = seedTicketTypes()
  const addOnGroups = seedAddOnGroups()
  const promoCodes = seedPromoCodes()
  const orders = withAddOns(seedOrders(now(), ticketTypes, promoCodes), addOnGroups)
  const events = seedEvents(now())
  return {
    now,
    me,
    teams,
    stripe: {},
    erasures: {},
    retention: {},
    ...seedInvoices(teams, orders),
    members: Object.fromEntries(
      teams.map(({ id, role }) => [
        id,
        [
          {
            id: me.id,
            name: me.name,
            email: me.email,
            role,
            joinedAt: '2026-01-12T09:00:00.000Z',
            events: 'all' as const,
          },
        ],
      ]),
    ),
    invitations: {},
    apiTokens: seedApiTokens(now(), teams),
    auditEntries: { '1': seedAudit(now()) },
    events,
    websites: seedWebsites(events),
    ticketTypes,
    sharedCapacities: seedSharedCapacities(),
    promoCodes,
    addOnGroups,
    orders,
    orderViews: [],
    threads: seedThreads(now(), orders),
    mailFrequencies: {},
    ...seedCheckIn(events, orders),
    orderForms: {},
    descriptions: seedDescriptions(),
    legalTexts: seedLegalTexts(teams),
    files: new Map(seedPictures()),
    pictures: events.flatMap(({ id, cover }) => (cover ? [{ ...pictureOf(cover), event: id }] : [])),
    idempotentAnswers: new Map(),
    nextId: 100,
  }
}

const pictureOf = ({ hash, type, width, height }: Cover) => ({ hash, type, width, height })

/**
 * Finds the team of a call: the path of `/teams/{id}`, then the header, then the query, then the team used last.
 * @throws ProblemError `not-found` for a team that does not exist
 */
export function scopeOf(
  store: Store,
  route: Route,
  parameters: Record<string, string>,
  header: string | null,
): Omit<Scope, 'store'> {
  const wanted = route.call.includes(' /teams/{id}')
    ? parameters['id']
    : (header ?? parameters['team'] ?? store.me.lastTeam)
  const team = store.teams.find(({ id }) => id === wanted)
  if (team) return { team: team.id, role: team.role }
  if (route.access === 'anyone' || route.access === 'account') return { team: '', role: 'viewer' }
  throw new ProblemError('not-found')
}
