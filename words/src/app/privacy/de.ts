import { privacy } from '../de/privacy.ts'

/** Texts of the tab about data of buyers, in German. */
export const messages = { privacy } as const
