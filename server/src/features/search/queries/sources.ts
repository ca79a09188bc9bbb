import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** The rows of a kind: with the columns `id`, `team_id`, `search_text`, and those of `newest`. */
export interface Source {
  rows: SQL
  /** The column with the event of a row; rows without it belong to the whole team. */
  event?: SQL
  /** The columns of `newest`. */
  keys: SQL
  /** The order of matches that are equally good; an index has the rows of a team in this order. */
  newest: SQL
  /** How many rows are read one by one before an index is asked. */
  recent: number
  /** How many are read for a word that ten of those have; absent where the index is as fast. */
  wide?: number
  /** The part of the text in which similar words are looked for; comparing takes long in long texts. */
  similarIn: SQL
  /** Whether similar words are also looked for in older rows. */
  olderSimilar: boolean
}

const text = sql`search_text`

export const sources = {
  events: {
    rows: sql`events`,
    event: sql`id`,
    keys: sql`date_tba, date, id`,
    newest: sql`date_tba desc, date desc, id desc`,
    recent: 2000,
    similarIn: text,
    olderSimilar: true,
  },
  orders: {
    rows: sql`orders`,
    event: sql`event_id`,
    keys: sql`reserved_at, id`,
    newest: sql`reserved_at desc, id desc`,
    recent: 2000,
    wide: 20_000,
    similarIn: text,
    olderSimilar: true,
  },
  threads: {
    rows: sql`threads`,
    event: sql`event_id`,
    keys: sql`last_at, id`,
    newest: sql`last_at desc, id desc`,
    recent: 500,
    // a question begins with the event, the order, the name and the address
    similarIn: sql`left(search_text, 300)`,
    olderSimilar: false,
  },
  members: {
    rows: sql`(
      select m.user_id as id, m.team_id, u.name, fold_for_search(u.name || ' ' || u.email) as search_text
      from members m join users u on u.id = m.user_id) people`,
    keys: sql`name, id`,
    newest: sql`name collate "und-x-icu", id`,
    recent: 2000,
    similarIn: text,
    olderSimilar: false,
  },
} as const satisfies Record<string, Source>

export type Kind = keyof typeof sources
