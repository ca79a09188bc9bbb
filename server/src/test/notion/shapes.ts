import { msPerMinute } from '@foyer/contract/durations'
import type { Block, Key, Page } from './model.ts'

const person = { object: 'user', id: '6794760a-1f15-45cd-9c65-0dfe42f5135a' }
const at = (ms: number) => new Date(ms).toISOString()
/** Notion rounds the time of an edit down to the minute. */
const toTheMinute = (ms: number) => at(Math.floor(ms / msPerMinute) * msPerMinute)

/** Versions before 2026-03-11 call the trash the archive. */
const trashed = (inTrash: boolean, version: string) => ({
  in_trash: inTrash,
  ...(version < '2026-03-11' && { archived: inTrash }),
})

/** The bot user that a key belongs to. */
export const botOf = ({ workspace, bot }: Key) => ({
  object: 'user',
  id: '9188c6a5-7381-452f-b3dc-d4865aa89bdf',
  type: 'bot',
  name: bot,
  avatar_url: null,
  bot: {
    owner: { type: 'workspace', workspace: true },
    workspace_id: 'b0688871-85db-4637-8fc9-043a240b4b9e',
    workspace_name: workspace,
    workspace_limits: { max_file_upload_size_in_bytes: 5_242_880 },
  },
})

export const pageShape = (page: Page, version: string) => ({
  object: 'page',
  id: page.id,
  created_time: toTheMinute(page.createdAt),
  last_edited_time: toTheMinute(page.editedAt),
  created_by: person,
  last_edited_by: person,
  ...trashed(page.inTrash, version),
  is_archived: false,
  is_locked: false,
  url: `https://www.notion.so/${page.title.replace(/\W+/g, '-')}-${page.id.replaceAll('-', '')}`,
  public_url: page.publicUrl,
  parent: { type: 'workspace', workspace: true },
  properties: { title: { id: 'title', type: 'title', title: page.title === '' ? [] : plainText(page.title) } },
  icon: page.icon,
  cover: page.cover,
})

export const databaseShape = (page: Page, version: string) => ({
  object: 'database',
  id: page.id,
  title: plainText(page.title),
  ...trashed(page.inTrash, version),
  data_sources: [{ id: page.id.replace(/^./, 'd'), name: page.title }],
})

export const blockShape = (block: Block, isPage: boolean, version: string) =>
  block.partial
    ? { object: 'block', id: block.id }
    : {
        object: 'block',
        id: block.id,
        parent: isPage ? { type: 'page_id', page_id: block.parent } : { type: 'block_id', block_id: block.parent },
        created_time: toTheMinute(block.createdAt),
        last_edited_time: toTheMinute(block.editedAt),
        created_by: person,
        last_edited_by: person,
        has_children: block.children.length > 0 || isCopy(block) || block.type === 'child_page',
        ...trashed(false, version),
        type: block.type,
        [block.type]: block.payload,
      }

const isCopy = ({ type, payload }: Block) =>
  type === 'synced_block' && Boolean((payload as { synced_from?: object | null }).synced_from)

export const plainText = (content: string) => [
  {
    type: 'text',
    text: { content, link: null },
    annotations: { bold: false, italic: false, strikethrough: false, underline: false, code: false, color: 'default' },
    plain_text: content,
    href: null,
  },
]
