import type { Checkout } from '../features/checkout/service.ts'
import { createCheckout } from '../features/checkout/service.ts'
import type { OnEventSaved, ReserveKeyCheck } from '../features/events/rules.ts'
import type { InboxFeed } from '../features/inbox/service/feed.ts'
import { createInboxFeed } from '../features/inbox/service/feed.ts'
import type { ReservationQueue } from '../features/inventory/service/reservation-queue.ts'
import { createReservationQueue } from '../features/inventory/service/reservation-queue.ts'
import { accountById, isFirstAccount } from '../features/me/queries.ts'
import type { ViewCounter } from '../features/reports/service/view-counter.ts'
import { createViewCounter } from '../features/reports/service/view-counter.ts'
import { countKeyChecks, followEvents } from '../features/sites/commands.ts'
import { ensureOwnTeam } from '../features/teams/commands.ts'
import { memberScope } from '../features/teams/queries.ts'
import type { Auth } from '../http/auth.ts'
import { createAuth } from '../http/auth.ts'
import type { CallerServices } from '../http/caller.ts'
import type { Infra } from '../lib/infra.ts'
import type { PageCache } from '../storefront/page-cache.ts'
import { createPageCache } from '../storefront/page-cache.ts'

/** The long-lived services of a process, on top of its infrastructure. */
export interface Services extends Infra, CallerServices {
  auth: Auth
  reservationQueue: ReservationQueue
  checkout: Checkout
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
  const { db } = infra
  const views = createViewCounter(infra)
  const pageCache = await createPageCache({ ...infra, views })
  const inboxFeed = createInboxFeed(infra)
  const services: Services = {
    ...infra,
    auth: createAuth(infra, {
      isFirstAccount: () => isFirstAccount(db),
      // an account that a crash left without a team gets one at its next sign-in
      afterSignIn: async (id) => await ensureOwnTeam(db, await accountById(db, id)),
    }),
    memberScope,
    reservationQueue: createReservationQueue(db),
    checkout: createCheckout(db, infra),
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
