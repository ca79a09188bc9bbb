import { slugOf } from '@foyer/contract/slug'
import type { EventRow } from '../rows.ts'
import type { World } from '../world.ts'

/** The part of an address made of an event's name, with a number behind it when another event has it. */
export function freeSlug(world: World, name: string): string {
  const base = slugOf(name) || 'event'
  return eventAt(world, base) ? `${base}-${world.next}` : base
}

/** The event that has this address, or had it before. */
export const eventAt = (world: World, slug: string): EventRow | undefined =>
  world.events.find((event) => event.slug === slug || event.formerSlugs?.includes(slug))
