/**
 * A part of a file, by its role for a reader. `sentences` are comments and paragraphs of documents; `type` and `function`
 * are the name in a declaration of one.
 */
export interface Piece {
  kind: 'name' | 'type' | 'function' | 'sentences' | 'title' | 'text'
  text: string
  /** Its offset in the file. */
  start: number
}
