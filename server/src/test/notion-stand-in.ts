import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in knows of a key. */
interface Access {
  /** The status every request with it is answered by; undefined: as usual. */
  fails?: number
  mayRead: boolean
  pages: Map<string, 'page' | 'database' | 'trash'>
}

/** A small stand-in for Notion's API: keys, pages they may see, and being away. */
export interface NotionStandIn extends AsyncDisposable {
  url: string
  /** Hands out a key that may read these pages (dashed ids). */
  key(key: string, pages?: Record<string, 'page' | 'database' | 'trash'>, mayRead?: boolean): void
  /** Hands out a key whose every request is answered so: for it alone Notion is away. */
  failFor(key: string, status: number): void
  /** From now on every request is answered so; undefined: as usual. */
  fail(status: number | undefined): void
}

/** @param port 0: any free one */
export async function openNotion(port = 0): Promise<NotionStandIn> {
  const keys = new Map<string, Access>()
  let failing: number | undefined
  const server = createServer((request, response) => {
    const { status, body } = failing
      ? error(failing, 'internal_server_error', 'Something is wrong.')
      : answer(request, keys)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    key: (key, pages = {}, mayRead = true) => void keys.set(key, { mayRead, pages: new Map(Object.entries(pages)) }),
    failFor: (key, fails) => void keys.set(key, { fails, mayRead: true, pages: new Map() }),
    fail: (status) => {
      failing = status
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Reply {
  status: number
  body: object
}

function answer(request: IncomingMessage, keys: Map<string, Access>): Reply {
  if (!request.headers['notion-version'])
    return error(400, 'missing_version', 'Notion-Version header failed validation.')
  const key = keys.get((request.headers.authorization ?? '').replace('Bearer ', ''))
  if (!key) return error(401, 'unauthorized', 'API token is invalid.')
  if (key.fails) return error(key.fails, 'service_unavailable', 'Notion is unavailable.')
  if (request.url === '/v1/users/me') return { status: 200, body: bot }
  const [, kind, id = ''] = /^\/v1\/(page|database)s\/([0-9a-f-]+)$/.exec(request.url ?? '') ?? []
  if (!kind) return error(400, 'invalid_request_url', 'Invalid request URL.')
  if (!key.mayRead) return error(403, 'restricted_resource', 'Insufficient permissions for this endpoint.')
  const found = key.pages.get(id)
  if (!found || (found === 'database') !== (kind === 'database'))
    return error(404, 'object_not_found', `Could not find ${kind} with ID: ${id}. ${notShared}`)
  return {
    status: 200,
    body: found === 'database' ? { object: 'database', id, data_sources: [] } : pageOf(id, found === 'trash'),
  }
}

const notShared = 'Make sure the relevant pages and databases are shared with your integration.'

const bot = {
  object: 'user',
  id: '9188c6a5-7381-452f-b3dc-d4865aa89bdf',
  type: 'bot',
  name: 'Foyer',
  avatar_url: null,
  bot: {
    owner: { type: 'workspace', workspace: true },
    workspace_id: 'b0688871-85db-4637-8fc9-043a240b4b9e',
    workspace_name: 'Stage',
  },
}

const pageOf = (id: string, inTrash: boolean) => ({
  object: 'page',
  id,
  created_time: '2026-01-01T10:00:00.000Z',
  last_edited_time: '2026-01-01T10:00:00.000Z',
  in_trash: inTrash,
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  public_url: null,
  parent: { type: 'workspace', workspace: true },
  properties: { title: { id: 'title', type: 'title', title: [] } },
  icon: null,
  cover: null,
})

const error = (status: number, code: string, message: string): Reply => ({
  status,
  body: { object: 'error', status, code, message, request_id: '4d0a5c1e-6f5b-4c0f-9a52-cf8d6a1f9d31' },
})
