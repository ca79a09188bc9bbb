import type { SameShape } from '../../same-shape.ts'
import type { settingsErrors as english } from '../en/settings-errors.ts'

export const settingsErrors = {
  'imprint-needed': 'Des événements sont en vente sous ces mentions légales. Fermez leur vente avant de les retirer.',
} as const satisfies SameShape<typeof english>
