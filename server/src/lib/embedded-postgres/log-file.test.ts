import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { errorLinesSince, logLength, openLogFile, rotateLog } from './log-file.ts'

let path: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  path = join(folder, 'postgres.log')
})

it('leaves a short log as it is', async () => {
  await writeFile(path, '12345')
  await rotateLog(path, 5)
  expect(await readFile(path, 'utf8')).toBe('12345')
})

it('moves a long log aside while PostgreSQL goes on writing to it', async () => {
  const log = await openLogFile(path)
  await log.write('before')
  await rotateLog(path, 5)
  await log.write('after')
  await log.close()
  expect(await readFile(`${path}.1`, 'utf8')).toBe('before')
  expect(await readFile(path, 'utf8')).toBe('after')
})

it('reads why PostgreSQL ended from the lines since a mark', async () => {
  await writeFile(path, 'FATAL:  something older\n')
  const mark = await logLength(path)
  const lines = 'LOG:  starting\nFATAL:  lock file "postmaster.pid" already exists\nHINT:  Is another one running?\n'
  await writeFile(path, lines, { flag: 'a' })
  expect(await errorLinesSince(path, mark)).toBe(
    'FATAL:  lock file "postmaster.pid" already exists HINT:  Is another one running?',
  )
})

it('says so when PostgreSQL gave no reason', async () => {
  await writeFile(path, 'LOG:  starting\n')
  expect(await errorLinesSince(path, 0)).toBe('its log has no reason')
})
