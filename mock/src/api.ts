import type { HttpHandler } from 'msw'
import { delay, http } from 'msw'
import type { Mock } from './app.ts'

const base = '/api/v1'
const latencyInMs = 100

/** The mock as a request handler of MSW: everything below `/api/v1`, answered after 100 ms. */
export const apiHandler = (mock: Mock): HttpHandler =>
  http.all(`${base}/*`, async ({ request }) => {
    await delay(latencyInMs)
    const url = new URL(request.url)
    url.pathname = url.pathname.slice(base.length)
    return await mock.fetch(new Request(url, request))
  })
