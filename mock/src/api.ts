import type { HttpHandler } from 'msw'
import { delay, http } from 'msw'
import type { Mock } from './app.ts'

const base = '/api/v1'
const latencyMs = 100

/** An MSW request handler that answers every request below `/api/v1` from the mock, after 100 ms. */
export const apiHandler = (mock: Mock): HttpHandler =>
  http.all(`${base}/*`, async ({ request }) => {
    await delay(latencyMs)
    const url = new URL(request.url)
    url.pathname = url.pathname.slice(base.length)
    return await mock.fetch(new Request(url, request))
  })
