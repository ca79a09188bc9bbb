import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'
import type { ZipEntry } from './stream-zip.ts'
import { streamZip } from './stream-zip.ts'

const { db, pool, close } = openDatabase(inject('postgresUrl'), createLog('silent'), { size: 1 })
afterAll(close)

const fileBytes = 64 * 1024
const at = new Date('2026-11-24T10:00:02Z')

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Streams files that cannot be compressed, and remembers them without keeping them in memory. */
function streamed(count: number, compress: boolean) {
  const asked: WeakRef<Uint8Array>[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    while (asked.length < count) {
      const content = randomBytes(fileBytes)
      asked.push(new WeakRef(content))
      yield { name: `${asked.length}.bin`, at, compress, content: [content] }
    }
  }
  const inMemory = () => {
    collectGarbage()
    return asked.filter((each) => each.deref()).length
  }
  return { asked, inMemory, reader: streamZip(db, entries).getReader() }
}

/** Gives the streams as many turns as they need to fill their buffers. */
async function fillBuffers(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await setImmediate()
}

it.each([true, false])('asks for no more files than a reader takes; compressed: %s', async (compress) => {
  const { asked, reader } = streamed(100, compress)
  await reader.read()
  await fillBuffers()
  expect(asked.length).toBeLessThan(6)
  await reader.cancel()
})

it.each([true, false])('keeps no file in memory that the reader has taken; compressed: %s', async (compress) => {
  const { asked, inMemory, reader } = streamed(100, compress)
  while (asked.length < 90) await reader.read()
  await fillBuffers()
  expect(inMemory()).toBeLessThan(10)
  await reader.cancel()
})

it('frees its connection when the reader goes, and breaks off when a file cannot be read', async () => {
  const { reader } = streamed(100, false)
  await reader.read()
  await reader.cancel()
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', at, compress: true, content: [randomBytes(fileBytes)] }
    throw new Error('gone')
  }
  // waits for the one connection
  await expect(buffer(streamZip(db, failing))).rejects.toThrow('gone')
  await expect.poll(() => pool.idleCount).toBe(1)
})
