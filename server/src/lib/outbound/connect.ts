import type { Socket } from 'node:net'
import { connect as dialTcp, isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { connect as secureTcp } from 'node:tls'
import type { Openings } from './address.ts'
import { isPublic, portOf } from './address.ts'
import { OutboundError } from './failure.ts'
import type { Resolve } from './resolve.ts'

/** Opens a connection to one of these addresses. */
export type Dial = (addresses: string[], port: number, signal: AbortSignal) => Promise<Socket>

export interface Guard extends Openings {
  resolve: Resolve
  dial: Dial
  /** Who else is trusted to sign certificates; for tests. */
  ca?: string
}

interface Target {
  /** Without the brackets of an IPv6 address. */
  host: string
  port: number
  secure: boolean
}

/** What undici is about to connect to. */
export const targetOf = (asked: { hostname: string; port: string; protocol: string }): Target => ({
  host: asked.hostname.replace(/^\[|\]$/g, ''),
  port: Number(portOf(asked)),
  secure: asked.protocol === 'https:',
})

/**
 * Connects to a host, if it is a public one. The address is judged three times: as it is written, as what the name
 * resolves to (every answer, and no other than these is then connected to), and as who is at the other end. Judging
 * before the connection is opened would leave a name that resolves differently the second time.
 */
export async function connectTo(target: Target, guard: Guard, signal: AbortSignal): Promise<Socket | TLSSocket> {
  const name = isIP(target.host) === 6 ? `[${target.host}]` : target.host
  const isOpened = guard.allow.includes(`${name}:${target.port}`)
  const addresses = await orAbort(addressesOf(target.host, isOpened, guard.resolve), signal)
  if (!isOpened) for (const address of addresses) mustBePublic(address)
  const socket = await guard.dial(addresses, target.port, signal)
  try {
    if (!isOpened) mustBePublic(socket.remoteAddress ?? '')
    return target.secure ? await secure(socket, target, guard, signal) : socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function addressesOf(host: string, isOpened: boolean, resolve: Resolve): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host, isOpened)
  if (addresses.length === 0) throw new OutboundError('dns-not-found', 'the name has no address')
  return addresses
}

function mustBePublic(address: string): void {
  if (!isPublic(address)) throw new OutboundError('address-blocked', 'the address is not a public one')
}

// How long one of a name's addresses is tried before the next is tried as well. Node's 250 ms give up on hosts that
// are merely far away.
const attemptInMs = 2000

export const dial: Dial = (addresses, port, signal) => {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first = { address: '', family: 0 }] = known
  const socket = dialTcp({
    // never looked up: the answer is given below
    host: known.length === 1 ? first.address : 'host.invalid',
    port,
    signal,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptInMs,
    lookup: (_name, options, answer) => (options.all ? answer(null, known) : answer(null, first.address, first.family)),
  })
  return opened(socket, 'connect')
}

function secure(socket: Socket, { host }: Target, guard: Guard, signal: AbortSignal): Promise<TLSSocket> {
  const secured = secureTcp({
    socket,
    host,
    // an address is no name that a certificate is chosen by
    ...(!isIP(host) && { servername: host }),
    ALPNProtocols: ['http/1.1'],
    ...(guard.ca && { ca: guard.ca }),
  })
  signal.addEventListener('abort', () => secured.destroy(signal.reason), { once: true })
  return opened(secured, 'secureConnect')
}

const opened = <S extends Socket>(socket: S, event: string): Promise<S> =>
  new Promise((resolve, reject) => {
    socket.once(event, () => resolve(socket))
    // it stays: between this and the request nobody else listens, and an error that nobody hears ends the process
    socket.on('error', reject)
    // a peer that hangs up during the handshake leaves no error
    socket.once('close', () => reject(new OutboundError('reset', 'closed before it was open')))
  })

/** A question that knows no abort is left alone when time is up. */
const orAbort = <T>(asked: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
