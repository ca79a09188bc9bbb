import type {
  BlockObjectResponse,
  PageObjectResponse,
  PartialBlockObjectResponse,
  RichTextItemResponse,
} from '@notionhq/client'

/** A block as Notion answered it, with everything below it. */
export interface ReadBlock {
  block: BlockObjectResponse | PartialBlockObjectResponse
  children: ReadBlock[]
}

/** A whole page as it was read. */
export interface ReadPage extends Pick<PageObjectResponse, 'id' | 'icon' | 'cover'> {
  title: RichTextItemResponse[]
  blocks: ReadBlock[]
}

/** The block, if it came whole. Notion has been seen to answer an id alone, and blocks without what they are about. */
export function fullBlock({ block }: ReadBlock): BlockObjectResponse | undefined {
  if (!('type' in block)) return undefined
  // `as`: looked at as it came, which may not be as the types have it
  const payload = (block as unknown as Record<string, unknown>)[block.type]
  return typeof payload === 'object' && payload !== null ? block : undefined
}
