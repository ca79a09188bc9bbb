import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Server as TcpServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
/** Answers a request. @returns false when the app has to answer it */
type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The ways of answering besides the app, each of which is asked before it. */
interface Shortcuts {
  /** Answers synchronously, from a cache. */
  cached?: FastPath
  /** Answers some calls without the app. */
  direct?: FastPath
}

export interface HttpListener {
  port: number
  /** Sets the app that answers. Until then every request is answered with 503. */
  setHandler(fetch: Fetch, shortcuts?: Shortcuts): void
  /**
   * Accepts no new connections, answers the requests on open ones, and closes all connections that remain after 8 s.
   */
  close(): Promise<void>
}

const answerStarting: Fetch = () => new Response('Foyer is starting.', { status: 503, headers: { 'retry-after': '2' } })
const closeTimeoutMs = 8000

/**
 * The limits of a connection, in ms and bytes. Slow clients (slowloris) are dropped within 15 s, because Node checks every
 * 2.5 s. A JSON body of 64 KiB has to arrive at 43 kbit/s to be complete within 12 s. Longer headers get 431.
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2500,
  maxHeaderSize: 16 * 1024,
}
// Longer than proxies keep an idle connection (usually 60 s): if Foyer closed it first, a request that the proxy is
// sending would be lost.
const keepAliveTimeoutMs = 75_000

/**
 * Opens a port and closes it again.
 * @param port 0 for any free one
 * @returns the port
 * @throws Error with a sentence for the operator when it cannot be opened
 */
export async function tryPort(port: number, host: string): Promise<number> {
  const listening = await listen(port, host)
  await listening.close()
  return listening.port
}

/**
 * Opens the port.
 * @param graceMs how long `close` leaves idle connections open, for requests that are on their way
 * @param limits for tests
 * @throws Error with a sentence for the operator when it cannot be opened
 */
export async function listen(
  port: number,
  host: string,
  graceMs = 1000,
  limits = connectionLimits,
): Promise<HttpListener> {
  let fetch = answerStarting
  let shortcuts: Shortcuts = {}
  let draining = false
  const openResponses = new Set<ServerResponse>()
  const handleRequest = getRequestListener((request, env) => fetch(request, env))
  const server = createServer({ ...limits, keepAliveTimeout: keepAliveTimeoutMs }, (incoming, outgoing) => {
    if (draining) closeAfterResponse(outgoing)
    if (isHealthCheck(incoming)) incoming.headers.host = 'localhost'
    if (shortcuts.cached?.(incoming, outgoing)) return
    openResponses.add(outgoing)
    outgoing.once('close', () => openResponses.delete(outgoing))
    if (!shortcuts.direct?.(incoming, outgoing)) void handleRequest(incoming, outgoing)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.address() as AddressInfo
  return {
    port: bound,
    setHandler: (next, first = {}) => {
      fetch = next
      shortcuts = first
    },
    close: () => {
      draining = true
      for (const outgoing of openResponses) closeAfterResponse(outgoing)
      return drain(server, sockets, graceMs)
    },
  }
}

/**
 * Whether a request is for a health endpoint. Load balancers send those as HTTP/1.0 without a Host header, or with one
 * that is no host, which the adapter would refuse.
 */
const isHealthCheck = ({ url = '' }: IncomingMessage): boolean => /^\/(healthz|readyz|metrics)(\?|$)/.test(url)

/** Marks an answer as the last on its connection, so that the client sends no further request there. */
function closeAfterResponse(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
}

function drain(server: Server, sockets: Set<Socket>, graceMs: number): Promise<void> {
  const forceClose = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
  // setImmediate: reads what has arrived before it decides which connections are idle
  const closeUnusedTimer = setInterval(() => setImmediate(() => closeUnused(server, sockets)), graceMs)
  return new Promise((resolve) => {
    // not http's own close: it closes idle connections at once, also those on which a request is just arriving
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(forceClose)
      clearInterval(closeUnusedTimer)
      resolve()
    })
  })
}

function closeUnused(server: Server, sockets: Set<Socket>): void {
  server.closeIdleConnections()
  // closeIdleConnections counts a connection that never sent anything as busy
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

function explainListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use. Stop the program that uses it, or set PORT.`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} cannot be opened by this user. Set PORT to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return new Error(`HOST ${host} is not an address of this machine.`)
  return error
}
