/** A part of a file, by its role for a reader. `sentences` are comments and paragraphs of documents. */
export interface Piece {
  kind: 'name' | 'sentences' | 'title' | 'text'
  text: string
  /** Its offset in the file. */
  start: number
}
