import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

type WriteResponse = (response: ServerResponse, given: string, page: { title: string; text: string }) => void

const mebibyte = 1024 * 1024
const html = { 'content-type': 'text/html; charset=utf-8' }

const render = ({ title, text }: { title: string; text: string }) =>
  `<!doctype html><html><head><title>${title}</title></head><body><p>${text}</p></body></html>`

/** 300 MB of zeros in 300 KB. */
const bomb = gzipSync(Buffer.alloc(300 * mebibyte))

/** The responses by the first part of the path; the second part is their argument. */
export const responsesByPath: Record<string, WriteResponse> = {
  '': (response, _, page) => void response.writeHead(200, html).end(render(page)),
  status: (response, status, page) => void response.writeHead(Number(status), html).end(render(page)),
  echo: (response, text) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(text),
  gzip: (response, _, page) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(render(page))),
  deflate: (response, _, page) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'deflate' }).end(deflateSync(render(page))),
  brotli: (response, _, page) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'br' }).end(brotliCompressSync(render(page))),
  bomb: (response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
  'not-gzip': (response, _, page) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(render(page)),
  'odd-encoding': (response, _, page) =>
    void response.writeHead(200, { ...html, 'content-encoding': 'rot13' }).end(render(page)),
  to: (response, address) => void response.writeHead(302, { location: address }).end(),
  moved: (response) => void response.writeHead(301, { location: '/' }).end(),
  loop: (response) => void response.writeHead(307, { location: '/loop' }).end(),
  nowhere: (response) => void response.writeHead(302).end(),
  'no-address': (response) => void response.writeHead(302, { location: 'http://[' }).end(),
  hang: () => undefined,
  'hang-after-headers': (response) => void response.writeHead(200, html).flushHeaders(),
  drip: (response) => repeat(response, 'x', 20),
  endless: (response) => flood(response, Buffer.alloc(64 * 1024, 'x')),
  large: (response) => void response.writeHead(200, html).end(Buffer.alloc(3 * mebibyte, 'x')),
  reset: (response) => void response.socket?.resetAndDestroy(),
  'hang-up': (response) => void response.socket?.destroy(),
  cut: (response) => {
    response.writeHead(200, { ...html, 'content-length': '100' }).flushHeaders()
    response.write('<title>', () => response.socket?.destroy())
  },
  garbage: (response) => void response.socket?.end('what?\r\n\r\n'),
  'long-headers': (response) => void response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end(),
}

/** Sends a short text again and again until the client disconnects. */
function repeat(response: ServerResponse, text: string, everyMs: number): void {
  response.writeHead(200, html)
  const timer = setInterval(() => response.write(text), everyMs)
  response.on('close', () => clearInterval(timer))
}

/** Sends without end, as fast as the client reads. */
function flood(response: ServerResponse, piece: Buffer): void {
  response.writeHead(200, html)
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}
