import type { Socket } from 'node:net'
import { connect as dialTcp, isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { connect as secureTcp } from 'node:tls'
import type { AllowedTargets } from './address.ts'
import { isPublic, portOf } from './address.ts'
import { OutboundError } from './failure.ts'
import type { Resolve } from './resolve.ts'

/** Opens a connection to one of the addresses. */
export type Dial = (addresses: string[], port: number, signal: AbortSignal) => Promise<Socket>

export interface Guard extends AllowedTargets {
  resolve: Resolve
  dial: Dial
  /** An additional certificate authority, for tests. */
  ca?: string
}

interface Target {
  /** Without the brackets of an IPv6 address. */
  host: string
  port: number
  secure: boolean
}

/** Converts the target of an undici connection. */
export const targetOf = (url: { hostname: string; port: string; protocol: string }): Target => ({
  host: url.hostname.replace(/^\[|\]$/g, ''),
  port: Number(portOf(url)),
  secure: url.protocol === 'https:',
})

/**
 * Connects to a host, if it is public. Checks every address that the name resolves to, connects only to these, and
 * checks the peer's address of the open connection. A check only before connecting would miss a name that resolves to
 * another address the second time (DNS rebinding).
 */
export async function connectTo(target: Target, guard: Guard, signal: AbortSignal): Promise<Socket | TLSSocket> {
  const name = isIP(target.host) === 6 ? `[${target.host}]` : target.host
  const isAllowed = guard.allow.includes(`${name}:${target.port}`)
  const addresses = await rejectOnAbort(addressesOf(target.host, isAllowed, guard.resolve), signal)
  if (!isAllowed) for (const address of addresses) assertPublic(address)
  const socket = await guard.dial(addresses, target.port, signal)
  try {
    if (!isAllowed) assertPublic(socket.remoteAddress ?? '')
    return target.secure ? await secure(socket, target, guard, signal) : socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function addressesOf(host: string, isAllowed: boolean, resolve: Resolve): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host, isAllowed)
  if (addresses.length === 0) throw new OutboundError('dns-not-found', 'the name has no address')
  return addresses
}

function assertPublic(address: string): void {
  if (!isPublic(address)) throw new OutboundError('address-blocked', 'the address is not public')
}

// How long to try one address of a name before the next. Node's default of 250 ms gives up on distant hosts.
const attemptTimeoutMs = 2000

export const dial: Dial = (addresses, port, signal) => {
  const targets = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first = { address: '', family: 0 }] = targets
  const socket = dialTcp({
    // never resolved: `lookup` returns the known addresses
    host: targets.length === 1 ? first.address : 'host.invalid',
    port,
    signal,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: attemptTimeoutMs,
    lookup: (_name, options, answer) =>
      options.all ? answer(null, targets) : answer(null, first.address, first.family),
  })
  return waitForOpen(socket, 'connect')
}

function secure(socket: Socket, { host }: Target, guard: Guard, signal: AbortSignal): Promise<TLSSocket> {
  const secured = secureTcp({
    socket,
    host,
    // SNI allows no IP address
    ...(!isIP(host) && { servername: host }),
    ALPNProtocols: ['http/1.1'],
    ...(guard.ca && { ca: guard.ca }),
  })
  signal.addEventListener('abort', () => secured.destroy(signal.reason), { once: true })
  return waitForOpen(secured, 'secureConnect')
}

const waitForOpen = <S extends Socket>(socket: S, event: string): Promise<S> =>
  new Promise((resolve, reject) => {
    socket.once(event, () => resolve(socket))
    // stays after the promise settles: until the request there is no other listener, and an unhandled error would end
    // the process
    socket.on('error', reject)
    // a peer that closes during the handshake causes no `error`
    socket.once('close', () => reject(new OutboundError('reset', 'the connection closed before it was open')))
  })

/** Rejects when the signal aborts, for an operation that does not support signals. */
const rejectOnAbort = <T>(pending: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
