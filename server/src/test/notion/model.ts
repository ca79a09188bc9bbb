// The model of the stand-in: a workspace has pages, a page has blocks, a key may read some of the pages.

/** A block to add to a page: its type, Notion's payload for that type, and its children. */
export interface NewBlock {
  /** With dashes; default: a new id. */
  id?: string
  type: string
  payload: object
  children?: NewBlock[]
  /** Responses contain only its id, as Notion does for a block that the key may not read. */
  partial?: true
}

export interface Block {
  id: string
  /** The page or block that contains it. */
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
  /** Names the key in the log, which never contains the key itself. */
  id: string
  workspace: string
  bot: string
  pages: Set<string>
  /** The pages that differ for this key, by id. */
  sees: Record<string, Partial<Pick<Page, 'kind' | 'inTrash'>>>
  /** Whether it has the capability to read content. */
  mayRead: boolean
  revoked: boolean
}

/** A file that the stand-in stores. */
export interface StoredFile {
  id: string
  name: string
  type: string
  bytes: Buffer
}

/** A request that was answered. */
export interface LoggedRequest {
  /** In ms, by the clock of the stand-in. */
  at: number
  method: string
  /** With the query. */
  path: string
  version: string | undefined
  /** The id of the key, never the key. */
  key: string | undefined
  status: number
}
