import { createHmac } from 'node:crypto'
import { msPerHour, secondsPerHour } from '@foyer/contract/durations'
import type { StoredFile } from './model.ts'
import type { NotionState } from './state.ts'

let handedOut = 0

/** A reference to a stored file in a block, which `signed` replaces by an address at every read. */
export const storedAs = ({ id }: StoredFile) => ({ type: 'file', file: { stored: id } })

/**
 * Replaces references to stored files by signed addresses, a new one at every read. An address expires after an hour.
 * @param url the address of the stand-in
 */
export function signed(value: unknown, state: NotionState, url: string): unknown {
  if (Array.isArray(value)) return value.map((each) => signed(each, state, url))
  if (typeof value !== 'object' || value === null) return value
  const { stored } = value as { stored?: string }
  if (stored !== undefined) return addressOf(stored, state, url)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, signed(part, state, url)]))
}

function addressOf(id: string, state: NotionState, url: string): { url: string; expiry_time: string } {
  const { now } = state
  handedOut += 1
  const query = new URLSearchParams({
    'X-Amz-Date': String(now),
    'X-Amz-Expires': String(secondsPerHour),
    n: String(handedOut),
  })
  query.set('X-Amz-Signature', signatureOf(id, query))
  const name = encodeURIComponent(state.files.get(id)?.name ?? 'gone')
  return { url: `${url}/files/${id}/${name}?${query}`, expiry_time: new Date(now + msPerHour).toISOString() }
}

function signatureOf(id: string, query: URLSearchParams): string {
  const text = [id, query.get('X-Amz-Date'), query.get('X-Amz-Expires'), query.get('n')].join(' ')
  return createHmac('sha256', 'the fake Notion').update(text).digest('hex')
}

/** The file of a signed address. @returns undefined when the address has expired or its signature is wrong */
export function fileAt({ pathname, searchParams }: URL, state: NotionState): StoredFile | undefined {
  const [, , id = ''] = pathname.split('/')
  const over = Number(searchParams.get('X-Amz-Date')) + Number(searchParams.get('X-Amz-Expires')) * 1000 < state.now
  if (over || searchParams.get('X-Amz-Signature') !== signatureOf(id, searchParams)) return undefined
  return state.files.get(id)
}
