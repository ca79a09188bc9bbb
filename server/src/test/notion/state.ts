import { msPerMinute } from '@foyer/contract/durations'
import type { Block, Key, NewBlock, Page, StoredFile } from './model.ts'

/** The content of the stand-in, and the changes that an author at Notion makes. */
export class NotionState {
  readonly keys = new Map<string, Key>()
  readonly pages = new Map<string, Page>()
  readonly blocks = new Map<string, Block>()
  readonly files = new Map<string, StoredFile>()
  private made = 0
  private ahead = 0

  /** The clock of the stand-in: the clock of the machine plus `moveClock`. */
  get now(): number {
    return Date.now() + this.ahead
  }

  moveClock(ms: number): void {
    this.ahead += ms
  }

  newId(): string {
    this.made += 1
    return `00000000-0000-4000-8000-${this.made.toString(16).padStart(12, '0')}`
  }

  addKey(key: string, given: Partial<Omit<Key, 'id' | 'pages'>> & { pages?: readonly string[] } = {}): void {
    const { pages = [], ...rest } = given
    const id = `key ${this.keys.size + 1}`
    this.keys.set(key, {
      id,
      workspace: 'Stage',
      bot: 'Foyer',
      mayRead: true,
      revoked: false,
      sees: {},
      ...rest,
      pages: new Set(pages),
    })
  }

  keyOf(key: string): Key {
    return found(this.keys.get(key), `key ${key}`)
  }

  addPage(given: Partial<Omit<Page, 'children'>> & { blocks?: NewBlock[] } = {}): Page {
    const { blocks = [], ...rest } = given
    const id = rest.id ?? this.newId()
    const at = this.now - 60 * msPerMinute
    const page: Page = {
      kind: 'page',
      title: 'Summer Night',
      icon: null,
      cover: null,
      publicUrl: null,
      inTrash: false,
      createdAt: at,
      editedAt: at,
      children: [],
      ...rest,
      id,
    }
    this.pages.set(id, page)
    for (const block of blocks) page.children.push(this.addBlock(id, block, page.editedAt))
    return page
  }

  addFile(name: string, type: string, bytes: Buffer): StoredFile {
    const file = { id: this.newId(), name, type, bytes }
    this.files.set(file.id, file)
    return file
  }

  /** Adds blocks to a page or block: at the end, or before another block. @returns their ids */
  append(parent: string, blocks: readonly NewBlock[], before?: string): string[] {
    const at = this.now
    const ids = blocks.map((block) => this.addBlock(parent, block, at))
    const { children } = this.holderOf(parent)
    children.splice(before === undefined ? children.length : children.indexOf(before), 0, ...ids)
    this.touch(parent)
    return ids
  }

  edit(id: string, payload: object): void {
    const block = this.blockOf(id)
    block.payload = payload
    block.editedAt = this.now
    this.touch(block.parent)
  }

  remove(id: string): void {
    const { parent } = this.blockOf(id)
    const { children } = this.holderOf(parent)
    children.splice(children.indexOf(id), 1)
    this.blocks.delete(id)
    this.touch(parent)
  }

  change(pageId: string, changes: Partial<Pick<Page, 'title' | 'icon' | 'cover' | 'inTrash'>>): void {
    Object.assign(this.pageOf(pageId), changes, { editedAt: this.now })
  }

  pageOf(id: string): Page {
    return found(this.pages.get(id), `page ${id}`)
  }

  blockOf(id: string): Block {
    return found(this.blocks.get(id), `block ${id}`)
  }

  /** The page that contains a block, or the page itself. */
  rootOf(id: string): Page | undefined {
    const block = this.blocks.get(id)
    return block ? this.rootOf(block.parent) : this.pages.get(id)
  }

  private addBlock(parent: string, { id = this.newId(), type, payload, children = [], partial }: NewBlock, at: number) {
    const block: Block = {
      id,
      parent,
      type,
      payload,
      children: [],
      createdAt: at,
      editedAt: at,
      partial: partial ?? false,
    }
    this.blocks.set(id, block)
    for (const child of children) block.children.push(this.addBlock(id, child, at))
    return id
  }

  private holderOf(id: string): Pick<Page, 'children'> {
    return found(this.blocks.get(id) ?? this.pages.get(id), id)
  }

  private touch(id: string): void {
    const page = this.rootOf(id)
    if (page) page.editedAt = this.now
  }
}

function found<T>(object: T | undefined, name: string): T {
  if (!object) throw new Error(`the fake Notion has no ${name}`)
  return object
}
