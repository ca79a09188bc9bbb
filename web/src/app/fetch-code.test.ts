import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unreachable } from '../lib/api-error.ts'
import { fetchCode } from './fetch-code.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => vi.unstubAllGlobals())

const missing = new TypeError('Failed to fetch dynamically imported module: https://foyer.example/assets/page-1.js')
const fetchMissing = () => fetchCode(() => Promise.reject(missing))

it('returns the code', async () => {
  await expect(fetchCode(async () => ({ default: 'page' }))).resolves.toEqual({ default: 'page' })
})

it('passes the error on when Foyer answers, so that the router reloads the page for the new version', async () => {
  fetched.mockResolvedValueOnce(new Response())
  await expect(fetchMissing()).rejects.toBe(missing)
})

it.each([
  ['without a connection', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['when a proxy answers in its place', () => fetched.mockResolvedValueOnce(new Response('', { status: 502 }))],
])('throws Unreachable %s, which does not reload the page', async (_, fail) => {
  fail()
  await expect(fetchMissing()).rejects.toBeInstanceOf(Unreachable)
})
