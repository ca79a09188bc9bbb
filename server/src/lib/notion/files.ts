import type { ReadBlock, ReadPage } from './read-block.ts'

/** A file on a page that Foyer has to copy. */
export interface FileToCopy {
  /** The key of its copy (`fileKey`). */
  key: string
  /** Its current address. Notion's own addresses expire after an hour. */
  url: string
}

/**
 * The key of a file. It stays the same between reads, although the query of the address changes.
 * @param owner the id of the block, page or emoji that shows the file
 */
export function fileKey(owner: string, url: string): string {
  const [address = ''] = url.split(/[?#]/)
  return `${owner} ${address}`
}

/** Every file of a page that needs a copy, each once. External video, audio and documents are not copied. */
export function filesOf({ id, icon, cover, blocks }: ReadPage): FileToCopy[] {
  const all = [...filesIn(id, [icon, cover], { withExternal: true }), ...filesBelow(blocks)]
  return [...new Map(all.map((file) => [file.key, file])).values()]
}

const externalTypes = new Set(['video', 'audio', 'pdf', 'file'])

function* filesBelow(blocks: ReadBlock[]): Generator<FileToCopy> {
  for (const { block, children } of blocks) {
    if ('type' in block) yield* filesIn(block.id, block, { withExternal: !externalTypes.has(block.type) })
    yield* filesBelow(children)
  }
}

/** Searches all of Notion's answer, because icons and emoji are in many places and Notion adds more. */
function* filesIn(owner: string, value: unknown, options: { withExternal: boolean }): Generator<FileToCopy> {
  if (typeof value !== 'object' || value === null) return
  const { file, external, custom_emoji: emoji } = value as Record<string, FileReference | undefined>
  if (file?.url) yield { key: fileKey(owner, file.url), url: file.url }
  if (external?.url && options.withExternal) yield { key: fileKey(owner, external.url), url: external.url }
  if (emoji?.url) yield { key: fileKey(emoji.id ?? owner, emoji.url), url: emoji.url }
  for (const part of Object.values(value)) yield* filesIn(owner, part, options)
}

interface FileReference {
  id?: string
  url?: string
}
