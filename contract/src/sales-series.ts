// No schemas here: the mock uses these rules without zod.
import type { SalesSeries } from './reports.ts'
import { seatsTogether } from './seats-together.ts'

/** A ticket type with the first and last day of its sales window; null without a limit. */
interface SoldType {
  id: string
  name: string
  capacity: number
  /** The ids of what its seats count in besides. */
  countsIn: readonly string[]
  salesFrom: string | null
  salesUntil: string | null
}

interface Sale {
  /** The overall capacity of the event; null without one. */
  capacity: number | null
  /** The current day, where the event takes place. */
  today: string
  types: readonly SoldType[]
  /** The capacities that several of them share. */
  shared: readonly { id: string; capacity: number }[]
}

/** The tickets of a type sold on a day, less those cancelled. */
interface TicketChange {
  day: string
  type: string
  tickets: number
}

/** The tickets sold by the end of each day. @param changes days without a change are missing */
export function seriesOf({ capacity, today, types, shared }: Sale, changes: readonly TicketChange[]): SalesSeries {
  const days = [...new Set([...changes.map(({ day }) => day), ...(changes.length > 0 ? [today] : [])])].sort()
  const all = seatsTogether(types, shared)
  const salesFrom = limitOf(types.map((type) => type.salesFrom))[0]
  const salesUntil = limitOf(types.map((type) => type.salesUntil)).at(-1)
  return {
    days,
    types: types.map(({ id, name }) => ({ id, name, sold: runningTotals(days, id, changes) })),
    capacity: Math.min(all, capacity ?? all),
    ...(salesFrom && { salesFrom }),
    ...(salesUntil && { salesUntil }),
  }
}

function runningTotals(days: readonly string[], id: string, changes: readonly TicketChange[]): number[] {
  const byDay = new Map<string, number>()
  for (const { day, type, tickets } of changes) if (type === id) byDay.set(day, (byDay.get(day) ?? 0) + tickets)
  let sold = 0
  return days.map((day) => {
    sold += byDay.get(day) ?? 0
    return sold
  })
}

/** The limits of all types in order. Of an event with a type that has none, there is no limit. */
const limitOf = (days: readonly (string | null)[]): string[] => {
  const known = days.filter((day) => day !== null)
  return known.length === days.length ? known.toSorted() : []
}
