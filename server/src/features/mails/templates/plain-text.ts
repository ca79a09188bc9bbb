import type { Block } from './body.ts'
import type { Content } from './content.ts'

/** A mail as plain text: the blocks as paragraphs, each link on a line of its own, quotations with `>`. */
export const plainText = ({ blocks, sentBy }: Content): string => [...blocks.map(paragraph), sentBy].join('\n\n')

function paragraph(block: Block): string {
  if ('text' in block) return block.text
  if ('rows' in block) return block.rows.map(({ label, value }) => `${label} ${value}`).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  return `${block.action}:\n${block.link}`
}
