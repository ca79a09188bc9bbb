// Not imported from the contract, whose schemas would add zod to the editor. A test compares the two.

/** How many levels of blocks a description has. */
export const maxDepth = 4
