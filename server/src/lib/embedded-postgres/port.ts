import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { EmbeddedPostgresError } from './failure.ts'

// Below the ports that systems hand to outgoing connections (from 32768 on Linux, 49152 elsewhere): while PostgreSQL
// is being restarted, a client's own connection could otherwise be given PostgreSQL's port, and keep it.
const lowest = 20_000
const highest = 32_000

/** A port of 127.0.0.1 that nobody listens on now. Somebody else may take it before it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  throw new EmbeddedPostgresError(`No free port between ${lowest} and ${highest} was found for PostgreSQL.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
