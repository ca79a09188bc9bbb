import { Client, isHTTPResponseError, isNotionClientError, LogLevel } from '@notionhq/client'

/** What a try of a key came to. `unreachable`: Notion could not be asked, which says nothing about the key. */
export type KeyCheck =
  | 'ok'
  | 'key-refused'
  | 'capability-missing'
  | 'page-not-shared'
  | 'is-database'
  | 'in-trash'
  | 'unreachable'

export interface Notion {
  /**
   * Tries a key, and whether it may read a page.
   * @param pageId dashed; without one only the key itself is tried
   */
  checkKey(key: string, pageId: string | undefined): Promise<KeyCheck>
}

const patienceInMs = 10_000

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[0]>

// The client's own time-out ends with the headers; this one covers the body too.
// `as`: where the browser's types are known as well, its streams have one overload more than the client names
const fetchInTime = ((url: string, init: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(patienceInMs) })) as unknown as ClientOptions['fetch'] & {}

/** Notion through its official client. @param baseUrl its API, without `/v1` and trailing slash */
export function notionAt(baseUrl: string): Notion {
  return {
    async checkKey(key, pageId) {
      const client = new Client({
        auth: key,
        baseUrl,
        notionVersion: '2026-03-11',
        retry: false,
        logLevel: LogLevel.ERROR,
        logger: () => undefined,
        fetch: fetchInTime,
      })
      try {
        await client.users.me({})
        return pageId ? await checkPage(client, pageId) : 'ok'
      } catch (error) {
        return meaningOf(error)
      }
    },
  }
}

async function checkPage(client: Client, pageId: string): Promise<KeyCheck> {
  try {
    const page = await client.pages.retrieve({ page_id: pageId })
    return 'in_trash' in page && page.in_trash ? 'in-trash' : 'ok'
  } catch (error) {
    if (!isHTTPResponseError(error) || error.status !== 404) throw error
    return (await isDatabase(client, pageId)) ? 'is-database' : 'page-not-shared'
  }
}

const isDatabase = (client: Client, id: string): Promise<boolean> =>
  client.databases.retrieve({ database_id: id }).then(
    () => true,
    () => false,
  )

// Notion's own words for the codes: reference/status-codes of its API
function meaningOf(error: unknown): KeyCheck {
  if (!isNotionClientError(error) || !isHTTPResponseError(error)) return 'unreachable'
  if (error.status === 401) return 'key-refused'
  if (error.status === 403) return 'capability-missing'
  return 'unreachable'
}
