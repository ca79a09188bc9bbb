import { createCache } from '../../../lib/cache.ts'
import type { Offer } from '../queries.ts'

/** How long an offer is known, in milliseconds. */
const maxAgeMs = 1000
const maxOffers = 500

/**
 * The offers with which this process has just reserved, by the address of their event. The statement that reserves compares
 * the version, so an offer that has changed since sells nothing; it refuses nothing either, because every refusal is made
 * with an offer that was read for it.
 */
export interface KnownOffers {
  get(slug: string): Offer | undefined
  remember(slug: string, offer: Offer): void
  forget(slug: string): void
}

/** @param now the time in milliseconds */
export function createKnownOffers(now: () => number = () => performance.now()): KnownOffers {
  const cache = createCache<{ offer: Offer; readAt: number }>(maxOffers, () => 1)
  return {
    get(slug) {
      const known = cache.get(slug)
      return known && now() - known.readAt < maxAgeMs ? known.offer : undefined
    },
    remember: (slug, offer) => cache.set(slug, { offer, readAt: now() }),
    forget: (slug) => cache.delete(slug),
  }
}
