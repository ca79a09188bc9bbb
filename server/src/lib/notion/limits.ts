/** How much a page may hold. What is beyond is neither read nor shown, and the organiser is told. */
export const limits = {
  /** Blocks, at any depth. */
  blocks: 5000,
  /** Blocks within blocks. */
  depth: 12,
}
