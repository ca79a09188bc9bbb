import type { DeviceLink, DoorPayment, Roster, ScanResults } from '@foyer/contract/check-in-devices'
import type { DoorServer } from '../device/types.ts'
import { LinkClosed, NoAnswer } from '../device/types.ts'

/** The server of a link, over HTTP. @param device the device's own random id */
export function createDoorServer(token: string, device: string): DoorServer {
  const path = `/api/v1/check-in/${encodeURIComponent(token)}`
  return {
    roster: ({ since, cursor }, signal) => {
      const query = new URLSearchParams({ ...(since && { since }), ...(cursor && { cursor }) })
      // `as`: the server answers through the route's own schema
      return ask(`${path}/roster?${query}`, { signal }) as Promise<Roster>
    },
    send: (scans, sentAt, signal) =>
      post(`${path}/scans`, { device, sentAt: new Date(sentAt).toISOString(), scans }, signal) as Promise<ScanResults>,
    pay: (payment, signal) => post(`${path}/payments`, { device, ...payment }, signal) as Promise<DoorPayment>,
  }
}

/** Reads a link. @returns undefined when there is no such link @throws NoAnswer */
export async function viewLink(token: string): Promise<DeviceLink | undefined> {
  try {
    return (await ask(`/api/v1/check-in/${encodeURIComponent(token)}`, {})) as DeviceLink
  } catch (error) {
    if (error instanceof LinkClosed) return undefined
    throw error
  }
}

const post = (path: string, body: object, signal: AbortSignal) =>
  ask(path, { method: 'POST', signal, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function ask(path: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { ...init, cache: 'no-store', credentials: 'omit' })
  } catch (error) {
    throw new NoAnswer('No answer', { cause: error })
  }
  if (response.ok) return await response.json().catch((error: unknown) => noJson(error))
  // an unread answer keeps its connection, and a browser has six
  await response.body?.cancel()
  // of Foyer itself: a captive portal answers with pages of its own
  const isFoyer = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false
  if (isFoyer && (response.status === 404 || response.status === 409)) throw new LinkClosed('The link is refused')
  throw new NoAnswer(`Answered ${response.status}`)
}

function noJson(error: unknown): never {
  throw new NoAnswer('Answered by something that is not Foyer', { cause: error })
}
