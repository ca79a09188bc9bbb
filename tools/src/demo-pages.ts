// Renders the public pages of the demo's events as the server does, into the demo's folder. `npm run build:demo` runs it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Event } from '@foyer/contract/events'
import { languages } from '@foyer/contract/languages'
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
const pages = samplePages(publicEvents.flatMap((event) => languages.map((language) => ({ event, language }))))

for (const { path, bytes } of pages) {
  const file = join(root, 'web/dist-demo', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
