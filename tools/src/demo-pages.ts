// Renders the public pages of the demo's events, and their privacy pages, as the server does, into the demo's folder. `npm run build:demo` runs it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Event } from '@foyer/contract/events'
import { PublicEvent } from '@foyer/contract/public-api'
import { createMock } from '@foyer/mock/app'
import { samplePages } from '@foyer/server/storefront/sample-pages'
import { root } from '../lib/root.mjs'

const mock = createMock()
const get = async (path: string): Promise<unknown> => (await mock.fetch(new Request(`http://demo${path}`))).json()

const events = Event.array().parse(await get('/events'))
const publicEvents = await Promise.all(
  events.map(async ({ slug }) => PublicEvent.parse(await get(`/public/events/${slug}`))),
)
for (const { path, bytes } of samplePages(publicEvents)) {
  const file = join(root, 'web/dist-demo', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
