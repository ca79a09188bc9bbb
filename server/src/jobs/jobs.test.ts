import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueueMail } from '../features/mails/commands.ts'
import { createLog } from '../lib/log.ts'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import { mailsTo } from '../test/mails.ts'
import type { SmtpStandIn } from '../test/smtp-stand-in.ts'
import { openSmtp } from '../test/smtp-stand-in.ts'
import type { Jobs } from './jobs.ts'
import { startJobs } from './jobs.ts'
import { pulse } from './pulse.ts'
import { startSchedule } from './schedule.ts'

const log = createLog('silent')

describe('the jobs of a process', () => {
  let smtp: SmtpStandIn
  let house: House
  beforeAll(async () => {
    smtp = await openSmtp()
    house = await openHouse({ SMTP_URL: smtp.url })
  })
  afterAll(async () => {
    await house[Symbol.asyncDispose]()
    await smtp[Symbol.asyncDispose]()
  })

  it('send mail soon after it was written, and stop in good order', async () => {
    const jobs: Jobs = await startJobs(house)
    const data = { name: 'Ada', link: house.publicUrl }
    await enqueueMail(house.db, house, { to: 'ada@example.test', language: 'en', kind: 'passwordChanged', data })
    await expect.poll(() => mailsTo(house, 'ada@example.test'), { timeout: 10_000 }).toMatchObject([{ state: 'sent' }])
    expect(smtp.received).toHaveLength(1)
    expect(jobs.jobs()).toBe('ok')
    expect(await jobs.mail()).toBe('ok')
    await jobs.stop()
    await enqueueMail(house.db, house, { to: 'late@example.test', language: 'en', kind: 'passwordChanged', data })
    expect(await mailsTo(house, 'late@example.test')).toMatchObject([{ state: 'queued' }])
  })

  it('can be started by two processes at once, and again', async () => {
    await using other = await openHouse({ SMTP_URL: smtp.url }, { databaseUrl: house.databaseUrl })
    const both = await Promise.all([startJobs(house), startJobs(other)])
    await Promise.all(both.map((jobs) => jobs.stop()))
    await (await startJobs(house)).stop()
  })
})

it('stops although a mail server has fallen silent in the middle, and leaves the mail to the next process', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined).write('220 mail.test ESMTP\r\n'))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  // `as`: a server that listens on a port has an address with one
  const { port } = silent.address() as AddressInfo
  await using house = await openHouse({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const data = { name: 'Ada', link: house.publicUrl }
  await enqueueMail(house.db, house, { to: 'ada@example.test', language: 'en', kind: 'passwordChanged', data })
  const [jobs, [socket]] = await Promise.all([startJobs(house, 50), once(silent, 'connection')])
  await jobs.stop()
  expect(await mailsTo(house, 'ada@example.test')).toMatchObject([{ state: 'queued', attempts: 1 }])
  ;(socket as Socket).destroy()
  silent.close()
})

describe('the schedule', () => {
  const everyMinute = '* * * * *'
  const onLeapDays = '0 0 29 2 *'
  const soon = 1

  it('does what is due, and forgets what is no task any more', async () => {
    await using house = await openHouse()
    const done: string[] = []
    const task = (name: string, cron: string) => ({ name, cron, run: async () => void done.push(name) })
    await (await startSchedule(house.db, [task('old', everyMinute)], log, soon)).stop()
    done.length = 0
    const tasks = [task('due', everyMinute), task('not-due', onLeapDays)]
    const schedule = await startSchedule(house.db, tasks, log, soon)
    await expect.poll(() => done, { timeout: 15_000 }).toContain('due')
    await schedule.stop()
    expect(new Set(done)).toEqual(new Set(['due']))
    const { rows } = await house.db.execute<{ name: string }>('select name from jobs.schedule order by name')
    expect(rows.map(({ name }) => name)).toEqual(['due', 'not-due'])
  })

  it('is set up by many processes that start at once on a new database', async () => {
    for (let round = 0; round < 3; round++) {
      await using first = await openHouse()
      const others = await Promise.all([1, 2, 3].map(() => openHouse({}, { databaseUrl: first.databaseUrl })))
      const scheduled = [1, 2, 3, 4, 5].map((n) => ({
        name: `task-${n}`,
        cron: onLeapDays,
        run: async () => undefined,
      }))
      const started = await Promise.allSettled([first, ...others].map(({ db }) => startSchedule(db, scheduled, log)))
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop()
      for (const house of others) await house[Symbol.asyncDispose]()
      expect(started.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    }
  })

  it('does a thing at one of two processes, and again when it failed', async () => {
    await using house = await openHouse()
    const done: string[] = []
    const at = (process: string) =>
      startSchedule(
        house.db,
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
    await house.db.execute(`insert into jobs.job (name) select 'well' from generate_series(1, 10)`)
    await house.db.execute(`insert into jobs.job (name, retry_limit, retry_delay) values ('failing', 1, 0)`)
    await expect.poll(() => done, { timeout: 15_000 }).toHaveLength(12)
    await Promise.all(schedules.map((schedule) => schedule.stop()))
    expect(done.filter((name) => name === 'well')).toHaveLength(10)
  })
})

describe('a pulse', () => {
  it('goes on after a failure, and tells of it until all is well again', async () => {
    const ending = new AbortController()
    const outcomes = [true, false, true]
    const beats: (() => void)[] = []
    const steps = outcomes.map(() => new Promise<void>((resolve) => beats.push(resolve)))
    let count = 0
    const heart = pulse(
      'test',
      0.001,
      async () => {
        const at = count++
        if (at >= outcomes.length) return ending.abort()
        beats[at]?.()
        if (!outcomes[at]) throw new Error('no')
      },
      log,
      ending.signal,
    )
    await steps[1]
    await setImmediate()
    expect(heart.isHealthy()).toBe(false)
    await heart.ended
    expect(heart.isHealthy()).toBe(true)
  })
})
