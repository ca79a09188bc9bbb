import type { Block, Receipt, Row, Words } from './body.ts'
import { wordsIn } from './body.ts'
import type { Content } from './content.ts'

/** A mail as plain text: the blocks as paragraphs, each link on a line of its own, quotations with `>`. */
export function plainText({ language, blocks, foot }: Content): string {
  const t = wordsIn(language)
  const shown = blocks.flatMap((block) => ('qrCode' in block ? [] : paragraph(t, block)))
  return [...shown, ['-- ', ...foot].join('\n')].join('\n\n')
}

function paragraph(t: Words, block: Exclude<Block, { qrCode: string }>): string {
  if ('text' in block) return block.text
  if ('rows' in block) return rowLines(block.rows).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('receipt' in block) return receiptLines(t, block.receipt).join('\n')
  if ('label' in block) return `${t('label', { label: block.label })}\n${block.link}`
  return `${t('label', { label: block.action })}\n${block.link}`
}

const rowLines = (rows: readonly Row[]): string[] => rows.map(({ label, value }) => `${label} ${value}`)

const receiptLines = (t: Words, { lines, totals }: Receipt): string[] => [
  ...lines.flatMap(({ label, details, amount }) => [
    `${t('label', { label })} ${amount}`,
    ...details.map((detail) => `  ${detail}`),
  ]),
  ...rowLines(totals),
]
