import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { HttpListener } from './listen.ts'
import { connectionLimits, listen } from './listen.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function answering(limits = connectionLimits): Promise<HttpListener> {
  const listener = await listen(0, '127.0.0.1', 100, limits)
  listener.setHandler(async (incoming) => new Response(`here ${(await incoming.text()).length}`))
  return listener
}

async function connected({ port }: HttpListener): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const read = async (socket: Socket) => String((await once(socket, 'data'))[0])

it('answers a request on an open connection while it closes, and then ends the connection', async () => {
  const listener = await answering()
  const socket = await connected(listener)
  socket.write(request)
  expect(await read(socket)).toContain('200 OK')
  const closed = listener.close()
  socket.write(request)
  expect(await read(socket)).toMatch(/200 OK.*connection: close/is)
  await Promise.all([closed, once(socket, 'close')])
})

it('lets a running request end, and then its connection', async () => {
  const listener = await answering()
  const course = new EventEmitter()
  listener.setHandler(async () => {
    course.emit('begun')
    await once(course, 'finish')
    return new Response('late')
  })
  const [idle, socket] = [await connected(listener), await connected(listener)]
  socket.write(request)
  await once(course, 'begun')
  const closed = listener.close()
  // by then all idle connections are closed
  await once(idle, 'close')
  course.emit('finish')
  expect(await read(socket)).toMatch(/connection: close.*late/is)
  await Promise.all([closed, once(socket, 'close')])
}, 5000)

it('accepts no new connection while it closes, and does not wait for idle ones', async () => {
  const listener = await answering()
  const [idle, used] = [await connected(listener), await connected(listener)]
  used.write(request)
  await read(used)
  const closed = listener.close()
  await expect(connected(listener)).rejects.toThrow('ECONNREFUSED')
  await Promise.all([closed, once(idle, 'close'), once(used, 'close')])
})

it('keeps an idle connection longer than proxies do, so that it never closes one that a proxy is about to use', async () => {
  const listener = await answering()
  const socket = await connected(listener)
  socket.write(request)
  expect(Number(/keep-alive: timeout=(\d+)/i.exec(await read(socket))?.[1])).toBeGreaterThan(60)
  await listener.close()
})

// shorter, so that the test need not wait as long
const short = { ...connectionLimits, headersTimeout: 2000, requestTimeout: 2000, connectionsCheckingInterval: 200 }
const slowHeaders = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const slowBody = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'

it('closes a thousand connections with slow headers or bodies in time, and answers others', async () => {
  const listener = await answering(short)
  const sockets = await Promise.all(Array.from({ length: 1000 }, () => connected(listener)))
  const closed = sockets.map((socket) => {
    // writing to a connection that is being closed fails
    socket.on('error', () => undefined).resume()
    return new Promise((resolve) => socket.once('close', resolve))
  })
  for (const [at, socket] of sockets.entries()) socket.write(at % 2 ? slowHeaders : slowBody)
  const other = await connected(listener)
  other.write(request)
  expect(await read(other)).toContain('200 OK')
  for (const socket of sockets) if (socket.writable) socket.write('x')
  await Promise.all(closed)
  await listener.close()
}, 30_000)

it('closes them within 15 seconds in service', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = connectionLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})

it.each([
  ['headers of 20 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20 * 1024)}\r\n\r\n`, '431'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', '400'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
])('refuses a request with %s', async (_, text, status) => {
  const listener = await answering()
  const socket = await connected(listener)
  socket.write(text)
  expect(await read(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await listener.close()
})
