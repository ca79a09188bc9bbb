import { erasure, retention } from '../de/erasure.ts'

/** Texts of the tab about data of buyers, in German. */
export const messages = { erasure, retention } as const
