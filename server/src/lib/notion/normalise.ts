import { anchorsOf } from './anchors.ts'
import { nodesOf } from './blocks.ts'
import { cleanText } from './clean-text.ts'
import { fileKey } from './files.ts'
import { iconOf } from './icon.ts'
import { joinLists } from './join-lists.ts'
import { limits } from './limits.ts'
import { leftOut } from './media.ts'
import type { ReadBlock, ReadPage } from './read-block.ts'
import { fullBlock } from './read-block.ts'
import type { CopyOf, Reading } from './reading.ts'
import { bare } from './safe-link.ts'
import { textOf } from './text.ts'
import type { Node, PageTree } from './tree.ts'

type OwnCopy = Reading['copyOf']

/** Turns a page as Notion answered it into what Foyer keeps and shows. */
export function normalise({ id, title, icon, cover, blocks }: ReadPage, copyOf: CopyOf): PageTree {
  const copy: OwnCopy = (owner, url) => copyOf(fileKey(owner, url))
  const coverUrl = cover?.type === 'file' ? cover.file.url : cover?.external.url
  const picture = coverUrl === undefined ? undefined : copy(id, coverUrl)
  return {
    title: cleanText(title.map((piece) => piece.plain_text).join('')),
    ...iconOf(id, icon, copy),
    ...(picture?.type.startsWith('image/') && { cover: picture }),
    blocks: walk(bare(id), blocks, copy),
  }
}

function walk(page: string, blocks: ReadBlock[], copyOf: OwnCopy): Node[] {
  const anchors = anchorsOf(everyOf(blocks))
  let count = 0
  const admit = () => ++count <= limits.blocks

  function below(children: ReadBlock[], depth: number): Node[] {
    if (depth > limits.depth && children.length > 0) return [leftOut('too-much', 'depth')]
    const nodes: Node[] = []
    let before: string | undefined
    for (const read of children) {
      const made = one(read, depth)
      const type = fullBlock(read)?.type
      // what a synced block holds is a list of its own
      if (type !== before || type === 'synced_block' || !joinLists(nodes.at(-1), made[0])) nodes.push(...made)
      before = type
    }
    return nodes
  }

  function one(read: ReadBlock, depth: number): Node[] {
    if (!admit()) return []
    const block = fullBlock(read)
    if (!block) return [leftOut('unreadable', 'type' in read.block ? read.block.type : 'block')]
    const nodes = nodesOf(block, {
      children: read.children,
      below: () => below(read.children, depth + 1),
      admit,
      within: (child) => (admit() ? below(child.children, depth + 2) : []),
      single: (child) => one(child, depth + 1),
      text: (pieces) => textOf(pieces, { page, holds: anchors.holds, copyOf }),
      icon: (owner, icon) => iconOf(owner, icon, copyOf),
      copyOf,
      anchor: anchors.name,
    })
    anchors.mark(block.id, nodes)
    return nodes
  }

  const nodes = below(blocks, 1)
  return count > limits.blocks ? [...nodes, leftOut('too-much', 'blocks')] : nodes
}

function* everyOf(blocks: ReadBlock[], depth = 1): Generator<ReadBlock> {
  for (const read of blocks) {
    yield read
    if (depth < limits.depth) yield* everyOf(read.children, depth + 1)
  }
}
