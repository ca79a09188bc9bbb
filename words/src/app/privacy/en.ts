import { erasure, retention } from '../en/erasure.ts'

/** Texts of the tab about data of buyers, in English. */
export const messages = { erasure, retention } as const
