import { slugOf } from '@foyer/contract/slug'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** Makes a slug from an event's name. Appends a number when another event uses the slug. */
export function freeSlug(store: Store, name: string): string {
  const base = slugOf(name) || 'event'
  return eventBySlug(store, base) ? `${base}-${store.nextId}` : base
}

/** The event that has this slug, or had it before. */
export const eventBySlug = (store: Store, slug: string): EventRow | undefined =>
  store.events.find((event) => event.slug === slug || event.formerSlugs?.includes(slug))
