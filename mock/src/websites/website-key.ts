import { watchedAddress } from '@foyer/contract/watched-address'
import type { EventRow } from '../rows.ts'

/** The key of an event's website: the events of a team that have the same address share it. */
export const websiteKey = ({ team, websiteUrl }: Pick<EventRow, 'team' | 'websiteUrl'>): string =>
  `${team} ${watchedAddress(websiteUrl)}`
