import { erasure, retention } from '../de/erasure.ts'

/** What the tab about data of buyers needs, in German. */
export const messages = { erasure, retention } as const
