import { EventEmitter, once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueueMail, giveBackUnknown, takeDueMails } from '../features/mails/commands.ts'
import { runEvery } from '../lib/jobs/polling-loop.ts'
import { retryDelayMs } from '../lib/jobs/retry-delay.ts'
import { startSchedule } from '../lib/jobs/schedule.ts'
import { createLog } from '../lib/log.ts'
import { mails } from '../schema/mails.ts'
import type { TestApp } from '../test/app.ts'
import { startTestApp } from '../test/app.ts'
import { logToRead } from '../test/log-lines.ts'
import { mailsTo } from '../test/mails.ts'
import type { SmtpStandIn } from '../test/smtp-stand-in.ts'
import { startSmtpStandIn } from '../test/smtp-stand-in.ts'
import type { Jobs } from './jobs.ts'
import { startJobs } from './jobs.ts'

const log = createLog('silent')

describe('the jobs of a process', () => {
  let smtp: SmtpStandIn
  let app: TestApp
  beforeAll(async () => {
    smtp = await startSmtpStandIn()
    app = await startTestApp({ SMTP_URL: smtp.url })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await smtp[Symbol.asyncDispose]()
  })

  it('send mail soon after it was written, and stop in good order', async () => {
    const jobs: Jobs = await startJobs(app)
    const data = { name: 'Ada', link: app.publicUrl }
    await enqueueMail(app.db, app, { to: 'ada@example.test', language: 'en', kind: 'passwordChanged', data })
    await expect.poll(() => mailsTo(app, 'ada@example.test'), { timeout: 10_000 }).toMatchObject([{ state: 'sent' }])
    expect(smtp.received).toHaveLength(1)
    expect(jobs.jobs()).toBe('ok')
    expect(await jobs.mail()).toBe('ok')
    await jobs.stop()
    await enqueueMail(app.db, app, { to: 'late@example.test', language: 'en', kind: 'passwordChanged', data })
    expect(await mailsTo(app, 'late@example.test')).toMatchObject([{ state: 'queued' }])
  })

  it('find a mail due the moment it is queued or given back, at any microsecond', async () => {
    const data = { name: 'Ada', link: app.publicUrl }
    const mail = { to: 'now@example.test', language: 'en', kind: 'passwordChanged', data } as const
    const lease = { processId: app.processId, limit: 1 }
    await app.db.delete(mails)
    // one transaction has one time: half of all times are stored rounded up, as later than they are
    for (let round = 0; round < 10; round++)
      await app.db.transaction(async (tx) => {
        await enqueueMail(tx, app, mail)
        expect(await takeDueMails(tx, lease)).toHaveLength(1)
        await giveBackUnknown(tx, app.processId, [])
        expect(await takeDueMails(tx, lease)).toHaveLength(1)
        await tx.delete(mails)
      })
  })

  it('can be started by two processes at once, and again', async () => {
    await using other = await startTestApp({ SMTP_URL: smtp.url }, { databaseUrl: app.databaseUrl })
    const both = await Promise.all([startJobs(app), startJobs(other)])
    await Promise.all(both.map((jobs) => jobs.stop()))
    await (await startJobs(app)).stop()
  })
})

it('stops although a mail server has fallen silent in the middle, and leaves the mail to the next process', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined).write('220 mail.test ESMTP\r\n'))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  // `as`: a server that listens on a port has an address with one
  const { port } = silent.address() as AddressInfo
  await using app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const data = { name: 'Ada', link: app.publicUrl }
  await enqueueMail(app.db, app, { to: 'ada@example.test', language: 'en', kind: 'passwordChanged', data })
  const [jobs, [socket]] = await Promise.all([startJobs(app, 50), once(silent, 'connection')])
  await jobs.stop()
  expect(await mailsTo(app, 'ada@example.test')).toMatchObject([{ state: 'queued', attempts: 1 }])
  ;(socket as Socket).destroy()
  silent.close()
})

describe('the schedule', () => {
  const everyMinute = '* * * * *'
  const onLeapDays = '0 0 29 2 *'
  const soon = 1

  it('does what is due, and forgets what is no task any more', async () => {
    await using app = await startTestApp()
    const done: string[] = []
    const task = (name: string, cron: string) => ({ name, cron, run: async () => void done.push(name) })
    await (await startSchedule(app.db, [task('old', everyMinute)], log, soon)).stop()
    done.length = 0
    const tasks = [task('due', everyMinute), task('not-due', onLeapDays)]
    const schedule = await startSchedule(app.db, tasks, log, soon)
    await expect.poll(() => done, { timeout: 15_000 }).toContain('due')
    await schedule.stop()
    expect(new Set(done)).toEqual(new Set(['due']))
    const { rows } = await app.db.execute<{ name: string }>('select name from jobs.schedule order by name')
    expect(rows.map(({ name }) => name)).toEqual(['due', 'not-due'])
  })

  it.each([
    ['has ended', async () => undefined],
    ['has failed', () => Promise.reject(new Error('failed'))],
  ])('survives that a job %s while the database is away', async (_, end) => {
    await using app = await startTestApp()
    const { log: own, lines } = logToRead()
    const run = async () => {
      await app.db.execute('alter table jobs.job rename to job_away')
      await end()
    }
    const schedule = await startSchedule(app.db, [{ name: 'due', cron: everyMinute, run }], own, soon)
    const messages = () => lines.map(({ msg }) => msg)
    await expect.poll(messages, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/^the end of a job was not/))
    await app.db.execute('alter table jobs.job_away rename to job')
    await schedule.stop()
  })

  it('is set up by many processes that start at once on a new database', async () => {
    for (let round = 0; round < 3; round++) {
      await using first = await startTestApp()
      const others = await Promise.all([1, 2, 3].map(() => startTestApp({}, { databaseUrl: first.databaseUrl })))
      const scheduled = [1, 2, 3, 4, 5].map((n) => ({
        name: `task-${n}`,
        cron: onLeapDays,
        run: async () => undefined,
      }))
      const started = await Promise.allSettled([first, ...others].map(({ db }) => startSchedule(db, scheduled, log)))
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop()
      for (const app of others) await app[Symbol.asyncDispose]()
      expect(started.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    }
  })

  it('does a thing at one of two processes, and again when it failed', async () => {
    await using app = await startTestApp()
    const done: string[] = []
    const at = (process: string) =>
      startSchedule(
        app.db,
        [
          { name: 'well', cron: onLeapDays, run: async () => void done.push('well') },
          {
            name: 'failing',
            cron: onLeapDays,
            run: async () => {
              done.push('failing')
              throw new Error(`not at ${process}`)
            },
          },
        ],
        log,
        soon,
      )
    const schedules = [await at('one'), await at('two')]
    await app.db.execute(`insert into jobs.job (name) select 'well' from generate_series(1, 10)`)
    await app.db.execute(`insert into jobs.job (name, retry_limit, retry_delay) values ('failing', 1, 0)`)
    await expect.poll(() => done, { timeout: 15_000 }).toHaveLength(12)
    await Promise.all(schedules.map((schedule) => schedule.stop()))
    expect(done.filter((name) => name === 'well')).toHaveLength(10)
  })
})

describe('a polling loop', () => {
  it('tries again after 1, 2, 4 s up to its interval', () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => retryDelayMs(failures, 10_000))).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000,
    ])
    expect(retryDelayMs(1, 500)).toBe(500)
  })

  it('goes on after failures, and says once that it failed and once that it works again', async () => {
    const { log: own, lines } = logToRead()
    const ending = new AbortController()
    const outcomes = [true, false, false, true, true]
    const states: boolean[] = []
    const loop = runEvery(
      'test',
      0.001,
      async () => {
        // the first run begins before `loop` exists
        await setImmediate()
        states.push(loop.isHealthy())
        const succeeds = outcomes.shift()
        if (outcomes.length === 0) ending.abort()
        if (!succeeds) throw new Error('no')
      },
      own,
      ending.signal,
    )
    await loop.stopped
    expect(states).toEqual([true, true, false, false, true])
    expect(lines).toMatchObject([
      { level: 'error', msg: 'a task failed', task: 'test', reason: 'no' },
      { level: 'info', msg: 'a task works again', task: 'test', failures: 2 },
    ])
  })

  it('waits longer after each failure in a row, and its interval after a success', async () => {
    const ending = new AbortController()
    const outcomes = [true, false, false, false, true, false, true]
    const pauses: number[] = []
    const run = async () => {
      if (!outcomes.shift()) throw new Error('no')
    }
    const pause = async (milliseconds: number) => {
      pauses.push(milliseconds)
      if (outcomes.length === 0) ending.abort()
    }
    await runEvery('test', 3600, run, log, ending.signal, pause).stopped
    expect(pauses).toEqual([3_600_000, 1000, 2000, 4000, 3_600_000, 1000, 3_600_000])
  })

  it('waits for a second before it tries again, and no longer once it is asked to stop', async () => {
    const ending = new AbortController()
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs === 2) setTimeout(() => ending.abort())
      if (runs === 1) throw new Error('no')
    }
    await runEvery('test', 3600, run, log, ending.signal).stopped
    expect(runs).toBe(2)
  })

  it('is healthy again after the first success inside a long run', async () => {
    const ending = new AbortController()
    const course = new EventEmitter()
    let runsSoFar = 0
    const loop = runEvery(
      'test',
      0.001,
      async (progress) => {
        runsSoFar += 1
        if (runsSoFar === 1) throw new Error('no')
        course.emit('backlog')
        await once(course, 'batch done')
        progress()
        course.emit('noted')
        await once(course, 'all done')
      },
      log,
      ending.signal,
    )
    await once(course, 'backlog')
    expect(loop.isHealthy()).toBe(false)
    const noted = once(course, 'noted')
    course.emit('batch done')
    await noted
    expect(loop.isHealthy()).toBe(true)
    ending.abort()
    course.emit('all done')
    await loop.stopped
  })
})
