import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from './listen.ts'
import type { Env } from './request.ts'
import { inPieces, pieceBytes } from './send-in-pieces.ts'

/** Serves 64 MiB of content in pieces. */
async function serving(stallMs: number) {
  const length = 64 * 1024 * 1024
  const server = { port: 0, length, bytesRead: 0, reads: 0, wait: Promise.resolve() }
  const read = async (_: number, size: number) => {
    server.reads++
    await server.wait
    server.bytesRead += size
    return new Uint8Array(size)
  }
  const app = new Hono<Env>().get('/', (c) => {
    return new Response(inPieces(c.env.outgoing, { from: 0, length, read }, stallMs))
  })
  const listener = await listen(0, '127.0.0.1', 10)
  listener.setHandler(app.fetch)
  onTestFinished(() => listener.close())
  return Object.assign(server, { port: listener.port })
}

it('disconnects a reader that takes nothing, and has read little for it', async () => {
  const server = await serving(200)
  const socket = connect(server.port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const began = performance.now()
  // a paused socket does not notice its end; a write does. Its own bytes do not count as taking.
  const probe = setInterval(() => socket.write('\r\n'), 100)
  await once(socket, 'error')
  clearInterval(probe)
  expect(performance.now() - began).toBeGreaterThan(150)
  // the buffers of the system take some megabytes, whatever the process does
  expect(server.bytesRead).toBeLessThan(server.length / 2)
})

it('keeps a reader that waits for a slow database, and sends everything', async () => {
  // only this test moves the clock of the stall, so a busy machine cannot
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await serving(500)
  let go = () => {}
  server.wait = new Promise((resolve) => {
    go = resolve
  })
  const response = fetch(`http://127.0.0.1:${server.port}/`)
  await expect.poll(() => server.reads).toBe(1)
  vi.advanceTimersByTime(700)
  go()
  const body = await (await response).arrayBuffer()
  expect(body.byteLength).toBe(server.length)
  expect(server.bytesRead).toBe(server.length)
  expect(server.length % pieceBytes).toBe(0)
})
