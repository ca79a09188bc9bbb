import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/**
 * The parts of a statement that lock the inventory rows of changes, with the rows in which these count too, and say what changes
 * in each: `locked_inventory`, and `seat_changes (id, held, sold, set_aside)`. They follow a part
 * `own_changes (id, held, sold)` with the changes of ticket types and codes, each id once. The statement has locked the
 * events before.
 *
 * Arrays of ids, so that PostgreSQL finds the rows by them and reads no table as a whole.
 *
 * Where rows count in is read from the rows once they are locked: as it is, and not as it was before the statement waited.
 */
export const lockedSeatChanges: SQL = sql`
  own_rows as materialized (
    select id, capacity, held, sold, set_aside, counts_in, sets_aside_in from inventory
    where id = any(array(select id from own_changes)) order by id for update
  ),
  seat_changes as materialized (
    select id, sum(held)::int as held, sum(sold)::int as sold, sum(set_aside)::int as set_aside
    from (
      select id, held, sold, 0 as set_aside from own_changes
      union all
      select unnest(r.counts_in), c.held, c.sold, 0 from own_rows r join own_changes c using (id)
      union all
      -- a use of a code that holds seats takes one of those that are set aside; a use that is given back sets one aside
      select r.sets_aside_in, 0, 0, -(c.held + c.sold)
      from own_rows r join own_changes c using (id) where r.sets_aside_in is not null
      union all
      select unnest(t.counts_in), 0, 0, -(c.held + c.sold)
      from own_rows r join own_changes c using (id) join own_rows t on t.id = r.sets_aside_in
    ) each group by id
  ),
  other_rows as materialized (
    select id, capacity, held, sold, set_aside from inventory
    where id = any(array(select id from seat_changes except select id from own_rows)) order by id for update
  ),
  locked_inventory as materialized (
    select id, capacity, held, sold, set_aside from own_rows union all
    select id, capacity, held, sold, set_aside from other_rows
  )`

/** Whether the changes fit. Only what takes seats can be refused; to give seats back always succeeds. */
export const changesFit: SQL = sql`coalesce(bool_and(c.held + c.sold + c.set_aside <= 0 or l.capacity is null
  or l.held + l.sold + l.set_aside + c.held + c.sold + c.set_aside <= l.capacity), true)`

/** The columns of a changed row: every one from the locked row, see reservation-statement.ts. */
export const changedSeats: SQL = sql`capacity = l.capacity, held = l.held + c.held, sold = l.sold + c.sold,
  set_aside = l.set_aside + c.set_aside`
