import type {
  BlockObjectResponse,
  PageObjectResponse,
  PartialBlockObjectResponse,
  RichTextItemResponse,
} from '@notionhq/client'

/** The addresses under which pages and databases are public at Notion, by their ids without dashes. */
export type PublicUrls = ReadonlyMap<string, string>

/** A block in Notion's format, with all its children. */
export interface ReadBlock {
  block: BlockObjectResponse | PartialBlockObjectResponse
  children: ReadBlock[]
}

/** A page in Notion's format, with all its blocks. */
export interface ReadPage extends Pick<PageObjectResponse, 'id' | 'icon' | 'cover'> {
  title: RichTextItemResponse[]
  blocks: ReadBlock[]
  /** Default: none of the pages and databases that it leads to is public. */
  publicUrls?: PublicUrls
}

/** Returns the block if it is complete. Notion has been seen to return only an id, or a block without its payload. */
export function fullBlock({ block }: ReadBlock): BlockObjectResponse | undefined {
  if (!('type' in block)) return undefined
  // `as`: checks the real answer, which can differ from the client's types
  const payload = (block as unknown as Record<string, unknown>)[block.type]
  return typeof payload === 'object' && payload !== null ? block : undefined
}
