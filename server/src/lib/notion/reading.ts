import type { BlockObjectResponse, PageObjectResponse, RichTextItemResponse } from '@notionhq/client'
import type { ReadBlock } from './read-block.ts'
import type { FileCopy, Icon, Node, Text } from './tree.ts'

/** The copy of a file by its key (`fileKey`); a file without one is not shown. */
export type CopyOf = (key: string) => FileCopy | undefined

export type BlockType = BlockObjectResponse['type']

/** A block of one of these types. */
export type Block<Type extends BlockType> = Extract<BlockObjectResponse, { type: Type }>

/** What those who turn one block into nodes need of the page around it. */
export interface Reading {
  children: ReadBlock[]
  /** What they become. */
  below(): Node[]
  /** Counts one more block. @returns false when there are too many already */
  admit(): boolean
  /** What is below one of the children, such as a column. */
  within(child: ReadBlock): Node[]
  /** What one of the children becomes on its own. */
  single(child: ReadBlock): Node[]
  text(pieces: RichTextItemResponse[] | undefined): Text
  /** @param owner the id of the block or page that shows it */
  copyOf(owner: string, url: string): FileCopy | undefined
  icon(owner: string, icon: PageObjectResponse['icon'] | undefined): { icon?: Icon }
  /** A name for a place in the page, by the id of its block; another one each time. */
  anchor(id: string): string
}
