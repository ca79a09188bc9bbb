import type { BlockObjectResponse, PageObjectResponse, RichTextItemResponse } from '@notionhq/client'
import type { ReadBlock } from './read-block.ts'
import type { FileCopy, Icon, Node, Text } from './tree.ts'

/** Returns the copy of a file by its key (`fileKey`). A file without a copy is not shown. */
export type CopyOf = (key: string) => FileCopy | undefined

export type BlockType = BlockObjectResponse['type']

/** A block of one of these types. */
export type Block<Type extends BlockType> = Extract<BlockObjectResponse, { type: Type }>

/** The surroundings of a block, for converting it into nodes. */
export interface BlockContext {
  children: ReadBlock[]
  /** The nodes of all children. */
  childNodes(): Node[]
  /** Counts one more block. @returns false when the page already has too many */
  countBlock(): boolean
  /** The nodes below one of the children, such as a column. */
  nodesWithin(child: ReadBlock): Node[]
  /** The nodes of one of the children. */
  nodesOf(child: ReadBlock): Node[]
  text(pieces: RichTextItemResponse[] | undefined): Text
  /** @param owner the id of the block or page that shows it */
  copyOf(owner: string, url: string): FileCopy | undefined
  icon(owner: string, icon: PageObjectResponse['icon'] | undefined): { icon?: Icon }
  /** The public address of a page or database; undefined when it has none. @param id with or without dashes */
  publicUrl(id: string): string | undefined
  /** Creates an anchor name for a block's id; a different one at every call. */
  anchor(id: string): string
}
