import { Client } from '@notionhq/client'
import type { NotionCall, NotionThrottle } from './notion/call.ts'
import { createNotionCall } from './notion/call.ts'
import type { NotionFailureReason } from './notion/failure.ts'
import { failureOf } from './notion/failure.ts'
import { readPublicUrls } from './notion/linked-pages.ts'
import type { PublicUrls, ReadBlock } from './notion/read-block.ts'
import type { PageHead } from './notion/read-page.ts'
import { readBlocks, readHead } from './notion/read-page.ts'
import type { OutboundFailure } from './outbound/failure.ts'
import { createOutbound } from './outbound/outbound.ts'

/** The result of checking a key. `unreachable`: Notion did not answer, so nothing is known about the key. */
export type KeyCheck =
  | 'ok'
  | 'key-refused'
  | 'capability-missing'
  | 'page-not-shared'
  | 'is-database'
  | 'in-trash'
  | 'unreachable'

/** The reason that Foyer could not read a page. */
export type ReadFailure = Exclude<NotionFailureReason, 'not-found' | 'invalid'> | 'page-not-shared' | 'is-database'

/** Notion's answer, or the reason that there is none. */
export type NotionReply<T> =
  | { ok: true; value: T }
  | { ok: false; failure: ReadFailure; reason: string; retryAfter?: number; outboundFailure?: OutboundFailure }

/** Reads from Notion with one key, within its rate limit. */
export interface NotionReader {
  /** The key's workspace, and the name of its connection there. */
  connection(): Promise<NotionReply<Connection>>
  /** The properties of a page, read in one request. @param pageId with dashes */
  head(pageId: string): Promise<NotionReply<PageHead>>
  /** All blocks of a page; fails when one of them cannot be read completely. @param pageId with dashes */
  blocks(pageId: string): Promise<NotionReply<ReadBlock[]>>
  /** The public addresses of the pages and databases that blocks lead to. */
  publicUrls(blocks: ReadBlock[]): Promise<NotionReply<PublicUrls>>
}

export interface Connection {
  workspace: string | undefined
  name: string | undefined
}

export interface Notion {
  /**
   * Checks a key, and whether it may read a page.
   * @param pageId with dashes; undefined checks only the key itself
   */
  checkKey(key: string, pageId: string | undefined): Promise<KeyCheck>
  reader(key: string, throttle: NotionThrottle): NotionReader
  close(): Promise<void>
}

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[0]>

// The client's own timeout ends with the headers; this one covers the body too. A list of a hundred blocks can contain
// far more text than other answers.
const requestLimits = { timeoutMs: 20_000, maxBytes: 16 * 1024 * 1024 }

// for a request that a user waits for: no throttle and no retry
const unthrottled: NotionThrottle = { acquire: async () => undefined, backOff: async () => false }

/**
 * Creates Notion's official client on top of the guarded outbound client.
 * @param baseUrl of Notion's API, without `/v1` and trailing slash; the operator sets it, so a private address is
 *   allowed
 * @param overrides other limits, for tests
 */
export function createNotion(baseUrl: string, overrides: Partial<typeof requestLimits> = {}): Notion {
  const { hostname, port, protocol } = new URL(baseUrl)
  const allow = [`${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`]
  const outbound = createOutbound({ allow, limits: { ...requestLimits, ...overrides } })
  const clientOf = (auth: string) =>
    new Client({
      auth,
      baseUrl,
      notionVersion: '2026-03-11',
      retry: false,
      logger: () => undefined,
      // `as`: it accepts the requests that the client makes, but not all that `fetch` accepts
      fetch: outbound.fetch as unknown as ClientOptions['fetch'] & {},
    })
  return {
    checkKey: (key, pageId) => checkKey(createNotionCall(clientOf(key), unthrottled), pageId),
    reader: (key, throttle) => readerOf(createNotionCall(clientOf(key), throttle)),
    close: () => outbound.close(),
  }
}

function readerOf(call: NotionCall): NotionReader {
  return {
    connection: () => reply(() => connectionOf(call)),
    head: (pageId) =>
      reply(
        () => readHead(call, pageId),
        () => diagnoseNotFound(call, pageId),
      ),
    blocks: (pageId) => reply(() => readBlocks(call, pageId)),
    publicUrls: (blocks) => reply(() => readPublicUrls(call, blocks)),
  }
}

async function reply<T>(
  read: () => Promise<T>,
  diagnose: () => Promise<ReadFailure> = async () => 'page-not-shared',
): Promise<NotionReply<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    const failure = failureOf(error)
    const code = failure.code === 'not-found' ? await diagnose() : failure.code
    const { message: reason, retryAfter, outboundFailure } = failure
    return {
      ok: false,
      failure: code === 'invalid' ? 'down' : code,
      reason,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(outboundFailure && { outboundFailure }),
    }
  }
}

// the id and the link of a database look like those of a page
const diagnoseNotFound = (call: NotionCall, id: string): Promise<'is-database' | 'page-not-shared'> =>
  call((client) => client.databases.retrieve({ database_id: id })).then(
    () => 'is-database',
    () => 'page-not-shared',
  )

async function connectionOf(call: NotionCall): Promise<Connection> {
  const me = await call((client) => client.users.me({}))
  const workspace = me.type === 'bot' && 'workspace_name' in me.bot ? me.bot.workspace_name : undefined
  return { workspace: workspace ?? undefined, name: me.name ?? undefined }
}

async function checkKey(call: NotionCall, pageId: string | undefined): Promise<KeyCheck> {
  const reader = readerOf(call)
  const connection = await reader.connection()
  if (!connection.ok) return toKeyCheck(connection.failure)
  if (pageId === undefined) return 'ok'
  const head = await reader.head(pageId)
  if (!head.ok) return toKeyCheck(head.failure)
  return head.value.inTrash ? 'in-trash' : 'ok'
}

const lastingFailures = ['key-refused', 'capability-missing', 'page-not-shared', 'is-database'] as const

const toKeyCheck = (failure: ReadFailure): KeyCheck => lastingFailures.find((each) => each === failure) ?? 'unreachable'
