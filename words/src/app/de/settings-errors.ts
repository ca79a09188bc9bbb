import type { SameShape } from '../../same-shape.ts'
import type { settingsErrors as english } from '../en/settings-errors.ts'

export const settingsErrors = {
  'imprint-needed':
    'Mit diesem Impressum sind Veranstaltungen im Verkauf. Beenden Sie den Verkauf, bevor Sie es entfernen.',
} as const satisfies SameShape<typeof english>
