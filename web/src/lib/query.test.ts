import type { QueryClient } from '@tanstack/react-query'
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { read, session, upcomingEvents } from './query.ts'
import { createQueryClient } from './query-client.ts'

const fetched = vi.fn<typeof fetch>()
let client: QueryClient

beforeEach(() => {
  // with a team in it, an answer of not-found makes the app ask whether the account has left that team
  sessionStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (body: unknown) => async () => Response.json(body)
const refuse = (status: number) => async () => problem({ status })
const noConnection = async () => {
  throw new TypeError('Failed to fetch')
}

/** Lets promises settle without time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const list = () => read('GET /events')

describe('a read of the API', () => {
  it('[S9.2] is retried 3 times, after 1000, 2000 and 3000 ms', async () => {
    fetched.mockImplementation(noConnection)
    const failed = vi.fn()
    void client.fetchQuery(list()).catch(failed)
    await settle()
    for (const [attempt, wait] of [1_000, 2_000, 3_000].entries()) {
      expect(fetched).toHaveBeenCalledTimes(attempt + 1)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(fetched).toHaveBeenCalledTimes(attempt + 1)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(failed).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it.each([500, 503, 408, 429])('is retried after %i', async (status) => {
    fetched.mockImplementation(refuse(status))
    void client.fetchQuery(list()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it.each([400, 401, 403, 404, 409, 422])('is not retried after %i', async (status) => {
    fetched.mockImplementation(refuse(status))
    const failed = vi.fn()
    void client.fetchQuery(list()).catch(failed)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledOnce()
    expect(failed).toHaveBeenCalledOnce()
  })

  it('[S9.3] is stale at once', async () => {
    fetched.mockImplementation(answer([]))
    await client.fetchQuery(list())
    await client.fetchQuery(list())
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('[S9.3] stays cached for 300000 ms after its last use', async () => {
    fetched.mockImplementation(answer([]))
    await client.fetchQuery(list())
    await vi.advanceTimersByTimeAsync(299_999)
    expect(client.getQueryData(list().queryKey)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(list().queryKey)).toBeUndefined()
  })

  it('[S9.3] is not refetched on window focus', async () => {
    fetched.mockImplementation(answer([]))
    client.mount()
    const unsubscribe = new QueryObserver(client, list()).subscribe(() => undefined)
    await settle()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await settle()
    expect(fetched).toHaveBeenCalledOnce()
    focusManager.setFocused(undefined)
    unsubscribe()
    client.unmount()
  })

  it("[S9.7] has a key that begins with its resource, 'events' for the list of events", () => {
    expect(read('GET /events', { query: { q: 'fair' } }).queryKey).toEqual([
      'events',
      'GET /events',
      { query: { q: 'fair' } },
    ])
    expect(read('GET /me/sessions').queryKey[0]).toBe('me')
  })
})

describe('the upcoming events', () => {
  it('[S7.8] [S9.5] are fresh for 300 s', async () => {
    fetched.mockImplementation(answer([]))
    await client.fetchQuery(upcomingEvents())
    await vi.advanceTimersByTimeAsync(299_999)
    await client.fetchQuery(upcomingEvents())
    expect(fetched).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    await client.fetchQuery(upcomingEvents())
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('[S7.8] [S9.5] are retried 3 times', async () => {
    fetched.mockImplementation(refuse(500))
    void client.fetchQuery(upcomingEvents()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(4)
  })
})

describe('the defaults of the client', () => {
  it('[S9.4] retry nothing', async () => {
    fetched.mockImplementation(refuse(500))
    void client.fetchQuery(session()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledOnce()
    expect(client.getDefaultOptions().queries?.retry).toBe(false)
  })

  it('[S9.4] keep answers fresh for 60000 ms', async () => {
    fetched.mockImplementation(answer({ id: 'usr_1' }))
    await client.fetchQuery(session())
    await vi.advanceTimersByTimeAsync(59_999)
    await client.fetchQuery(session())
    expect(fetched).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    await client.fetchQuery(session())
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('treat a missing session as null and not as a failure', async () => {
    fetched.mockImplementation(refuse(401))
    expect(await client.fetchQuery(session())).toBeNull()
  })

  it('clear the session when any read is unauthenticated', async () => {
    client.setQueryData(session().queryKey, { id: 'usr_1' } as never)
    fetched.mockImplementation(refuse(401))
    await client.fetchQuery(list()).catch(() => undefined)
    expect(client.getQueryData(session().queryKey)).toBeNull()
  })
})

describe('a mutation', () => {
  const mutate = (run: () => Promise<unknown>) =>
    client.getMutationCache().build(client, { mutationFn: run }).execute(undefined)

  it('[S7.9] that succeeds removes cached answers and refetches those on screen', async () => {
    fetched.mockImplementation(answer(['before']))
    await client.fetchQuery(upcomingEvents())
    await client.fetchQuery(read('GET /teams'))
    const shown = new QueryObserver(client, list())
    const unsubscribe = shown.subscribe(() => undefined)
    await settle()
    fetched.mockClear()
    fetched.mockImplementation(answer(['after']))

    await mutate(async () => 'done')
    await settle()

    expect(client.getQueryData(upcomingEvents().queryKey)).toBeUndefined()
    expect(client.getQueryData(read('GET /teams').queryKey)).toBeUndefined()
    expect(shown.getCurrentResult().data).toEqual(['after'])
    expect(fetched).toHaveBeenCalledOnce()
    unsubscribe()
  })

  it('that fails removes nothing', async () => {
    fetched.mockImplementation(answer([]))
    await client.fetchQuery(upcomingEvents())
    await mutate(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(client.getQueryData(upcomingEvents().queryKey)).toEqual([])
  })

  it('is sent offline too, so that its failure shows', async () => {
    onlineManager.setOnline(false)
    const run = vi.fn(() => Promise.reject(new Error('no')))
    void mutate(run).catch(() => undefined)
    await settle()
    expect(run).toHaveBeenCalledOnce()
    onlineManager.setOnline(true)
  })
})
