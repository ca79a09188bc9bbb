import { anchorsOf } from './anchors.ts'
import type { BlockContext, CopyOf } from './block-context.ts'
import { nodesOf } from './blocks.ts'
import { cleanText } from './clean-text.ts'
import { fileKey } from './files.ts'
import { iconOf } from './icon.ts'
import { joinLists } from './join-lists.ts'
import { pageLimits } from './limits.ts'
import { skippedNode } from './media.ts'
import type { ReadBlock, ReadPage } from './read-block.ts'
import { fullBlock } from './read-block.ts'
import { undashed } from './safe-link.ts'
import { textOf } from './text.ts'
import type { Node, PageTree } from './tree.ts'

type CopyOfUrl = BlockContext['copyOf']

/** Converts a page from Notion's format into the tree that Foyer stores and shows. */
export function normalise({ id, title, icon, cover, blocks, publicUrls }: ReadPage, copyOf: CopyOf): PageTree {
  const copy: CopyOfUrl = (owner, url) => copyOf(fileKey(owner, url))
  const coverUrl = cover?.type === 'file' ? cover.file.url : cover?.external.url
  const picture = coverUrl === undefined ? undefined : copy(id, coverUrl)
  return {
    title: cleanText(title.map((piece) => piece.plain_text).join('')),
    ...iconOf(id, icon, copy),
    ...(picture?.type.startsWith('image/') && { cover: picture }),
    blocks: nodesOfPage(undashed(id), blocks, copy, (linked) => publicUrls?.get(undashed(linked))),
  }
}

function nodesOfPage(
  page: string,
  blocks: ReadBlock[],
  copyOf: CopyOfUrl,
  publicUrl: BlockContext['publicUrl'],
): Node[] {
  const anchors = anchorsOf(allBlocks(blocks))
  let count = 0
  const countBlock = () => ++count <= pageLimits.blocks

  function nodesOfList(children: ReadBlock[], depth: number): Node[] {
    if (depth > pageLimits.depth && children.length > 0) return [skippedNode('too-much', 'depth')]
    const nodes: Node[] = []
    let previousType: string | undefined
    for (const read of children) {
      const newNodes = nodesOfBlock(read, depth)
      const type = fullBlock(read)?.type
      // the content of a synced block is a list of its own
      if (type !== previousType || type === 'synced_block' || !joinLists(nodes.at(-1), newNodes[0]))
        nodes.push(...newNodes)
      previousType = type
    }
    return nodes
  }

  function nodesOfBlock(read: ReadBlock, depth: number): Node[] {
    if (!countBlock()) return []
    const block = fullBlock(read)
    if (!block) return [skippedNode('unreadable', 'type' in read.block ? read.block.type : 'block')]
    const nodes = nodesOf(block, {
      children: read.children,
      childNodes: () => nodesOfList(read.children, depth + 1),
      countBlock: countBlock,
      nodesWithin: (child) => (countBlock() ? nodesOfList(child.children, depth + 2) : []),
      nodesOf: (child) => nodesOfBlock(child, depth + 1),
      text: (pieces) => textOf(pieces, { page, hasBlock: anchors.has, copyOf, publicUrl }),
      icon: (owner, icon) => iconOf(owner, icon, copyOf),
      copyOf,
      publicUrl,
      anchor: anchors.name,
    })
    anchors.mark(block.id, nodes)
    return nodes
  }

  const nodes = nodesOfList(blocks, 1)
  return count > pageLimits.blocks ? [...nodes, skippedNode('too-much', 'blocks')] : nodes
}

function* allBlocks(blocks: ReadBlock[], depth = 1): Generator<ReadBlock> {
  for (const read of blocks) {
    yield read
    if (depth < pageLimits.depth) yield* allBlocks(read.children, depth + 1)
  }
}
