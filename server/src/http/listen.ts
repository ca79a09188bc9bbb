import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]
/** Answers what it can at once. @returns false when it left the request to the app */
type AtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export interface Listening {
  port: number
  /** Hands over to the app, once there is one. Until then every request is answered 503. */
  answerWith(fetch: Fetch, atOnce?: AtOnce): void
  /** Takes no new connections, lets what is under way end, and cuts off what has not ended after the deadline. */
  close(): Promise<void>
}

const starting: Fetch = () => new Response('Foyer is starting.', { status: 503, headers: { 'retry-after': '2' } })
const deadline = 10_000

/**
 * Opens the port.
 * @throws when it is taken, in words
 */
export async function listen(port: number, host: string): Promise<Listening> {
  let fetch = starting
  let atOnce: AtOnce = () => false
  let draining = false
  const answer = getRequestListener((request, env) => fetch(request, env), { overrideGlobalObjects: false })
  const server = createServer(
    // a client that opens a connection and dawdles is dropped: 15 s for the headers, 30 s for the whole request
    { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close')
      if (!atOnce(incoming, outgoing)) void answer(incoming, outgoing)
    },
  )
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
      const late = setTimeout(() => server.closeAllConnections(), deadline)
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(late)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is already in use. Stop what uses it, or set PORT.`)
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be opened by this user. Set PORT above 1023.`)
  if (error.code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is no address of this machine.`)
  return error
}
