import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { mailRecord } from './features/mails/rules/mail-content.ts'
import { startFoyer } from './foyer.ts'
import { tryPort } from './http/listen.ts'
import { readConfig } from './lib/config.ts'
import { openDatabase } from './lib/db.ts'
import { createLog } from './lib/log.ts'
import { migrationLock } from './lib/migrations.ts'
import { createSecrets } from './lib/secrets.ts'
import { startTestApp, testSecret } from './test/app.ts'
import { signUp } from './test/client.ts'
import { freshDatabase, onDatabase } from './test/databases.ts'
import { eventOnSale } from './test/scenario.ts'
import { mountSmallDisk } from './test/small-disk.ts'

/** Starts Foyer. @returns the message of the error that ends the start */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ PORT: '0', SECRET_KEY: testSecret, ...environment })
  const outcome = await startFoyer(config, createLog('silent'), () => undefined).catch((error: Error) => error)
  if (outcome instanceof Error) return outcome.message
  await outcome.stop()
  return 'it started'
}

it('opens its port only when it is ready, so that a load balancer does not reach it before', async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const held = new pg.Client({ connectionString: url })
  await held.connect()
  await held.query('select pg_advisory_lock($1)', [migrationLock])
  const port = await tryPort(0, '127.0.0.1')
  const config = readConfig({ PORT: String(port), SECRET_KEY: testSecret, DATABASE_URL: url, ROLE: 'web' })
  const starting = startFoyer(config, createLog('silent'), () => undefined)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await expect.poll(async () => (await held.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await held.end()
  const foyer = await starting
  expect((await fetch(`${foyer.url}/readyz`)).status).toBe(200)
  await foyer.stop()
})

it('reports at once that the port is in use', async () => {
  await using app = await startTestApp()
  const said = `Port ${app.port} is already in use. Stop the program that uses it, or set PORT.`
  expect(await refusalOf({ PORT: String(app.port), DATABASE_URL: app.databaseUrl })).toBe(said)
})

it('reports that the database is unreachable', async () => {
  const url = inject('postgresUrl')
  const [dead, gone, wrong] = [new URL(url), onDatabase(url, 'no_such_database'), new URL(url)]
  dead.port = '1'
  wrong.password = 'wrong'
  for (const [DATABASE_URL, why] of [
    [dead.href, 'connect ECONNREFUSED 127.0.0.1:1'],
    [gone, 'database "no_such_database" does not exist'],
    [wrong.href, 'password authentication failed for user "foyer"'],
  ])
    expect(await refusalOf({ DATABASE_URL: DATABASE_URL ?? '' })).toBe(
      `Cannot connect to the database at DATABASE_URL: ${why}`,
    )
})

it('reports in one line that a migration failed', async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const { db, [Symbol.asyncDispose]: close } = await startTestApp({}, { databaseUrl: url })
  await db.execute('drop table migrations')
  await close()
  const said = await refusalOf({ DATABASE_URL: url })
  expect(said).toBe('The database could not be migrated: type "event_status" already exists')
})

it('refuses a database that a newer build has migrated', async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const { db, close } = openDatabase(url, createLog('silent'))
  await db.execute(`insert into migrations (hash, created_at) values ('later', ${Date.now()})`)
  await close()
  expect(await refusalOf({ DATABASE_URL: url })).toBe(
    'The database belongs to a newer version of Foyer: it has migrations that this one does not know. Start that version, or restore a backup made before the upgrade.',
  )
})

it('refuses a database whose commits do not wait for the disk, and waits for it in its own connections', async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const { db, close } = openDatabase(url, createLog('silent'))
  await db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`))
  expect(await refusalOf({ DATABASE_URL: url })).toMatch(/^synchronous_commit is off at the database: .* Set it to on,/)
  await close()
  const reopened = openDatabase(url, createLog('silent'))
  expect((await reopened.db.execute('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
  expect((await reopened.db.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }])
  await reopened.close()
})

it('reports that the secret has changed', async () => {
  await using app = await startTestApp()
  const said = await refusalOf({ DATABASE_URL: app.databaseUrl, SECRET_KEY: 'another secret, thirty-two characters' })
  expect(said).toMatch(/^SECRET_KEY is not the key .* SECRET_KEY_PREVIOUS\.$/)
})

it('warns of data whose key is gone: the previous one was taken away too early', async () => {
  await using app = await startTestApp()
  const previous = 'the previous secret, thirty-two characters'
  const content = createSecrets(previous).encrypt('text', mailRecord('mai_1'))
  await app.db.execute(sql`
    insert into mails (id, "to", language, kind, subject, state, expires_at, encrypted_content)
    values ('mai_1', 'a@example.test', 'en', 'test', 'Subject', 'stored', now() + interval '1 day', ${content})`)
  const warnings = async (environment: Record<string, string>) => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    const config = readConfig({ PORT: '0', SECRET_KEY: testSecret, DATABASE_URL: app.databaseUrl, ...environment })
    const foyer = await startFoyer(config, log, () => undefined)
    await foyer.stop()
    return lines.map((line) => JSON.parse(line)).filter(({ tables }) => tables)
  }
  expect(await warnings({})).toMatchObject([
    { level: 'warn', tables: ['mails'], msg: expect.stringContaining('SECRET_KEY_PREVIOUS') },
  ])
  expect(await warnings({ SECRET_KEY_PREVIOUS: previous })).toEqual([])
})

it('reports that the data folder cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const DATA_DIR of [file, join(file, 'data')])
    expect(await refusalOf({ DATA_DIR })).toMatch(new RegExp(`^DATA_DIR ${DATA_DIR} cannot be used: [^\\n]+$`))
})

it('reports that the address is not of this machine', async () => {
  expect(await refusalOf({ HOST: 'no-such-host.invalid' })).toBe(
    'HOST no-such-host.invalid is not an address of this machine.',
  )
})

it('sells until its disk is full, answers 503 then, and sells again once there is room', async ({ annotate }) => {
  // the database takes a part of it; the rest is filled below
  const disk = mountSmallDisk(320)
  if ('reason' in disk) {
    // `health.test.ts` and `problems.test.ts` prove the same with a disk and a database that only say so
    await annotate(`no disk to fill: ${disk.reason}`)
    return
  }
  onTestFinished(() => disk[Symbol.dispose]())
  const environment = {
    PORT: '0',
    SECRET_KEY: testSecret,
    DATA_DIR: join(disk.path, 'data'),
    SIGN_UP: 'open',
    LIMITS: 'off',
  }
  const foyer = await startFoyer(readConfig(environment), createLog('silent'), () => undefined)
  onTestFinished(() => foyer.stop())
  const types = [{ name: 'Seat', priceCents: 0, capacity: 100_000, maxPerOrder: 100 }]
  const sale = await eventOnSale(await signUp(foyer.url), { types })
  const isReady = async () => (await fetch(`${foyer.url}/readyz`)).status
  expect(await isReady()).toBe(200)
  const ballast = join(disk.path, 'ballast')
  fill(ballast)
  let seats = 0
  const sell = async () => {
    const { status, body } = await sale.requestReservation(100)
    if (status === 201) seats += 100
    else expect([status, body.code]).toEqual([503, 'unavailable'])
    return status
  }
  await expect.poll(sell, { timeout: 30_000, interval: 0 }).toBe(503)
  expect(await isReady()).toBe(503)
  rmSync(ballast)
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
  expect(await sell()).toBe(201)
  expect(await sale.seats()).toEqual({ held: seats, sold: 0 })
}, 90_000)

/** Writes a file until the disk is full. */
function fill(path: string): void {
  const piece = Buffer.alloc(64 * 1024, 1)
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, piece)
  } catch {
    closeSync(file)
  }
}
