import { privacy } from '../en/privacy.ts'

/** Texts of the tab about data of buyers, in English. */
export const messages = { privacy } as const
