import type { Event } from '@foyer/contract/events'
import type { Page } from '@foyer/contract/http/route'
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { call } from './api.ts'
import { ApiError, Unreachable } from './api-error.ts'
import { chooseTeam, forgetTeam } from './team.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json({}))
  forgetTeam()
})

const sent = () => {
  const [url, init] = fetched.mock.calls[0] ?? []
  return { url, ...init }
}

describe('a call', () => {
  it('goes to its path with its parameters and the given query', async () => {
    await call('GET /events/{id}', { params: { id: 'evt 1/2' } })
    expect(sent()).toMatchObject({ url: '/api/v1/events/evt%201%2F2', method: 'GET', credentials: 'same-origin' })
    fetched.mockClear()
    await call('GET /events', { query: { q: 'a&b', limit: 10 } })
    expect(sent().url).toBe('/api/v1/events?q=a%26b&limit=10')
  })

  it('sends its body as JSON and its idempotency key', async () => {
    await call('POST /events', { body: { urlLink: 'a.example' }, idempotencyKey: 'k' })
    expect(sent()).toMatchObject({
      body: '{"urlLink":"a.example"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    })
  })

  it('without a body has no content type', async () => {
    await call('DELETE /events/{id}', { params: { id: 'evt_1' } })
    expect(sent().headers).not.toHaveProperty('content-type')
  })

  it("is for the tab's team", async () => {
    chooseTeam('tem_2')
    await call('GET /me')
    expect(sent().headers).toMatchObject({ 'x-team': 'tem_2' })
  })
})

describe('an answer', () => {
  it('of a paged list has items, the next cursor and the total', async () => {
    fetched.mockResolvedValue(
      Response.json([{ id: 'evt_1' }], {
        headers: { 'x-total-count': '12', link: '</api/v1/events?limit=1&cursor=abc>; rel="next"' },
      }),
    )
    expect(await call('GET /events', { query: { limit: 1 } })).toEqual({
      items: [{ id: 'evt_1' }],
      next: 'abc',
      total: 12,
    })
  })

  it('with a capped count has a total beyond the cap', async () => {
    fetched.mockResolvedValue(Response.json([], { headers: { 'x-total-count': '10000+' } }))
    expect(await call('GET /events')).toEqual({
      items: [],
      next: undefined,
      total: 10_001,
      exactUpTo: 10_000,
    })
  })

  it('of 204 is undefined', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await call('DELETE /events/{id}', { params: { id: 'evt_1' } })).toBeUndefined()
  })
})

describe('a call that fails', () => {
  it('throws the problem of the refusal', async () => {
    fetched.mockResolvedValue(problem({ status: 404, title: 'Event not found' }))
    const error = await call('GET /me').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ problem: { code: 'not-found', title: 'Event not found' } })
  })

  it('throws Unreachable without a connection, and when a proxy answers instead of Foyer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(call('GET /me')).rejects.toBeInstanceOf(Unreachable)
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(call('GET /me')).rejects.toBeInstanceOf(Unreachable)
  })

  it('throws the abort unchanged', async () => {
    const abort = new AbortController()
    abort.abort()
    fetched.mockRejectedValue(abort.signal.reason)
    await expect(call('GET /me', { signal: abort.signal })).rejects.toBe(abort.signal.reason)
  })
})

it('takes its input and answer types from the contract', () => {
  expectTypeOf(call<'GET /events'>).returns.resolves.toEqualTypeOf<Page<Event>>()
  expectTypeOf(call<'DELETE /events/{id}'>).returns.resolves.toEqualTypeOf<undefined>()
  // @ts-expect-error there is no such call
  expect(() => call('GET /nothing')).toBeTypeOf('function')
  // @ts-expect-error the path has a parameter
  expect(() => call('GET /events/{id}')).toBeTypeOf('function')
  // @ts-expect-error the body has another field
  expect(() => call('POST /events', { body: { url: 'a.example' } })).toBeTypeOf('function')
  // @ts-expect-error the query knows three ways to sort
  expect(() => call('GET /events', { query: { sort: 'colour' } })).toBeTypeOf('function')
})
