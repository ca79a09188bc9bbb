import { randomBytes } from 'node:crypto'
import type { Db } from '../lib/db.ts'

/**
 * Ends the connection of the next statement that updates a row of a table as a condition says, before it is committed: the
 * database is away at that moment, once.
 * @param table the name of the table
 * @param when the condition, of the row `new`
 * @returns how to remove the trap
 */
export async function loseDatabaseOnce(db: Db, table: string, when: string): Promise<() => Promise<void>> {
  const name = `trap_${randomBytes(4).toString('hex')}`
  // a sequence counts although the transaction is rolled back
  await db.execute(`create sequence ${name}_uses`)
  await db.execute(`create function ${name}() returns trigger as $$ begin
    if nextval('${name}_uses') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new; end $$ language plpgsql`)
  await db.execute(
    `create trigger ${name} before update on ${table} for each row when (${when}) execute function ${name}()`,
  )
  return async () => {
    await db.execute(`drop function ${name} cascade`)
    await db.execute(`drop sequence ${name}_uses`)
  }
}
