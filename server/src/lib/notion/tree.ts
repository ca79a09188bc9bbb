import type { DateOrPeriod } from './date.ts'

// A Notion page as Foyer stores it: content and structure, without expiring addresses and without unsafe links.
// The blocks of a description (`contract/src/content.ts`) are a part of it.

/** Foyer's copy of a file. */
export interface FileCopy {
  /** The hash of its content, which is its name in Foyer. */
  hash: string
  /** The media type. */
  type: string
  name?: string
  /** The size of a picture, in pixels. */
  width?: number
  height?: number
}

export type Hue = 'gray' | 'brown' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'pink' | 'red'
/** The colour of a text or of its background. */
export type Color = Hue | `${Hue | 'default'}_background`

export type Icon = { type: 'emoji'; emoji: string } | { type: 'file'; file: FileCopy }

/** The formatting of a piece of text. */
export interface Marks {
  bold?: true
  italic?: true
  strikethrough?: true
  underline?: true
  code?: true
  color?: Color
  /** http, https, mailto or tel; `#…` leads to an anchor of the same page. */
  link?: string
}

export type Inline = Marks &
  (
    | { type: 'text'; text: string }
    | { type: 'equation'; expression: string }
    | ({ type: 'date' } & DateOrPeriod)
    | { type: 'emoji'; name: string; file: FileCopy }
    /** A mention of a page or database that is not public at Notion. Only the preview shows its title. */
    | { type: 'private-page'; title: string }
  )

/** A text of several pieces. */
export type Text = Inline[]

/** The reason that Foyer does not show a block. */
export type SkipReason =
  /** The API does not return it, or Foyer does not know its type yet. */
  | 'unsupported'
  /** The key may not read it: the block is not shared. */
  | 'unreadable'
  /** Meant for the authors: templates, meeting notes, comments. */
  | 'private'
  /** Another page or database, which is not public at Notion. */
  | 'not-public'
  /** A file without an address, or one that Foyer could not copy. */
  | 'no-file'
  /** An address that is unsafe in a link. */
  | 'unsafe-address'
  /** Beyond the page's limit of blocks or depth. */
  | 'too-much'

interface Body {
  text: Text
  color?: Color
  children: Node[]
}

export interface Heading {
  type: 'heading'
  /** The level in Notion. The event page decides the HTML level. */
  level: 1 | 2 | 3 | 4
  text: Text
  color?: Color
  /** Descriptions have none. */
  anchor?: string
  /** The content of a toggle heading. */
  toggle?: Node[]
}

export interface Item extends Body {
  anchor?: string
}

export interface List {
  type: 'list'
  items: Item[]
}

export interface NumberedList {
  type: 'numbered-list'
  start?: number
  format?: 'numbers' | 'letters' | 'roman'
  items: Item[]
}

export interface TaskList {
  type: 'task-list'
  items: (Item & { checked: boolean })[]
}

export interface Table {
  type: 'table'
  /** All rows have the same number of cells. */
  rows: Text[][]
  headerRow: boolean
  headerColumn: boolean
}

export interface Columns {
  type: 'columns'
  /** `share`: the share of the width, in twelfths. */
  columns: { share: number; children: Node[] }[]
}

export interface Tabs {
  type: 'tabs'
  tabs: { label: Text; icon?: Icon; children: Node[] }[]
}

/** An image, video or audio that Foyer has copied. */
export interface Media {
  type: 'image' | 'video' | 'audio'
  file: FileCopy
  /** The text alternative of a picture in a description; empty for mere decoration. Notion has none. */
  alt?: string
  caption: Text
}

export interface Download {
  type: 'download'
  name: string
  /** A copy, or an external address. */
  from: FileCopy | string
  caption: Text
}

export interface Player {
  type: 'player'
  /** The name of the host. */
  host: string
  /** The kind of the content; a video when absent. */
  shows?: 'music' | 'map'
  /** Its page there, for visitors without scripts. */
  url: string
  /** The address of the player, loaded into a frame when the visitor starts it. */
  frame: string
  caption: Text
}

export interface Bookmark {
  type: 'bookmark'
  url: string
  caption: Text
}

/** A link to another page or database of the organiser. */
export interface PageLink {
  type: 'page-link'
  to: 'page' | 'database'
  title?: string
  url: string
  /** Absent in snapshots of earlier versions, which link to pages that visitors cannot open. */
  public?: true
}

export interface SkippedNode {
  type: 'left-out'
  reason: SkipReason
  /** Notion's name for the type, such as `button`; the title of a page that is not public. */
  name: string
}

/** A part of a page. `anchor` is set when a link in the page leads to it. */
export type Node = { anchor?: string } & (
  | ({ type: 'paragraph' } & Body)
  | ({ type: 'toggle' } & Body)
  | ({ type: 'quote' } & Body)
  | ({ type: 'callout'; icon?: Icon } & Body)
  | Heading
  | List
  | NumberedList
  | TaskList
  | { type: 'code'; text: Text; language: string; caption: Text }
  | { type: 'equation'; expression: string }
  | { type: 'divider' }
  | { type: 'contents'; color?: Color }
  | Table
  | Columns
  | Tabs
  | Media
  | Download
  | Player
  | Bookmark
  | PageLink
  | SkippedNode
)

/** A whole page. */
export interface PageTree {
  title: string
  icon?: Icon
  cover?: FileCopy
  blocks: Node[]
}
