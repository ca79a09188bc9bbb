import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { EmbeddedPostgresError } from './failure.ts'

// Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere): otherwise, while PostgreSQL restarts, the system
// could give its port to an outgoing connection.
const lowestPort = 20_000
const highestPort = 32_000

/** Finds a port of 127.0.0.1 that is free now. Another process may take it before PostgreSQL opens it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowestPort, highestPort)
    if (await isFree(port)) return port
  }
  throw new EmbeddedPostgresError(`No free port for PostgreSQL was found between ${lowestPort} and ${highestPort}.`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
