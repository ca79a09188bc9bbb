import { recordUse } from '../features/api-tokens/commands.ts'
import { tokenBySecret } from '../features/api-tokens/queries.ts'
import { recordChange } from '../features/audit/commands.ts'
import type { DoorFeed } from '../features/check-in/service/door-feed.ts'
import { createDoorFeed } from '../features/check-in/service/door-feed.ts'
import type { LinkLookup, ListOfLink } from '../features/check-in/service/link-lookup.ts'
import { createLinkLookup, createListOfLink } from '../features/check-in/service/link-lookup.ts'
import type { RecordScans } from '../features/check-in/service/scan-queue.ts'
import { createScanQueue } from '../features/check-in/service/scan-queue.ts'
import { mailsAboutSold } from '../features/checkout/service/mails-about-sold.ts'
import type { Checkout } from '../features/checkout/service.ts'
import { createCheckout } from '../features/checkout/service.ts'
import type { OnEventSaved, ReserveKeyCheck } from '../features/events/rules.ts'
import type { InboxFeed } from '../features/inbox/service/feed.ts'
import { createInboxFeed } from '../features/inbox/service/feed.ts'
import { createRecentReservations } from '../features/inventory/service/recent-reservations.ts'
import type { ReservationQueue } from '../features/inventory/service/reservation-queue.ts'
import { createReservationQueue } from '../features/inventory/service/reservation-queue.ts'
import { extendSession } from '../features/me/commands/sessions.ts'
import { accountById, isFirstAccount } from '../features/me/queries.ts'
import { joinInvitedTeam } from '../features/members/commands/invite.ts'
import { invitationOfSignUp } from '../features/members/rules.ts'
import { createKnownEvents } from '../features/orders/service/known-events.ts'
import type { ViewCounter } from '../features/reports/service/view-counter.ts'
import { createViewCounter } from '../features/reports/service/view-counter.ts'
import { countKeyChecks, followEvents } from '../features/sites/commands.ts'
import { ensureOwnTeam } from '../features/teams/commands.ts'
import { memberBySession } from '../features/teams/queries.ts'
import type { Auth } from '../http/auth.ts'
import { createAuth } from '../http/auth.ts'
import type { CallerServices } from '../http/caller.ts'
import type { RecordChange } from '../lib/audit.ts'
import type { Infra } from '../lib/infra.ts'
import type { PageCache } from '../storefront/page-cache.ts'
import { createPageCache } from '../storefront/page-cache.ts'

/** The long-lived services of a process, on top of its infrastructure. */
export interface Services extends Infra, CallerServices {
  auth: Auth
  recordChange: RecordChange
  /** Called at each sign-in: joins the team of an invitation, and makes up for a team that a crash has prevented. */
  prepareAccount: (accountId: string) => Promise<void>
  reservationQueue: ReservationQueue
  checkout: Checkout
  findLink: LinkLookup
  listOfLink: ListOfLink
  recordScans: RecordScans
  doorFeed: DoorFeed
  inboxFeed: InboxFeed
  pageCache: PageCache
  views: ViewCounter
  onEventSaved: OnEventSaved
  reserveKeyCheck: ReserveKeyCheck
}

/**
 * Creates the services of a process.
 * @returns the services, and a function that closes the connections they listen on
 */
export async function createServices(infra: Infra): Promise<{ services: Services; close: () => Promise<void> }> {
  const { db, saleDatabase } = infra
  const views = createViewCounter(infra)
  const pageCache = await createPageCache({ ...infra, views })
  const inboxFeed = createInboxFeed(infra)
  const prepareAccount = async (id: string) => {
    const account = await accountById(db, id)
    await joinInvitedTeam(db, account)
    await ensureOwnTeam(db, account)
  }
  const recent = createRecentReservations()
  const knownEvents = createKnownEvents(saleDatabase)
  const mailsAbout = mailsAboutSold(infra, knownEvents)
  const services: Services = {
    ...infra,
    auth: createAuth(infra, {
      isFirstAccount: () => isFirstAccount(db),
      isInvited: (newTeam) => invitationOfSignUp(newTeam) !== undefined,
      afterSignIn: prepareAccount,
    }),
    prepareAccount,
    memberBySession,
    extendSession,
    recordChange,
    tokenBySecret,
    recordUse,
    reservationQueue: createReservationQueue(saleDatabase, undefined, { ...recent, mailsAbout }),
    checkout: createCheckout(saleDatabase, infra, recent, knownEvents),
    findLink: createLinkLookup(saleDatabase),
    listOfLink: createListOfLink(saleDatabase),
    recordScans: createScanQueue({ ...infra, db: saleDatabase }),
    doorFeed: createDoorFeed(infra),
    inboxFeed,
    pageCache,
    views,
    onEventSaved: followEvents(infra),
    reserveKeyCheck: countKeyChecks(infra),
  }
  return {
    services,
    async close() {
      await inboxFeed.close()
      await pageCache.close()
      await views.close()
    },
  }
}
