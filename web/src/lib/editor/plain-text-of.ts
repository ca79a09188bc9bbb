import type { ContentBlock } from '@foyer/contract/content'

/** The words of a text in one language, without formatting. @param value a form value */
export const plainTextOf = (value: string): string => linesIn(blocksFrom(value)).join('\n')

/** The blocks of a form value. */
// `as`: the editor writes nothing else
export const blocksFrom = (value: string) => (value === '' ? [] : JSON.parse(value)) as ContentBlock[]

const linesIn = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block) => {
    if ('items' in block) return block.items.flatMap((item) => [lineOf(item.text), ...linesIn(item.children)])
    if (block.type === 'image') return block.alt === '' ? [] : [`[${block.alt}]`]
    const children = 'children' in block ? linesIn(block.children) : []
    return 'text' in block ? [lineOf(block.text), ...children] : []
  })

const lineOf = (text: readonly { text: string }[]) => text.map((piece) => piece.text).join('')
