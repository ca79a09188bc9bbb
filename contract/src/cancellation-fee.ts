import { msPerHour } from './durations.ts'

// No schemas here: public pages and the app use these rules without zod.

interface Policy {
  hoursBefore: number
  feeCents: number
  feeBp: number
}

/** The part of a ticket's price that the team keeps, at most all of it; in minor units. */
export const cancellationFeeOf = ({ feeCents, feeBp }: Policy, priceCents: number): number =>
  Math.min(priceCents, feeCents + Math.round((priceCents * feeBp) / 10_000))

/** Until when buyers may cancel. @returns undefined while the event has no date: then at any time */
export const cancellableUntil = ({ hoursBefore }: Policy, event: { date: Date; dateTba: boolean }): Date | undefined =>
  event.dateTba ? undefined : new Date(event.date.getTime() - hoursBefore * msPerHour)
