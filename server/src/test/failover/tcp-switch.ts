import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { eachMessage } from './messages.ts'

/** A proxy in front of PostgreSQL, such as HAProxy: it leads to one server at a time. */
export interface TcpSwitch extends AsyncDisposable {
  port: number
  /** Leads new connections to another port, and ends the open ones. */
  pointTo(port: number): void
  /** Drops notifications from now on, as a pooler in transaction mode does, or no longer; ends the open connections. */
  swallowNotifications(swallowing: boolean): void
  /** Passes nothing on from now on, and ends no connection, as a network that hangs; or goes on. */
  freeze(frozen: boolean): void
}

/** @param target the port it leads to at first */
export async function startTcpSwitch(target: number): Promise<TcpSwitch> {
  let current = target
  let swallowing = false
  let frozen = false
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(current, '127.0.0.1')
    const pair = [client, upstream]
    const drop = () => {
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) {
      open.add(socket)
      socket.setNoDelay(true).on('error', drop)
      socket.on('close', () => {
        open.delete(socket)
        drop()
      })
    }
    client.pipe(upstream)
    upstream.pipe(messages((type) => !(swallowing && type === notificationResponse))).pipe(client)
    if (frozen) for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    // `as`: a server that listens on a port has an address with one
    port: (server.address() as AddressInfo).port,
    pointTo(port) {
      current = port
      cut()
    },
    swallowNotifications(next) {
      swallowing = next
      cut()
    },
    freeze(next) {
      frozen = next
      for (const socket of open) {
        if (frozen) socket.pause()
        else socket.resume()
      }
    },
    async [Symbol.asyncDispose]() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

const notificationResponse = 'A'

/** Passes on the messages whose type is allowed. */
function messages(isAllowed: (type: string) => boolean): Transform {
  const pass = eachMessage((message, type) => isAllowed(type) && filter.push(message))
  const filter = new Transform({
    transform(chunk: Buffer, _, done) {
      pass(chunk)
      done()
    },
  })
  return filter
}
