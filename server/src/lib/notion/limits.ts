/** The limits of a page. Foyer neither reads nor shows blocks beyond them, and tells the organiser. */
export const pageLimits = {
  /** The most blocks, at any depth. */
  blocks: 5000,
  /** The most levels of nested blocks. */
  depth: 12,
}
