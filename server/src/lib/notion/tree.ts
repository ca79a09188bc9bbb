import type { Dated } from './date.ts'

// A page from Notion as Foyer keeps it: what it says and how it hangs together, without anything that expires, and
// without any address that a browser should not follow.

/** A file of which Foyer has a copy. */
export interface FileCopy {
  /** Of its content; names it in Foyer. */
  hash: string
  /** Its media type. */
  type: string
  name?: string
  /** Of pictures, in pixels. */
  width?: number
  height?: number
}

export type Hue = 'gray' | 'brown' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'pink' | 'red'
/** The colour of a text, or of what is behind it. */
export type Color = Hue | `${Hue | 'default'}_background`

export type Icon = { type: 'emoji'; emoji: string } | { type: 'file'; file: FileCopy }

/** How a piece of text stands. What is not set is not so. */
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
    | ({ type: 'date' } & Dated)
    | { type: 'emoji'; name: string; file: FileCopy }
  )

/** A run of text. */
export type Text = Inline[]

/** Why something of the page is not shown. */
export type Reason =
  /** Notion does not hand it out, or it is of a type that came after this was written. */
  | 'unsupported'
  /** Nobody may read it: a part that is not shared. */
  | 'unreadable'
  /** Meant for those who write: templates, notes of meetings, comments. */
  | 'private'
  /** A file without an address, or one of which no copy could be made. */
  | 'no-file'
  /** An address that no browser should follow. */
  | 'unsafe-address'
  /** More, or deeper, than a page may hold. */
  | 'too-much'

interface Body {
  text: Text
  color?: Color
  children: Node[]
}

export interface Heading {
  type: 'heading'
  /** As in Notion. The page decides which level that is here. */
  level: 1 | 2 | 3 | 4
  text: Text
  color?: Color
  anchor: string
  /** What it hides until it is opened. */
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
  /** Each row has as many cells as the widest. */
  rows: Text[][]
  headerRow: boolean
  headerColumn: boolean
}

export interface Columns {
  type: 'columns'
  /** `share`: of the width, in twelfths. */
  columns: { share: number; children: Node[] }[]
}

export interface Tabs {
  type: 'tabs'
  tabs: { label: Text; icon?: Icon; children: Node[] }[]
}

/** A picture, a film or a sound, from a copy. */
export interface Media {
  type: 'image' | 'video' | 'audio'
  file: FileCopy
  caption: Text
}

export interface Download {
  type: 'download'
  name: string
  /** A copy, or an address elsewhere. */
  from: FileCopy | string
  caption: Text
}

export interface Player {
  type: 'player'
  /** Who shows it. */
  host: string
  /** The page of it, for those without scripts. */
  url: string
  /** What goes into a frame once somebody asks for it. */
  frame: string
  caption: Text
}

export interface Bookmark {
  type: 'bookmark'
  url: string
  caption: Text
}

/** Another page or database of the organiser's, which is not part of this one. */
export interface PageLink {
  type: 'page-link'
  to: 'page' | 'database'
  title?: string
  url: string
}

export interface LeftOut {
  type: 'left-out'
  reason: Reason
  /** Notion's name for the type, such as `button`. */
  name: string
}

/** What a page is made of. `anchor` is set where something leads to it. */
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
  | LeftOut
)

/** A whole page. */
export interface PageTree {
  title: string
  icon?: Icon
  cover?: FileCopy
  blocks: Node[]
}
