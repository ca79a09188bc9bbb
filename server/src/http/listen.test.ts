import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { HttpListener } from './listen.ts'
import { listen } from './listen.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function answering(): Promise<HttpListener> {
  const listener = await listen(0, '127.0.0.1', 100)
  listener.setHandler(() => new Response('here'))
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
