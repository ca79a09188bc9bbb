// Renders the public pages of the demo's events, their privacy pages and their pictures, as the server does, into the demo's folder. `npm run build:demo` runs it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Description } from '@foyer/contract/descriptions'
import { Event } from '@foyer/contract/events'
import { PublicEvent } from '@foyer/contract/public-api'
import { createMock } from '@foyer/mock/app'
import { makeVariants, whileDecoding } from '@foyer/server/lib/picture-variants'
import { samplePages } from '@foyer/server/storefront/sample-pages'
import { root } from '../lib/root.mjs'

const mock = createMock()
const get = async (path: string): Promise<unknown> => (await mock.fetch(new Request(`http://demo${path}`))).json()

async function write(path: string, bytes: string | Uint8Array): Promise<void> {
  const file = join(root, 'web/dist-demo', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

const events = Event.array().parse(await get('/events'))
const samples = await Promise.all(
  events.map(async ({ id, slug }) => ({
    event: PublicEvent.parse(await get(`/public/events/${slug}`)),
    description: Description.parse(await get(`/events/${id}/description`)),
  })),
)
for (const { path, bytes } of samplePages(samples)) await write(path, bytes)
for (const { cover } of events) {
  const drawing = cover && mock.file(cover.hash)
  if (!drawing) continue
  const bytes = await drawing.arrayBuffer()
  const drawn = await whileDecoding((sharp) => sharp(bytes).png().toBuffer())
  const variants = await makeVariants(drawn, cover.type, cover.width)
  for (const { width, bytes } of variants) await write(`files/${cover.hash}/${width}.webp`, bytes)
}
