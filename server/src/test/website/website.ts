import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import type { Certificate } from './certificate.ts'
import { responsesByPath } from './responses-by-path.ts'

/** A website that fails in every way: each path of `ways.ts` is one. */
export interface WebsiteStandIn extends AsyncDisposable {
  /** `http://127.0.0.1:4321`, or `https://localhost:4321` with a certificate. */
  url: string
  /** The value for `OUTBOUND_ALLOW`. */
  hostAndPort: string
  /** The paths of all requests. */
  asked: string[]
  /** The headers of the last request. */
  headers: IncomingMessage['headers']
  /** Answers every path from now on as this one: `/status/500`; undefined: each path as itself. */
  answerAs(path: string | undefined): void
  /** Changes the page at `/`. */
  show(page: { title?: string; text?: string }): void
  /** Stops or starts the server on the same port. */
  listening(on: boolean): Promise<void>
}

/** @param certificate default: without TLS */
export async function startWebsiteStandIn(certificate?: Certificate): Promise<WebsiteStandIn> {
  const page = { title: 'Hofkonzert', text: 'Every Friday.' }
  let instead: string | undefined
  const site = {
    asked: [] as string[],
    headers: {} as IncomingMessage['headers'],
  }
  const answer: RequestListener = (request: IncomingMessage, response: ServerResponse) => {
    site.asked.push(request.url ?? '')
    site.headers = request.headers
    const url = new URL(instead ?? request.url ?? '/', 'http://site.invalid')
    const [, name = '', given = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname + url.search) ?? []
    const way = responsesByPath[name] ?? responsesByPath['']
    way?.(response, decodeURIComponent(given), page)
  }
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  const port = await listen(server, 0)
  const host = certificate ? 'localhost' : '127.0.0.1'
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(site, {
    url: `${certificate ? 'https' : 'http'}://${host}:${port}`,
    hostAndPort: `${host}:${port}`,
    answerAs: (path: string | undefined) => {
      instead = path
    },
    show: (shown: Partial<typeof page>) => void Object.assign(page, shown),
    listening: async (on: boolean) => {
      if (on) await listen(server, port)
      else await stop()
    },
    [Symbol.asyncDispose]: stop,
  })
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  return (server.address() as AddressInfo).port
}
