import { createInterface } from 'node:readline'
import { paragraph } from './blocks.ts'
import { startNotionStandIn } from './notion-stand-in.ts'
import { addTourPage } from './tour-page.ts'
import { troubles } from './trouble.ts'

// Starts the stand-in, to try Foyer without an account at Notion: npm run notion
const port = Number(process.env['NOTION_PORT'] ?? 3999)
const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const key = 'ntn_tour_5a8bZ71Qx9f3e1a2b'

const notion = await startNotionStandIn(port)
addTourPage(notion.state, pageId)
notion.state.addKey(key, { workspace: 'Courtyard', pages: [pageId] })

process.stdout.write(`A fake Notion is at ${notion.url}. In another terminal:

  NOTION_API_URL=${notion.url} OUTBOUND_ALLOW=${notion.host} npm start

The Notion link of an event:  https://www.notion.so/Summer-Night-${pageId.replaceAll('-', '')}
The key of its page:          ${key}

Type what should happen, then Enter:
  edit      a paragraph is added to the page
  trash     the page is put into the trash; restore takes it out
  unshare   the key may no longer see the page; share lets it
  revoke    the key is good for nothing; unrevoke makes it good again
  down      Notion answers nothing; up ends that
  quit
`)

const { state } = notion
const commands: Record<string, () => void> = {
  edit: () => void state.append(pageId, [paragraph(`Added at ${new Date().toLocaleTimeString()}.`)]),
  trash: () => state.change(pageId, { inTrash: true }),
  restore: () => state.change(pageId, { inTrash: false }),
  unshare: () => void state.keyOf(key).pages.delete(pageId),
  share: () => void state.keyOf(key).pages.add(pageId),
  revoke: () => void Object.assign(state.keyOf(key), { revoked: true }),
  unrevoke: () => void Object.assign(state.keyOf(key), { revoked: false }),
  down: () => notion.troubles.add(troubles.unavailable),
  up: () => notion.troubles.clear(),
  quit: () => process.exit(0),
}

for await (const line of createInterface({ input: process.stdin })) {
  const act = commands[line.trim()]
  act?.()
  process.stdout.write(act ? 'Done.\n' : `One of: ${Object.keys(commands).join(', ')}\n`)
}
