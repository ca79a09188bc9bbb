import { Client } from '@notionhq/client'
import type { Ask, Turns } from './notion/ask.ts'
import { askWith } from './notion/ask.ts'
import type { Because } from './notion/failure.ts'
import { failureOf } from './notion/failure.ts'
import type { ReadBlock } from './notion/read-block.ts'
import type { PageHead } from './notion/read-page.ts'
import { readBlocks, readHead } from './notion/read-page.ts'
import { openOutbound } from './outbound/outbound.ts'

/** What a try of a key came to. `unreachable`: Notion could not be asked, which says nothing about the key. */
export type KeyCheck =
  | 'ok'
  | 'key-refused'
  | 'capability-missing'
  | 'page-not-shared'
  | 'is-database'
  | 'in-trash'
  | 'unreachable'

/** Why a page could not be read. */
export type NotRead = Exclude<Because, 'not-found' | 'invalid'> | 'page-not-shared' | 'is-database'

/** What Notion answered, or why it did not. */
export type Reply<T> = { ok: true; value: T } | { ok: false; because: NotRead; reason: string; retryAfter?: number }

/** Notion for one who has a key, and their turn. */
export interface Reader {
  /** Of which workspace the key is, and what its connection is called there. */
  connection(): Promise<Reply<Connection>>
  /** What is known of a page from one question. @param pageId dashed */
  head(pageId: string): Promise<Reply<PageHead>>
  /** Everything on a page, or nothing. */
  blocks(pageId: string): Promise<Reply<ReadBlock[]>>
}

export interface Connection {
  workspace: string | undefined
  name: string | undefined
}

export interface Notion {
  /**
   * Tries a key, and whether it may read a page.
   * @param pageId dashed; without one only the key itself is tried
   */
  checkKey(key: string, pageId: string | undefined): Promise<KeyCheck>
  reader(key: string, turns: Turns): Reader
  close(): Promise<void>
}

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[0]>

// The client's own time-out ends with the headers; this one covers the body too. A list of a hundred blocks can hold far
// more text than other answers.
const limits = { timeoutInMs: 20_000, maxBytes: 16 * 1024 * 1024 }

// somebody waits for the answer: it is asked for once
const atOnce: Turns = { take: async () => undefined, rest: async () => false }

/**
 * Notion through its official client, every request through the guarded one.
 * @param baseUrl its API, without `/v1` and trailing slash. Whoever runs Foyer has set it, so it may be private.
 * @param own other limits, for tests
 */
export function notionAt(baseUrl: string, own: Partial<typeof limits> = {}): Notion {
  const { hostname, port, protocol } = new URL(baseUrl)
  const allow = [`${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`]
  const outbound = openOutbound({ allow, limits: { ...limits, ...own } })
  const clientOf = (auth: string) =>
    new Client({
      ...{ auth, baseUrl, notionVersion: '2026-03-11', retry: false, logger: () => undefined },
      // `as`: a fetch that takes what the client gives it
      fetch: outbound.fetch as unknown as ClientOptions['fetch'] & {},
    })
  return {
    checkKey: (key, pageId) => checkKey(askWith(clientOf(key), atOnce), pageId),
    reader: (key, turns) => readerOf(askWith(clientOf(key), turns)),
    close: () => outbound.close(),
  }
}

function readerOf(ask: Ask): Reader {
  return {
    connection: () => reply(() => connectionOf(ask)),
    head: (pageId) =>
      reply(
        () => readHead(ask, pageId),
        () => whatIsMissing(ask, pageId),
      ),
    blocks: (pageId) => reply(() => readBlocks(ask, pageId)),
  }
}

async function reply<T>(
  read: () => Promise<T>,
  missing: () => Promise<NotRead> = async () => 'page-not-shared',
): Promise<Reply<T>> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    const failure = failureOf(error)
    const because = failure.because === 'not-found' ? await missing() : failure.because
    const { message: reason, retryAfter } = failure
    return {
      ok: false,
      because: because === 'invalid' ? 'down' : because,
      reason,
      ...(retryAfter !== undefined && { retryAfter }),
    }
  }
}

// a database has an id like a page, and a link like one
const whatIsMissing = (ask: Ask, id: string): Promise<'is-database' | 'page-not-shared'> =>
  ask((client) => client.databases.retrieve({ database_id: id })).then(
    () => 'is-database',
    () => 'page-not-shared',
  )

async function connectionOf(ask: Ask): Promise<Connection> {
  const me = await ask((client) => client.users.me({}))
  const workspace = me.type === 'bot' && 'workspace_name' in me.bot ? me.bot.workspace_name : undefined
  return { workspace: workspace ?? undefined, name: me.name ?? undefined }
}

async function checkKey(ask: Ask, pageId: string | undefined): Promise<KeyCheck> {
  const reader = readerOf(ask)
  const connection = await reader.connection()
  if (!connection.ok) return checked(connection.because)
  if (pageId === undefined) return 'ok'
  const head = await reader.head(pageId)
  if (!head.ok) return checked(head.because)
  return head.value.inTrash ? 'in-trash' : 'ok'
}

const aboutTheKey = ['key-refused', 'capability-missing', 'page-not-shared', 'is-database'] as const

const checked = (because: NotRead): KeyCheck => aboutTheKey.find((each) => each === because) ?? 'unreachable'
