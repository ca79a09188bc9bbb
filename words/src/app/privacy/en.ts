import { erasure, retention } from '../en/erasure.ts'

/** What the tab about data of buyers needs, in English. */
export const messages = { erasure, retention } as const
