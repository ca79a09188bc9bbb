import type { RichTextItemResponse } from '@notionhq/client'
import { cleanText } from './clean-text.ts'
import { playerOf } from './players.ts'
import type { Block, Reading } from './reading.ts'
import { safeLink } from './safe-link.ts'
import type { LeftOut, Node, Reason, Text } from './tree.ts'

export const leftOut = (reason: Reason, name: string): LeftOut => ({ type: 'left-out', reason, name: cleanText(name) })

type Shown = Block<'image' | 'video' | 'audio'>

/** A picture, film or sound: from its copy; what lies elsewhere, at the host where it is. */
export function mediaOf({ id, type }: Shown, payload: Source, reading: Reading): Node {
  const caption = reading.text(payload.caption)
  const url = addressOf(payload)
  if (payload.type === 'external' && type !== 'image') return elsewhere(type, url, caption)
  const file = url ? reading.copyOf(id, url) : undefined
  if (!file) return leftOut('no-file', nameIn(url) || type)
  return file.type.startsWith(`${type}/`)
    ? { type, file, caption }
    : { type: 'download', name: nameIn(url), from: file, caption }
}

/** Something to be fetched: its copy, or where it lies on the web. */
export function downloadOf({ id, type }: Block<'pdf' | 'file'>, payload: Source, reading: Reading): Node {
  const url = addressOf(payload)
  const isElsewhere = payload.type === 'external'
  const from = url && (reading.copyOf(id, url) ?? (isElsewhere && safeLink(url)))
  const name = cleanText(payload.name) || nameIn(url)
  if (!from) return url && isElsewhere ? leftOut('unsafe-address', type) : leftOut('no-file', name || type)
  return { type: 'download', name, from, caption: reading.text(payload.caption) }
}

/** Something on the web: a player where Foyer knows the host, else a link. */
export function elsewhere(type: string, address: string, caption: Text): Node {
  const url = safeLink(address)
  if (!url) return leftOut(address ? 'unsafe-address' : 'no-file', type)
  const player = playerOf(url)
  return player ? { type: 'player', ...player, caption } : { type: 'bookmark', url, caption }
}

/** Where a file lies: with Notion, or elsewhere. Notion has been seen to leave the address out. */
interface Source {
  type?: string
  file?: { url?: string }
  external?: { url?: string }
  name?: string
  caption?: RichTextItemResponse[]
}

const addressOf = ({ file, external }: Source): string => file?.url ?? external?.url ?? ''

/** The last part of an address, as people wrote it. */
function nameIn(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const last = path.split('/').findLast(Boolean) ?? ''
  try {
    return cleanText(decodeURIComponent(last))
  } catch {
    return cleanText(last)
  }
}
