import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './answer.ts'
import { fileAt } from './files.ts'
import type { LoggedRequest } from './model.ts'
import { NotionState } from './state.ts'
import { Troubles } from './trouble.ts'

/** A stand-in for Notion's API and for the host of its files. */
export interface NotionStandIn extends AsyncDisposable {
  /** The value for `NOTION_API_URL`. */
  url: string
  /** The value for `OUTBOUND_ALLOW`. */
  host: string
  /** The pages, blocks, files and keys. */
  state: NotionState
  /** The failures that are switched on. */
  troubles: Troubles
  /** The requests to the API, in order. */
  log: LoggedRequest[]
  /** Runs a function once before the next request to a matching path is answered. */
  before(path: RegExp, act: () => unknown): void
  /** Serves a path on the host of files, for files outside Notion. @returns the address */
  serve(path: string, answer: (response: ServerResponse) => void): string
}

/** @param port 0: any free port */
export async function startNotionStandIn(port = 0): Promise<NotionStandIn> {
  const state = new NotionState()
  const troubles = new Troubles()
  const log: LoggedRequest[] = []
  const hooks: { path: RegExp; act: () => unknown }[] = []
  const served = new Map<string, (response: ServerResponse) => void>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', address)
    const elsewhere = served.get(url.pathname)
    if (elsewhere) elsewhere(response)
    else if (url.pathname.startsWith('/files/')) sendFile(url, response)
    else void answerApi(url, request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = `http://${host}`

  function sendFile(url: URL, response: ServerResponse): void {
    const file = fileAt(url, state)
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    else response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>')
  }

  async function answerApi(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = url.pathname + url.search
    const hook = hooks.findIndex((each) => each.path.test(path))
    if (hook >= 0) for (const { act } of hooks.splice(hook, 1)) await act()
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const key = state.keys.get(token)
    const version = request.headers['notion-version']?.toString()
    const trouble = troubles.for(path, token)
    const status = trouble ? trouble(response) : send(response, answer({ url, version, key }, state, address))
    log.push({ at: state.now, method: request.method ?? '', path, version, key: key?.id, status })
  }

  return {
    url: address,
    host,
    state,
    troubles,
    log,
    before: (path, act) => void hooks.push({ path, act }),
    serve(path, respond) {
      served.set(path, respond)
      return address + path
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status, body }: { status: number; body: unknown }): number {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  return status
}
