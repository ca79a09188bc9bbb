import { maxSearchCount } from '@foyer/contract/search-limits'

/** The kinds of results, in the order in which they are shown. */
export const groupNames = ['events', 'orders', 'threads', 'members'] as const
export type GroupName = (typeof groupNames)[number]

/** The number of all matches; above `maxSearchCount` as soon as one kind has more than that. */
export function totalOf(groups: readonly { count: number }[]): { count: number; exactUpTo: number } {
  const count = groups.reduce((sum, group) => sum + Math.min(group.count, maxSearchCount), 0)
  const isMore = groups.some((group) => group.count > maxSearchCount)
  return { count: isMore ? count + 1 : count, exactUpTo: isMore ? count : Number.POSITIVE_INFINITY }
}
