import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cookieHeader } from '../test/client.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser: ada } = await startTestBed()

interface RawResponse {
  encoding: string | undefined
  vary: string | undefined
  bytes: Buffer
}

/** A request whose answer is not decompressed. */
const get = (path: string, acceptEncoding: string): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: cookieHeader(ada.cookies), 'accept-encoding': acceptEncoding }
    const sent = request(`${app.publicUrl}/api/v1/${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-encoding': encoding, vary } = response.headers
        resolve({ encoding, vary, bytes: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

it('compresses long lists for clients that accept it', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await ada.ok('POST /api/v1/events', { urlLink: `${name.toLowerCase()}.example.org`, venue: 'V'.repeat(100) })
  const plain = await get('events', 'identity')
  expect(plain).toMatchObject({ encoding: undefined, vary: expect.stringContaining('accept-encoding') })
  for (const accepted of ['gzip', 'br, gzip;q=1.0', 'gzip, deflate, br']) {
    const compressed = await get('events', accepted)
    expect(compressed).toMatchObject({ encoding: 'gzip', vary: expect.stringContaining('accept-encoding') })
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes)
  }
  expect((await get('events', 'gzip;q=0')).encoding).toBeUndefined()
})

it('leaves short answers as they are', async () => {
  expect((await get('inbox/unread', 'gzip')).encoding).toBeUndefined()
})
