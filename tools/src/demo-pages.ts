// Writes the public pages of the sample events beside the demo, as the server would make them. Run by `npm run build:demo`.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Event } from '@foyer/contract/events'
import { languages } from '@foyer/contract/languages'
import { PublicEvent } from '@foyer/contract/public'
import { createMock } from '@foyer/mock/app'
import { samplePages } from '@foyer/server/public/sample-pages'
import { root } from '../lib/root.mjs'

const mock = createMock()
const ask = async (path: string): Promise<unknown> => (await mock.fetch(new Request(`http://demo${path}`))).json()

const events = Event.array().parse(await ask('/events'))
const shown = await Promise.all(events.map(async ({ slug }) => PublicEvent.parse(await ask(`/public/events/${slug}`))))
const pages = samplePages(shown.flatMap((event) => languages.map((language) => ({ event, language }))))

for (const { path, bytes } of pages) {
  const file = join(root, 'web/dist-demo', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
