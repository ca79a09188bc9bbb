import type { HttpHandler } from 'msw'
import { delay, http } from 'msw'
import type { Mock } from './app.ts'

const base = '/api/v1'
const latencyMs = 100

/** The MSW request handlers: they answer every request below `/api/v1` from the mock, after 100 ms, and for its files. */
export const mockHandlers = (mock: Mock): HttpHandler[] => [apiHandler(mock), filesHandler(mock)]

/** An MSW request handler that answers every request below `/api/v1` from the mock, after 100 ms. */
const apiHandler = (mock: Mock): HttpHandler =>
  http.all(`${base}/*`, async ({ request }) => {
    await delay(latencyMs)
    const url = new URL(request.url)
    url.pathname = url.pathname.slice(base.length)
    return await mock.fetch(new Request(url, request))
  })

// the demo has one size of each picture
const filesHandler = (mock: Mock): HttpHandler =>
  http.get(/\/files\/[0-9a-f]{64}(\/\d+\.webp)?$/, ({ request }) => {
    const file = mock.file(/[0-9a-f]{64}/.exec(request.url)?.[0] ?? '')
    return file && new Response(file, { headers: { 'content-type': file.type } })
  })
