// What the fake Notion is made of. A workspace has pages, a page has blocks, a key may see some of the pages.

/** A block to be put onto a page: Notion's payload under the name of its type, and what is below it. */
export interface NewBlock {
  /** Dashed; made up when left out. */
  id?: string
  type: string
  payload: object
  children?: NewBlock[]
  /** Only the id is handed out, as Notion does of what a key may see but not read. */
  partial?: true
}

export interface Block {
  id: string
  /** The page or block that it stands on. */
  parent: string
  type: string
  payload: object
  children: string[]
  createdAt: number
  editedAt: number
  partial: boolean
}

export interface Page {
  id: string
  kind: 'page' | 'database'
  title: string
  icon: object | null
  cover: object | null
  publicUrl: string | null
  inTrash: boolean
  children: string[]
  createdAt: number
  editedAt: number
}

export interface Key {
  /** What the log calls it; the key itself is in no log. */
  id: string
  workspace: string
  bot: string
  pages: Set<string>
  /** Pages that stand otherwise for this key than for others. */
  sees: Record<string, Partial<Pick<Page, 'kind' | 'inTrash'>>>
  /** Whether it has the capability to read content. */
  mayRead: boolean
  revoked: boolean
}

/** A file that lies with the fake Notion. */
export interface StoredFile {
  id: string
  name: string
  type: string
  bytes: Buffer
}

/** One answered request. */
export interface Logged {
  /** By the fake's clock, in ms. */
  at: number
  method: string
  /** With its query. */
  path: string
  version: string | undefined
  /** The id of the key, never the key. */
  key: string | undefined
  status: number
}
