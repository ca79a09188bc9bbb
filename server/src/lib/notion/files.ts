import type { ReadBlock, ReadPage } from './read-block.ts'

/** A file that a page shows, before there is a copy of it. */
export interface FileToCopy {
  /** What its copy is asked for by. */
  key: string
  /** Where it is now. Notion's own addresses are good for an hour. */
  url: string
}

/**
 * The name of a file that stays the same from one read to the next, while its address does not.
 * @param owner the id of the block, page or emoji that shows it
 */
export function fileKey(owner: string, url: string): string {
  const [address = ''] = url.split(/[?#]/)
  return `${owner} ${address}`
}

/** Every file of a page of which a copy is needed, each once. Films and documents that lie elsewhere stay there. */
export function filesOf({ id, icon, cover, blocks }: ReadPage): FileToCopy[] {
  const all = [...filesIn(id, [icon, cover], true), ...filesBelow(blocks)]
  return [...new Map(all.map((file) => [file.key, file])).values()]
}

const mayLieElsewhere = new Set(['video', 'audio', 'pdf', 'file'])

function* filesBelow(blocks: ReadBlock[]): Generator<FileToCopy> {
  for (const { block, children } of blocks) {
    if ('type' in block) yield* filesIn(block.id, block, !mayLieElsewhere.has(block.type))
    yield* filesBelow(children)
  }
}

/** Looks into whatever Notion answered: icons and emoji stand in many places, and more of them come. */
function* filesIn(owner: string, value: unknown, elsewhereToo: boolean): Generator<FileToCopy> {
  if (typeof value !== 'object' || value === null) return
  const { file, external, custom_emoji: emoji } = value as Record<string, Addressed | undefined>
  if (file?.url) yield { key: fileKey(owner, file.url), url: file.url }
  if (external?.url && elsewhereToo) yield { key: fileKey(owner, external.url), url: external.url }
  if (emoji?.url) yield { key: fileKey(emoji.id ?? owner, emoji.url), url: emoji.url }
  for (const part of Object.values(value)) yield* filesIn(owner, part, elsewhereToo)
}

interface Addressed {
  id?: string
  url?: string
}
