import { createReadStream, existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../web/dist-demo', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** Serves the demo as a plain host of static files: the file, the folder's index.html, or 404.html. */
export async function serveDemo(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://demo').pathname))
    const found = [path, join(path, 'index.html')].map((name) => join(folder, name)).find(isFile)
    const file = found ?? join(folder, '404.html')
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

const isFile = (path: string) => path.startsWith(folder) && existsSync(path) && statSync(path).isFile()
