/** A part of a file, by its role for a reader. `sentences` are comments and paragraphs of documents, `type` is a type’s name. */
export interface Piece {
  kind: 'name' | 'type' | 'sentences' | 'title' | 'text'
  text: string
  /** Its offset in the file. */
  start: number
}
