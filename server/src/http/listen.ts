import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Server as TcpServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
/** Answers what it can at once. @returns false when it left the request to the app */
type AtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export interface Listening {
  port: number
  /** Hands over to the app, once there is one. Until then every request is answered 503. */
  answerWith(fetch: Fetch, atOnce?: AtOnce): void
  /**
   * Takes no new connections, answers what arrives on those that are open, and cuts off what has not ended after the
   * deadline.
   */
  close(): Promise<void>
}

const starting: Fetch = () => new Response('Foyer is starting.', { status: 503, headers: { 'retry-after': '2' } })
const deadline = 8000

// a client that opens a connection and dawdles is dropped within 15 s: looked for every 2.5 s; in 12 s the largest body
// there is arrives at 43 kbit/s
const patience = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 2500 }
// longer than proxies keep an unused connection (60 s is usual): whoever closes first must not be us, or a request
// that the proxy is just sending is lost
const keepAliveTimeout = 75_000

/**
 * Finds out whether a port can be opened, and leaves it.
 * @param port 0: any free one
 * @throws when it is taken, in words
 */
export async function tryPort(port: number, host: string): Promise<number> {
  const listening = await listen(port, host)
  await listening.close()
  return listening.port
}

/**
 * Opens the port.
 * @param graceMs how long an unused connection is left open while it closes, for what is on its way to it
 * @throws when it is taken, in words
 */
export async function listen(port: number, host: string, graceMs = 1000): Promise<Listening> {
  let fetch = starting
  let atOnce: AtOnce = () => false
  let draining = false
  const underWay = new Set<ServerResponse>()
  const answer = getRequestListener((request, env) => fetch(request, env))
  const server = createServer({ ...patience, keepAliveTimeout }, (incoming, outgoing) => {
    if (draining) makeLast(outgoing)
    if (atOnce(incoming, outgoing)) return
    underWay.add(outgoing)
    outgoing.once('close', () => underWay.delete(outgoing))
    void answer(incoming, outgoing)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, port, host)))
    server.listen(port, host, resolve)
  })
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.address() as AddressInfo
  return {
    port: bound,
    answerWith: (next, first = () => false) => {
      fetch = next
      atOnce = first
    },
    close: () => {
      draining = true
      for (const outgoing of underWay) makeLast(outgoing)
      return drained(server, sockets, graceMs)
    },
  }
}

/** Makes an answer the last on its connection, so that the client sends nothing more there. */
function makeLast(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
}

function drained(server: Server, sockets: Set<Socket>, graceMs: number): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), deadline)
  // what has arrived by then is read before it is decided which are unused
  const again = setInterval(() => setImmediate(() => closeUnused(server, sockets)), graceMs)
  return new Promise((resolve) => {
    // the method of http closes idle connections at once, also those on which a request is just arriving
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(late)
      clearInterval(again)
      resolve()
    })
  })
}

function closeUnused(server: Server, sockets: Set<Socket>): void {
  server.closeIdleConnections()
  // a connection that never sent anything counts as busy there
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is already in use. Stop what uses it, or set PORT.`)
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be opened by this user. Set PORT above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return new Error(`HOST ${host} is no address of this machine.`)
  return error
}
