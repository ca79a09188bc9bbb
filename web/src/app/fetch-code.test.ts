import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unreachable } from '../lib/api-error.ts'
import { fetchCode } from './fetch-code.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => vi.unstubAllGlobals())

const missing = new TypeError('Failed to fetch dynamically imported module: https://foyer.example/assets/page-1.js')
const fetchMissing = () => fetchCode(() => Promise.reject(missing))

it('gives the code as it comes', async () => {
  await expect(fetchCode(async () => ({ default: 'page' }))).resolves.toEqual({ default: 'page' })
})

it('hands on that a newer version has taken its place, so that the page is loaded anew', async () => {
  fetched.mockResolvedValueOnce(new Response())
  await expect(fetchMissing()).rejects.toBe(missing)
})

it.each([
  ['without a connection', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['when something answers in its place', () => fetched.mockResolvedValueOnce(new Response('', { status: 502 }))],
])('says that Foyer cannot be reached %s, and nothing that loads the page anew', async (_, fail) => {
  fail()
  await expect(fetchMissing()).rejects.toBeInstanceOf(Unreachable)
})
