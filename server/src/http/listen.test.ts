import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Listening } from './listen.ts'
import { listen } from './listen.ts'

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function answering(): Promise<Listening> {
  const listening = await listen(0, '127.0.0.1', 100)
  listening.answerWith(() => new Response('here'))
  return listening
}

async function connected({ port }: Listening): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const read = async (socket: Socket) => String((await once(socket, 'data'))[0])

it('answers what arrives on an open connection while it closes, and then ends the connection', async () => {
  const listening = await answering()
  const socket = await connected(listening)
  socket.write(request)
  expect(await read(socket)).toContain('200 OK')
  const closed = listening.close()
  socket.write(request)
  expect(await read(socket)).toMatch(/200 OK.*connection: close/is)
  await Promise.all([closed, once(socket, 'close')])
})

it('lets a request under way end, and its connection with it', async () => {
  const listening = await answering()
  const course = new EventEmitter()
  listening.answerWith(async () => {
    course.emit('begun')
    await once(course, 'finish')
    return new Response('late')
  })
  const [unused, socket] = [await connected(listening), await connected(listening)]
  socket.write(request)
  await once(course, 'begun')
  const closed = listening.close()
  // by then all that nobody uses has been closed
  await once(unused, 'close')
  course.emit('finish')
  expect(await read(socket)).toMatch(/connection: close.*late/is)
  await Promise.all([closed, once(socket, 'close')])
}, 5000)

it('takes no new connection while it closes, and does not wait for those that nobody uses', async () => {
  const listening = await answering()
  const [unused, used] = [await connected(listening), await connected(listening)]
  used.write(request)
  await read(used)
  const closed = listening.close()
  await expect(connected(listening)).rejects.toThrow('ECONNREFUSED')
  await Promise.all([closed, once(unused, 'close'), once(used, 'close')])
})

it('keeps an unused connection for longer than proxies do, so that it never closes one they have just chosen', async () => {
  const listening = await answering()
  const socket = await connected(listening)
  socket.write(request)
  expect(Number(/keep-alive: timeout=(\d+)/i.exec(await read(socket))?.[1])).toBeGreaterThan(60)
  await listening.close()
})
