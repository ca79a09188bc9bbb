import { slugOf } from '@foyer/contract/slug'
import type { World } from '../world.ts'

/** The part of an address made of an event's name, with a number behind it when another event has it. */
export function freeSlug(world: World, name: string): string {
  const base = slugOf(name) || 'event'
  const isTaken = (slug: string) => world.events.some((event) => event.slug === slug)
  return isTaken(base) ? `${base}-${world.next}` : base
}
