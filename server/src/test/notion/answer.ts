import { signed } from './files.ts'
import type { Block, Key, Page } from './model.ts'
import { blockShape, botOf, databaseShape, pageShape } from './shapes.ts'
import type { NotionState } from './state.ts'
import { requestId } from './trouble.ts'

export interface ApiReply {
  status: number
  body: unknown
}

export interface ApiRequest {
  url: URL
  version: string | undefined
  key: Key | undefined
}

const versions = ['2025-09-03', '2026-03-11']
const maxPageSize = 100

/** The response of Notion's API to a request. @param base the address of the stand-in, for its files */
export function answer(asked: ApiRequest, state: NotionState, base: string): ApiReply {
  const { url, version, key } = asked
  if (!key || key.revoked) return error(401, 'unauthorized', 'API token is invalid.')
  if (!version) return error(400, 'missing_version', 'Notion-Version header failed validation.')
  if (!versions.includes(version)) return error(400, 'validation_error', 'Notion-Version header is not a version.')
  if (url.pathname === '/v1/users/me') return { status: 200, body: botOf(key) }
  const [, kind = '', id = '', children] =
    /^\/v1\/(pages|databases|blocks)\/([^/]+)(\/children)?$/.exec(url.pathname) ?? []
  if (!kind || (children && kind !== 'blocks')) return error(400, 'invalid_request_url', 'Invalid request URL.')
  if (!key.mayRead) return error(403, 'restricted_resource', 'Insufficient permissions for this endpoint.')
  const dashed = dashedId(id)
  if (!dashed) return error(400, 'validation_error', `path failed validation: ${kind}_id should be a valid uuid.`)
  const what = { pages: 'page', databases: 'database', blocks: 'block' }[kind] ?? ''
  const root = state.rootOf(dashed)
  if (!root || !key.pages.has(root.id)) return missing(what, dashed)
  const page = { ...root, ...key.sees[root.id] }
  const reply = answers(children ? 'children' : kind, { id: dashed, page, url, version, state, key })
  return { ...reply, body: signed(reply.body, state, base) }
}

interface ReadRequest {
  id: string
  page: Page
  url: URL
  version: string
  state: NotionState
  key: Key
}

function answers(kind: string, question: ReadRequest): ApiReply {
  const { id, page, version, state } = question
  const isPage = id === page.id
  if (kind === 'pages') return isPage && page.kind === 'page' ? ok(pageShape(page, version)) : missing('page', id)
  if (kind === 'databases')
    return isPage && page.kind === 'database' ? ok(databaseShape(page, version)) : missing('database', id)
  if (kind === 'children') return children(question)
  const block = state.blocks.get(id)
  return block ? ok(blockShape(block, state.pages.has(block.parent), version)) : missing('block', id)
}

/** The direct children of a page or block, a hundred on each page of the list. */
function children({ id, page, url, version, state, key }: ReadRequest): ApiReply {
  const size = Number(url.searchParams.get('page_size') ?? maxPageSize)
  if (!(size >= 1)) return error(400, 'validation_error', 'page_size should be at least 1.')
  const block = state.blocks.get(id)
  if (block?.type === 'unsupported')
    return error(400, 'validation_error', 'Block type button is not supported via the API.')
  const original = block && originalOf(block, state, key)
  if (block && !original) return missing('block', syncedFrom(block) ?? id)
  const all = original?.children ?? page.children
  const cursor = url.searchParams.get('start_cursor')
  const from = cursor === null ? 0 : all.indexOf(Buffer.from(cursor, 'base64url').toString())
  if (from < 0) return error(400, 'validation_error', `start_cursor provided is invalid: ${cursor}`)
  const to = from + Math.min(size, maxPageSize)
  const next = all[to]
  return ok({
    object: 'list',
    results: all.slice(from, to).map((each) => blockShape(state.blockOf(each), state.pages.has(id), version)),
    next_cursor: next === undefined ? null : Buffer.from(next).toString('base64url'),
    has_more: next !== undefined,
    type: 'block',
    block: {},
    request_id: requestId,
  })
}

const syncedFrom = ({ payload }: Block): string | undefined =>
  (payload as { synced_from?: { block_id: string } | null }).synced_from?.block_id

/** A synced copy has the children of its original, if the key may read the original. */
function originalOf(block: Block, state: NotionState, key: Key): Block | undefined {
  const from = block.type === 'synced_block' ? syncedFrom(block) : undefined
  if (from === undefined) return block
  const page = state.rootOf(from)
  return page && key.pages.has(page.id) ? state.blocks.get(from) : undefined
}

const ok = (body: object): ApiReply => ({ status: 200, body })

const missing = (what: string, id: string): ApiReply =>
  error(
    404,
    'object_not_found',
    `Could not find ${what} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  )

export const error = (status: number, code: string, message: string): ApiReply => ({
  status,
  body: { object: 'error', status, code, message, request_id: requestId },
})

/** Notion takes ids with and without dashes. */
function dashedId(id: string): string | undefined {
  const hex = id.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(hex)) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
