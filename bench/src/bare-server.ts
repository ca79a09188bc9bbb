import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The fastest HTTP server that Node allows: it answers every request with the bytes of a file. bare-http.ts runs it in
// a process of its own.
const [, , file = ''] = process.argv
const bytes = readFileSync(file)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length }
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
// `as`: a server that listens on a TCP port has an AddressInfo
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
