import { watchedAddress } from '@foyer/contract/watched-address'
import type { EventRow } from '../rows.ts'

/** The key of an event's website: the events of a team that have the same address share it. Events without one have an empty one. */
export const websiteKey = ({ team, websiteUrl }: Pick<EventRow, 'team' | 'websiteUrl'>): string =>
  `${team} ${websiteUrl === undefined ? '' : watchedAddress(websiteUrl)}`
