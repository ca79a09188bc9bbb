import { privacy } from '../fr/privacy.ts'

/** Texts of the tab about data of buyers, in French. */
export const messages = { privacy } as const
