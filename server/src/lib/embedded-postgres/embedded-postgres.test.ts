import { spawn } from 'node:child_process'
import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { clusterPaths } from './cluster.ts'
import type { EmbeddedPostgresOptions } from './embedded-postgres.ts'
import { runningPostmaster } from './postmaster.ts'
import { copyOf, dataFolder, filledDataFolder, query, start, startInOwnProcess } from './test/fixtures.ts'
import { waitUntil } from './wait-until.ts'

vi.setConfig({ testTimeout: 60_000 })

const filled = disposeAfterAll(await filledDataFolder())

const postmasterOf = async (dataDir: string) => {
  const found = await runningPostmaster(await clusterPaths(dataDir))
  if (!found) throw new Error(`no PostgreSQL runs on ${dataDir}`)
  return found
}

const refusal = (dataDir: string) =>
  `Another Foyer is already running on this data folder (${dataDir}). Stop it first, or set DATABASE_URL to share one PostgreSQL server.`

/** Waits until the database answers again, on new connections to the same address. */
const answersAgain = (url: string) =>
  waitUntil(
    () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  )

describe('a first start', () => {
  it('makes a UTF-8 database with checksums, durable settings and the ICU collations', async () => {
    const { url } = await start(await dataFolder())
    const settings = await query<{ name: string; setting: string }>(
      url,
      `select name, setting from pg_settings where name in
      ('server_encoding', 'data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit', 'TimeZone', 'listen_addresses')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      server_encoding: 'UTF8',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      listen_addresses: '127.0.0.1',
    })
    expect(await query(url, `select 'Ä' < 'B' collate "und-x-icu" as sorted`)).toEqual([{ sorted: true }])
  })

  it('signs in as a role that owns its database and is no superuser', async () => {
    const { url } = await start(await copyOf(filled))
    expect(await query(url, 'select rolname, rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolname: 'foyer', rolsuper: false },
    ])
    await query(url, 'create extension pg_trgm')
    await query(url, 'create schema own')
  })

  it('rejects connections without the password, and all of the superuser', async () => {
    const { url } = await start(await copyOf(filled))
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    const superuser = new URL(url)
    superuser.username = 'postgres'
    await expect(query(superuser.href, 'select 1')).rejects.toThrow('no pg_hba.conf entry')
  })

  it('keeps the password and the data from other users of the machine', async () => {
    const { folder, password } = await clusterPaths(filled.dataDir)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(password)).mode & 0o777).toBe(0o600)
  })

  it('works below a folder that everybody may enter', async () => {
    const dataDir = await dataFolder()
    await chmod(dirname(dataDir), 0o755)
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('works below a folder that only its owner may enter, also for root', async () => {
    // the cluster was made below such a folder too
    const dataDir = await copyOf(filled)
    for (const below of [filled.dataDir, dataDir]) expect((await stat(dirname(below))).mode & 0o777).toBe(0o700)
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves nothing half-made when it is killed in the middle', async () => {
    const dataDir = await dataFolder()
    const killed = startInOwnProcess(dataDir)
    const unfinished = async () => (await readdir(dataDir).catch(() => [])).some((name) => name.includes('.tmp-'))
    expect(await waitUntil(unfinished, 30_000)).toBe(true)
    await killed.kill()
    expect(await readdir(dataDir)).not.toContain('postgres')

    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })
})

describe('a later start', () => {
  it('finds what was stored, with the same password', async () => {
    const dataDir = await copyOf(filled)
    const first = await start(dataDir)
    await query(first.url, 'create table seats as select 42 as number')
    await first.stop()
    expect(await runningPostmaster(await clusterPaths(dataDir))).toBeUndefined()

    const second = await start(dataDir)
    expect(await query(second.url, 'select number from seats')).toEqual([{ number: 42 }])
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
  })

  it('adopts the PostgreSQL that a killed Foyer left behind', async () => {
    const dataDir = await copyOf(filled)
    const killed = startInOwnProcess(dataDir)
    const outcome = await killed.outcome()
    if (!('url' in outcome)) throw new Error(outcome.refused)
    await query(outcome.url, 'create table seats as select 42 as number')
    await killed.kill()
    const orphan = await postmasterOf(dataDir)

    const { url } = await start(dataDir)
    expect((await postmasterOf(dataDir)).pid).toBe(orphan.pid)
    expect(url).toBe(outcome.url)
    expect(await query(url, 'select number from seats')).toEqual([{ number: 42 }])
  })

  it('is not fooled by a pid file whose process id now belongs to something else', async () => {
    const dataDir = await copyOf(filled)
    await (await start(dataDir)).stop()
    const { cluster } = await clusterPaths(dataDir)
    const { uid, gid } = await stat(cluster)
    const stranger = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {})
    onTestFinished(() => void stranger.kill())
    const stale = `${stranger.pid}\n${cluster}\n1700000000\n20001\n\n127.0.0.1\n\nready\n`
    await writeFile(join(cluster, 'postmaster.pid'), stale, { mode: 0o644 })

    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('while it runs', () => {
  it('brings a killed PostgreSQL back on the same address, with everything that was committed', async () => {
    const dataDir = await copyOf(filled)
    const onLost = vi.fn()
    const { url } = await start(dataDir, { onLost })
    await query(url, 'create table seats as select 42 as number')
    const before = await postmasterOf(dataDir)

    process.kill(before.pid, 'SIGKILL')
    await waitUntil(async () => !(await before.isAlive()), 10_000)
    expect(await answersAgain(url)).toBe(true)
    expect(await query(url, 'select number from seats')).toEqual([{ number: 42 }])
    expect((await postmasterOf(dataDir)).pid).not.toBe(before.pid)
    await expect(start(dataDir)).rejects.toThrow(refusal(dataDir))
    expect(onLost).not.toHaveBeenCalled()
  })

  it('waits for what is left of a killed PostgreSQL to go', async () => {
    const dataDir = await copyOf(filled)
    const log = vi.fn<EmbeddedPostgresOptions['log']>()
    const { url } = await start(dataDir, { log })
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    const backend = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { pid } = backend.rows[0] ?? { pid: Number.NaN }
    process.kill(pid, 'SIGSTOP')
    process.kill((await postmasterOf(dataDir)).pid, 'SIGKILL')

    const refusals = () => log.mock.calls.filter(([, , facts]) => String(facts['reason']).includes('shared memory'))
    expect(await waitUntil(() => refusals().length > 10, 30_000)).toBe(true)
    process.kill(pid, 'SIGCONT')
    expect(await answersAgain(url)).toBe(true)
  })

  it('stays the owner when only its own connection was ended', async () => {
    const dataDir = await copyOf(filled)
    const { url } = await start(dataDir)
    const before = await postmasterOf(dataDir)
    const owner = async () =>
      (await query<{ pid: number }>(url, "select pid from pg_locks where locktype = 'advisory' and granted"))[0]?.pid
    const first = await owner()
    await query(url, `select pg_terminate_backend(${first})`)

    expect(await waitUntil(async () => ![first, undefined].includes(await owner()), 10_000)).toBe(true)
    expect((await postmasterOf(dataDir)).pid).toBe(before.pid)
  })

  it('says so when PostgreSQL cannot be brought back', async () => {
    const dataDir = await copyOf(filled)
    const onLost = vi.fn<(error: Error) => void>()
    await start(dataDir, { onLost })
    const { pid } = await postmasterOf(dataDir)
    const { cluster } = await clusterPaths(dataDir)
    await rm(join(cluster, 'PG_VERSION'))
    process.kill(pid, 'SIGKILL')

    expect(await waitUntil(() => onLost.mock.calls.length > 0, 30_000)).toBe(true)
    expect(onLost.mock.calls[0]?.[0].message).toContain('PostgreSQL did not start')
  })
})

describe('a second Foyer on the same data folder', () => {
  it('is refused in a plain sentence and leaves the first one alone', async () => {
    const dataDir = await copyOf(filled)
    const { url } = await start(dataDir)
    const { pid } = await postmasterOf(dataDir)

    await expect(start(dataDir)).rejects.toThrow(refusal(dataDir))
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await postmasterOf(dataDir)).pid).toBe(pid)
  })

  it('is refused too when both start at once on an empty folder', async () => {
    const dataDir = await dataFolder()
    const outcomes = await Promise.all([startInOwnProcess(dataDir).outcome(), startInOwnProcess(dataDir).outcome()])

    const served = outcomes.flatMap((outcome) => ('url' in outcome ? [outcome.url] : []))
    const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))
    expect(refused).toEqual([refusal(dataDir)])
    expect(served).toHaveLength(1)
    expect(await query(served[0] ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
