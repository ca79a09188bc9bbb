/** Whose texts are edited. */
export type Owner = { team: string } | { event: string }
