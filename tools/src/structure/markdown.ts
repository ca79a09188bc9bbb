import type { Piece } from './piece.ts'

/** Splits a document into pieces. Headings and table rows are titles; fenced code is skipped. */
export function markdownPieces(text: string): Piece[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, blank)
  return [...prose.matchAll(block)].flatMap(({ 0: found, index }): Piece[] => {
    const kind = /^\s*(#|\|)/.test(found) ? 'title' : 'sentences'
    return separateNames({ kind, text: found.replace(marker, blank), start: index })
  })
}

/** A heading, a row of a table, an item of a list or a paragraph. */
const block = /^[ \t]*(?:[#|].*|\S.*(?:\n(?![ \t]*(?:[#|]|[-*>] |\d+\. |$)).*)*)/gm
const marker = /^[ \t]*(?:[-*>]|\d+\.) /

/** Separates the names in backticks from the text. Spaces replace the names, so that offsets stay valid. */
export function separateNames(piece: Piece): Piece[] {
  const names = [...piece.text.matchAll(inBackticks)].map(
    ({ 0: text, index }): Piece => ({ kind: 'name', text, start: piece.start + index }),
  )
  return [{ ...piece, text: piece.text.replace(inBackticks, blank) }, ...names]
}

const inBackticks = /`[^`\n]*`/g

/** Replaces all characters except line breaks with spaces. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
