import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'check-in-worker.js'), 'utf8')

interface Fetching {
  request: { method: 'GET'; mode: 'navigate'; url: string }
  respondWith(answer: Promise<Response>): void
}

/** Opens the page at the door through its service worker. @param network what the network answers @param stored the stored page */
async function openPage(network: () => Promise<Response>, stored?: Response): Promise<Response> {
  const listeners: Record<string, (event: Fetching) => void> = {}
  const self = {
    location: { origin: 'https://foyer.example' },
    addEventListener: (name: string, listener: (event: Fetching) => void) => {
      listeners[name] = listener
    },
  }
  const caches = { match: async (path: string) => (path === '/check-in/check-in.html' ? stored : undefined) }
  runInNewContext(source, { self, caches, fetch: network, URL, Response, AbortSignal })
  return await new Promise<Response>((resolve) => {
    listeners['fetch']?.({
      request: { method: 'GET', mode: 'navigate', url: 'https://foyer.example/en/check-in/token' },
      respondWith: (answer) => void answer.then(resolve),
    })
  })
}

const failing = async () => {
  throw new TypeError('Failed to fetch')
}
const answering = (status: number) => async () => new Response('of the network', { status })
const stored = () => new Response('stored')

it.each([
  ['fails', failing, 'stored'],
  ['answers 502', answering(502), 'stored'],
  ['answers 503', answering(503), 'stored'],
  ['answers 404', answering(404), 'of the network'],
  ['answers 200', answering(200), 'of the network'],
])('has the page that works when the network %s', async (_, network, text) => {
  expect(await (await openPage(network, stored())).text()).toBe(text)
})

it('has what the network answers before the page is stored', async () => {
  expect((await openPage(answering(503))).status).toBe(503)
  expect((await openPage(failing)).type).toBe('error')
})
