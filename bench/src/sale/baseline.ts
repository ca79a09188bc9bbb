import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { databaseUrl } from '../database.ts'

/**
 * The statements that Foyer is compared with. They write the rows of a completed free order in one transaction, which
 * begins with the contended rows: the event's first, as in every transaction, so that none deadlocks.
 */
export const saleStatements = [
  `with event as (update inventory set sold = sold + 1 where id = :event returning id)
   update inventory set sold = sold + 1 where id = :type and held + sold < capacity and exists (select from event)`,
  `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
     payment_method, placed_at, paid_at, hold_expires_at)
   values (:order, :team, :event, 'N' || :order, false, 'paid', 'en', 'EUR', 0, 'Robin', 'robin@example.org', 'free',
     now(), now(), now())`,
  `insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
   values ('tic_' || :order, 'T' || :order, :order, :type, decode(md5(:order), 'hex'), 0, 0)`,
  `insert into order_entries (id, order_id, kind) values ('ent_' || :order, :order, 'placed')`,
  // as long as the encrypted mail that Foyer stores
  `insert into mails (id, order_id, "to", language, kind, subject, encrypted_content, state, expires_at)
   values ('mai_' || :order, :order, 'robin@example.org', 'en', 'orderConfirmed', 'Your tickets: Rush',
     'v1.00000000.' || repeat('x', 500), 'stored', now() + interval '30 days')`,
] as const

const connections = 32

/** One transaction per order on 32 connections, with prepared statements, for some seconds. @returns orders per second */
export async function sellOneByOne(dataDir: string, sale: EventOnSale, seconds: number): Promise<number> {
  const program = findPgbench()
  return program
    ? await runPgbench(program, dataDir, sale, seconds)
    : await runOwnProcess(databaseUrl(dataDir), sale, seconds)
}

const debianFolder = '/usr/lib/postgresql'

/** The program of PostgreSQL that measures it, if Debian's package is installed. */
function findPgbench(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(debianFolder, version, 'bin/pgbench')).find(existsSync)
}

const run = promisify(execFile)

async function runPgbench(program: string, dataDir: string, sale: EventOnSale, seconds: number): Promise<number> {
  const script = join(dataDir, 'pgbench.sql')
  const lines = ['\\set order random(1, 9223372036854775806)', 'begin;', ...saleStatements.map(endOfLine)]
  await writeFile(script, [...lines, 'commit;', ''].join('\n'))
  const { hostname, port, username, password, pathname } = new URL(databaseUrl(dataDir))
  const { stdout } = await run(
    program,
    [
      ...['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', script],
      ...['-D', `event=${sale.id}`, '-D', `type=${sale.types[0]}`, '-D', `team=${sale.organiser.me.lastTeam}`],
      ...['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    ],
    { env: { ...process.env, PGPASSWORD: password } },
  )
  return Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1])
}

const endOfLine = (statement: string) => `${statement.replaceAll('\n', ' ')};`

async function runOwnProcess(url: string, sale: EventOnSale, seconds: number): Promise<number> {
  const file = fileURLToPath(new URL('./sell-one-by-one.ts', import.meta.url))
  const settings = { url, seconds, connections, event: sale.id, type: sale.types[0], team: sale.organiser.me.lastTeam }
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, JSON.stringify(settings)])
  return Number(stdout)
}
