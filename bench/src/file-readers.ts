import { once } from 'node:events'
import type { NetConnectOpts, Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The argument of the process, as JSON. */
export interface Readers {
  /** The port of Foyer. */
  port: number
  /** The file that each reader downloads. */
  hash: string
  count: number
  /** How fast a reader takes what has arrived; 0 for never. */
  bytesPerSecond: number
}

// Readers of a file, in a process of their own: they must not delay the clock of the load beside them. Its argument says
// what to read. Sends the number of sockets when they are open, and the bytes received when it gets the signal to end.
const { port, hash, count, bytesPerSecond }: Readers = JSON.parse(process.argv[2] ?? '')
const pauseMs = 100

const sockets = await Promise.all(Array.from({ length: count }, open))
if (bytesPerSecond > 0) for (const [index, socket] of sockets.entries()) void takeSlowly(socket, index)
process.once('message', () => {
  process.send?.(sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0))
  for (const socket of sockets) socket.destroy()
  process.disconnect()
})
process.send?.(sockets.length)

async function open(): Promise<Socket> {
  // a buffer for more than what a reader takes at a time
  const options = { port, host: 'localhost', highWaterMark: 1024 * 1024 }
  const socket = connect(options as NetConnectOpts)
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET /files/${hash} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

async function takeSlowly(socket: Socket, index: number): Promise<void> {
  // readers do not act in step
  await setTimeout((pauseMs * index) / count)
  while (!socket.destroyed) {
    socket.read(Math.min(socket.readableLength, (bytesPerSecond * pauseMs) / 1000))
    await setTimeout(pauseMs)
  }
}
