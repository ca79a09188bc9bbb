import { erasure, retention } from '../fr/erasure.ts'

/** What the tab about data of buyers needs, in French. */
export const messages = { erasure, retention } as const
