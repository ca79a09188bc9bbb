import { erasure, retention } from '../fr/erasure.ts'

/** Texts of the tab about data of buyers, in French. */
export const messages = { erasure, retention } as const
