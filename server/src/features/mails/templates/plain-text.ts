import type { Block, Link, Receipt, Row, Words } from './body.ts'
import { wordsIn } from './body.ts'
import type { Content } from './content.ts'

/** A mail as plain text: the blocks as paragraphs, each link on a line of its own, quotations with `>`. */
export function plainText({ language, blocks, foot }: Content): string {
  const t = wordsIn(language)
  const shown = blocks.flatMap((block) => ('qrCode' in block ? [] : paragraph(t, block)))
  const sender = foot.map((part) => ('link' in part ? linkLines(t, part) : part.join('\n')))
  return [...shown, `-- \n${sender.join('\n\n')}`].join('\n\n')
}

const linkLines = (t: Words, { label, link }: Link): string => `${t('label', { label })}\n${link}`

function paragraph(t: Words, block: Exclude<Block, { qrCode: string }>): string {
  if ('text' in block) return block.text
  if ('heading' in block) return [block.heading, block.detail].filter(Boolean).join('\n')
  if ('rows' in block) return rowLines(block.rows).join('\n')
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('receipt' in block) return receiptLines(t, block.receipt).join('\n')
  return linkLines(t, 'label' in block ? block : { label: block.action, link: block.link })
}

const rowLines = (rows: readonly Row[]): string[] => rows.map(({ label, value }) => `${label} ${value}`)

const receiptLines = (t: Words, { lines, totals }: Receipt): string[] => [
  ...lines.flatMap(({ label, details, amount }) => [
    `${t('label', { label })} ${amount}`,
    ...details.map((detail) => `  ${detail}`),
  ]),
  ...rowLines(totals),
]
