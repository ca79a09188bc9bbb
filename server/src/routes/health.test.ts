import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HealthState } from '../http/health.ts'
import type { DiskSpace } from '../lib/disk-space.ts'
import { startTestApp } from '../test/app.ts'
import { logToRead } from '../test/log-lines.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { createWorkerApp } from './app.ts'

const megabytes = (count: number) => count * 1024 * 1024
const roomy = { freeBytes: megabytes(40_000), totalBytes: megabytes(50_000) }
let disk: DiskSpace = roomy
let jobs: HealthState = 'ok'
let stopping = false
beforeEach(() => {
  disk = roomy
  jobs = 'ok'
  stopping = false
})

const { log, lines } = logToRead()
const app = disposeAfterAll(await startTestApp({}, { log, diskSpace: async () => disk }))
const served = createWorkerApp(app, { jobs: () => jobs, mail: async () => 'ok' }, () => stopping)

interface Readiness {
  checks: Record<string, string>
  databaseWriteSeconds: number
}

async function readiness(query = ''): Promise<Readiness & { status: number }> {
  const response = await served.request(`/readyz${query}`)
  // `as`: the test below is of its content
  return { ...((await response.json()) as Readiness), status: response.status }
}

describe('readiness', () => {
  it('is about traffic: failing jobs are shown, and count only when a worker is asked for', async () => {
    expect(await readiness()).toMatchObject({ status: 200, checks: { database: 'ok', disk: 'ok', jobs: 'ok' } })
    expect(await readiness('?for=worker')).toMatchObject({ status: 200 })
    jobs = 'failing'
    expect(await readiness()).toMatchObject({ status: 200, checks: { jobs: 'failing' } })
    expect(await readiness('?for=worker')).toMatchObject({ status: 503 })
    jobs = 'off'
    expect(await readiness('?for=worker')).toMatchObject({ status: 503 })
  })

  it('goes on when a newer build migrates the database, and shows it', async () => {
    expect(await readiness()).toMatchObject({ checks: { migrations: 'ok' } })
    await app.db.execute(sql`insert into migrations (hash, created_at) values ('later', ${Date.now()})`)
    expect(await readiness()).toMatchObject({ status: 200, checks: { database: 'ok', migrations: 'failing' } })
    await app.db.execute(sql`delete from migrations where hash = 'later'`)
    expect(await readiness()).toMatchObject({ checks: { migrations: 'ok' } })
  })

  it('ends when the process has been asked to stop', async () => {
    stopping = true
    expect(await readiness()).toMatchObject({ status: 503, checks: { database: 'ok' } })
  })

  it('ends when the disk is full, and shows before that it is low', async () => {
    // a disk of 64 MB, as `statfs` reports it: mounting one takes root, which not every machine of the tests grants
    disk = { freeBytes: megabytes(20), totalBytes: megabytes(64) }
    expect(await readiness()).toMatchObject({ status: 200, checks: { disk: 'ok' } })
    disk = { freeBytes: megabytes(5), totalBytes: megabytes(64) }
    expect(await readiness()).toMatchObject({ status: 503, checks: { disk: 'failing' } })
    disk = { freeBytes: megabytes(4000), totalBytes: megabytes(50_000) }
    expect(await readiness()).toMatchObject({ status: 200, checks: { disk: 'failing' } })
  })

  it('ends when the database reads but does not write, and the log says since when it works again', async () => {
    expect(await readiness()).toMatchObject({ status: 200 })
    await app.db.execute(`create function no_space() returns trigger as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$ language plpgsql`)
    await app.db.execute(
      'create trigger full_disk before insert on heartbeats for each row execute function no_space()',
    )
    // a write of the last second still counts
    await expect.poll(readiness, { timeout: 5000 }).toMatchObject({ status: 503, checks: { database: 'failing' } })
    const failing = await readiness()
    expect(failing.status).toBe(503)
    expect(failing.databaseWriteSeconds).toBeGreaterThan(1)
    expect((await app.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await app.db.execute('drop function no_space cascade')
    const restored = await readiness()
    expect(restored).toMatchObject({ status: 200, checks: { database: 'ok' } })
    expect(restored.databaseWriteSeconds).toBeLessThan(failing.databaseWriteSeconds)
    expect(lines.filter(({ msg }) => String(msg).includes('database'))).toMatchObject([
      { level: 'error', msg: 'the database commits no writes', sqlState: '53100' },
      { level: 'info', msg: 'the database works again: writes are committed', seconds: expect.any(Number) },
    ])
  })

  it.each(['/healthz', '/readyz', '/readyz?for=web'])('answers %s over HTTP/1.0, whatever the Host', async (path) => {
    const status = async (header: string) => {
      const socket = connect(app.port, '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.0\r\n${header}\r\n`)
      const [bytes] = await once(socket, 'data')
      socket.destroy()
      return String(bytes).split('\r\n')[0]
    }
    expect(await Promise.all(['', 'Host: backend_1\r\n', 'Host: a b\r\n'].map(status))).toEqual(
      Array(3).fill('HTTP/1.1 200 OK'),
    )
  })
})
