import { createHmac } from 'node:crypto'
import type { StoredFile } from './things.ts'
import type { World } from './world.ts'

const hour = 3600
let handedOut = 0

/** How a stored file stands in a block: `signed` makes an address of it whenever it is read. */
export const storedAs = ({ id }: StoredFile) => ({ type: 'file', file: { stored: id } })

/**
 * Gives whatever names a stored file an address that is good for an hour, another one at every read.
 * @param url of the fake Notion
 */
export function signed(value: unknown, world: World, url: string): unknown {
  if (Array.isArray(value)) return value.map((each) => signed(each, world, url))
  if (typeof value !== 'object' || value === null) return value
  const { stored } = value as { stored?: string }
  if (stored !== undefined) return addressOf(stored, world, url)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, signed(part, world, url)]))
}

function addressOf(id: string, world: World, url: string): { url: string; expiry_time: string } {
  const { now } = world
  handedOut += 1
  const query = new URLSearchParams({ 'X-Amz-Date': String(now), 'X-Amz-Expires': String(hour), n: String(handedOut) })
  query.set('X-Amz-Signature', signatureOf(id, query))
  const name = encodeURIComponent(world.files.get(id)?.name ?? 'gone')
  return { url: `${url}/files/${id}/${name}?${query}`, expiry_time: new Date(now + hour * 1000).toISOString() }
}

function signatureOf(id: string, query: URLSearchParams): string {
  const text = [id, query.get('X-Amz-Date'), query.get('X-Amz-Expires'), query.get('n')].join(' ')
  return createHmac('sha256', 'the fake Notion').update(text).digest('hex')
}

/** The file an address of ours leads to. @returns undefined when the address is over, or nobody handed it out */
export function fileAt({ pathname, searchParams }: URL, world: World): StoredFile | undefined {
  const [, , id = ''] = pathname.split('/')
  const over = Number(searchParams.get('X-Amz-Date')) + Number(searchParams.get('X-Amz-Expires')) * 1000 < world.now
  if (over || searchParams.get('X-Amz-Signature') !== signatureOf(id, searchParams)) return undefined
  return world.files.get(id)
}
