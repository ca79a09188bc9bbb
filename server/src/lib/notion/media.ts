import type { RichTextItemResponse } from '@notionhq/client'
import type { Block, BlockContext } from './block-context.ts'
import { cleanText } from './clean-text.ts'
import { playerOf } from './players.ts'
import { safeLink } from './safe-link.ts'
import type { Node, SkippedNode, SkipReason, Text } from './tree.ts'

/** The place of a block that cannot be published, with the reason and a name for it. */
export const skippedNode = (reason: SkipReason, name: string): SkippedNode => ({
  type: 'left-out',
  reason,
  name: cleanText(name),
})

type MediaBlock = Block<'image' | 'video' | 'audio'>

/** Converts an image, video or audio. External video and audio stay with their host. */
export function mediaOf({ id, type }: MediaBlock, payload: FilePayload, context: BlockContext): Node {
  const caption = context.text(payload.caption)
  const url = addressOf(payload)
  if (payload.type === 'external' && type !== 'image') return linkNode(type, url, caption)
  const file = url ? context.copyOf(id, url) : undefined
  if (!file) return skippedNode('no-file', nameIn(url) || type)
  return file.type.startsWith(`${type}/`)
    ? { type, file, caption }
    : { type: 'download', name: nameIn(url), from: file, caption }
}

/** Converts a file to download: its copy, or its external address. */
export function downloadOf({ id, type }: Block<'pdf' | 'file'>, payload: FilePayload, context: BlockContext): Node {
  const url = addressOf(payload)
  const isExternal = payload.type === 'external'
  const from = url && (context.copyOf(id, url) ?? (isExternal && safeLink(url)))
  const name = cleanText(payload.name) || nameIn(url)
  if (!from) return url && isExternal ? skippedNode('unsafe-address', type) : skippedNode('no-file', name || type)
  return { type: 'download', name, from, caption: context.text(payload.caption) }
}

/** Converts a web address: a player when Foyer knows the host, else a bookmark. */
export function linkNode(type: string, address: string, caption: Text): Node {
  const url = safeLink(address)
  if (!url) return skippedNode(address ? 'unsafe-address' : 'no-file', type)
  const player = playerOf(url)
  return player ? { type: 'player', ...player, caption } : { type: 'bookmark', url, caption }
}

/** A file of Notion or an external one. Notion has been seen to omit the address. */
interface FilePayload {
  type?: string
  file?: { url?: string }
  external?: { url?: string }
  name?: string
  caption?: RichTextItemResponse[]
}

const addressOf = ({ file, external }: FilePayload): string => file?.url ?? external?.url ?? ''

/** The last part of an address, decoded. */
function nameIn(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const last = path.split('/').findLast(Boolean) ?? ''
  try {
    return cleanText(decodeURIComponent(last))
  } catch {
    return cleanText(last)
  }
}
